import type { TransactWriteCommandInput } from "@aws-sdk/lib-dynamodb";

/** One write of a transaction. */
export type TransactItem = NonNullable<TransactWriteCommandInput["TransactItems"]>[number];
