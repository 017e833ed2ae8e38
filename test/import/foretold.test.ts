import { describe, expect, test } from "vitest";
import { placementOf } from "../../functions/import/placing/placement.ts";
import { kinds, type Kind } from "../../shared/kind.ts";
import { summaryOf } from "../../web/features/import/list-file.ts";
import { encoded, encodings, listFile } from "../support/files/list-files.ts";
import { oddFiles } from "../support/files/odd-files.ts";
import { fc } from "../support/properties.ts";
import { listRow, read, style } from "../support/reading.ts";

/** What becomes of the rows of a file on the list of a kind, as the server places them. */
async function placedRows(bytes: Uint8Array, kind: Kind) {
  const rows = { anime: 0, manga: 0 };
  const placed: Record<string, number> = {};
  const kept: Record<string, number> = {};
  for (const row of await read(bytes, 1000)) {
    rows[row.kind]++;
    const placement = placementOf(kind, row, null);
    const [counts, name] =
      "kept" in placement
        ? [kept, placement.kept]
        : [placed, placement.extras.listedAs ?? "nothing"];
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return { rows, placed, kept };
}

/** The same as the browser tells it before the upload. */
async function foretold(bytes: Uint8Array<ArrayBuffer>, kind: Kind) {
  const { rows, placed, kept } = await summaryOf(new Blob([bytes]), kind);
  return { rows, placed: Object.fromEntries(placed), kept: Object.fromEntries(kept) };
}

describe("what the browser says of a file is what becomes of it", () => {
  test.each(Object.entries(oddFiles))("%s", async (_, { xml }) => {
    for (const kind of kinds) {
      for (const encoding of encodings) {
        const bytes = encoded(xml, encoding);
        expect(await foretold(bytes, kind)).toEqual(await placedRows(bytes, kind));
      }
    }
  });

  test("of every style of every exporter", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...kinds),
        fc.constantFrom(...kinds),
        fc.array(listRow, { maxLength: 8 }),
        style,
        async (kind, wanted, rows, how) => {
          const bytes = listFile(kind, rows, how);
          expect(await foretold(bytes, wanted)).toEqual(await placedRows(bytes, wanted));
        },
      ),
    );
  });

  test("and of a file that is refused nothing", async () => {
    const declaring = Buffer.from(`<!DOCTYPE l [<!ENTITY a "a">]><myanimelist/>`);
    await expect(summaryOf(new Blob([declaring]), "anime")).rejects.toThrow(
      "We could not look into this file.",
    );
  });
});
