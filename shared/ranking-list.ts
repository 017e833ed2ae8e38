import { ApiError } from "./errors.ts";
import * as sentences from "./sentences.ts";
import * as limits from "./limits.ts";
import { isLonger } from "./text-length.ts";

/** What a ranking list says about itself, as it is typed. */
export interface RankingWords {
  readonly name: string;
  readonly description: string;
  /** Separated by commas. */
  readonly tags: string;
}

/** What an entry of a ranking list says, as it is typed. */
export interface RankingEntryWords {
  readonly title: string;
  readonly description: string;
}

/** The tags of a text: between commas, without # in front, each once whatever its case. */
export function tagsOf(text: string): string[] {
  const tags = text.split(",").map((tag) => tag.trim().replace(/^#+/, "").trim());
  const seen = new Set<string>();
  return tags.filter((tag) => {
    const key = tag.toLowerCase();
    if (tag === "" || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** Why an entry cannot be added as it is; undefined when it can. */
export function entryProblem(entry: RankingEntryWords, hasImage: boolean): string | undefined {
  if (!hasImage || entry.title.trim() === "" || entry.description.trim() === "") {
    return sentences.entryIncomplete;
  }
  if (isLonger(entry.title, limits.rankingEntryTitleCharacters)) return sentences.entryTitleTooLong;
  if (isLonger(entry.description, limits.rankingEntryDescriptionCharacters)) {
    return sentences.entryDescriptionTooLong;
  }
  return undefined;
}

/** Why a list of so many entries cannot be published as it is; undefined when it can. */
export function rankingProblem(words: RankingWords, entries: number): string | undefined {
  if (entries < limits.rankingEntriesMinimum) return sentences.tooFewEntries;
  if (entries > limits.rankingEntriesMaximum) return sentences.tooManyEntries;
  if (words.name.trim() === "" || words.description.trim() === "") {
    return sentences.rankingIncomplete;
  }
  if (isLonger(words.name, limits.rankingNameCharacters)) return sentences.listNameTooLong;
  if (isLonger(words.description, limits.rankingDescriptionCharacters)) {
    return sentences.rankingDescriptionTooLong;
  }
  const tags = tagsOf(words.tags);
  if (
    tags.length > limits.rankingTags ||
    tags.some((tag) => isLonger(tag, limits.rankingTagCharacters))
  ) {
    return sentences.tooManyTags;
  }
  return undefined;
}

/** Why a file cannot be the picture of an entry; undefined when it can, as far as its size and type tell. */
export function pictureProblem({ size, type }: Pick<File, "size" | "type">): string | undefined {
  if (!/^image\/(png|jpeg|webp)$/.test(type)) return sentences.rankingImageType;
  return size > limits.imageBytes ? sentences.rankingImageTooLarge : undefined;
}

/** Throws ApiError 400 with a problem, if there is one. */
export function refuse(problem: string | undefined): void {
  if (problem !== undefined) throw new ApiError("bad_request", problem);
}
