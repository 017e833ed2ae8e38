import type { Kind } from "../../../shared/kind.ts";
import { usePageTitle } from "../../addresses/page-title.ts";
import { Browse, browseHeadingId } from "./Browse.tsx";
import { BrowseTabs } from "./BrowseTabs.tsx";
import "./BrowsePage.css";

const titles: Readonly<Record<Kind, string>> = { anime: "Anime", manga: "Manga" };

/** All anime, to be narrowed down. */
export const BrowseAnimePage = () => <BrowsePage kind="anime" />;

/** All manga, to be narrowed down. */
export const BrowseMangaPage = () => <BrowsePage kind="manga" />;

function BrowsePage({ kind }: { readonly kind: Kind }) {
  usePageTitle(titles[kind]);
  return (
    <div className="browse-page">
      <div className="browse-page__head">
        <h1 id={browseHeadingId}>{titles[kind]}</h1>
        <BrowseTabs />
      </div>
      <Browse key={kind} kind={kind} />
    </div>
  );
}
