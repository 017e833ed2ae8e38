import * as z from "zod";
import type { Stream } from "../title.ts";

/** A title on a platform. */
export const Site = z.object({ site: z.string(), id: z.string().optional() });

/** What the data say of a platform; of type `onair` are those that show anime with their owners' leave. */
const Platform = z.object({
  title: z.string(),
  urlTemplate: z.string(),
  regions: z.array(z.string().regex(/^[A-Z]{2}$/)).default([]),
  type: z.string(),
});

/** Platforms by the names that titles call them. */
export const Platforms = z.record(z.string(), Platform);

interface Part {
  readonly officialSite: string;
  readonly sites: readonly z.infer<typeof Site>[];
}

/** An address that a page may link to; undefined for all that is no address of the web. */
function webAddress(text: string): string | undefined {
  const url = URL.parse(text);
  return url?.protocol === "https:" || url?.protocol === "http:" ? url.href : undefined;
}

/** The page of a title's makers: that of its latest part that has one. */
export function officialSiteOf(parts: readonly Part[]): string | null {
  const addresses = parts.map(({ officialSite }) => webAddress(officialSite));
  return addresses.findLast((address) => address !== undefined) ?? null;
}

/** Where the parts of a title are shown, each address once; those without regions, which are meant for most, first. */
export function streamsOf(
  parts: readonly Part[],
  platforms: z.infer<typeof Platforms>,
): readonly Stream[] {
  const streams = new Map<string, Stream>();
  for (const { site, id } of parts.flatMap(({ sites }) => sites)) {
    const platform = Object.hasOwn(platforms, site) ? platforms[site] : undefined;
    if (platform?.type !== "onair" || !id) continue;
    const url = webAddress(platform.urlTemplate.replaceAll("{{id}}", encodeURI(id)));
    if (url === undefined) continue;
    const regions = [...new Set([...(streams.get(url)?.regions ?? []), ...platform.regions])];
    streams.set(url, { name: platform.title, url, regions });
  }
  return [...streams.values()].toSorted(
    (a, b) => Number(a.regions.length > 0) - Number(b.regions.length > 0),
  );
}
