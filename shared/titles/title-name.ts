/** The languages in which titles can be named, the default first. Romaji is Japanese in Latin letters. */
export const titleLanguages = ["english", "romaji", "japanese"] as const;
export type TitleLanguage = (typeof titleLanguages)[number];

/** What a title is called. `romaji` is its main name, which in rare cases nobody has written in Latin letters. */
export type TitleNames = Readonly<Record<Exclude<TitleLanguage, "romaji">, string | null>> & {
  readonly romaji: string;
};

/** The name of a title in a language; where it has none, the main one. */
export const nameIn = (language: TitleLanguage, names: TitleNames): string =>
  names[language] || names.romaji;

/** A second name beside the one in a language: the main one, else the English one; undefined where there is no other. */
export const otherNameIn = (language: TitleLanguage, names: TitleNames): string | undefined =>
  [names.romaji, names.english].find((name) => name && name !== nameIn(language, names)) ??
  undefined;
