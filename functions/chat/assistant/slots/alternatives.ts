import { genreSpellings, themeSpellings } from "../vocabulary.ts";

/** A genre or theme where a text names it. */
interface Place {
  readonly label: string;
  readonly from: number;
  readonly to: number;
}

const between =
  /^ ?(?:(?:animes?|mangas?|shows?|series|serien?|movies?|films?|filme) )?(?:or|oder|bzw|beziehungsweise|and or) (?:(?:maybe|perhaps|rather|vielleicht|eher|even|auch|some|something|etwas|an?|eine?n?|\w+) ){0,2}$|^(?:ー|ぃ|あ|い|な|物|もの|系)*(?:か|または|もしくは|それか|あるいは|でも)$/;

/** Where a text names genres and themes; of those that overlap, the first and longest. */
function placesOfLabels(plain: string): Place[] {
  const all = [...genreSpellings, ...themeSpellings].flatMap(([label, pattern]) =>
    Array.from(plain.matchAll(new RegExp(pattern, "g")), ({ 0: said, index }) => ({
      label,
      from: index,
      to: index + said.length,
    })),
  );
  const places: Place[] = [];
  for (const place of all.toSorted((a, b) => a.from - b.from || b.to - a.to)) {
    if (place.from >= (places.at(-1)?.to ?? 0)) places.push(place);
  }
  return places;
}

/** Genres and themes of which any one will do: "a mystery or a thriller", "Psycho- oder Mystery-Serie". */
export function alternativesIn(plain: string): readonly string[] {
  const places = placesOfLabels(plain);
  const offered = new Set<string>();
  for (const [at, place] of places.entries()) {
    const next = places[at + 1];
    if (next === undefined || !between.test(plain.slice(place.to, next.from))) continue;
    offered.add(place.label).add(next.label);
  }
  return [...offered];
}
