import {
  adminNeeds,
  linkPreviewNeeds,
  needsOf,
  needsOfJob,
  needsOfWorker,
  type AnyNeed,
} from "../../infra/grants.ts";
import { jobsWith } from "../../infra/jobs.ts";
import type { Endpoint } from "../../shared/endpoint.ts";
import { endpoints, notBuilt } from "../../shared/endpoints.ts";
import { workers, type Worker } from "../../shared/workers.ts";

const waiting = new Set<string>(notBuilt);

/** What each function is said to need. */
export const needs: ReadonlyMap<string, readonly AnyNeed[]> = new Map<string, readonly AnyNeed[]>([
  ...Object.entries<Endpoint>(endpoints)
    .filter(([name]) => !waiting.has(name))
    .map(([name, row]): [string, AnyNeed[]] => [name, needsOf(row)]),
  ...jobsWith({ offlineDatabase: false }).map(([name, job]): [string, readonly AnyNeed[]] => [
    name,
    needsOfJob(job),
  ]),
  ...Object.entries<Worker>(workers).map(([name, worker]): [string, readonly AnyNeed[]] => [
    name,
    needsOfWorker(worker),
  ]),
  ["admin", adminNeeds],
  ["link_preview", linkPreviewNeeds],
  ["not_built", []],
  ["not_found", []],
  ["page_policy", ["page:read"]],
  ["settings_guard", ["stack:read"]],
]);
