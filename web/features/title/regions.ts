import { listed } from "../../../shared/listed.ts";
import type { TitleView } from "../title/title-view.ts";

type Streams = TitleView["streams"];

/** More regions than these are only counted. */
const mostNamed = 4;

const names = new Intl.DisplayNames("en", { type: "region" });

/** Where a platform shows a title: "Japan", "Hong Kong SAR China, Macao SAR China and 34 more regions"; "many regions" where the data name none. */
export function regionWords(regions: readonly string[]): string {
  if (regions.length === 0) return "many regions";
  const words = regions.map((region) => names.of(region) ?? region);
  if (words.length <= mostNamed) return listed(words, "and");
  return `${words.slice(0, 2).join(", ")} and ${words.length - 2} more regions`;
}

/** The platforms of the viewer's region first, as the browser's language tells it, then those of many regions, then others. */
export function sortedForViewer(streams: Streams, language: string): Streams {
  const { region } = new Intl.Locale(language).maximize();
  const rank = ({ regions }: Streams[number]): number => {
    if (region !== undefined && regions.includes(region)) return 0;
    return regions.length === 0 ? 1 : 2;
  };
  return streams.toSorted((a, b) => rank(a) - rank(b));
}
