import type { ServerResponse } from "node:http";
import type { AwsCall } from "../../aws/call.ts";
import type { ObjectStore } from "./object-store.ts";

/** One request of the S3 protocol: what it is about, and where its answer goes. */
export interface S3Request {
  readonly store: ObjectStore;
  readonly bucket: string;
  /** Empty for requests about the bucket itself. */
  readonly key: string;
  readonly call: AwsCall;
  readonly response: ServerResponse;
}
