import type { RankingDraft } from "./draft.ts";

/*
 * Drafts of ranking lists, kept in the browser because pictures do not fit into local storage. A browser that refuses
 * to keep them (private windows, a full disk) only loses this comfort: nothing here ever fails for the user.
 */
const databaseName = "tsuzuku";
const storeName = "ranking-drafts";

/** A request of IndexedDB as a promise. */
function settled<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => {
      resolve(request.result);
    };
    request.onerror = () => {
      reject(request.error ?? new Error("The draft could not be kept"));
    };
  });
}

async function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(databaseName, 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore(storeName);
  };
  return settled(request);
}

async function withStore<Result>(
  mode: IDBTransactionMode,
  run: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result | undefined> {
  try {
    const database = await open();
    try {
      return await settled(run(database.transaction(storeName, mode).objectStore(storeName)));
    } finally {
      database.close();
    }
  } catch (error) {
    console.warn("The draft could not be kept", error);
    return undefined;
  }
}

/** The draft that a user left in this browser. */
export const readDraft = (username: string): Promise<RankingDraft | undefined> =>
  withStore("readonly", (store) => store.get(username) as IDBRequest<RankingDraft | undefined>);

/** Keeps a user's draft in place of the last. */
export const keepDraft = (username: string, draft: RankingDraft): Promise<unknown> =>
  withStore("readwrite", (store) => store.put(draft, username));

/** Forgets a user's draft. */
export const forgetDraft = (username: string): Promise<unknown> =>
  withStore("readwrite", (store) => store.delete(username));
