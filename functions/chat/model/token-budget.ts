import * as limits from "../../../shared/limits.ts";
import { env } from "../../runtime/env.ts";
import { log } from "../../runtime/log.ts";
import { addTokens, reserveTokens, tokenDay } from "../../table/token-counters.ts";

/** Tokens set aside for an answer, to be settled when it is known what it took. */
export interface Reservation {
  settle(tokens: number): Promise<void>;
}

/** The site's own counter is spread over so many items, so that none of them runs hot. */
const shards = 8;

/**
 * Sets tokens aside from the asker's and the site's budget of the day; undefined when either is used up. Counted
 * before the model is asked, so that questions side by side cannot spend the same tokens twice.
 */
export async function reserve(uid: string): Promise<Reservation | undefined> {
  const tokens = limits.chatTokensReserved;
  const site = `@model${Math.floor(Math.random() * shards)}`;
  const budgets = [
    { who: uid, most: limits.chatTokensPerUserDay },
    { who: site, most: Math.floor(Number(env("CHAT_TOKENS_PER_DAY")) / shards) },
  ];
  // An answer that is asked for before midnight and comes after it is the day's in which it was asked for.
  const day = tokenDay();
  const taken: string[] = [];
  const settle = async (used: number): Promise<void> => {
    const settled = await Promise.allSettled(
      taken.map((who) => addTokens(who, day, used - tokens)),
    );
    // The answer is worth more than an exact count: until midnight the budget is smaller by what was set aside.
    for (const each of settled) {
      if (each.status === "rejected") log("warn", "tokens not settled", {});
    }
  };
  try {
    for (const { who, most } of budgets) {
      if (!(await reserveTokens(who, day, tokens, most))) {
        await settle(0);
        if (who === site) log("warn", "budget spent", {}, { ofSite: { SpentModelBudgets: 1 } });
        return undefined;
      }
      taken.push(who);
    }
  } catch (error) {
    await settle(0);
    throw error;
  }
  return { settle };
}
