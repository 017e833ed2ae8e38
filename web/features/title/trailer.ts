const hosts: readonly string[] = ["youtube.com", "www.youtube.com", "m.youtube.com"];

/** The video that a trailer's address names by its `v` parameter; undefined for every other address. */
export function trailerVideoId(address: string): string | undefined {
  const url = URL.parse(address);
  if (url === null || !/^https?:$/.test(url.protocol) || !hosts.includes(url.hostname)) {
    return undefined;
  }
  const id = url.searchParams.get("v");
  return id !== null && /^[\w-]{11}$/.test(id) ? id : undefined;
}

/** Address of the still picture that stands in for a video until it is asked for. */
export const trailerStill = (videoId: string): string =>
  `https://i.ytimg.com/vi/${videoId}/hqdefault.jpg`;

/** Address of the player that sets no cookies before it plays. */
export const trailerPlayer = (videoId: string): string =>
  `https://www.youtube-nocookie.com/embed/${videoId}?autoplay=1&rel=0`;
