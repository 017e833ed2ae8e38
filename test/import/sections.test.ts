import { fc } from "../support/properties.ts";
import { expect, test } from "vitest";
import { listFile as exportedFile } from "../../functions/export/list-file.ts";
import { cdata } from "../../functions/export/xml.ts";
import { read, text } from "../support/reading.ts";

/** Rows with notes and tags in sections, in one piece and in small ones. */
async function readSections(sections: readonly (readonly [notes: string, tags: string])[]) {
  const rows = sections.map(
    ([notes, tags], at) =>
      `<anime>
        <series_animedb_id>${at + 1}</series_animedb_id>
        <my_comments>${notes}</my_comments>
        <my_status>Watching</my_status>
        <my_tags>${tags}</my_tags>
      </anime>`,
  );
  const file = text(`<myanimelist>${rows.join("")}</myanimelist>`);
  const [whole, pieced] = await Promise.all([read(file), read(file, 3)]);
  expect(pieced).toEqual(whole);
  return whole.map(({ id, status, notes: said, tags: tagged }) => [id, status, said, tagged]);
}

/** What the repair of sections could stumble over, without the beginning of a section. */
const markup = fc
  .array(
    fc.constantFrom(
      "<anime>",
      "</anime>",
      "<my_comments>",
      "</my_comments>",
      "</my_tags>",
      "<!--",
      "-->",
      "<![CDATA",
      "]]",
      "]",
      ">",
      "a",
      " b",
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join("").trim());

test("a section that is closed holds any words, also those of a list", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(markup, markup), { maxLength: 4 }), async (said) => {
      const sections = said.map(([notes, tags]) => [cdata(notes), cdata(tags)] as const);
      const rows = said.map(([notes, tags], at) => [at + 1, "Watching", notes, tags]);
      expect(await readSections(sections)).toEqual(rows);
    }),
  );
});

test("a section that is not closed ends with its element, whichever they are", async () => {
  const section = fc.record({
    words: fc.constantFrom("", "a", "so <b>good</b>"),
    ends: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(section, section), { maxLength: 4 }), async (given) => {
      const written = ({ words: inner, ends }: { words: string; ends: boolean }) =>
        `<![CDATA[${inner}${ends ? "]]>" : ""}`;
      const rows = given.map(([notes, tags], at) => [at + 1, "Watching", notes.words, tags.words]);
      const sections = given.map(([notes, tags]) => [written(notes), written(tags)] as const);
      expect(await readSections(sections)).toEqual(rows);
    }),
  );
});

test("our own export is read as it was written, whatever people note", async () => {
  const said = fc
    .array(fc.oneof(markup, fc.constant("<![CDATA["), fc.constant("]]>")), { maxLength: 6 })
    .map((parts) => parts.join("").trim());
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(said, said), { maxLength: 4 }), async (notes) => {
      const rows = notes.map(([my_comments, my_tags]) => ({ my_comments, my_tags }));
      const found = await read(text(exportedFile("anime", "mika", rows)), 50);
      expect(found.map((row) => [row.notes, row.tags])).toEqual(notes);
    }),
  );
});
