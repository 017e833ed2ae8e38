/** Every number the product promises, with its unit in the name. Nothing else states them. */
export const limits = {
  searchDebounceMs: 1000,
  searchMinimumCodePoints: 2,
  searchShown: 5,
  searchReturned: 20,
  allEntries: -1,
  defaultColumns: 6,
  chatTypingMsPerCharacter: 20,
  chatMessageCharacters: 1000,
  chatTurns: 20,
  /** Longest answer that is sent, or believed when a client sends it back. */
  chatAnswerCharacters: 6000,
  /** A model that has not answered by then is given up; the gateway waits for 30 seconds. */
  chatSeconds: 25,
  /** Calls of a model for one answer: each but the last may look things up. */
  chatSteps: 6,
  chatOutputTokens: 800,
  /** What an answer may take, set aside before it is asked for. */
  chatTokensReserved: 12_000,
  chatTokensPerUserDay: 200_000,
  countdownTickMs: 1000,
  mobileBreakpointPx: 768,
  rankingEntriesMinimum: 5,
  rankingEntriesMaximum: 25,
  rankingListsPerUser: 100,
  rankingNameCharacters: 100,
  rankingDescriptionCharacters: 1000,
  rankingEntryTitleCharacters: 100,
  rankingEntryDescriptionCharacters: 500,
  rankingTags: 10,
  rankingTagCharacters: 30,
  /** Longest side of a ranking list's picture, in pixels, as browser and server shrink it. */
  rankingImagePx: 1024,
  /** What the browser shrinks a ranking list's picture to, so that 25 of them pass the gateway. */
  rankingImageBytes: 150 * 1024,
  /** Largest form of a new ranking list: in base64 it just fits into what a Lambda is given, 6 MB. */
  rankingFormBytes: 4_500_000,
  imageBytes: 2 * 1024 * 1024,
  /** Pictures with more pixels, or a longer side, are refused before they are decoded. */
  picturePixels: 40_000_000,
  pictureSidePx: 16_383,
  avatarPx: 512,
  fetchTimeoutMs: 5000,
  /** How long the browser waits for an answer to begin, and then for more of it; the gateway itself gives up at 30 s. */
  answerMs: 35_000,
  /** The slowest line for which uploads have time, on top of that. */
  uploadBytesPerSecond: 16 * 1024,
  fetchRedirects: 2,
  importBytes: 2_097_152,
  /** Of a synopsis in search results and recommendations. */
  summaryCharacters: 200,
  synopsisWordsPerParagraph: 100,
  synopsisToggleCharacters: 100,
  synopsisCollapsedPx: 100,
  synopsisExpandedPx: 1000,
  achievementToastMs: 5000,
  addedToListMs: 3000,
  undoMs: 6000,
  bannerAdvanceMs: 10_000,
  landingSlides: 5,
  landingSlideMs: 5000,
  landingFadeMs: 300,
  homeWatching: 6,
  homePlanned: 3,
  homeReading: 3,
  topUsers: 10,
  /** Whole rows of six, three and two columns. */
  trendingShown: 12,
  /** From so many ranked users on, ranks are counted every few minutes only. */
  rankLargeCommunityUsers: 100_000,
  rankLargeCommunityMinutes: 15,
  medals: 3,
  bioCharacters: 200,
  listNameCharacters: 100,
  listDescriptionCharacters: 200,
  listsPerUser: 100,
  animePerList: 500,
  listCovers: 4,
  pageSizeProfile: 18,
  pageSizeView: 24,
  pageSizeCustomList: 10,
  recommendationPicks: 3,
  recommendationsReturned: 20,
  recommendationDescriptionCharacters: 200,
  /** What lists say of two titles counts from so many lists on that hold both; with fewer the content of the titles decides. */
  pairLists: 20,
  usernameMinimum: 3,
  usernameMaximum: 20,
  usernameChanges: 3,
  usernameChangesDays: 30,
  usernameHeldDays: 30,
  sessionDays: 30,
  /** Tokens of one household that were nobody's, before a warm function looks none up any more for the rest of the minute. */
  unknownTokensPerMinute: 30,
  droppedKeptMinutes: 10,
  importUndoDays: 7,
  /**
   * How long it is recorded what an import wrote over: for as long as one can be undone that came while this one could,
   * and a day.
   */
  importRecordDays: 15,
  /** After that an import that nobody could finish is given up. */
  importHours: 24,
  /** How long a repeat of the call that began an import finds that import. */
  importClaimDays: 2,
  /** Files that one split list may come in. */
  importParts: 10,
  /** A form with a file a little too large still gets through, so that it can be told so in its own words. */
  importRequestBytes: 4_400_000,
  /** What a compressed list may become: about twenty times the largest file. */
  importUnpackedBytes: 40 * 1024 * 1024,
  importRows: 40_000,
  /** Elements within elements; real lists have three. */
  importDepth: 1000,
  /** Elements that are open at once: rows that a file forgot to close stay open to its end. */
  importOpenElements: 5000,
  /** All text of one row in UTF-8: notes are kept whole up to here. An item of the table holds four times as much. */
  importRowBytes: 100_000,
  /** Rows that are decided and written together. */
  importChunkRows: 100,
  /** One user is one partition, which takes 1,000 writes a second; their own changes need room beside an import. */
  importWritesPerSecond: 800,
  /** Rows kept aside that a report shows by name. */
  importKeptShown: 20,
  importsShown: 20,
  /** What the edge logs of each call, the network address among it, is gone after this long. */
  logDays: 30,
  /** Uploaded files that nobody deleted before are gone after this long. */
  importFileDays: 30,
  /** After this long nothing that began before an account was deleted can still be running. */
  deletionSettleMinutes: 20,
  /** Point-in-time recovery of the table reaches back this far. */
  backupDays: 35,
  /** Largest answer of a function, as it travels: Lambda's limit is 6 MB, of which headers take a little. */
  answerBytes: 5_500_000,
  /** A saved file that is too long for an answer can be fetched for so long. */
  exportDays: 1,
  /** How long a deleted picture may still be answered from a copy at the edge. */
  pictureEdgeMinutes: 60,
  /** Largest JSON body a call accepts unless its row says otherwise. */
  jsonBytes: 64 * 1024,
  /** What a browser may report at once; of distinct violations so many reach the log. */
  reportsBytes: 16 * 1024,
  reportsLogged: 20,
  /** Progress beyond this is nobody's: it keeps a typing mistake out of titles with an unknown total. */
  progressMaximum: 100_000,
} as const;

/** At most `count` calls within `seconds`. */
export interface RateWindow {
  readonly count: number;
  readonly seconds: number;
}

/** The windows of one kind of call, by who calls: a visitor (counted by address) or a signed-in user. */
export interface Rate {
  readonly visitor?: readonly RateWindow[];
  readonly user?: readonly RateWindow[];
}

const MINUTE = 60;
const HOUR = 3600;
const DAY = 86_400;

/** Rate limits by kind of call; rows of the endpoint table name one of these. */
export const rates = {
  search: {
    visitor: [{ count: 60, seconds: MINUTE }],
    user: [{ count: 300, seconds: MINUTE }],
  },
  writes: { user: [{ count: 300, seconds: MINUTE }] },
  chat: {
    user: [
      { count: 10, seconds: MINUTE },
      { count: 200, seconds: DAY },
    ],
  },
  exports: { user: [{ count: 60, seconds: HOUR }] },
  /** Imports that begin: a list that was split is one. */
  imports: { user: [{ count: 10, seconds: DAY }] },
  /** Files of imports: as many as ten imports of as many parts as a list may have. */
  importFiles: { user: [{ count: 10 * limits.importParts, seconds: DAY }] },
  fetchImage: { user: [{ count: 30, seconds: HOUR }] },
  signIn: { visitor: [{ count: 60, seconds: MINUTE }] },
  /** Ways back from the provider, which is asked about each: as many as ways to it. */
  signInReturn: { visitor: [{ count: 60, seconds: MINUTE }] },
  /** Reports that browsers send by themselves. */
  reports: { visitor: [{ count: 20, seconds: MINUTE }] },
} as const satisfies Record<string, Rate>;

export type RateName = keyof typeof rates;
