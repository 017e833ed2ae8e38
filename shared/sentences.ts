import { grouped } from "./words/grouped.ts";
import type { Kind } from "./kind.ts";
import * as limits from "./limits.ts";

export const signedOut = "Please sign in first.";
export const sessionOver = "Your session is over. Please sign in again.";
export const sessionUnknown = "We could not check just now whether you are signed in.";
export const csrfMissing = "CSRF token not found";
export const csrfInvalid = "CSRF token invalid";
export const foreignOrigin = "This request did not come from our own pages.";
export const notOurEdge = "Please use the site's own address.";
export const brokenBody = "We could not read what you sent: its body is not valid.";
export const wrongContentType =
  "We could not read what you sent: its content type is not the expected one.";
export const tooLarge = "This is too much to send at once.";
export const answerTooLong =
  "This answer is too long to send at once. Please ask for it compressed (Accept-Encoding: gzip), or page by page.";
export const tooMany = "That was a little too fast. Please wait a moment and try again.";
/** For whoever has to wait for so many seconds: in words as coarse as the wait is long. */
export function tooManyFor(seconds: number): string {
  if (seconds <= 60) return tooMany;
  const [count, unit] =
    seconds <= 5400 ? [Math.ceil(seconds / 60), "minute"] : [Math.ceil(seconds / 3600), "hour"];
  return `That was a lot in a short time. Please try again in ${count} ${unit}s.`;
}
export const unreachable = "We could not be reached. Please check your connection and try again.";
export const unexpected = "Something went wrong on our side. Please try again.";
export const notFound = "There is nothing at this address.";
export const noCalendar = "There is no calendar at this address, or it was taken back.";
export const notBuilt = "This is not available yet.";
export const notCompletedHere = "There is no completed title here to draw a picture of.";
export const noPictureOfPrivate =
  "This title is private on your list, so there is no picture of it to share.";
export const cardLacks = (field: string) =>
  `Please say what the picture is to show: ${field} is missing.`;
export const userNotFound = "User not found";
export const noSuchPage = "There is no such page of lists. Please begin with the newest.";
export const unknownAnime = "We do not know this anime.";
export const unknownManga = "We do not know this manga.";
export const validNumber = "Please enter a valid number";
export const scoreRange = `A score is from ${limits.leastScore} to ${limits.greatestScore}, in halves. Leave it empty for none.`;
export const dayForm = "Please enter a day such as 2026-05-03.";
export const dayTooEarly = `Please enter a day from ${limits.earliestYear} on.`;
export const dayToCome = "That day is still to come.";
export const yearTooEarly = `Please choose a year from ${limits.firstYear} on.`;
export const yearToCome = "That year is still to come.";
export const finishBeforeStart = "You cannot finish it before you start it.";
export const repeatsRange = (kind: Kind) =>
  `How often you ${kind === "anime" ? "watched" : "read"} it again is a whole number from 0 to ${limits.repeatsMaximum}.`;
export const goalYear = "You can set a goal for this year only.";
export const notesTooLong = `Notes can have at most ${grouped(limits.notesCharacters)} characters.`;
export const onlyCompletedAgain = (kind: Kind) =>
  `Only what you have completed can be ${kind === "anime" ? "watched" : "read"} again.`;
export const completedNotOnHold = "What you have completed cannot be on hold.";
export const notOnYourList = "This title is not on your list.";
export const enoughFavourites = `You have ${limits.favourites} favourites already. Take one away first.`;
export const notDropped = "You have not dropped this title.";
export const dropUndoLate = `You can undo this for ${limits.droppedKeptMinutes} minutes only. Please add the title again.`;
export const busy = "Somebody changed this at the same moment. Please try again.";
export const bioTooLong = `Bio cannot exceed ${limits.bioCharacters} characters.`;
export const unknownAvatar = "Please choose one of the pictures.";
export const typeUsername = "Please type your username to confirm.";
export const nothingToChange = "There is nothing to change.";
export const tooFewPicks = (kind: Kind) =>
  `At least ${limits.recommendationPicks} valid ${kind} must be selected to get recommendations.`;
export const noCatalogue = "Our catalogue is still loading. Please try again in a few minutes.";
export const noModel = "We are still preparing recommendations. Please try again in a while.";
export const nothingToRecommendFrom = (kind: Kind) =>
  `This list is empty. Add ${kind === "anime" ? "an anime" : "a manga"} to it first.`;
export const notAPicture = "Please upload a valid image file (png, jpg, webp, etc.).";
export const pictureTooLarge = "File must be less than 2MB.";
export const pictureUploaded =
  "Profile picture uploaded successfully! Refresh page to see the updates!";
export const unableToFetchPicture = "Unable to fetch image from URL.";
export const errorFetchingPicture = "Error fetching image from URL.";
export const importNoFile = "Please select a file.";
export const oneFile = "Please choose one file.";
export const importNotXml = "Only XML files are allowed.";
export const importTooLarge = "File size should be less than 2MB.";
export const importNoList = "We could not find an anime or manga list in this file.";
export const importTooLong = "This list is longer than we can import at once. Please split it.";
export const importTooDeep = "This file is not built like a list, so we did not read it.";
export const importDeclares =
  "This file declares a document type of its own, which lists never need.";
export const importBrokenGzip = "This file is compressed and damaged. Please export it again.";
export const importIsManga = "This is a manga list. Please import it with Import Manga.";
export const importIsAnime = "This is an anime list. Please import it with Import Anime.";
export const importNotFound = "This import does not exist.";
export const importBegun =
  "This import has already begun without this part. Please upload it on its own.";
export const importNoSuchPart = "This list does not have so many parts.";
export const importFileGone =
  "The uploaded file was gone before we could read it. Please upload it again.";
export const importGaveUp =
  "We tried several times and could not finish this import. Please try again later.";
export const importStillRuns =
  "This import is still running. You can undo it once it has finished.";
export const importUndone = "This import has already been undone.";
export const importUnchanging = "This import changed nothing, so there is nothing to put back.";
export const importUndoLate = `You can undo an import for ${limits.importUndoDays} days. This one is older.`;
export const chatEmpty = "Message cannot be empty";
export const chatTooLong = `A message can have at most ${limits.chatMessageCharacters} characters.`;
export const chatFailed = "An unexpected error occurred";
export const chatTooSlow =
  "The assistant took too long to answer. Please try again, perhaps with a shorter question.";
export const listPrivate = "This list is not public.";
export const listNotFound = "This list does not exist.";
export const notYourList = "Only its owner can change this list.";
export const listNameRequired = "List name is required";
export const listNameTooLong = `A list name can have at most ${limits.listNameCharacters} characters.`;
export const listDescriptionTooLong = `A list description can have at most ${limits.listDescriptionCharacters} characters.`;
export const tooManyLists = `You can have a maximum of ${limits.listsPerUser} lists.`;
export const listFull = `A list can have a maximum of ${limits.animePerList} anime.`;
export const alreadyInList = "Anime already in list";
export const entryIncomplete = "Fill all entry fields and add an image.";
export const entryTitleTooLong = `An entry's title can have at most ${limits.rankingEntryTitleCharacters} characters.`;
export const entryDescriptionTooLong = `An entry's description can have at most ${limits.rankingEntryDescriptionCharacters} characters.`;
export const tooFewEntries = `Please add at least ${limits.rankingEntriesMinimum} entries.`;
export const tooManyEntries = `You can have a maximum of ${limits.rankingEntriesMaximum} entries.`;
export const rankingIncomplete = "Please fill in list name and description.";
export const rankingDescriptionTooLong = `The description can have at most ${limits.rankingDescriptionCharacters} characters.`;
export const tooManyTags = `A list can have up to ${limits.rankingTags} tags of ${limits.rankingTagCharacters} characters each.`;
export const rankingImageType = "Invalid file type. Only PNG, JPEG, or WEBP allowed.";
export const pictureNotOfList =
  "This list has changed elsewhere: one of its pictures is gone. Please open it again and make your changes there.";
export const rankingImageTooLarge = "File is too large. Must be less than 2MB.";
export const tooManyRankings = `You can have a maximum of ${limits.rankingListsPerUser} ranking lists.`;
export const reportTextTooLong = `Please use at most ${limits.reportTextCharacters} characters.`;
export const reportNothing = "There is nothing to report at this address.";
export const reported = "Thank you. We will look at it.";
export const addedToList = "Anime Added To List";
