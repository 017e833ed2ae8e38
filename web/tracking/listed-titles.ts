import type { TitleLanguage } from "../../shared/titles/title-name.ts";
import type { CallResponse } from "../calls/api.ts";

/** A title as list answers have it. */
export type ListedAnime = CallResponse<"get_anime">["anime_list"][number];
export type ListedManga = CallResponse<"get_manga">["manga_list"][number];

/**
 * Makes of each title of a list answer what pages draw, once: where a title makes a step, the changed answer has the same
 * objects for all others, and so has what is made of them. Nothing of those needs to be drawn again.
 */
export function onceForEach<Title extends object, Made>(
  make: (title: Title, language: TitleLanguage) => Made,
): (title: Title, language: TitleLanguage) => Made {
  const known = new WeakMap<Title, { readonly language: TitleLanguage; readonly made: Made }>();
  return (title, language) => {
    const before = known.get(title);
    if (before?.language === language) return before.made;
    const made = make(title, language);
    known.set(title, { language, made });
    return made;
  };
}
