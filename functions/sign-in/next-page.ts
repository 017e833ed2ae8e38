const home = "/";
const elsewhere = ["/accounts/", "/api/"];

/** The page of ours that `next` names, with its query; home for anything that leads off the site or back to sign-in. */
export function nextPage(next: string | undefined, origin: string): string {
  if (next === undefined || !next.startsWith("/") || !URL.canParse(next, origin)) return home;
  const url = new URL(next, origin);
  const leavesUs = url.origin !== origin || elsewhere.some((path) => url.pathname.startsWith(path));
  // A path that begins with two slashes would be read as another host by the browser.
  if (leavesUs || url.pathname.startsWith("//")) return home;
  return url.pathname + url.search + url.hash;
}
