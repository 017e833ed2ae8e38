import { useLocation } from "../browser/location.ts";
import { Link } from "../addresses/Link.tsx";
import { brand } from "../words/brand.ts";
import { hasMacKeyboard, keyNames, shortcuts } from "../keyboard/shortcuts.ts";
import { paths } from "../addresses/paths.ts";
import { useSession } from "../calls/session.ts";
import { ButtonLink } from "../ui/controls/Button.tsx";
import { Skeleton } from "../ui/feedback/Skeleton.tsx";
import { HeaderBar, SearchBoxText } from "./HeaderBar.tsx";
import { useOpenPalette } from "../features/search/palette.tsx";
import { UserMenu } from "./UserMenu.tsx";

/** The head of every page. */
export function Header() {
  return (
    <HeaderBar>
      <SearchBox />
      <nav className="header__account" aria-label="Account">
        <Account />
      </nav>
    </HeaderBar>
  );
}

/** Looks like a search box and opens the palette, where the typing happens. */
function SearchBox() {
  const openPalette = useOpenPalette();
  return (
    <button type="button" className="header__search" aria-haspopup="dialog" onClick={openPalette}>
      <SearchBoxText />
      <kbd className="header__hotkey" aria-hidden="true">
        {keyNames(shortcuts.search.keys[0], hasMacKeyboard()).join(" ")}
      </kbd>
    </button>
  );
}

function Account() {
  const session = useSession();
  const { pathname, search } = useLocation();
  if (session.state === "loading") return <Skeleton width={96} height={36} />;
  if (session.state !== "user") {
    const isSignIn = pathname.startsWith(paths.login());
    return (
      <>
        <Link to={paths.browse("anime")} className="header__link header__link--visitor">
          Browse
        </Link>
        <ButtonLink to={paths.login(isSignIn ? undefined : pathname + search)}>Sign In</ButtonLink>
      </>
    );
  }
  return (
    <>
      <Link className="header__link" to={paths.browse("anime")}>
        Browse
      </Link>
      <Link className="header__link" to={paths.recommend}>
        Recommend
      </Link>
      <Link to={paths.chat} className="header__link">
        Chat
      </Link>
      {brand.communityChatUrl !== "" && (
        <a className="header__link" href={brand.communityChatUrl}>
          Community
        </a>
      )}
      <UserMenu username={session.username} avatarUrl={session.avatarUrl} />
    </>
  );
}
