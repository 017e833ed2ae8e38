import { Parser } from "htmlparser2";

/** Every row of a file as any parser of XML reads it. */
export function readRows(xml: string): Record<string, string>[] {
  const rows: Record<string, string>[] = [];
  let row: Record<string, string> | undefined;
  let name = "";
  const parser = new Parser(
    {
      onopentagname(tag) {
        name = tag;
        if (tag === "anime" || tag === "manga") row = {};
        else if (row !== undefined) row[tag] = "";
      },
      ontext(text) {
        if (row !== undefined && name in row) row[name] = (row[name] ?? "") + text;
      },
      onclosetag(tag) {
        name = "";
        if (row === undefined || (tag !== "anime" && tag !== "manga")) return;
        rows.push(row);
        row = undefined;
      },
    },
    { xmlMode: true },
  );
  parser.end(xml);
  return rows;
}
