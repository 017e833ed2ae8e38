import * as sentences from "../../../shared/sentences.ts";
import { paths } from "../../addresses/paths.ts";
import { Button, ButtonLink } from "../../ui/controls/Button.tsx";
import { usePageTitle } from "../../addresses/page-title.ts";
import { useOpenPalette } from "../search/palette.tsx";
import "./NotFoundPage.css";

/** For every address that is no page: the way home, and the search. */
export function NotFoundPage() {
  usePageTitle("Page not found");
  const openPalette = useOpenPalette();
  return (
    <div className="not-found">
      {/* The server answers 200 for every address, so search engines must be told. */}
      <meta name="robots" content="noindex" />
      <p className="not-found__code" aria-hidden="true">
        404
      </p>
      <h1>This page does not exist</h1>
      <p className="not-found__text">{sentences.notFound}</p>
      <div className="not-found__actions">
        <ButtonLink to={paths.home}>Go home</ButtonLink>
        <Button variant="outlined" onClick={openPalette}>
          Search
        </Button>
      </div>
    </div>
  );
}
