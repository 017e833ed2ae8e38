import { export as exportRow } from "../../../shared/api/imports.ts";
import { brand } from "../../../shared/brand.ts";
import { accountExport } from "../../export/account.ts";
import { fileReply } from "../../export/long-file.ts";
import { malExport } from "../../export/mal.ts";
import { handle } from "../../http/handle.ts";

export const handler = handle(exportRow, async ({ format }, { uid, event }) => {
  if (format === "json") {
    const name = `${brand.shortName}.json`;
    return fileReply(uid, event, await accountExport(uid), { name, type: "application/json" });
  }
  const kind = format === "mal-anime" ? "anime" : "manga";
  const name = `${brand.shortName}-${kind}.xml`;
  return fileReply(uid, event, await malExport(uid, kind), { name, type: "application/xml" });
});
