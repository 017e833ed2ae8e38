import type { ComponentType } from "react";
import { matchPath, Route, Routes, useParams, type Params } from "react-router-dom";
import { pages } from "../../shared/pages.ts";
import { lazyPage } from "../browser/lazy-page.ts";
import { sessionHint, useSession } from "../calls/session.ts";
import { NotFoundPage } from "../features/not-found/NotFoundPage.tsx";
import { homeCode, pageCode } from "./page-code.ts";
import { PageLoading } from "../ui/feedback/PageLoading.tsx";

const LandingPage = lazyPage(homeCode.visitor);
const PersonalHomePage = lazyPage(homeCode.user);

// Each page takes the parameters of its own pattern (`pageCode`), and the router gives it just those.
type Load = () => Promise<ComponentType<Params>>;

const pagesByCode = new Map<Load, ReturnType<typeof lazyPage<Params>>>();

/** One page for one code: of two patterns with the same it stays, with all that it has asked for, when one becomes the other. */
function pageOf(load: Load) {
  const page = pagesByCode.get(load) ?? lazyPage(load);
  pagesByCode.set(load, page);
  return page;
}

const codeOfPages = Object.entries(pageCode).map(([name, load]) => {
  const { pattern } = pages[name as keyof typeof pageCode];
  return [pattern, pageOf(load as Load)] as const;
});

/**
 * Fetches the code of the page at `pathname`, and settles when it is here or will not come. Which home that is depends
 * on who looks, which only the server knows: the last visit is the best guess.
 */
export async function preloadPage(pathname: string): Promise<void> {
  const home = sessionHint.current() === "user" ? PersonalHomePage : LandingPage;
  const [, page] =
    [[pages.home.pattern, home] as const, ...codeOfPages].find(
      ([pattern]) => matchPath(pattern, pathname) !== null,
    ) ?? [];
  await page?.ready();
}

/** The page for the current address. */
export function Pages() {
  return (
    <Routes>
      <Route path={pages.home.pattern} element={<Home />} />
      {codeOfPages.map(([pattern, Page]) => (
        <Route key={pattern} path={pattern} element={<WithParameters of={Page} />} />
      ))}
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}

/** Home: the landing page for visitors, one's own lists for users. */
function Home() {
  const { state, username } = useSession();
  if (state === "loading") return <PageLoading />;
  return state === "user" ? <PersonalHomePage username={username} /> : <LandingPage />;
}

/** A page with the parameters of the address; another person's page or another list's is another page. */
function WithParameters({ of: Page }: { readonly of: ComponentType<Params> }) {
  const parameters = useParams();
  return <Page key={parameters["username"] ?? parameters["id"]} {...parameters} />;
}
