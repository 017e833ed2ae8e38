import { Link, useLocation } from "react-router-dom";
import type { Kind } from "../../../shared/kind.ts";
import { withTitle } from "../../title-address.ts";
import type { StoryPart, TitleStory } from "./title-view.ts";

/** Where a title stands among those that continue one another: "Part 2 of 5 · next: …". */
export function StoryLine({ kind, story }: { readonly kind: Kind; readonly story: TitleStory }) {
  const { part, parts, previous, next } = story;
  return (
    <p className="title__story">
      Part {part} of {parts}
      {previous !== null && <PartLink label="after" kind={kind} part={previous} />}
      {next !== null && <PartLink label="next" kind={kind} part={next} />}
    </p>
  );
}

function PartLink({
  label,
  kind,
  part: { id, title, english },
}: {
  readonly label: string;
  readonly kind: Kind;
  readonly part: StoryPart;
}) {
  const location = useLocation();
  const { search } = location;
  return (
    <>
      {" "}
      · {label}:{" "}
      {/* In place of the title that is open: to close the dialog still leads back to the page. */}
      <Link
        replace
        state={location.state as unknown}
        to={{ search: withTitle(search, { kind, id }) }}
      >
        {english ?? title}
      </Link>
    </>
  );
}
