import {
  DescribeContinuousBackupsCommand,
  DescribeTableCommand,
  DescribeTimeToLiveCommand,
  DynamoDBClient,
} from "@aws-sdk/client-dynamodb";
import { operatorClient } from "../../local/aws/operator-client.ts";
import * as limits from "../../shared/limits.ts";
import type { Compared } from "./compare.ts";

/** What a table of a backup lacks at first: expiry, backups, protection from deletion, an end to what it takes a second. */
export async function protectionOf(
  awsEndpoint: string,
  TableName: string,
  units: { readonly readsPerSecond: number; readonly writesPerSecond: number },
): Promise<Compared[]> {
  const client = new DynamoDBClient(operatorClient(awsEndpoint));
  const { TimeToLiveDescription } = await client.send(new DescribeTimeToLiveCommand({ TableName }));
  const { ContinuousBackupsDescription } = await client.send(
    new DescribeContinuousBackupsCommand({ TableName }),
  );
  const { Table } = await client.send(new DescribeTableCommand({ TableName }));
  client.destroy();
  const { RecoveryPeriodInDays } =
    ContinuousBackupsDescription?.PointInTimeRecoveryDescription ?? {};
  const { MaxReadRequestUnits, MaxWriteRequestUnits } = Table?.OnDemandThroughput ?? {};
  const row = (what: string, before: string, after: string): Compared => ({
    what,
    before,
    after,
    isRight: before === after,
  });
  return [
    row("expiry", "ttl", TimeToLiveDescription?.AttributeName ?? "none"),
    row("days of backups", String(limits.backupDays), String(RecoveryPeriodInDays ?? "none")),
    row("protection from deletion", "true", String(Table?.DeletionProtectionEnabled)),
    row(
      "units a second",
      `${units.readsPerSecond}, ${units.writesPerSecond}`,
      `${MaxReadRequestUnits}, ${MaxWriteRequestUnits}`,
    ),
  ];
}
