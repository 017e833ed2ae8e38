import assert from "node:assert/strict";
import { setTimeout as sleep } from "node:timers/promises";
import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import {
  BatchWriteCommand,
  DynamoDBDocumentClient,
  GetCommand,
  UpdateCommand,
} from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import { ownTitles } from "../../catalogue/facts/titles.ts";
import { chunkMark } from "../../functions/import/import-mark.ts";
import { entryKey, sessionKey, usernameKey } from "../../functions/table/keys.ts";
import { tokenHash } from "../../functions/table/people/sessions.ts";
import { noExtras, packExtras } from "../../functions/tracking/extras.ts";
import { operatorClient } from "../../local/aws/operator-client.ts";
import type { Cloud } from "../../local/cloud.ts";
import { restingStates } from "../../shared/imports.ts";
import type { Kind } from "../../shared/kind.ts";
import { Browser } from "../../test/support/browser.ts";
import { listFile, type ListRow } from "../../test/support/files/list-files.ts";

/**
 * Titles on a usual shelf: what somebody brings from elsewhere. So many that none ends near a step of 4 KB: a time that
 * happens to end with a zero takes a byte less in the table, and all entries of a part of an import have the same.
 */
export const usualShelf = { anime: 320, manga: 40 } as const;
/** Titles on a large one. */
export const largeShelf = { anime: 5000, manga: 500 } as const;

/** Titles that usual calls are about. Those for adding are on no shelf, those in progress on every usual one. */
export const forAdding = { anime: [52991, 30, 16498], manga: [2, 13, 1706] } as const;
export const forCompleting = { anime: [32281, 199, 431], manga: [25, 23390, 3] } as const;
export const inProgress = { anime: [5114, 1535, 1], manga: [1, 21, 44] } as const;

/** Somebody of the community that is counted, signed in. */
export class Member extends Browser {
  readonly email: string;
  readonly #cloud: Cloud;
  /** As long as every other one: what is stored of people is to be as large, whoever they are. */
  username = "";

  constructor(cloud: Cloud, email: string) {
    super(cloud.origin);
    this.#cloud = cloud;
    this.email = email;
  }

  /** Signs in, at first as somebody new. */
  async arrive(): Promise<this> {
    await this.signIn(this.email);
    this.username = (await this.ok("check_logged")).username;
    return this;
  }

  async takeName(username: string): Promise<void> {
    this.username = (await this.ok("change_username", { username })).username;
  }

  /** Lets a day of the session pass. */
  async sleep(): Promise<void> {
    await tableOf(this.#cloud).send(
      new UpdateCommand({
        TableName: nameOfTable(this.#cloud),
        Key: sessionKey(tokenHash(this.cookies.get("sessionid") ?? "")),
        UpdateExpression: "SET #at = #at - :day, #ttl = #ttl - :day",
        ConditionExpression: "attribute_exists(pk)",
        ExpressionAttributeNames: { "#at": "at", "#ttl": "ttl" },
        ExpressionAttributeValues: { ":day": 86_400 },
      }),
    );
  }

  /** The id behind the name. */
  uid(): Promise<string> {
    return uidOf(this.#cloud, this.username);
  }

  /** Brings a list from elsewhere and waits until all of it is placed. Returns the import's id. */
  async bring(kind: Kind, count: number): Promise<string> {
    const answer = await this.upload(kind, count);
    assert.equal(answer.status, 202, answer.text);
    const { job_id } = z.object({ job_id: z.string() }).parse(answer.body);
    await this.untilRested(job_id);
    return job_id;
  }

  upload(kind: Kind, count: number) {
    const xml_file = new File([listFile(kind, usualRows(kind, count))], "list.xml");
    return this.sendFiles(kind === "anime" ? "import_mal" : "import_mal_manga", { xml_file });
  }

  async untilRested(job_id: string): Promise<void> {
    for (;;) {
      const [job] = (await this.ok("imports", { job_id })).imports;
      if (job !== undefined && restingStates.includes(job.state)) return;
      await sleep(100);
    }
  }
}

/** A list as people bring it: most of it completed, with scores and dates. */
function usualRows(kind: Kind, count: number): ListRow[] {
  const apart = new Set<number>([...forAdding[kind], ...forCompleting[kind], ...inProgress[kind]]);
  const known = ownTitles()
    .filter((title) => title.kind === kind && !title.adult && !apart.has(title.id))
    .toSorted((a, b) => a.id - b.id)
    .slice(0, count - inProgress[kind].length);
  const begun: ListRow[] = inProgress[kind].map((id) => ({ id, status: "active", progress: 5 }));
  return [
    ...begun,
    ...known.map(({ id, title, total }, at): ListRow => {
      const row = { id, title, ...(total === null ? {} : { total }) };
      if (at % 5 === 0) return { ...row, status: "planned", progress: 0 };
      const score = 5 + (at % 6);
      const dates = { start: "2019-04-07", finish: "2019-06-23" };
      return { ...row, status: "completed", progress: total ?? 1, score, ...dates };
    }),
  ];
}

const tables = new WeakMap<Cloud, DynamoDBDocumentClient>();

function tableOf(cloud: Cloud): DynamoDBDocumentClient {
  const client =
    tables.get(cloud) ??
    DynamoDBDocumentClient.from(new DynamoDBClient(operatorClient(cloud.awsEndpoint)));
  tables.set(cloud, client);
  return client;
}

const nameOfTable = (cloud: Cloud): string => cloud.environmentOf("get_anime")["TABLE"] ?? "";

async function uidOf(cloud: Cloud, username: string): Promise<string> {
  const Key = usernameKey(username);
  const { Item } = await tableOf(cloud).send(
    new GetCommand({ TableName: nameOfTable(cloud), Key, ConsistentRead: true }),
  );
  return z.object({ uid: z.string() }).parse(Item).uid;
}

/** Puts as many entries on a shelf past the API, of titles that nobody knows, each as long as an imported one. */
export async function fillShelf(cloud: Cloud, member: Member, kind: Kind, count: number) {
  const uid = await member.uid();
  const TableName = nameOfTable(cloud);
  const dates = { start: "2019-04-07", finish: "2019-06-23" };
  const mark = chunkMark(`${(1_700_000_123_456).toString(36)}-`, 1);
  const extras = packExtras({ ...noExtras, ...dates, score: 8, listedAs: "completed", mark });
  const items = Array.from({ length: count }, (_, at) => ({
    ...entryKey(uid, kind, 800_000 + at),
    s: at % 5 === 0 ? "P" : "C",
    p: at % 5 === 0 ? 0 : 12,
    u: 1_700_000_123_456 + at,
    x: extras,
  }));
  for (let at = 0; at < items.length; at += 25) {
    const puts = items.slice(at, at + 25).map((Item) => ({ PutRequest: { Item } }));
    await tableOf(cloud).send(new BatchWriteCommand({ RequestItems: { [TableName]: puts } }));
  }
}
