/** What a request says of who may see a list, under either name. */
interface Visibility {
  readonly public?: boolean | undefined;
  readonly isPublic?: boolean | undefined;
}

/** Whether a list is asked to be public; undefined when nothing is said. Where the two names disagree, it stays private. */
export function askedVisibility(request: Visibility): boolean | undefined {
  const said = [request.public, request.isPublic].filter((each) => each !== undefined);
  return said.length === 0 ? undefined : said.every(Boolean);
}
