import { expect, test } from "vitest";
import { importFailedMail, importFinishedMail } from "../../functions/import/import-mail.ts";
import { isUnchanging } from "../../functions/import/undoing/can-undo.ts";
import type { ImportReport } from "../../functions/table/imports/import-jobs.ts";
import { noCounts } from "../../functions/table/imports/import-plan.ts";
import { fc } from "../support/properties.ts";

const to = {
  kind: "anime",
  username: "mika",
  origin: "https://tsuzuku.example",
  missingParts: 0,
} as const;
const nothing = { ...noCounts, reasons: {}, kept: [], isBrokenOff: false, left: 0 };

test("a finished import tells all numbers and reasons, in both forms", () => {
  const mail = importFinishedMail(
    to,
    {
      ...nothing,
      added: 1200,
      raised: 3,
      updated: 4,
      unchanged: 5,
      provisional: 2,
      reasons: { dropped: 1, no_id: 4 },
      kept: [{ title: "Gone", reason: "dropped" }],
    },
    ["First Steps", "Marathon"],
  );
  expect(mail.subject).toBe("Your anime list is here: 1,200 added, 3 raised, 4 updated");
  for (const text of [mail.text, mail.html]) {
    for (const part of [
      "1,200",
      "added",
      "raised",
      "updated",
      "unchanged",
      "kept aside",
      "1,200 titles are new",
    ]) {
      expect(text).toContain(part);
    }
    expect(text).toContain(
      "1 row: dropped in your file, so it stands under Dropped unless it is on your list.",
    );
    expect(text).toContain("4 rows: no MyAnimeList number");
    expect(text).toContain("2 titles we did not know yet");
    expect(text).toContain("New achievements: First Steps, Marathon.");
    expect(text).toContain("Gone");
    expect(text).toContain("https://tsuzuku.example/profile/mika");
  }
});

test("rows kept aside are named under their reasons, as far as the report names them", () => {
  const kept = [
    { title: "Bleach", reason: "dropped" },
    { title: "", reason: "no_id" },
    { title: "Naruto", reason: "dropped" },
  ] as const;
  const { text } = importFinishedMail(to, {
    ...nothing,
    reasons: { dropped: 4, no_id: 1 },
    kept: [...kept],
  });
  const order = [
    "4 rows: dropped",
    "Bleach",
    "Naruto",
    "and 2 rows more",
    "1 row: no",
    "a row without",
  ];
  const places = order.map((words) => text.indexOf(words));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(places).not.toContain(-1);
});

test("what could not be kept of a file is said", () => {
  const whole = importFinishedMail(to, { ...nothing, added: 1 }).text;
  const half = importFinishedMail(to, {
    ...nothing,
    added: 1,
    cut: 1,
    unread: 2,
    isBrokenOff: true,
  }).text;
  for (const words of [
    "broke off in the middle",
    "2 titles had a number",
    "1 title had more text",
  ]) {
    expect(half).toContain(words);
    expect(whole).not.toContain(words);
  }
});

test("an empty file and a failure are told in plain words", () => {
  const empty = importFinishedMail(to, nothing);
  expect(empty.subject).toBe("Your anime list is as it was: the file was empty");
  expect(empty.text).toContain("your file was empty");
  const refused = importFinishedMail(to, { ...nothing, reasons: { no_id: 2 } });
  expect(refused.subject).toBe("Your anime list is as it was: 2 rows kept aside");
  expect(refused.text).toContain("no row of your file has a place on your anime list");
  const known = importFinishedMail(to, { ...nothing, unchanged: 3 });
  expect(known.text).toContain("nothing new is on your anime list.");
  const failed = importFailedMail(to, "The file was gone.", nothing);
  expect(failed.text).toContain("The file was gone.");
  expect(failed.text).toContain("Nothing on your lists was changed.");
  const half = importFailedMail(to, "We gave up.", { ...nothing, added: 2, left: 1200 });
  expect(half.text).toContain("2 titles had been placed before and stay on your list.");
  expect(half.html).toContain("We did not get to 1,200 rows of your file.");
});

test("nothing from a file is ever markup", () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...Array.from("<>&\"'ax/=")) }), (title) => {
      const evil = `<img src=x onerror=alert(1)>${title}`;
      const { html } = importFinishedMail(to, {
        ...nothing,
        reasons: { dropped: 1 },
        kept: [{ title: evil, reason: "dropped" }],
      });
      const plain = importFinishedMail(to, {
        ...nothing,
        reasons: { dropped: 1 },
        kept: [{ title: "x", reason: "dropped" }],
      }).html;
      const tags = (text: string) => text.match(/<[^>]*>/g)?.length;
      expect(tags(html)).toBe(tags(plain));
    }),
  );
});

test("every e-mail offers Undo exactly where the import changed something", () => {
  const reasons = { dropped: 1 };
  const reports: readonly (readonly [Partial<ImportReport>, boolean])[] = [
    [{ isUnchanging: true }, false],
    [{ unchanged: 2, reasons, isUnchanging: false }, true],
    [{ unchanged: 2, reasons, isUnchanging: true }, false],
    [{ reasons, isUnchanging: true }, false],
    [{ left: 3, isUnchanging: false }, true],
    // Reports of before do not say it.
    [{ added: 1 }, true],
    [{ unchanged: 2 }, false],
    [{ unchanged: 2, reasons }, false],
    [{ reasons }, true],
  ];
  for (const [some, isOffered] of reports) {
    const report = { ...nothing, ...some };
    expect(!isUnchanging(report), JSON.stringify(some)).toBe(isOffered);
    for (const { text } of [
      importFinishedMail(to, report),
      importFailedMail(to, "We gave up.", report),
    ]) {
      expect(text.includes("undo this import"), JSON.stringify(some)).toBe(isOffered);
    }
  }
});
