import * as z from "zod";
import { endpoint } from "../endpoint.ts";
import { limits } from "../limits.ts";
import { done, noFields, randomId } from "./fields.ts";

const importWrite = {
  method: "POST",
  auth: "user",
  effect: "write",
  needs: [],
  rate: "writes",
} as const;

const ImportAccepted = z.object({ message: z.string(), job_id: z.string() });

const listImport = {
  ...importWrite,
  rate: "imports",
  request: z.object({ xml_file: z.instanceof(File) }),
  response: ImportAccepted,
  body: "form",
  maxBytes: limits.importBytes + limits.jsonBytes,
  status: 202,
  stale: ["imports"],
} as const;

export const import_mal = endpoint({
  ...listImport,
  path: "/api/import-mal/",
  summary: "Import an anime list from an XML export.",
});

export const import_mal_manga = endpoint({
  ...listImport,
  path: "/api/import-mal-manga/",
  summary: "Import a manga list from an XML export.",
});

export const imports = endpoint({
  method: "GET",
  path: "/api/imports/",
  auth: "user",
  effect: "read",
  needs: [],
  summary: "The signed-in user's imports with progress and report.",
  request: noFields,
  response: z.object({
    imports: z.array(z.object({ job_id: z.string(), state: z.string(), progress: z.number() })),
  }),
});

export const undo_import = endpoint({
  ...importWrite,
  path: "/api/undo-import/",
  summary: "Put every entry back as it was before an import.",
  request: z.object({ job_id: randomId }),
  response: done,
  stale: ["imports", "get_anime", "get_manga", "profile"],
});

const exportRow = endpoint({
  method: "GET",
  path: "/api/export/{format}/",
  auth: "user",
  effect: "read",
  needs: [],
  summary: "The signed-in user's lists or whole account as a file.",
  request: z.object({ format: z.enum(["mal-anime", "mal-manga", "json"]) }),
  response: z.string(),
});
export { exportRow as export };
