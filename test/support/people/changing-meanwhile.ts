import { expect } from "vitest";
import { during } from "../cloud/faults.ts";
import { type ListRow } from "../files/list-files.ts";
import type { FaultOrder } from "../cloud/order-faults.ts";
import { newcomer } from "./people.ts";
import { uidOf } from "../cloud/table.ts";
import { anime } from "./titles.ts";

/*
 * What a call has read may change before it writes. Each of these tests holds one write, or one read, changes what it was
 * meant for, and lets it go: conditions must see it.
 */
export async function somebody() {
  const ai = await newcomer();
  return { ai, uid: await uidOf(ai.username) };
}

/** The beginning of a call about an item of somebody, as DynamoDB is told it. */
export const item = ({ pk, sk }: { readonly pk: string; readonly sk: string }): string =>
  `${pk}"},"sk":{"S":"${sk}`;

/** Holds the first AWS call that an order meets, acts, and lets it go. Returns what `begin` has begun. */
export async function holding<Begun>(
  order: Pick<FaultOrder, "caller" | "operation" | "contains" | "skip">,
  begin: () => Promise<Begun>,
  act: (begun: Promise<Begun>) => Promise<unknown>,
): Promise<Begun> {
  const { begun } = await during(
    [{ service: "dynamodb", ...order, isHold: true, times: 1 }],
    async (met) => {
      const begun = begin();
      await expect.poll(met, { timeout: 30_000 }).toBe(1);
      await act(begun);
      return { begun };
    },
  );
  return begun;
}

export const slow = { timeout: 120_000 };

export const row = (more: Partial<ListRow>): ListRow => ({
  id: anime.frieren,
  status: "active",
  progress: 5,
  ...more,
});
