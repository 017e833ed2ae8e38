import { inject } from "vitest";
import { findRunning, fireRemotely } from "../../../local/control.ts";
import type { JobName } from "../../../shared/jobs.ts";

/** Runs a scheduled job of the cloud under test now. Throws when it fails. */
export async function fire(job: JobName): Promise<unknown> {
  const contact = await findRunning(inject("cloud").dataFolder);
  if (contact === undefined) throw new Error("The cloud under test is not running");
  const outcome = await fireRemotely(contact, job);
  if ("error" in outcome) throw new Error(outcome.error);
  return outcome.result;
}
