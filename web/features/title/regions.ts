import { listed } from "../../../shared/words/listed.ts";
import type { TitleView } from "../title/title-view.ts";

type Streams = TitleView["streams"];

/** More regions than these are only counted. */
const mostNamed = 4;

/** Made when it is needed: it reads the names of all regions. */
let names: Intl.DisplayNames | undefined;

/** Where a platform shows a title: "Japan", "Hong Kong SAR China, Macao SAR China and 34 more regions"; "many regions" where the data name none. */
export function regionWords(regions: readonly string[]): string {
  if (regions.length === 0) return "many regions";
  names ??= new Intl.DisplayNames("en", { type: "region" });
  const words = regions.map((region) => names?.of(region) ?? region);
  if (words.length <= mostNamed) return listed(words, "and");
  return `${words.slice(0, 2).join(", ")} and ${words.length - 2} more regions`;
}

/** How likely a platform shows a title where the viewer is, as the browser's language tells it; the lowest first. */
function rankFor(language: string): (stream: Streams[number]) => 0 | 1 | 2 {
  const { region } = new Intl.Locale(language).maximize();
  return ({ regions }) => {
    if (region !== undefined && regions.includes(region)) return 0;
    return regions.length === 0 ? 1 : 2;
  };
}

/** The platforms of the viewer's region first, then those of many regions, then others. */
export function sortedForViewer(streams: Streams, language: string): Streams {
  const rank = rankFor(language);
  return streams.toSorted((a, b) => rank(a) - rank(b));
}

/** The same without those of other regions alone, unless there are no others: these are named with their regions then. */
export function namedForViewer(
  streams: Streams,
  language: string,
): readonly { readonly name: string; readonly url: string }[] {
  const rank = rankFor(language);
  const sorted = sortedForViewer(streams, language);
  const near = sorted.filter((stream) => rank(stream) < 2);
  if (near.length > 0) return near;
  return sorted.map(({ name, url, regions }) => ({
    name: `${name} (${regionWords(regions)})`,
    url,
  }));
}
