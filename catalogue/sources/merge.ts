import type { Title } from "../title.ts";

/**
 * Merges what sources know, the most trusted source first: titles with the same kind and id become
 * one, in which each fact comes from the first source that has it and names are gathered from all.
 */
export function mergeTitles(...sources: readonly (readonly Title[])[]): Title[] {
  const merged = new Map<string, Title>();
  for (const title of sources.flat()) {
    const key = `${title.kind} ${String(title.id)}`;
    const known = merged.get(key);
    merged.set(key, known === undefined ? title : mergeTwo(known, title));
  }
  return [...merged.values()];
}

function mergeTwo(first: Title, second: Title): Title {
  const status = laterStatus(first, second);
  return {
    kind: first.kind,
    id: first.id,
    title: first.title,
    english: first.english ?? second.english,
    japanese: first.japanese ?? second.japanese,
    synonyms: otherNames(first, second),
    type: first.type === "unknown" ? second.type : first.type,
    total: first.total ?? second.total,
    volumes: first.volumes ?? second.volumes,
    status,
    source: first.source ?? second.source,
    minutes: first.minutes ?? second.minutes,
    rating: first.rating ?? second.rating,
    season: first.season ?? second.season,
    year: first.year ?? second.year,
    from: first.from ?? second.from,
    to: first.to ?? second.to,
    broadcast: status === "Finished Airing" ? null : (first.broadcast ?? second.broadcast),
    genres: first.genres.length > 0 ? first.genres : second.genres,
    themes: first.themes.length > 0 ? first.themes : second.themes,
    makers: first.makers.length > 0 ? first.makers : second.makers,
    trailer: first.trailer ?? second.trailer,
    officialSite: first.officialSite ?? second.officialSite,
    streams: first.streams.length > 0 ? first.streams : second.streams,
    synopsis: first.synopsis ?? second.synopsis,
    popularity: first.popularity > 0 ? first.popularity : second.popularity,
    score: first.score ?? second.score,
    adult: first.adult || second.adult,
    image: first.image ?? second.image,
    adapts: first.adapts ?? second.adapts,
    relations: first.relations.length > 0 ? first.relations : second.relations,
    sources: [...new Set([...first.sources, ...second.sources])],
  };
}

/** Airing only ever goes forward, so of two sources the one that is further on is the newer one; an end without a date is only a guess. */
const stages: readonly Title["status"][] = ["Not yet aired", "Currently Airing", "Finished Airing"];

function laterStatus(first: Title, second: Title): Title["status"] {
  if (first.status === "Unknown") return second.status;
  const isGuess = second.status === "Finished Airing" && second.to === null;
  const isLater = stages.indexOf(second.status) > stages.indexOf(first.status);
  return isLater && !isGuess && stages.includes(first.status) ? second.status : first.status;
}

function otherNames(first: Title, second: Title): string[] {
  const names = [
    ...first.synonyms,
    ...[second.title, second.english, second.japanese].filter((name) => name !== null),
    ...second.synonyms,
  ];
  const shown = new Set([
    first.title,
    first.english ?? second.english,
    first.japanese ?? second.japanese,
  ]);
  return [...new Set(names)].filter((name) => !shown.has(name));
}
