import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { countRows } from "../../functions/import/reading/rows-of.ts";
import * as limits from "../../shared/limits.ts";
import { fc } from "../support/properties.ts";
import { read, text } from "../support/reading.ts";

const packed = gzipSync(`<myanimelist><anime/>${" ".repeat(5000)}</myanimelist>`);

/** The same with everything in its header that there may be. */
const labelled = Buffer.concat([
  Buffer.from([0x1f, 0x8b, 8, 2 | 4 | 8 | 16, 0, 0, 0, 0, 0, 3]),
  Buffer.from("\u0003\u0000abclist.xml\u0000made by hand\u0000??", "latin1"),
  packed.subarray(10),
]);

describe("gzip bytes are unpacked", () => {
  test.each([
    ["with zeros behind them", [packed, Buffer.alloc(700)], 1],
    ["with anything behind them", [packed, Buffer.from("</myanimelist>")], 1],
    ["with what only begins like more of them", [packed, Buffer.from([0x1f, 0x8b, 0, 1])], 1],
    ["in two parts", [packed, packed], 2],
    ["in two parts with zeros behind them", [packed, labelled, Buffer.alloc(9)], 2],
    ["with a name, a comment and more in their header", [labelled], 1],
  ])("%s", async (_, parts, rows) => {
    expect(await countRows(Buffer.concat(parts))).toEqual({ anime: rows, manga: 0 });
  });
});

test("sections that never end are read in no more time than there are characters", async () => {
  const row = "<anime><my_tags><![CDATA[</my_tags></anime>";
  expect(await countRows(text(`<myanimelist>${row.repeat(limits.importRows)}`))).toEqual({
    anime: limits.importRows,
    manga: 0,
  });
});

describe("an attack", () => {
  const tooLong = "This list is longer than we can import at once. Please split it.";
  const declares = "This file declares a document type of its own, which lists never need.";

  test.each([
    [
      "billion laughs",
      `<!DOCTYPE l [<!ENTITY a "a"><!ENTITY b "&a;&a;">]><myanimelist>&b;</myanimelist>`,
      declares,
    ],
    [
      "an external entity",
      `<!DOCTYPE l [<!ENTITY x SYSTEM "file:///etc/passwd">]><myanimelist/>`,
      declares,
    ],
    [
      "a web page",
      "<!doctype html><html></html>",
      "We could not find an anime or manga list in this file.",
    ],
    ["an entity in the middle", `<myanimelist><!ENTITY x "y"></myanimelist>`, declares],
    [
      "deep nesting",
      "<a>".repeat(50_000),
      "This file is not built like a list, so we did not read it.",
    ],
    [
      "rows that never close",
      `<myanimelist>${"<anime><a>".repeat(limits.importOpenElements)}`,
      "This file is not built like a list, so we did not read it.",
    ],
    ["endless rows", `<myanimelist>${"<anime/>".repeat(limits.importRows + 1)}`, tooLong],
  ])("by %s is refused", async (_, xml, sentence) => {
    await expect(countRows(text(xml))).rejects.toThrow(sentence);
  });

  test("by a gzip bomb is refused while it unpacks", async () => {
    await expect(countRows(gzipSync(Buffer.alloc(100_000_000, " ")))).rejects.toThrow(tooLong);
  });

  test("by a gzip bomb in several parts is refused while it unpacks", async () => {
    const part = gzipSync(Buffer.alloc(10_000_000, " "));
    await expect(countRows(Buffer.concat(Array.from({ length: 5 }, () => part)))).rejects.toThrow(
      tooLong,
    );
  });

  test.each([
    ["cut off", packed.subarray(0, 40)],
    ["cut off in their header", packed.subarray(0, 5)],
    ["cut off in their checksum", packed.subarray(0, -1)],
    ["with another checksum", Buffer.concat([packed.subarray(0, -8), Buffer.alloc(8, 1)])],
    ["cut off in their second part", Buffer.concat([packed, packed.subarray(0, -9)])],
  ])("by gzip bytes %s is refused", async (_, bytes) => {
    await expect(countRows(bytes)).rejects.toThrow("This file is compressed and damaged.");
  });

  test("by an entity of its own name stays text", async () => {
    const [row] = await read(
      text("<myanimelist><anime><series_title>&lol;</series_title></anime></myanimelist>"),
    );
    expect(row?.title).toBe("&lol;");
  });
});

test("anything at all is read to its end or refused, and never more than that", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(
        fc.constantFrom(
          "<anime>",
          "</anime>",
          "<manga>",
          "<myanimelist>",
          "<my_status>",
          "</my_status>",
          "<![CDATA[",
          "]]>",
          "<!--",
          "-->",
          "&",
          "&#x0;",
          "<",
          ">",
          "x",
          "<?xml",
          "<!",
          "\u0000",
        ),
        { maxLength: 30 },
      ),
      async (parts) => {
        await read(text(parts.join(""))).catch((error: unknown) => {
          expect(error).toMatchObject({ name: "ApiError", status: 400 });
        });
      },
    ),
    { numRuns: 500 },
  );
});
