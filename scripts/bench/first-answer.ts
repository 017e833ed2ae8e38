import { parentPort, workerData } from "node:worker_threads";
import * as z from "zod";
import { searchTitles } from "../../functions/catalogue/search-titles.ts";
import { openSnapshot } from "../../functions/catalogue/snapshot.ts";

/** Runs in a thread of its own, so that no code is warm: answers with the milliseconds from bytes to the first result. */
const bytes = z.instanceof(Uint8Array).parse(workerData);
const begun = performance.now();
const catalogue = openSnapshot(bytes);
const rows = searchTitles(catalogue, "anime", "shingeki no kyojn");
rows.forEach((row) => catalogue.card(row));
parentPort?.postMessage(performance.now() - begun);
