const inWeb = (...paths: readonly string[]): RegExp =>
  new RegExp(`/web/(?:${paths.join("|")})[^/]*$`);

/** The file of what nearly all pages draw with. */
export const commonName = "common";

/** Small parts that most pages draw with: as files of their own they would cost more in requests than in bytes. */
const common = inWeb(
  "browser/(?:device-choice|time-zone)",
  "addresses/(?:browse-href|maker-path)",
  "words/title-words",
  "features/account/(?:SignInPrompt|farewell)",
  "features/import/read-report",
  "features/lists/VisibilityMark\\.css",
  "features/moderation/moderation",
  "features/panels/(?:CardPanel|EmptyPanel)",
  "features/shelf/density",
  "tracking/(?:standing|entry-words|cached-entries|PlannableCard)",
  "cards/(?:CoverImage|details-names|lazy-open-count|title-dialog-preload|TitleCard|TitleLink|TrackingRow)",
  "ui/controls/(?:Field|FilterGroup|IconButton|SegmentedControl|Tabs|max-length|resting)",
  "ui/display/(?:CardGrid|Chip|hide-broken|ProgressBar|SectionHeader|lock-icon|medal|pencil-icon)",
  "ui/feedback/(?:EmptyState|LoadFailure|Skeleton)",
  "ui/dialogs/(?:focus-heir|modal-layer)",
  // Styles of first screens, and of what is drawn over them: index.html holds them.
  "features/(?:home|home/banners|landing|search|keyboard)/[^/]*\\.css",
  "ui/dialogs/DialogSheet\\.css",
);

/** What both sides know, and pages of several files need. */
const sharedWords = /\/shared\/(?:entries\/day|filters|season|slug|words\/[^/]*)\.ts$/;

/** What shows and moves a user's own progress, on cards and in dialogs; not the question that hardly anybody is asked. */
const tracking = inWeb("tracking/(?!beyond|dropped-entry|PlanButton|StatusChip|use-planning)[^/]*");

/** The first titles of a user's lists, as home and profile show them. */
const panels = inWeb("features/panels/(?:UserList|first-of)");

/** What is told of a title that airs, and what leads to what fits into some time: fetched when there is such a title. */
const airing = inWeb(
  "browser/ticker",
  "calls/use-minute",
  "cards/AiringLine",
  "features/shelf/spare-time/SpareTimeButton",
  "words/(?:airing-words|count-word)",
);

/** What puts a title on a list, beside what shows where it is. */
const planning = inWeb("tracking/(?:PlanButton|StatusChip|use-planning)");

/** What brings a dropped title back: on a list, in the diary, and in its dialog. */
const dropped = inWeb("tracking/dropped-entry");

/** Where a list is brought from another site, and how far it is. */
const imports = inWeb("features/import/(?:StalledImports|lazy-import-dialog|use-imports)");

/** What a custom list's page and the profile's lists have in common. */
const lists = inWeb(
  "features/lists/(?:DeleteListButton|ListDialogButton|ShareButton|VisibilityMark|use-list-changes)",
  "ui/display/page-icons",
);

/** What pages of many titles have in common. */
const pagesOfTitles = inWeb(
  "cards/EntryMarks",
  "features/shelf/(?:FilterPanelFrame|ShelfFilters|ShelfHead|ShelfPage\\.css|filtering|shelf-address)",
  "features/shelf/use-scroll-to-top",
);

/** What a list of many titles has below it and beside; a user's own has it with its tools, when it is drawn. */
const longLists = inWeb(
  "features/browse/(?:BrowsePage\\.css|BrowseTabs)",
  "ui/controls/(?:Pagination|page-numbers)",
  "ui/copying/CopyTextButton",
);

/** What is chosen in the settings, and where it shows. */
const choices = inWeb(
  "features/entry/(?:ScoreStyleChoice|score-style)",
  "features/keyboard/SingleKeysSwitch",
  "features/shelf/DensityChoice",
  "ui/display/table-icon",
);

/** What finds in a list, sorts it and draws it otherwise, and what changes several of its titles, fetched when the list is drawn, or begun with. */
const listTools = inWeb("features/shelf/(?:ShelfRows|TrackedRow)", "features/shelf/tools/");
const select = inWeb("features/shelf/select/(?!PickBox|selection)");

/** What changes what is said of a title, in its dialog as of several at once. */
const entryEditor = inWeb(
  "features/entry/(?:edit-words|entry-edit|said-on-shelves|scores|use-entry-editor)",
);

/** The catalogue by page. */
const browse = inWeb("features/browse/(?!\\w+Page\\.tsx)", "ui/controls/SelectField");

/** A search, of one title on a list as well as of the catalogue. */
const search = inWeb(
  "features/search/(?:SearchInput|SearchStatus|found-title|next-active|result-cell)",
  "features/search/(?:search-state|use-search)",
);

/** What a search has found, fetched once somebody is about to search. */
const results = inWeb(
  "features/search/(?:NextStep|ResultActions|SearchResults|SuggestionRow|TrackedResults)",
  "features/search/(?:quick-add-problem|use-quick-add)",
);

/** The search of home and palette, with what it opens and adds. */
const widget = inWeb("features/search/(?:FilterToggle|SearchWidget|ShelfButtons)");

/** One question, with what answers it. */
const question = inWeb("ui/dialogs/QuestionSheet");

/** What lies over pages on demand, fetched once somebody uses the page. */
const overlays = inWeb(
  "features/search/SearchPalette",
  "features/keyboard/(?:KeyboardSheet|Keys)",
  "ui/dialogs/(?:DialogSheet|back-closes)",
);

/**
 * Which modules share a file of the build. What no group takes becomes one file for each page, dialog or island. The
 * first group that fits takes a module, with everything it imports.
 */
export const chunks = [
  {
    // Changes only when a dependency does, so that a deployment leaves it in the visitors' caches.
    name: "vendor",
    test: /node_modules\/(react|react-dom|scheduler|@tanstack)\//,
  },
  { name: "app", test: /\/(?:web|shared)\//, tags: ["$initial" as const] },
  { name: commonName, test: new RegExp(`${common.source}|${sharedWords.source}`) },
  { name: "tracking", test: tracking },
  { name: "panels", test: panels },
  { name: "planning", test: planning },
  { name: "airing", test: airing },
  { name: "dropped", test: dropped },
  { name: "imports", test: imports },
  { name: "lists", test: lists },
  { name: "pages-of-titles", test: pagesOfTitles },
  { name: "long-lists", test: longLists },
  { name: "choices", test: choices },
  { name: "entry-editor", test: entryEditor },
  // Before the tools of lists, which choose by the same field, and would keep it.
  { name: "browse", test: browse },
  { name: "list-tools", test: listTools },
  { name: "search", test: search },
  { name: "results", test: results },
  { name: "widget", test: widget },
  { name: "overlays", test: overlays },
  // After these, as it lies over pages with what they do.
  { name: "question", test: question },
  // The last one, as its questions are drawn with what lies over other pages, too.
  { name: "select", test: select },
];
