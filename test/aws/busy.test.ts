import {
  ConditionalCheckFailedException,
  TransactionCanceledException,
  TransactionConflictException,
} from "@aws-sdk/client-dynamodb";
import { DynamoDBDocumentClient, UpdateCommand } from "@aws-sdk/lib-dynamodb";
import { mockClient } from "aws-sdk-client-mock";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { isBusy, isConflict, won } from "../../functions/table/conflict.ts";
import { claimMail } from "../../functions/table/imports/import-moves.ts";

/*
 * Mixed reasons of a cancelled transaction, and an item that is held for longer than anybody waits.
 */
const table = mockClient(DynamoDBDocumentClient);

const said = { message: "By a test", $metadata: {} };
const held = new TransactionConflictException(said);
const failed = new ConditionalCheckFailedException(said);
const cancelled = (...codes: string[]) =>
  new TransactionCanceledException({
    ...said,
    CancellationReasons: codes.map((Code) => ({ Code })),
  });

beforeEach(() => {
  table.reset();
  vi.stubEnv("TABLE", "table");
  vi.spyOn(Math, "random").mockReturnValue(0);
});

describe("a write that was refused", () => {
  test.each([
    ["by its condition", failed, { busy: false, conflict: true }],
    ["by a transaction that holds the item", held, { busy: true, conflict: true }],
    [
      "in a transaction, by a condition",
      cancelled("None", "ConditionalCheckFailed"),
      { busy: false, conflict: true },
    ],
    [
      "in a transaction, by another one",
      cancelled("TransactionConflict", "None"),
      { busy: true, conflict: true },
    ],
    [
      "in a transaction, by both",
      cancelled("TransactionConflict", "ConditionalCheckFailed"),
      { busy: false, conflict: true },
    ],
    [
      "because the table is too small",
      cancelled("ThrottlingError"),
      { busy: false, conflict: false },
    ],
    ["by something else", new Error("No"), { busy: false, conflict: false }],
  ])("%s", async (_, error, { busy, conflict }) => {
    expect([isBusy(error), isConflict(error)]).toEqual([busy, conflict]);
    const write = vi.fn(() => Promise.reject<object>(error));
    if (busy) await expect(won(write)).rejects.toThrow("Somebody changed this at the same moment.");
    else if (conflict) expect(await won(write)).toBe(false);
    else await expect(won(write)).rejects.toBe(error);
    expect(write.mock.calls.length > 1).toBe(busy);
  });
});

describe("the claim of an e-mail", () => {
  test("waits while the import is held", async () => {
    table.on(UpdateCommand).rejectsOnce(held).rejectsOnce(held).rejects(failed);
    expect(await claimMail("uid", "job")).toBe(false);
    expect(table.commandCalls(UpdateCommand)).toHaveLength(3);
  });

  test("does not take an import that stays held for one whose mail was sent", async () => {
    table.on(UpdateCommand).rejects(held);
    await expect(claimMail("uid", "job")).rejects.toThrow(
      "Somebody changed this at the same moment.",
    );
  });
});
