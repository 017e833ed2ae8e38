/** What a cookie holds that scripts may read; undefined where there is none. */
export const cookieValue = (name: string): string | undefined =>
  document.cookie
    .split("; ")
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);
