/* Every number the product promises, with its unit in the name. Nothing else states them. */
export const searchDebounceMs = 1000;
export const searchMinimumCodePoints = 2;
export const searchShown = 5;
export const searchReturned = 20;
/** Studios, authors, seasons and years that a search leads to beside titles. */
export const searchSuggestions = 3;
/** Scores that are given here, in halves between. */
export const leastScore = 1;
export const greatestScore = 10;
/** No anime or manga on anybody's list was watched or read before. */
export const earliestYear = 1950;
export const repeatsMaximum = 999;
/** Titles that somebody may want to finish in a year. */
export const goalMaximum = 1000;
/** Studios or authors that statistics name: those of most titles. */
export const statisticsMakers = 20;
/** More episodes or chapters that are told in one step were seen before, and nobody can say when. */
export const seenAtOnce = { anime: 60, manga: 300 } as const;
/** So many days in a row without anything a streak forgives. */
export const streakRestDays = 2;
/** Weeks of days that statistics tell, the present one among them. */
export const statisticsWeeks = 53;
/** A title's mean score is told, and compared with, from so many scores on. */
export const meanScores = 20;
/** The first year that has a page of somebody's. */
export const firstYear = 1990;
/** Titles of a year that are named, of those finished and of those begun; and the best of them. */
export const yearTitles = 200;
export const yearBest = 9;
/** Genres, and studios or authors, that the page of a year names. */
export const yearShares = 12;
/** Characters of somebody's notes about a title. */
export const notesCharacters = 2000;
/** No page is asked for beyond it. */
export const farthestPage = 1_000_000_000;
/** Characters of a search that are looked at. */
export const searchCharacters = 500;
/** Values of one kind of filter that are taken at once, and the characters of one. */
export const filterValues = 200;
export const filterValueLength = 50;
export const allEntries = -1;
export const defaultColumns = 6;
export const chatTypingMsPerCharacter = 20;
export const chatMessageCharacters = 1000;
export const chatTurns = 20;
/** Longest answer that is sent, or believed when a client sends it back. */
export const chatAnswerCharacters = 6000;
/** A model that has not answered by then is given up; the gateway waits for 30 seconds. */
export const chatSeconds = 25;
/** Calls of a model for one answer: each but the last may look things up. */
export const chatSteps = 6;
export const chatOutputTokens = 800;
/** What an answer may take, set aside before it is asked for. */
export const chatTokensReserved = 12_000;
export const chatTokensPerUserDay = 200_000;
export const countdownTickMs = 1000;
export const mobileBreakpointPx = 768;
export const rankingEntriesMinimum = 5;
export const rankingEntriesMaximum = 25;
export const rankingListsPerUser = 100;
export const rankingNameCharacters = 100;
export const rankingDescriptionCharacters = 1000;
export const rankingEntryTitleCharacters = 100;
export const rankingEntryDescriptionCharacters = 500;
export const rankingTags = 10;
export const rankingTagCharacters = 30;
/** What a picture to share may take as PNG. */
export const cardBytes = 60 * 1024;
/** Longest side of a ranking list's picture, in pixels, as browser and server shrink it. */
export const rankingImagePx = 1024;
/** What the browser shrinks a ranking list's picture to, so that 25 of them pass the gateway. */
export const rankingImageBytes = 150 * 1024;
/** Largest form of a new ranking list: in base64 it just fits into what a Lambda is given, 6 MB. */
export const rankingFormBytes = 4_500_000;
export const imageBytes = 2 * 1024 * 1024;
/** Pictures with more pixels, or a longer side, are refused before they are decoded. */
export const picturePixels = 40_000_000;
export const pictureSidePx = 16_383;
export const avatarPx = 512;
export const fetchTimeoutMs = 5000;
/** An answer that takes longer keeps people waiting, and the operator hears of many. */
export const slowAnswerMs = 3000;
/** How long the browser waits for an answer to begin, and then for more of it; the gateway itself gives up at 30 s. */
export const answerMs = 35_000;
/** The slowest line for which uploads have time, on top of that. */
export const uploadBytesPerSecond = 16 * 1024;
export const fetchRedirects = 2;
export const importBytes = 2_097_152;
/** Of a synopsis in search results and recommendations. */
export const summaryCharacters = 200;
export const synopsisWordsPerParagraph = 100;
export const synopsisToggleCharacters = 100;
export const synopsisCollapsedPx = 100;
export const synopsisExpandedPx = 1000;
export const achievementToastMs = 5000;
export const addedToListMs = 3000;
export const undoMs = 6000;
export const bannerAdvanceMs = 10_000;
export const landingSlides = 5;
export const landingSlideMs = 5000;
export const landingFadeMs = 300;
export const homeWatching = 6;
/** An episode is new for so long, and for nobody who has more to see before it than a few weeks bring. */
export const newEpisodeDays = 7;
export const newEpisodesUnseen = 3;
export const homePlanned = 3;
export const homeReading = 3;
export const topUsers = 10;
/** Whole rows of six, three and two columns. */
export const trendingShown = 12;
/** From so many ranked users on, ranks are counted every few minutes only. */
export const rankLargeCommunityUsers = 100_000;
export const rankLargeCommunityMinutes = 15;
export const medals = 3;
/**
 * People who are recounted at the same time by the daily recount, and for how long: it leaves the last minute of its
 * function's fifteen to those who are being recounted.
 */
export const recountsAtOnce = 16;
export const recountMinutes = 14;
export const bioCharacters = 200;
export const listNameCharacters = 100;
export const listDescriptionCharacters = 200;
export const listsPerUser = 100;
export const animePerList = 500;
export const listCovers = 4;
/** Lists that hold an anime, on its page: at first, and when more are asked for. */
export const listsWithShown = 6;
export const listsWithMost = 24;
/** The newest ranking lists of everybody: on a page, and of one person on it. */
export const newestRankings = 24;
export const newestRankingsOfOne = 3;
export const rankingPlaceCharacters = 200;
/** People found by a name. */
export const peopleFound = 10;
export const pageSizeProfile = 18;
export const pageSizeView = 24;
export const pageSizeTable = 100;
export const pageSizeCustomList = 10;
export const recommendationPicks = 3;
export const recommendationsReturned = 20;
export const recommendationDescriptionCharacters = 200;
/** People whose lists are learnt from: with more of them the model hardly changes, and time and memory stay bounded. */
export const recommendationPeople = 50_000;
/** What lists say of two titles counts from so many lists on that hold both; with fewer the content of the titles decides. */
export const pairLists = 20;
export const usernameMinimum = 3;
export const usernameMaximum = 20;
export const usernameChanges = 3;
export const usernameChangesDays = 30;
export const usernameHeldDays = 30;
/** Who has left for the identity provider may come back for so long; the cookies of that last no longer. */
export const signInMinutes = 15;
/** The sign-in page can say for so long why operators closed an account to which somebody was going to sign in. */
export const refusalShownMinutes = 10;
/** A session ends so long after it was used last, and in any case so long after the sign-in. */
export const sessionDays = 30;
export const sessionMostDays = 180;
/** A session that is used gets another token when its own is so old. */
export const sessionRenewalDays = 1;
/** How long the former token still opens the session, for calls that were under way. */
export const sessionHandoverSeconds = 60;
/** How long an account is a newcomer's, who may upload and import less (`rates.ts`). */
export const newcomerHours = 24;
/** What a calendar for other programs holds. */
export const calendarDaysBack = 14;
export const calendarDaysAhead = 60;
/** Tokens of one household that were nobody's, before a warm function looks none up any more for the rest of the minute. */
export const unknownTokensPerMinute = 30;
export const droppedKeptMinutes = 10;
/** One event of a diary; so many ride on their entry, and those that are kept together span so many months and one. */
export const diaryEventBytes = 25;
export const diaryEventsOnEntry = 8;
export const diaryMonthsTogether = 3;
/** Events of a diary that one answer holds. */
export const diaryEventsShown = 500;
/** What was under way when a diary was turned off has written by then what it was to write. */
export const diarySettleSeconds = 10;
/** How long one call goes on with erasing; the gateway waits for 30 seconds. */
export const diaryEraseSeconds = 15;
/** Titles that stand on somebody's profile as their favourites. */
export const favourites = 4;
export const importUndoDays = 7;
/**
 * How long it is recorded what an import wrote over: for as long as one can be undone that came while this one could,
 * and a day.
 */
export const importRecordDays = 15;
/** After that an import that nobody could finish is given up. */
export const importHours = 24;
/** The operator hears of an import, and of a deletion, that is not done after so long. */
export const importPatienceMinutes = 10;
export const deletionPatienceMinutes = 120;
/** How long a repeat of the call that began an import finds that import. */
export const importClaimDays = 2;
/** Files that one split list may come in. */
export const importParts = 10;
/** A form with a file a little too large still gets through, so that it can be told so in its own words. */
export const importRequestBytes = 4_400_000;
/** What a compressed list may become: about twenty times the largest file. */
export const importUnpackedBytes = 40 * 1024 * 1024;
export const importRows = 40_000;
/** Elements within elements; real lists have three. */
export const importDepth = 1000;
/** Elements that are open at once: rows that a file forgot to close stay open to its end. */
export const importOpenElements = 5000;
/** All text of one row in UTF-8: notes are kept whole up to here. An item of the table holds four times as much. */
export const importRowBytes = 100_000;
/** Rows that are decided and written together. */
export const importChunkRows = 100;
/** One user is one partition, which takes 1,000 writes a second; their own changes need room beside an import. */
export const importWritesPerSecond = 800;
/** Rows kept aside that a report shows by name. */
export const importKeptShown = 20;
export const importsShown = 20;
/** What the edge logs of each call, the network address among it, is gone after this long. */
export const logDays = 30;
/** An asset of a former release, which tabs that are still open load, is gone so long after it was superseded. */
export const supersededAssetDays = 180;
/** What is left of an upload in parts that never came to its end is gone after this long. */
export const unfinishedUploadDays = 7;
/** Uploaded files that nobody deleted before are gone after this long. */
export const importFileDays = 30;
/** After this long nothing that began before an account was deleted can still be running. */
export const deletionSettleMinutes = 20;
/** Point-in-time recovery of the table reaches back this far. */
export const backupDays = 35;
/** Largest answer of a function, as it travels: Lambda's limit is 6 MB, of which headers take a little. */
export const answerBytes = 5_500_000;
/** A saved file that is too long for an answer can be fetched for so long. */
export const exportDays = 1;
/** How long a deleted picture may still be answered from a copy at the edge. */
export const pictureEdgeMinutes = 60;
/** What may be said in a report of something on the site, and how long it is kept. */
export const reportTextCharacters = 500;
export const reportDays = 90;
/** What operators erase goes for good only after so long; until then it can be had back whole. */
export const erasureDays = 14;
/** How long it is recorded what operators did. */
export const trailDays = 1095;
/** What an operator may say of why. */
export const moderationReasonCharacters = 500;
/** Largest JSON body a call accepts unless its row says otherwise. */
export const jsonBytes = 64 * 1024;
/** What a browser may report at once; of distinct violations so many reach the log. */
export const reportsBytes = 16 * 1024;
export const reportsLogged = 20;
/** Progress beyond this is nobody's: it keeps a typing mistake out of titles with an unknown total. */
export const progressMaximum = 100_000;
/** What an operator's catalogue file may become when it is unpacked: the largest one known, that of Japan's Media Arts Database, is 180 MB. */
export const sourceUnpackedBytes = 256 * 1024 * 1024;
/** Rows of a catalogue file, and the longest of them: what is kept of a file fits into the memory of the catalogue job. */
export const sourceRows = 500_000;
export const sourceRowBytes = 1024 * 1024;
/** Of the rows of a file that become no title, so many are told one by one; all are counted. */
export const rejectedRowsTold = 100;
/** Largest release of the anime-offline-database that is fetched, packed as it comes: one of today is 8 MB. */
export const releaseBytes = 64 * 1024 * 1024;
/** How long fetching a release may take in all, and how long nothing may come meanwhile. */
export const releaseSeconds = 600;
export const releaseStallMs = 30_000;
/** How often a fetch that broke off goes on by itself. */
export const releaseResumptions = 3;
export const releaseRedirects = 5;
/** The operator hears of it when the newest title of the catalogue began longer ago. */
export const newestTitleDays = 60;
