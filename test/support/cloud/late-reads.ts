import { inject } from "vitest";

const { faults } = inject("cloud");

/**
 * Keeps every read that is not strongly consistent as it is now, until {@link letReadsArrive}; where the cloud under test
 * has no late reads, nothing happens. One test at a time may do so.
 */
export async function holdReads(): Promise<void> {
  await fetch(`${faults}/reads/hold`, { method: "POST" });
}

/** Lets ordinary reads learn of everything that was written until now, and resolves when they have. */
export async function letReadsArrive(): Promise<void> {
  await fetch(`${faults}/reads/let-go`, { method: "POST" });
}

/** Lets ordinary reads learn of everything that was written until now, and of nothing more. */
export async function holdReadsFromNowOn(): Promise<void> {
  await letReadsArrive();
  await holdReads();
}
