import { useLocation } from "../../browser/location.ts";
import { Link } from "../../addresses/Link.tsx";
import { paths } from "../../addresses/paths.ts";
import { CopyTextButton } from "../../ui/copying/CopyTextButton.tsx";
import { PencilIcon } from "../../ui/display/pencil-icon.tsx";
import { useTitleLanguage } from "../../words/title-language.ts";
import type { CustomList } from "./custom-list.ts";
import { ListDialogButton } from "./ListDialogButton.tsx";
import { ShareButton } from "./ShareButton.tsx";
import { VisibilityMark } from "./VisibilityMark.tsx";

/** Id of the heading that names a custom list. */
export const listHeadingId = "list-heading";

/** What a custom list is about, whose it is, and what can be done with it. */
export function ListHead({ list }: { readonly list: CustomList }) {
  const { name, description, owner_username, anime } = list;
  const { search } = useLocation();
  const language = useTitleLanguage();
  return (
    <header className="list-head">
      <div className="list-head__words">
        <p className="list-head__facts">
          List by <Link to={paths.profile(owner_username)}>{owner_username}</Link>
          <span>
            {anime.length} {anime.length === 1 ? "title" : "titles"}
          </span>
          {list.owner && <VisibilityMark isPublic={list.public} />}
        </p>
        <h1 id={listHeadingId}>{name}</h1>
        {description !== "" && <p className="list-head__description">{description}</p>}
      </div>
      <div className="list-head__actions">
        {list.public && <ShareButton path={paths.customList(list.id)} />}
        {anime.length > 0 && (
          <CopyTextButton
            list={async () => {
              const { customListText } = await import("./custom-list-text.ts");
              return customListText(list, search, language);
            }}
          />
        )}
        {list.owner && (
          <ListDialogButton list={list}>
            <PencilIcon />
            Edit List
          </ListDialogButton>
        )}
      </div>
    </header>
  );
}
