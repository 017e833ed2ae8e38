import { inject } from "vitest";
import type { FaultOrder } from "./order-faults.ts";

const { faults } = inject("cloud");

/**
 * Lets chosen AWS calls of the cloud under test fail, or wait, while a piece of a test runs. `run` is given what tells
 * how many calls the orders have met so far.
 */
export async function during<Result>(
  orders: readonly FaultOrder[],
  run: (met: () => Promise<number>) => Promise<Result>,
): Promise<Result> {
  const ids: string[] = [];
  for (const order of orders) {
    const answer = await fetch(faults, { method: "POST", body: JSON.stringify(order) });
    ids.push(await answer.text());
  }
  const met = async () => {
    let sum = 0;
    for (const id of ids) sum += Number(await (await fetch(`${faults}/${id}`)).text());
    return sum;
  };
  try {
    return await run(met);
  } finally {
    for (const id of ids) await fetch(`${faults}/${id}`, { method: "DELETE" });
  }
}

/** Ends whatever a function is doing, as a crash would. */
export async function killFunction(name: string): Promise<void> {
  await fetch(`${faults}/kill/${name}`, { method: "POST" });
}
