import { PutCommand, TransactWriteCommand } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import * as limits from "../../../shared/limits.ts";
import { isExpired, nowSeconds, table, tableName } from "../client.ts";
import { untilFree } from "../conflict.ts";
import { profileKey, type Key } from "../keys.ts";
import { pagesOf } from "../pages.ts";
import { ownReportKey, reportKey } from "./keys.ts";
import { keyOfThing, Thing } from "./things.ts";

const ReportItem = z.object({
  pk: z.string(),
  sk: z.string(),
  thing: Thing,
  at: z.number(),
  reason: z.string(),
  text: z.string(),
  ttl: z.number(),
});

/** What somebody said of a thing that everybody may see. Who it was the operator is not told. */
export type Report = Omit<z.infer<typeof ReportItem>, "pk" | "sk" | "ttl">;

/** Who reports: a user, or a visitor as far as their household is known. */
export type Reporter = { readonly uid: string } | { readonly household: string };

/** Stores a report in place of the one that the same person has made of the same thing, if they have. */
export async function putReport(report: Report, by: Reporter): Promise<void> {
  const ttl = nowSeconds() + limits.reportDays * 86_400;
  const who = "uid" in by ? by.uid : by.household;
  const { thing, ...said } = report;
  const key = keyOfThing(thing);
  const Item = { ...reportKey(key, who), ...report, ttl };
  if (!("uid" in by)) {
    await table.send(new PutCommand({ TableName: tableName(), Item }));
    return;
  }
  const TransactItems = [
    {
      // What an account that is being deleted still writes would stay.
      ConditionCheck: {
        TableName: tableName(),
        Key: profileKey(by.uid),
        ConditionExpression: "attribute_exists(pk)",
      },
    },
    { Put: { TableName: tableName(), Item } },
    {
      Put: {
        TableName: tableName(),
        Item: { ...ownReportKey(by.uid, key), ...said, ttl },
      },
    },
  ];
  await untilFree(() => table.send(new TransactWriteCommand({ TransactItems })));
}

/** Up to so many reports in any order, of one thing where one is given. */
export async function listReports(most: number, thing?: Thing): Promise<Report[]> {
  const reports: Report[] = [];
  const { pk, sk } = reportKey(thing === undefined ? "" : keyOfThing(thing), "");
  const prefix = thing === undefined ? undefined : sk;
  for await (const page of pagesOf(pk, prefix, { isConsistent: true })) {
    for (const item of page.map((found) => ReportItem.parse(found))) {
      if (reports.length === most) return reports;
      if (!isExpired(item)) reports.push(item);
    }
  }
  return reports;
}

/** The keys of all reports of a thing. */
export async function reportKeysOf(thing: Thing): Promise<Key[]> {
  const keys: Key[] = [];
  const { pk, sk } = reportKey(keyOfThing(thing), "");
  for await (const page of pagesOf(pk, sk, { isConsistent: true, only: ["pk", "sk"] })) {
    keys.push(...page.map((item) => z.object({ pk: z.string(), sk: z.string() }).parse(item)));
  }
  return keys;
}
