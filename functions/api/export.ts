import { export as exportRow } from "../../shared/api/imports.ts";
import { brand } from "../../shared/brand.ts";
import { accountExport } from "../export/account.ts";
import { malExport } from "../export/mal.ts";
import { handle } from "../handle.ts";
import { Reply } from "../reply.ts";

export const handler = handle(exportRow, async ({ format }, { uid }) => {
  if (format === "json") {
    const name = `${brand.shortName}.json`;
    return new Reply(await accountExport(uid), { file: { name, type: "application/json" } });
  }
  const kind = format === "mal-anime" ? "anime" : "manga";
  const name = `${brand.shortName}-${kind}.xml`;
  return new Reply(await malExport(uid, kind), { file: { name, type: "application/xml" } });
});
