import { matchPath, Route, Routes, useParams } from "react-router-dom";
import type { Kind } from "../shared/kind.ts";
import { lazyPage } from "./lazy-page.ts";
import { NotFoundPage } from "./layout/NotFoundPage.tsx";
import { PageLoading } from "./layout/PageLoading.tsx";
import { patterns, shelfStatus } from "./paths.ts";
import { sessionHint, useSession } from "./session.ts";

const LandingPage = lazyPage(
  async () => (await import("./features/home/LandingPage.tsx")).LandingPage,
);
const PersonalHomePage = lazyPage(
  async () => (await import("./features/home/PersonalHomePage.tsx")).PersonalHomePage,
);
const TermsPage = lazyPage(async () => (await import("./features/legal/TermsPage.tsx")).TermsPage);
const PrivacyPage = lazyPage(
  async () => (await import("./features/legal/PrivacyPage.tsx")).PrivacyPage,
);
const LoginPage = lazyPage(
  async () => (await import("./features/account/LoginPage.tsx")).LoginPage,
);
const LogoutPage = lazyPage(
  async () => (await import("./features/account/LogoutPage.tsx")).LogoutPage,
);
const ChooseUsernamePage = lazyPage(
  async () => (await import("./features/account/ChooseUsernamePage.tsx")).ChooseUsernamePage,
);
const ProfilePage = lazyPage(
  async () => (await import("./features/profile/ProfilePage.tsx")).ProfilePage,
);
const CreateBlogPage = lazyPage(
  async () => (await import("./features/legal/CreateBlogPage.tsx")).CreateBlogPage,
);
const SettingsPage = lazyPage(
  async () => (await import("./features/settings/SettingsPage.tsx")).SettingsPage,
);
const ShelfPage = lazyPage(async () => (await import("./features/shelf/ShelfPage.tsx")).ShelfPage);

const CustomListPage = lazyPage(
  async () => (await import("./features/lists/CustomListPage.tsx")).CustomListPage,
);
const RankingListPage = lazyPage(
  async () => (await import("./features/ranking/RankingListPage.tsx")).RankingListPage,
);
const CreateRankingListPage = lazyPage(
  async () => (await import("./features/ranking/CreateRankingListPage.tsx")).CreateRankingListPage,
);
const RecommendPage = lazyPage(
  async () => (await import("./features/recommend/RecommendPage.tsx")).RecommendPage,
);
const ChatPage = lazyPage(async () => (await import("./features/chat/ChatPage.tsx")).ChatPage);

const codeOfPages = [
  [patterns.terms, TermsPage],
  [patterns.privacy, PrivacyPage],
  [patterns.login, LoginPage],
  [patterns.logout, LogoutPage],
  [patterns.chooseUsername, ChooseUsernamePage],
  [patterns.profile, ProfilePage],
  [patterns.animeShelf, ShelfPage],
  [patterns.mangaShelf, ShelfPage],
  [patterns.customList, CustomListPage],
  [patterns.rankingList, RankingListPage],
  [patterns.createRankingList, CreateRankingListPage],
  [patterns.chat, ChatPage],
  [patterns.createBlog, CreateBlogPage],
  [patterns.recommend, RecommendPage],
  [patterns.settings, SettingsPage],
] as const;

/**
 * Fetches the code of the page at `pathname`, and settles when it is here or will not come. Which home that is depends
 * on who looks, which only the server knows: the last visit is the best guess.
 */
export async function preloadPage(pathname: string): Promise<void> {
  const home = sessionHint.current() === "user" ? PersonalHomePage : LandingPage;
  const [, page] =
    [[patterns.home, home] as const, ...codeOfPages].find(
      ([pattern]) => matchPath(pattern, pathname) !== null,
    ) ?? [];
  await page?.ready();
}

/** The page for the current address. */
export function Pages() {
  return (
    <Routes>
      <Route path={patterns.home} element={<HomeRoute />} />
      <Route path={patterns.terms} element={<TermsPage />} />
      <Route path={patterns.privacy} element={<PrivacyPage />} />
      <Route path={patterns.login} element={<LoginPage />} />
      <Route path={patterns.logout} element={<LogoutPage />} />
      <Route path={patterns.chooseUsername} element={<ChooseUsernamePage />} />
      <Route path={patterns.profile} element={<ProfileRoute />} />
      <Route path={patterns.animeShelf} element={<ShelfRoute kind="anime" />} />
      <Route path={patterns.mangaShelf} element={<ShelfRoute kind="manga" />} />
      <Route path={patterns.customList} element={<CustomListRoute />} />
      <Route path={patterns.rankingList} element={<RankingListRoute />} />
      <Route path={patterns.createRankingList} element={<CreateRankingListPage />} />
      <Route path={patterns.chat} element={<ChatPage />} />
      <Route path={patterns.createBlog} element={<CreateBlogPage />} />
      <Route path={patterns.recommend} element={<RecommendPage />} />
      <Route path={patterns.settings} element={<SettingsPage />} />
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}

/** Home: the landing page for visitors, one's own lists for users. */
function HomeRoute() {
  const { state, username } = useSession();
  if (state === "loading") return <PageLoading />;
  return state === "user" ? <PersonalHomePage username={username} /> : <LandingPage />;
}

function ProfileRoute() {
  const { username = "" } = useParams();
  return <ProfilePage key={username} username={username} />;
}

function CustomListRoute() {
  const { id = "" } = useParams();
  return <CustomListPage key={id} id={id} />;
}

function RankingListRoute() {
  const { id = "" } = useParams();
  return <RankingListPage key={id} id={id} />;
}

function ShelfRoute({ kind }: { readonly kind: Kind }) {
  const { username = "", status: segment } = useParams();
  const status = shelfStatus(kind, segment);
  if (status === undefined) return <NotFoundPage />;
  return <ShelfPage kind={kind} username={username} status={status} />;
}
