import { describe, expect, test } from "vitest";
import { nextSteps } from "../../scripts/restore/next-steps.ts";
import { readArguments } from "../../scripts/restore/arguments.ts";

describe("npm run restore", () => {
  test("takes a moment with its zone, or a backup", () => {
    expect(readArguments(["--to", "2026-11-26T02:00:00Z"]).from).toEqual({
      to: new Date(Date.UTC(2026, 10, 26, 2)),
    });
    expect(readArguments(["--to", "2026-11-26T03:00+01:00"]).from).toEqual({
      to: new Date(Date.UTC(2026, 10, 26, 2)),
    });
    const backup = "arn:aws:dynamodb:eu-west-1:111122223333:table/t/backup/1";
    expect(readArguments(["--backup", backup, "--name", "again"])).toMatchObject({
      from: { backup },
      name: "again",
    });
  });

  test.each<[string[], RegExp]>([
    [[], /^Say one of --to TIME and --backup ARN/],
    [["--to", "2026-11-26T02:00:00Z", "--backup", "arn"], /^Say one of/],
    // This machine's zone is not the operator's idea of the moment.
    [["--to", "2026-11-26T02:00:00"], /^2026-11-26T02:00:00 is no moment/],
    [["--to", "yesterday"], /^yesterday is no moment/],
    [["--to", "2026-13-26T02:00:00Z"], /is no moment/],
    [["--to", "2026-11-26T02:00:00Z", "-c", "tableName=x"], /^-c tableName=… changes nothing here/],
  ])("refuses %j in a sentence", (args, sentence) => {
    expect(() => readArguments(args)).toThrow(sentence);
  });
});

describe("what it says in the end", () => {
  const made = {
    name: "Tsuzuku-restored",
    of: new Date(Date.UTC(2026, 10, 26, 2)),
    stage: undefined,
    isInPlaceOfRestored: false,
    hasCeilings: true,
  };

  test("is a command by which no two calls have different tables", () => {
    expect(nextSteps(made)).toContain("npm run deploy -- -c allAtOnce=true, which");
    expect(nextSteps({ ...made, stage: "staging", isInPlaceOfRestored: true })).toContain(
      "npm run deploy -- --stage staging -c allowDrop=tableName -c allAtOnce=true, which",
    );
  });

  test("leaves out no protection that is missing", () => {
    expect(nextSteps(made)).not.toContain("no end to what it takes");
    expect(nextSteps({ ...made, hasCeilings: false })).toContain(
      "no end to what it takes a second",
    );
  });
});
