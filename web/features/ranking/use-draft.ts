import { useEffect, useReducer, useState, type Dispatch } from "react";
import {
  emptyDraft,
  isEmptyDraft,
  nextDraft,
  type DraftEvent,
  type RankingDraft,
} from "./draft.ts";
import { forgetDraft, keepDraft, readDraft } from "./draft-store.ts";

const keepAfterMs = 400;

interface Drafting {
  /** Undefined until this browser has said whether it keeps one. */
  readonly draft: RankingDraft | undefined;
  readonly send: Dispatch<DraftEvent>;
  /** Ends the draft: it was published. */
  readonly forget: () => Promise<unknown>;
}

/** A user's draft, which this browser keeps until it is published. */
export function useDraft(username: string): Drafting {
  const [draft, send] = useReducer(nextDraft, emptyDraft);
  const [state, setState] = useState<"reading" | "open" | "published">("reading");
  useEffect(() => {
    void readDraft(username).then((kept) => {
      if (kept !== undefined) send({ type: "restored", draft: kept });
      setState("open");
    });
  }, [username]);
  useEffect(() => {
    if (state !== "open") return;
    const timer = setTimeout(() => {
      void (isEmptyDraft(draft) ? forgetDraft(username) : keepDraft(username, draft));
    }, keepAfterMs);
    return () => {
      clearTimeout(timer);
    };
  }, [username, draft, state]);
  return {
    draft: state === "reading" ? undefined : draft,
    send,
    forget: () => {
      setState("published");
      return forgetDraft(username);
    },
  };
}
