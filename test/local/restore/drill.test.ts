import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { DeleteCommand, DynamoDBDocumentClient } from "@aws-sdk/lib-dynamodb";
import { describe, expect, test, vi } from "vitest";
import { entryKey } from "../../../functions/table/keys.ts";
import { seededUid } from "../../../functions/table/people/seeded-accounts.ts";
import { operatorClient } from "../../../local/aws/operator-client.ts";
import { demoAccounts } from "../../../local/demo/people.ts";
import { roles } from "../../../scripts/drill/community.ts";
import { itemsOf } from "../../../scripts/drill/digests.ts";
import { runDrill } from "../../../scripts/drill/run-drill.ts";

const quietly = () => undefined;

/** Loses one title of somebody's list. */
async function loseAnItem(awsEndpoint: string, TableName: string): Promise<void> {
  const uid = seededUid("foxglove");
  const { pk } = entryKey(uid, "anime", 1);
  const entries = (await itemsOf(awsEndpoint, TableName)).filter(
    (item) => item.pk === pk && item.sk.startsWith("A#"),
  );
  const client = DynamoDBDocumentClient.from(new DynamoDBClient(operatorClient(awsEndpoint)));
  await client.send(new DeleteCommand({ TableName, Key: { pk, sk: entries[0]?.sk } }));
}

describe("the drill", { timeout: 600_000 }, () => {
  test("brings every account back equal, and none that was deleted", async () => {
    const warned = vi.spyOn(console, "warn");
    const said: string[] = [];
    const rows = await runDrill({ say: (line) => said.push(line) });
    expect(rows.filter(({ isRight }) => !isRight)).toEqual([]);
    const accounts = rows.filter(({ what }) => what.startsWith("account "));
    const leaving: readonly string[] = [roles.leaves, roles.leavesLate];
    expect(accounts.map(({ what }) => what)).toEqual(
      demoAccounts.map(({ username }) =>
        leaving.includes(username) ? `account ${username}, deleted since` : `account ${username}`,
      ),
    );
    const gone = accounts.filter(({ after }) => after === "0 items, nothing");
    expect(gone.map(({ what }) => what)).toEqual(
      leaving.map((username) => `account ${username}, deleted since`),
    );
    for (const username of leaving) {
      expect(said.filter((line) => line.includes(`${username} deletes the account`))).toHaveLength(
        1,
      );
    }
    expect(warned).not.toHaveBeenCalled();
    warned.mockRestore();
  });

  test("sees an item that is lost, and what comes back where nothing is told to the table", async () => {
    const log = vi.spyOn(console, "error").mockImplementation(quietly);
    const rows = await runDrill({ say: quietly, onRestored: loseAnItem, isReplayed: false });
    log.mockRestore();
    expect(rows.filter(({ isRight }) => !isRight).map(({ what }) => what)).toEqual([
      `account ${roles.leaves}, deleted since`,
      `account ${roles.leavesLate}, deleted since`,
      "account foxglove",
      `picture of ${roles.changes}`,
      `picture of ${roles.signsOut}`,
      "session that was ended",
      "calendar's address that was taken back",
      `${roles.leaves} signs in again`,
    ]);
  });
});
