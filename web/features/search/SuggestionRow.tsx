import { Link } from "../../addresses/Link.tsx";
import { browseHref } from "../../addresses/browse-href.ts";
import { makerPath } from "../../addresses/maker-path.ts";
import { paths } from "../../addresses/paths.ts";
import { PersonIcon, stroked } from "../../ui/display/icons.tsx";
import { airedIn, titleCount } from "../../words/title-words.ts";
import type { Suggestion } from "./search-state.ts";
import "./SuggestionRow.css";

const CalendarIcon = stroked("M4.5 6h15v14h-15z", "M4.5 10.5h15", "M8.5 3.5V8", "M15.5 3.5V8");

const kinds = {
  studio: {
    label: "Studio",
    Icon: stroked("M4 9.5h16V20H4z", "m4 9.5-.8-4 15.7-3 .8 4Z", "m9 4.4 3 4"),
  },
  author: { label: "Author", Icon: PersonIcon },
  season: { label: "Season", Icon: CalendarIcon },
  year: { label: "Catalogue", Icon: CalendarIcon },
} as const;

/** A row that leads to the page of a studio, an author, a season or a year. */
export function SuggestionRow({
  cellId,
  isActive,
  suggestion,
  onLeave,
}: {
  readonly cellId: string;
  readonly isActive: boolean;
  readonly suggestion: Suggestion;
  readonly onLeave: (() => void) | undefined;
}) {
  const { label, Icon } = kinds[suggestion.kind];
  return (
    <div role="row" className="search__row" aria-selected={isActive}>
      <div role="gridcell" id={cellId} className="search__cell">
        <Link
          className="search__found search__suggestion"
          to={addressOf(suggestion)}
          replace={onLeave !== undefined}
          onClick={onLeave}
        >
          <Icon />
          <span className="search__text">
            <span>
              <span className="search__name">{nameOf(suggestion)}</span>
              <span className="search__count"> · {titleCount(suggestion.count)}</span>
            </span>
          </span>
          <span className="search__suggestion-kind">{label}</span>
        </Link>
      </div>
    </div>
  );
}

function nameOf(suggestion: Suggestion): string {
  switch (suggestion.kind) {
    case "season":
      return airedIn(suggestion.season, suggestion.year);
    case "year": {
      const what = suggestion.of === "anime" ? "Anime" : "Manga";
      return `${what} of ${suggestion.value.endsWith("s") ? "the " : ""}${suggestion.value}`;
    }
    case "studio":
    case "author":
      return suggestion.name;
  }
}

function addressOf(suggestion: Suggestion): string {
  switch (suggestion.kind) {
    case "season":
      return paths.season(suggestion);
    case "year":
      return browseHref(paths.browse(suggestion.of), "years", suggestion.value);
    case "studio":
      return makerPath("anime", suggestion.name);
    case "author":
      return makerPath("manga", suggestion.name);
  }
}
