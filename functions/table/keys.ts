import type { Kind } from "../../shared/kind.ts";

/*
 * Every key of the single table, one function per thing that is stored; those below the lines are in `moderation/keys.ts`
 * and `diary/keys.ts`. The patterns that use them are named in docs/access-patterns.md.
 *
 *   thing               pk               sk
 *   profile             U#uid            PROFILE      g1pk RANK#shard, g1sk uid once a title is completed
 *   private data        U#uid            PRIVATE      g1pk ACCOUNT#shard, g1sk uid
 *   username            NAME#lower       NAME         g1pk NAMES#two letters, g1sk lower#uid; ttl, and neither of
 *                                                     them, while it is only held for its former owner
 *   identity            ID#provider#sub  ID
 *   address             MAIL#hash        MAIL         of an account's verified e-mail, by which it is found if the pool is lost
 *   session             S#hash           S            ttl
 *   user's session      U#uid            S#hash       ttl
 *   calendar address    CAL#hash         CAL
 *   user's calendar     U#uid            CAL#hash
 *   account deletion    DELETED          uid
 *   entry               U#uid            A#id, M#id
 *   dropped entry       U#uid            D#A#id       the latest drop, for its page, imports under way and recommendations
 *   achievement         U#uid            ACH#code
 *   sum of a large shelf U#uid           SUM#A, SUM#M
 *   not interested      U#uid            NOT#A#id, NOT#M#id
 *   notes and tags      U#uid            N#A#id
 *   notes before those  U#uid            NB#job#A#id  ttl, what an import wrote over
 *   leftover of a file  U#uid            X#A#row#job#at
 *   import              U#uid            I#job
 *   chunk of an import  U#uid            IC#job#chunk#round  ttl
 *   open import         IMPORTS          uid#job      until it rests
 *   repeatable import   U#uid            IK#key       ttl, which import a client's key has made
 *   watched pictures    PICTURES         uid#id       until they are in use or gone
 *   catalogue title     T#kind#id        DETAIL
 *   rate counter        RL#who#window    RL           ttl
 *   activity of a day   TREND#day#shard  A#id         ttl
 *   one's own addition  U#uid            V#day#id     ttl
 *   statistics          STATS            RANK, TREND, RECOUNT, EARNED
 *   migrations          STATS            MIGRATIONS   how far each has come
 *   runs of jobs        STATS            RUNS         when each last came through
 *   restored table      STATS            RESTORED     which it is, and how far it was told what has happened since
 *   custom list         L#id             META
 *   on a public list    TL#animeId       added#id     a hint: the list itself says whether it is so
 *   ranking list        K#id             META
 *   lists of a user     U#uid            L#id, K#id   K#id: g1pk RANKINGS, g1sk created#id
 *
 *   act of an operator  TRAIL            id           ttl, by time; nothing changes or deletes one
 *   thing to be erased  ERASURES         thing        until it is gone, or was not to go after all
 *   picture decided of  U#uid            MOD#path
 *   report of a thing   REPORTS          thing#who    ttl
 *   one's own report    U#uid            RP#thing     ttl
 *
 *   events off an entry U#uid            Y#month#A#id#times
 *   setting of a diary  U#uid            DIARY
 */
export interface Key {
  readonly pk: string;
  readonly sk: string;
}

const letter: Record<Kind, string> = { anime: "A", manga: "M" };

export const profileKey = (uid: string): Key => ({ pk: `U#${uid}`, sk: "PROFILE" });
export const privateKey = (uid: string): Key => ({ pk: `U#${uid}`, sk: "PRIVATE" });
export const usernameKey = (name: string): Key => ({
  pk: `NAME#${name.toLowerCase()}`,
  sk: "NAME",
});
export const identityKey = (provider: string, subject: string): Key => ({
  pk: `ID#${provider}#${subject}`,
  sk: "ID",
});
export const addressKey = (hash: string): Key => ({ pk: `MAIL#${hash}`, sk: "MAIL" });
export const sessionKey = (tokenHash: string): Key => ({ pk: `S#${tokenHash}`, sk: "S" });
/** Under every user stands which sessions are theirs, so that all of them can end at once. */
export const sessionPrefix = "S#";
export const ownSessionKey = (uid: string, tokenHash: string): Key => ({
  pk: `U#${uid}`,
  sk: `${sessionPrefix}${tokenHash}`,
});

/** Under what the hash of a calendar's token lies, and where its owner finds it again. */
export const calendarKey = (tokenHash: string): Key => ({ pk: `CAL#${tokenHash}`, sk: "CAL" });
export const calendarPrefix = "CAL#";
export const ownCalendarKey = (uid: string, tokenHash: string): Key => ({
  pk: `U#${uid}`,
  sk: `${calendarPrefix}${tokenHash}`,
});

/** The accounts that are being deleted share a partition, because a job has to find them. */
export const deletionKey = (uid: string): Key => ({ pk: "DELETED", sk: uid });

/** All entries of a kind share this sort key prefix, so a shelf is one Query. */
export const entryPrefix = (kind: Kind): string => `${letter[kind]}#`;
export const entryKey = (uid: string, kind: Kind, id: number): Key => ({
  pk: `U#${uid}`,
  sk: `${entryPrefix(kind)}${id}`,
});
export const droppedKey = (uid: string, kind: Kind, id: number): Key => ({
  pk: `U#${uid}`,
  sk: `D#${entryPrefix(kind)}${id}`,
});

/** How many episodes or chapters are on a shelf in all, where it is large. */
export const progressSumKey = (uid: string, kind: Kind): Key => ({
  pk: `U#${uid}`,
  sk: `SUM#${letter[kind]}`,
});

export const achievementPrefix = "ACH#";
export const achievementKey = (uid: string, code: string): Key => ({
  pk: `U#${uid}`,
  sk: `${achievementPrefix}${code}`,
});

/** What a user does not want recommended of a kind shares this prefix. */
export const notInterestingPrefix = (kind: Kind): string => `NOT#${entryPrefix(kind)}`;
export const notInterestingKey = (uid: string, kind: Kind, id: number): Key => ({
  pk: `U#${uid}`,
  sk: `${notInterestingPrefix(kind)}${id}`,
});

export const notesPrefix = (kind: Kind): string => `N#${entryPrefix(kind)}`;
export const notesKey = (uid: string, kind: Kind, id: number): Key => ({
  pk: `U#${uid}`,
  sk: `${notesPrefix(kind)}${id}`,
});

export const notesBeforeKey = (uid: string, kind: Kind, id: number, job: string): Key => ({
  pk: `U#${uid}`,
  sk: `NB#${job}#${entryPrefix(kind)}${id}`,
});

/** A row that is kept aside is known by its title's id, else by a hash of what it says, and by its place in its import. */
export const leftoverPrefix = (kind: Kind): string => `X#${entryPrefix(kind)}`;
export const leftoverKey = (
  uid: string,
  kind: Kind,
  row: string,
  job: string,
  at: number,
): Key => ({
  pk: `U#${uid}`,
  sk: `${leftoverPrefix(kind)}${row}#${job}#${String(at).padStart(5, "0")}`,
});

export const importPrefix = "I#";
export const importKey = (uid: string, job: string): Key => ({
  pk: `U#${uid}`,
  sk: `${importPrefix}${job}`,
});
const fourDigits = (number: number): string => String(number).padStart(4, "0");
export const importChunkPrefix = (job: string, chunk?: number): string =>
  `IC#${job}#${chunk === undefined ? "" : `${fourDigits(chunk)}#`}`;
export const importChunkKey = (uid: string, job: string, chunk: number, round: number): Key => ({
  pk: `U#${uid}`,
  sk: `${importChunkPrefix(job, chunk)}${fourDigits(round)}`,
});
/** Imports that are not at rest, for the sweep: few at any time, so one partition holds them. */
export const openImportsPartition = "IMPORTS";
export const openImportKey = (uid: string, job: string): Key => ({
  pk: openImportsPartition,
  sk: `${uid}#${job}`,
});

/** Which import an idempotency key has made. */
export const importClaimKey = (uid: string, key: string): Key => ({
  pk: `U#${uid}`,
  sk: `IK#${key}`,
});

/** Pictures that may be in no use, for the sweep: few at any time, so one partition holds them. */
export const watchedPicturesPartition = "PICTURES";
export const watchedPicturesKey = (uid: string, id: string): Key => ({
  pk: watchedPicturesPartition,
  sk: `${uid}#${id}`,
});

export const titleKey = (kind: Kind, id: number): Key => ({ pk: `T#${kind}#${id}`, sk: "DETAIL" });
export const rateKey = (who: string, window: string): Key => ({
  pk: `RL#${who}#${window}`,
  sk: "RL",
});

/**
 * The sparse index by which jobs find users, those who are ranked and all, and everybody finds the newest ranking lists
 * and people by their names. It was made for the ranks alone, hence its name.
 */
export const usersIndex = "ranks";

const rankShards = 10;
const rankPartition = (shard: number): string => `RANK#${shard}`;

/** The index partitions that hold all ranked users. */
export const rankPartitions = Array.from({ length: rankShards }, (_, shard) =>
  rankPartition(shard),
);

/** Which of ten shards holds a user, so that no partition of the index runs hot. */
const shardOf = (uid: string): number =>
  Buffer.from(uid).reduce((total, byte) => total + byte, 0) % rankShards;

/** The index partition that holds a user for the rank job. */
export const rankShard = (uid: string): string => rankPartition(shardOf(uid));

const accountPartition = (shard: number): string => `ACCOUNT#${shard}`;

/** The index partitions that hold all accounts, by their private items. */
export const accountPartitions = Array.from({ length: rankShards }, (_, shard) =>
  accountPartition(shard),
);

/** The index partition that holds an account, whatever is on its lists. */
export const accountShard = (uid: string): string => accountPartition(shardOf(uid));

/** The two attributes by which the index finds an item. */
export interface IndexKey {
  readonly g1pk: string;
  readonly g1sk: string;
}

/** How many letters of a name choose its partition of the index; who looks for a name gives at least as many. */
const nameLetters = 2;

/** What names that begin like this one have in common in the index. */
export const namePrefix = (beginning: string): IndexKey => {
  const lower = beginning.toLowerCase();
  return { g1pk: `NAMES#${lower.slice(0, nameLetters)}`, g1sk: lower };
};

/** Where the index has a user's name: `#` comes before all that names are made of, so a whole name before longer ones. */
export const nameIndexKey = (name: string, uid: string): IndexKey => {
  const { g1pk, g1sk } = namePrefix(name);
  return { g1pk, g1sk: `${g1sk}#${uid}` };
};

/**
 * Where the index has a ranking list, by when it was made. One partition holds all: it takes a thousand new lists a
 * second, and whoever looks reads the newest alone.
 */
export const rankingIndexKey = (createdAtMs: number, id: string): IndexKey => ({
  g1pk: "RANKINGS",
  g1sk: `${String(createdAtMs).padStart(13, "0")}#${id}`,
});

const activityShards = 8;
const activityPartition = (day: string, shard: number): string => `TREND#${day}#${shard}`;

/** A day's additions, spread so that the favourite of the day does not heat one partition alone. */
export const activityPrefix = entryPrefix("anime");
export const activityKey = (day: string, animeId: number): Key => ({
  pk: activityPartition(day, animeId % activityShards),
  sk: `${activityPrefix}${animeId}`,
});
export const ownAdditionKey = (uid: string, day: string, animeId: number): Key => ({
  pk: `U#${uid}`,
  sk: `V#${day}#${animeId}`,
});
export const activityPartitions = (day: string): string[] =>
  Array.from({ length: activityShards }, (_, shard) => activityPartition(day, shard));

export const statisticsKey = (
  name: "RANK" | "TREND" | "RECOUNT" | "EARNED" | "MIGRATIONS" | "RUNS" | "RESTORED",
): Key => ({
  pk: "STATS",
  sk: name,
});

export const listKey = (id: string): Key => ({ pk: `L#${id}`, sk: "META" });
export const rankingKey = (id: string): Key => ({ pk: `K#${id}`, sk: "META" });

/** That an anime is on a public list, by when it was added: milliseconds since 1970 with a fraction of three digits. */
export const listingKey = (animeId: number, addedAt: number, listId: string): Key => ({
  pk: `TL#${animeId}`,
  sk: `${String(Math.round(addedAt * 1000)).padStart(16, "0")}#${listId}`,
});

/** What a user has made is found in their own partition, under these sort key prefixes. */
export const ownListPrefix = "L#";
export const ownRankingPrefix = "K#";
export const ownListKey = (uid: string, id: string): Key => ({
  pk: `U#${uid}`,
  sk: `${ownListPrefix}${id}`,
});
export const ownRankingKey = (uid: string, id: string): Key => ({
  pk: `U#${uid}`,
  sk: `${ownRankingPrefix}${id}`,
});

/**
 * The partition that an item of a user's own partition points at: what belongs to a user lies either under the
 * user or in such a partition, so that deleting an account finds everything. Undefined for items that hold themselves.
 */
export function ownedPartition(sk: string): string | undefined {
  const [type = "", ...parts] = sk.split("#");
  const [last] = parts.slice(-1);
  return pointers.has(type) && last !== undefined ? `${type}#${last}` : undefined;
}

/** Sort keys that point: sessions, calendars, custom lists and ranking lists. */
const pointers: ReadonlySet<string> = new Set(["S", "CAL", "L", "K"]);
