import { paths } from "../../addresses/paths.ts";
import { LinkTabs } from "../../ui/controls/Tabs.tsx";

/** The ways through the catalogue. */
export function BrowseTabs() {
  return (
    <LinkTabs
      label="Catalogue"
      links={[
        { to: paths.browse("anime"), label: "Anime" },
        { to: paths.browse("manga"), label: "Manga" },
        { to: paths.thisSeason, label: "Seasons" },
        { to: paths.calendar, label: "Calendar" },
      ]}
    />
  );
}
