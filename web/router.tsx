import { matchPath, Route, Routes, useParams } from "react-router-dom";
import type { Kind } from "../shared/kind.ts";
import { lazyPage } from "./lazy-page.ts";
import { NotFoundPage } from "./layout/NotFoundPage.tsx";
import { PageLoading } from "./layout/PageLoading.tsx";
import { patterns, shelfStatus } from "./paths.ts";
import { sessionHint, useSession } from "./session.ts";

const LandingPage = lazyPage(() =>
  import("./features/home/LandingPage.tsx").then((code) => code.LandingPage),
);
const PersonalHomePage = lazyPage(() =>
  import("./features/home/PersonalHomePage.tsx").then((code) => code.PersonalHomePage),
);
const TermsPage = lazyPage(() =>
  import("./features/legal/TermsPage.tsx").then((code) => code.TermsPage),
);
const PrivacyPage = lazyPage(() =>
  import("./features/legal/PrivacyPage.tsx").then((code) => code.PrivacyPage),
);
const LoginPage = lazyPage(() =>
  import("./features/account/LoginPage.tsx").then((code) => code.LoginPage),
);
const LogoutPage = lazyPage(() =>
  import("./features/account/LogoutPage.tsx").then((code) => code.LogoutPage),
);
const ChooseUsernamePage = lazyPage(() =>
  import("./features/account/ChooseUsernamePage.tsx").then((code) => code.ChooseUsernamePage),
);
const ProfilePage = lazyPage(() =>
  import("./features/profile/ProfilePage.tsx").then((code) => code.ProfilePage),
);
const CreateBlogPage = lazyPage(() =>
  import("./features/legal/CreateBlogPage.tsx").then((code) => code.CreateBlogPage),
);
const SettingsPage = lazyPage(() =>
  import("./features/settings/SettingsPage.tsx").then((code) => code.SettingsPage),
);
const ShelfPage = lazyPage(() =>
  import("./features/shelf/ShelfPage.tsx").then((code) => code.ShelfPage),
);

const CustomListPage = lazyPage(() =>
  import("./features/lists/CustomListPage.tsx").then((code) => code.CustomListPage),
);
const RankingListPage = lazyPage(() =>
  import("./features/ranking/RankingListPage.tsx").then((code) => code.RankingListPage),
);
const CreateRankingListPage = lazyPage(() =>
  import("./features/ranking/CreateRankingListPage.tsx").then((code) => code.CreateRankingListPage),
);
const RecommendPage = lazyPage(() =>
  import("./features/recommend/RecommendPage.tsx").then((code) => code.RecommendPage),
);
const ChatPage = lazyPage(() =>
  import("./features/chat/ChatPage.tsx").then((code) => code.ChatPage),
);

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
