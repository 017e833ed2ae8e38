import type { ComponentType } from "react";
import { pageAt, type FoundPage } from "../../shared/pages.ts";
import { lazyPage } from "../browser/lazy-page.ts";
import { useLocation } from "../browser/location.ts";
import { sessionHint, useSession } from "../calls/session.ts";
import { NotFoundPage } from "../features/not-found/NotFoundPage.tsx";
import { PageLoading } from "../ui/feedback/PageLoading.tsx";
import { homeCode, pageCode } from "./page-code.ts";

const LandingPage = lazyPage(homeCode.visitor);
const PersonalHomePage = lazyPage(homeCode.user);

// Each page takes the parameters of its own pattern (`pageCode`), and finds just those.
type Load = () => Promise<ComponentType<FoundPage["parameters"]>>;
type LazyPage = ReturnType<typeof lazyPage<FoundPage["parameters"]>>;

const pagesByCode = new Map<Load, LazyPage>();

/** One page for one code: of two patterns with the same it stays, with all that it has asked for, when one becomes the other. */
function pageOf(load: Load): LazyPage {
  const page = pagesByCode.get(load) ?? lazyPage(load);
  pagesByCode.set(load, page);
  return page;
}

const pagesByName = Object.fromEntries(
  Object.entries(pageCode).map(([name, load]) => [name, pageOf(load as Load)]),
) as Readonly<Record<keyof typeof pageCode, LazyPage>>;

/** A part of a path in letters; a slash in it stays written, as it does not divide the path. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part.replaceAll(/%2f/gi, "%252F"));
  } catch {
    return part;
  }
}

const withSlashes = (parameters: FoundPage["parameters"]): FoundPage["parameters"] =>
  Object.fromEntries(
    Object.entries(parameters).map(([name, value]) => [name, value.replaceAll("%2F", "/")]),
  );

/** The page that an address names, with its parameters in letters; undefined where there is none. */
function found(pathname: string): FoundPage | undefined {
  const page = pageAt(pathname.split("/").map(decoded).join("/"));
  return page && { ...page, parameters: withSlashes(page.parameters) };
}

/**
 * Fetches the code of the page at `pathname`, and settles when it is here or will not come. Which home that is depends
 * on who looks, which only the server knows: the last visit is the best guess.
 */
export async function preloadPage(pathname: string): Promise<void> {
  const name = found(pathname)?.name;
  if (name === undefined) return;
  const home = sessionHint.current() === "user" ? PersonalHomePage : LandingPage;
  await (name === "home" ? home : pagesByName[name]).ready();
}

/** The page for the current address. */
export function Pages() {
  const page = found(useLocation().pathname);
  if (page === undefined) return <NotFoundPage />;
  if (page.name === "home") return <Home />;
  const { username, id } = page.parameters as { readonly username?: string; readonly id?: string };
  const Page = pagesByName[page.name];
  // Another person's page or another list's is another page.
  return <Page key={username ?? id ?? ""} {...page.parameters} />;
}

/** Home: the landing page for visitors, one's own lists for users. */
function Home() {
  const { state, username } = useSession();
  if (state === "loading") return <PageLoading />;
  if (state !== "user") return <LandingPage />;
  // Another person's home is another page, also where this one's first minute has begun.
  return <PersonalHomePage key={username} username={username} />;
}
