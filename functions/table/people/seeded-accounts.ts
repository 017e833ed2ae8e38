/**
 * Accounts that a seed made are known by their ids, which every index has: nothing else needs to be read to leave them
 * out. A random id begins so once in a thousand million.
 */
const seeded = "demo-";

/** The id of a seeded account; names are unique whatever their case. */
export const seededUid = (username: string): string => `${seeded}${username.toLowerCase()}`;

/** Whether a seed made an account, so that nobody stands behind what it has. */
export const isSeeded = (uid: string): boolean => uid.startsWith(seeded);
