/** An anime as the anime-offline-database tells of it. */
export const umi = {
  sources: ["https://anidb.net/anime/1", "https://myanimelist.net/anime/900003"],
  title: "Umi",
  type: "ONA",
  episodes: 12,
  status: "FINISHED",
  animeSeason: { season: "SPRING", year: 2019 },
  picture: "https://example.org/umi.jpg",
  duration: { value: 1440, unit: "SECONDS" },
  score: { arithmeticMean: 7.25 },
  synonyms: ["Sea", "うみ", "海"],
  studios: ["studio lantern"],
  tags: ["slice of life", "ocean"],
};
/** One that is not on MyAnimeList. */
export const onAnidb = { ...umi, title: "Umi elsewhere", sources: ["https://anidb.net/anime/2"] };
/** What a release says of itself. */
export const about = {
  $schema: "https://example.org/schema.json",
  license: { name: "ODbL", url: "https://example.org/licence" },
  repository: "https://github.com/manami-project/anime-offline-database",
  scoreRange: { minInclusive: 1, maxInclusive: 10 },
  lastUpdate: "2026-07-04",
};
/** A release, minified. */
export const minified = (...data: object[]) => JSON.stringify({ ...about, data });
/** A release as JSON Lines. */
export const lines = (...data: object[]) =>
  [about, ...data].map((line) => `${JSON.stringify(line)}\n`).join("");
