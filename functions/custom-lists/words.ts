import { ApiError } from "../../shared/errors.ts";
import * as sentences from "../../shared/sentences.ts";
import * as limits from "../../shared/limits.ts";
import { isLonger } from "../../shared/text-length.ts";

/** The first characters of a text, counted as people count them: a surrogate pair is one. */
const firstCharacters = (text: string, count: number): string =>
  Array.from(text).slice(0, count).join("").trim();

/** A list's name without the white space around it. Throws ApiError 400 when nothing is left. */
function requireName(name: string): string {
  const trimmed = name.trim();
  if (trimmed === "") throw new ApiError("bad_request", sentences.listNameRequired);
  return trimmed;
}

/** Name and description of a new list as they are stored. Throws ApiError 400 for no name and for too long ones. */
export function requireNewWords(request: { name: string; description: string }) {
  const name = requireName(request.name);
  const description = request.description.trim();
  if (isLonger(name, limits.listNameCharacters)) {
    throw new ApiError("bad_request", sentences.listNameTooLong);
  }
  if (isLonger(description, limits.listDescriptionCharacters)) {
    throw new ApiError("bad_request", sentences.listDescriptionTooLong);
  }
  return { name, description };
}

/** A changed name, cut off where it is too long. Throws ApiError 400 when it is empty. */
export const editedName = (name: string): string =>
  firstCharacters(requireName(name), limits.listNameCharacters);

/** A changed description, cut off where it is too long. */
export const editedDescription = (description: string): string =>
  firstCharacters(description.trim(), limits.listDescriptionCharacters);
