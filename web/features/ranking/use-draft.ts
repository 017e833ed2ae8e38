import { useEffect, useReducer, useState, type Dispatch } from "react";
import {
  emptyDraft,
  isEmptyDraft,
  nextDraft,
  type DraftEvent,
  type RankingDraft,
} from "./draft.ts";
import { DraftKeeper } from "./draft-keeper.ts";
import { forgetDraft, keepDraft, readDraft } from "./draft-store.ts";

interface Drafting {
  /** Undefined until this browser has said whether it keeps one. */
  readonly draft: RankingDraft | undefined;
  readonly send: Dispatch<DraftEvent>;
  /** Ends the draft: it was published. */
  readonly forget: () => Promise<unknown>;
}

/** The draft of the user whose name it began with, which this browser keeps until it is published. */
export function useDraft(username: string): Drafting {
  const [draft, send] = useReducer(nextDraft, emptyDraft);
  const [state, setState] = useState<"reading" | "open" | "published">("reading");
  const [keeper] = useState(
    () =>
      new DraftKeeper((newest) =>
        isEmptyDraft(newest) ? forgetDraft(username) : keepDraft(username, newest),
      ),
  );
  useEffect(() => {
    void readDraft(username).then((kept) => {
      if (kept !== undefined) send({ type: "restored", draft: kept });
      setState("open");
    });
  }, [username]);
  useEffect(() => {
    if (state !== "open") return;
    keeper.later(draft);
    // What it was sent as must outlast a page that is left in the next moment: a list that is made would be made once more.
    if (draft.sentAs !== undefined) keeper.now();
  }, [keeper, draft, state]);
  useEffect(() => {
    const keepWhenHidden = () => {
      if (document.hidden) keeper.now();
    };
    document.addEventListener("visibilitychange", keepWhenHidden);
    return () => {
      document.removeEventListener("visibilitychange", keepWhenHidden);
      keeper.now();
    };
  }, [keeper]);
  return {
    draft: state === "reading" ? undefined : draft,
    send,
    forget: () => {
      setState("published");
      keeper.drop();
      return forgetDraft(username);
    },
  };
}
