import type { ComponentType } from "react";
import type { PageName, PageParameters } from "../../shared/pages.ts";

/** Fetches what draws a page from the parameters in its address. */
type Load<Parameters> = () => Promise<ComponentType<Parameters>>;

/** The pages of titles. One of them stays when an address by the id alone becomes the one with the name. */
const titleCode = {
  animeTitle: () =>
    import("../features/title-page/TitlePage.tsx").then((code) => code.AnimeTitlePage),
  mangaTitle: () =>
    import("../features/title-page/TitlePage.tsx").then((code) => code.MangaTitlePage),
};

/**
 * The code of each page but home: a page of `shared/pages.ts` without its line here does not compile. The build reads
 * from these lines which module a page is (`vite/first-routes.ts`).
 */
export const pageCode: {
  readonly [Name in Exclude<PageName, "home">]: Load<PageParameters<Name>>;
} = {
  terms: () => import("../features/legal/TermsPage.tsx").then((code) => code.TermsPage),
  privacy: () => import("../features/legal/PrivacyPage.tsx").then((code) => code.PrivacyPage),
  credits: () => import("../features/legal/CreditsPage.tsx").then((code) => code.CreditsPage),
  login: () => import("../features/account/LoginPage.tsx").then((code) => code.LoginPage),
  logout: () => import("../features/account/LogoutPage.tsx").then((code) => code.LogoutPage),
  chooseUsername: () =>
    import("../features/account/ChooseUsernamePage.tsx").then((code) => code.ChooseUsernamePage),
  profile: () => import("../features/profile/ProfilePage.tsx").then((code) => code.ProfilePage),
  animeDropped: () =>
    import("../features/dropped/DroppedPage.tsx").then((code) => code.AnimeDroppedPage),
  mangaDropped: () =>
    import("../features/dropped/DroppedPage.tsx").then((code) => code.MangaDroppedPage),
  animeShelf: () => import("../features/shelf/ShelfPage.tsx").then((code) => code.AnimeShelfPage),
  mangaShelf: () => import("../features/shelf/ShelfPage.tsx").then((code) => code.MangaShelfPage),
  statistics: () =>
    import("../features/statistics/StatisticsPage.tsx").then((code) => code.StatisticsPage),
  year: () => import("../features/year/YearPage.tsx").then((code) => code.YearPage),
  customList: () =>
    import("../features/lists/CustomListPage.tsx").then((code) => code.CustomListPage),
  rankingList: () =>
    import("../features/ranking/RankingListPage.tsx").then((code) => code.RankingListPage),
  createRankingList: () =>
    import("../features/ranking/CreateRankingListPage.tsx").then(
      (code) => code.CreateRankingListPage,
    ),
  chat: () => import("../features/chat/ChatPage.tsx").then((code) => code.ChatPage),
  createBlog: () =>
    import("../features/legal/CreateBlogPage.tsx").then((code) => code.CreateBlogPage),
  browseAnime: () =>
    import("../features/browse/BrowsePage.tsx").then((code) => code.BrowseAnimePage),
  browseManga: () =>
    import("../features/browse/BrowsePage.tsx").then((code) => code.BrowseMangaPage),
  ...titleCode,
  animeById: titleCode.animeTitle,
  mangaById: titleCode.mangaTitle,
  topUsers: () =>
    import("../features/community/TopUsersPage.tsx").then((code) => code.TopUsersPage),
  rankingLists: () =>
    import("../features/community/RankingListsPage.tsx").then((code) => code.RankingListsPage),
  calendar: () => import("../features/calendar/CalendarPage.tsx").then((code) => code.CalendarPage),
  thisSeason: () => import("../features/browse/SeasonPage.tsx").then((code) => code.ThisSeasonPage),
  season: () => import("../features/browse/SeasonPage.tsx").then((code) => code.SeasonPage),
  studio: () => import("../features/browse/MakerPage.tsx").then((code) => code.StudioPage),
  author: () => import("../features/browse/MakerPage.tsx").then((code) => code.AuthorPage),
  recommend: () =>
    import("../features/recommend/RecommendPage.tsx").then((code) => code.RecommendPage),
  diary: () => import("../features/diary/DiaryPage.tsx").then((code) => code.DiaryPage),
  settings: () => import("../features/settings/SettingsPage.tsx").then((code) => code.SettingsPage),
};

/** The code of home, by who looks. */
export const homeCode = {
  visitor: () => import("../features/landing/LandingPage.tsx").then((code) => code.LandingPage),
  user: () => import("../features/home/PersonalHomePage.tsx").then((code) => code.PersonalHomePage),
};
