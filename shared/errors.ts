import type { Kind } from "./kind.ts";
import { limits } from "./limits.ts";

/** The closed list of ways a call can fail, with the HTTP status of each. */
export const errorStatus = {
  bad_request: 400,
  signed_out: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  too_large: 413,
  unsupported_body: 415,
  too_many: 429,
  unexpected: 500,
  not_built: 501,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof errorStatus;

/** A failure whose message a user may read. Anything else that is thrown reaches users only as `sentences.unexpected`. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  /** Seconds after which a retry can succeed; becomes the Retry-After header. */
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, message: string, retryAfterSeconds?: number) {
    super(message);
    this.name = "ApiError";
    this.code = code;
    this.retryAfterSeconds = retryAfterSeconds;
  }

  get status(): number {
    return errorStatus[this.code];
  }
}

/** Sentences that more than one place says to the user, so that all of them say the same. */
export const sentences = {
  signedOut: "Please sign in first.",
  csrfMissing: "CSRF token not found",
  csrfInvalid: "CSRF token invalid",
  foreignOrigin: "This request did not come from our own pages.",
  notOurEdge: "Please use the site's own address.",
  brokenBody: "We could not read this request: its body is not valid.",
  wrongContentType: "We could not read this request: its content type is not the expected one.",
  tooLarge: "This request is too large.",
  tooMany: "That was a little too fast. Please wait a moment and try again.",
  unexpected: "Something went wrong on our side. Please try again.",
  notFound: "There is nothing at this address.",
  notBuilt: "This is not available yet.",
  userNotFound: "User not found",
  unknownAnime: "We do not know this anime.",
  unknownManga: "We do not know this manga.",
  validNumber: "Please enter a valid number",
  busy: "Somebody changed this at the same moment. Please try again.",
  bioTooLong: `Bio cannot exceed ${limits.bioCharacters} characters.`,
  unknownAvatar: "Please choose one of the pictures.",
  typeUsername: "Please type your username to confirm.",
  nothingToChange: "There is nothing to change.",
  tooFewPicks: `At least ${limits.recommendationPicks} valid anime must be selected to get recommendations.`,
  nothingToRecommendFrom: "This list is empty. Add an anime to it first.",
  notAPicture: "Please upload a valid image file (png, jpg, webp, etc.).",
  pictureTooLarge: "File must be less than 2MB.",
  pictureUploaded: "Profile picture uploaded successfully! Refresh page to see the updates!",
  unableToFetchPicture: "Unable to fetch image from URL.",
  errorFetchingPicture: "Error fetching image from URL.",
  importNoFile: "Please select a file.",
  importNotXml: "Only XML files are allowed.",
  importTooLarge: "File size should be less than 2MB.",
  importNoList: "We could not find an anime or manga list in this file.",
  importTooLong: "This list is longer than we can import at once. Please split it.",
  importTooDeep: "This file is built in a way that no list is, so we did not read it.",
  importDeclares: "This file declares a document type of its own, which lists never need.",
  importBrokenGzip: "This file is compressed and damaged. Please export it again.",
  importIsManga: "This is a manga list. Please import it with Import Manga.",
  importIsAnime: "This is an anime list. Please import it with Import Anime.",
  importNotFound: "This import does not exist.",
  importBegun: "This import has already begun without this part. Please upload it on its own.",
  importNoSuchPart: "This is a part of a list that does not have so many.",
  importFileGone: "The uploaded file was gone before we could read it. Please upload it again.",
  importGaveUp: "We tried several times and could not finish this import. Please try again later.",
  importStillRuns: "This import is still running. You can undo it once it has finished.",
  importUndone: "This import has already been undone.",
  importUndoLate: `An import can be undone for ${limits.importUndoDays} days. This one is older.`,
  chatEmpty: "Message cannot be empty",
  chatTooLong: `A message can have at most ${limits.chatMessageCharacters} characters.`,
  chatFailed: "An unexpected error occurred",
  chatTooSlow:
    "The assistant took too long to answer. Please try again, perhaps with a shorter question.",
  listPrivate: "This list is not public.",
  listNotFound: "This list does not exist.",
  notYourList: "Only its owner can change this list.",
  listNameRequired: "List name is required",
  listNameTooLong: `A list name can have at most ${limits.listNameCharacters} characters.`,
  listDescriptionTooLong: `A list description can have at most ${limits.listDescriptionCharacters} characters.`,
  tooManyLists: `You can have a maximum of ${limits.listsPerUser} lists.`,
  listFull: `A list can have a maximum of ${limits.animePerList} anime.`,
  alreadyInList: "Anime already in list",
  entryIncomplete: "Fill all entry fields and add an image.",
  entryTitleTooLong: `An entry's title can have at most ${limits.rankingEntryTitleCharacters} characters.`,
  entryDescriptionTooLong: `An entry's description can have at most ${limits.rankingEntryDescriptionCharacters} characters.`,
  tooFewEntries: `Please add at least ${limits.rankingEntriesMinimum} entries.`,
  tooManyEntries: `You can have a maximum of ${limits.rankingEntriesMaximum} entries.`,
  rankingIncomplete: "Please fill in list name and description.",
  rankingDescriptionTooLong: `The description can have at most ${limits.rankingDescriptionCharacters} characters.`,
  tooManyTags: `A list can have up to ${limits.rankingTags} tags of ${limits.rankingTagCharacters} characters each.`,
  rankingImageType: "Invalid file type. Only PNG, JPEG, or WEBP allowed.",
  rankingImageTooLarge: "File is too large. Must be less than 2MB.",
  tooManyRankings: `You can have a maximum of ${limits.rankingListsPerUser} ranking lists.`,
} as const;

/** What is said of an id that the catalogue does not have. */
export const unknownTitle = (kind: Kind): string =>
  kind === "anime" ? sentences.unknownAnime : sentences.unknownManga;

/** What is said of a status that a kind does not have. */
export const unknownStatus = (word: string): string => `There is no status "${word}".`;

/** 'Cannot exceed total episodes (12)' or 'Cannot exceed total chapters (12)', as counter and server both say it. */
export function exceedsTotal(units: "episodes" | "chapters", total: number): string {
  return `Cannot exceed total ${units} (${total})`;
}
