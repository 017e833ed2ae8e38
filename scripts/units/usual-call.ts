import type { Cloud } from "../../local/cloud.ts";
import type { Answer } from "../../test/support/browser.ts";
import type { Member } from "./members.ts";

/** Who there is beside the one whose calls are counted. */
export interface Community {
  readonly cloud: Cloud;
  /** People with a public list and a ranking list each. */
  readonly others: readonly Member[];
  /** Somebody new, signed in, with nothing on their lists. */
  readonly newcomer: () => Promise<Member>;
  /** What somebody has made, and what calls are about. */
  readonly madeBy: (member: Member) => Made;
}

/** Ids of what a usual member has. */
export interface Made {
  readonly lists: readonly string[];
  readonly ranking: string;
}

/** What is counted: one request of a browser. */
export type Sending = () => Promise<Answer>;

/** A call as people usually make it. */
export interface UsualCall {
  /** What is asked for, in a few words; undefined where the endpoint's name says it. */
  readonly does?: string;
  /** Whether somebody with large lists asks. */
  readonly isLarge?: true;
  /** The status of its answer where it is not the row's. */
  readonly status?: number;
  /**
   * Makes ready what the call needs, which is not counted, and returns the call. It is called for the nth turn of its
   * caller, so that each turn changes something of its own.
   */
  readonly ready: (who: Member, turn: number, community: Community) => Sending | Promise<Sending>;
}

/** The calls of one endpoint that are counted; the first is what most of its calls are. */
export type UsualCalls = readonly [UsualCall, ...UsualCall[]];
