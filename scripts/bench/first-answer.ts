import { parentPort, workerData } from "node:worker_threads";
import * as z from "zod";
import { findTitles } from "../../functions/catalogue/describe/find-titles.ts";
import { openSnapshot } from "../../functions/catalogue/snapshot.ts";
import { suggestionsFor } from "../../functions/catalogue/suggest/suggestions.ts";

/** Runs in a thread of its own, so that no code is warm: answers with the milliseconds from bytes to the first result. */
const { bytes, query } = z
  .object({ bytes: z.instanceof(Uint8Array), query: z.string() })
  .parse(workerData);
const begun = performance.now();
const catalogue = openSnapshot(bytes);
const { rows, best } = findTitles(catalogue, "anime", query);
suggestionsFor(catalogue, "anime", query, best);
rows.forEach((row) => catalogue.card(row));
parentPort?.postMessage(performance.now() - begun);
