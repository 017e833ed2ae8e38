import type { AnyNeed } from "./grants.ts";

/** What a function of the API may use. */
interface Budget {
  readonly memoryMb: number;
  readonly timeoutSeconds: number;
}

/** Memory brings CPU with it: 1769 MB is one whole core. The gateway gives up after 30 seconds in any case. */
const usual: Budget = { memoryMb: 1024, timeoutSeconds: 29 };
/** Decoding holds whole pictures: 40 megapixels are 160 MB, and sharp's WebAssembly starts in a third of the time. */
const pictures: Budget = { memoryMb: 2048, timeoutSeconds: 29 };
const fixedAnswer: Budget = { memoryMb: 256, timeoutSeconds: 5 };

/** An account with many pictures takes a while, and nobody in a browser waits. */
const operators: Budget = { memoryMb: 1024, timeoutSeconds: 900 };

const exceptions: Readonly<Record<string, Budget>> = {
  admin: operators,
  not_built: fixedAnswer,
  not_found: fixedAnswer,
};

/** The budget of a function of the API. */
export const budgetOf = (name: string, needs: readonly AnyNeed[]): Budget =>
  exceptions[name] ?? (needs.includes("pictures:decode") ? pictures : usual);
