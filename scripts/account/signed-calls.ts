import { S3Client } from "@aws-sdk/client-s3";
import { AwsClient } from "aws4fetch";
import type * as z from "zod";
import { operatorClient } from "../../local/aws/operator-client.ts";
import { StartError } from "../../local/net/start-error.ts";

/** AWS answered, and the answer is no. */
export class AwsRefusal extends StartError {
  readonly status: number;
  /** The exception's name, e.g. `ParameterNotFound`; empty where the answer has none. */
  readonly code: string;

  constructor(call: SignedCall, status: number, text: string) {
    const code = /"__type"\s*:\s*"(?:[^"]*#)?(\w+)"|<Code>(\w+)<\/Code>/.exec(text);
    const message = /"[Mm]essage"\s*:\s*"([^"]*)"|<Message>([^<]*)<\/Message>/.exec(text);
    const named = code?.[1] ?? code?.[2] ?? "";
    const said = message?.[1] ?? message?.[2] ?? "";
    super(`AWS (${call.host}) answers ${status} ${named} ${said}`.replace(/\s+/g, " ").trimEnd());
    this.status = status;
    this.code = named;
  }
}

/** A call to AWS that no installed client has a command for. */
export interface SignedCall {
  /** What the address of the service begins with. */
  readonly host: string;
  /** The service as the signature spells it, where that is not its host. */
  readonly service?: string;
  readonly method: "GET" | "POST";
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** How long the answer may take, where that is not the usual. */
  readonly withinMs?: number;
}

/** An account in a region, spoken to with the rights of whoever is signed in. */
export interface Account {
  readonly region: string;
  /** Resolves with the text of a success. Rejects with AwsRefusal, or with StartError when there is no answer. */
  readonly send: (call: SignedCall) => Promise<string>;
}

interface Access {
  readonly region: string;
  readonly endpoint: string | undefined;
  readonly credentials: {
    readonly accessKeyId: string;
    readonly secretAccessKey: string;
    readonly sessionToken?: string | undefined;
  };
}

const answerWithinMs = 30_000;

function account({ region, endpoint, credentials }: Access): Account {
  const { accessKeyId, secretAccessKey, sessionToken } = credentials;
  const client = new AwsClient({
    accessKeyId,
    secretAccessKey,
    ...(sessionToken === undefined ? {} : { sessionToken }),
    region,
    retries: 3,
  });
  return {
    region,
    async send(call) {
      const { host, service = host, method, path, headers = {}, body } = call;
      const { withinMs = answerWithinMs } = call;
      const place = endpoint ?? `https://${host}.${region}.amazonaws.com`;
      const answer = await client
        .fetch(place + path, {
          method,
          headers,
          ...(body === undefined ? {} : { body }),
          signal: AbortSignal.timeout(withinMs),
          aws: { service },
        })
        .catch((error: unknown) => {
          throw new StartError(`${place} does not answer: ${reasonOf(error)}`);
        });
      const text = await answer.text();
      if (!answer.ok) throw new AwsRefusal(call, answer.status, text);
      return text;
    },
  };
}

/** What a failed fetch says in its innermost cause. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.cause !== undefined) return reasonOf(error.cause);
  return error.message === "" && "code" in error ? String(error.code) : error.message;
}

/** The account of a local cloud. */
export const localAccount = (endpoint: string): Account => account(operatorClient(endpoint));

/**
 * The account that the shell is signed in to, found as the clients of AWS find it, in its region or in another one.
 * Rejects with StartError when there are no credentials, or no region.
 */
export async function signedInAccount(elsewhere?: string): Promise<Account> {
  const { AWS_REGION, AWS_DEFAULT_REGION, AWS_ENDPOINT_URL, AWS_PROFILE } = process.env;
  const profile = AWS_PROFILE
    ? ` AWS_PROFILE is ${AWS_PROFILE}: is there a profile of that name?`
    : "";
  const given = elsewhere ?? (AWS_REGION || AWS_DEFAULT_REGION);
  const { config } = new S3Client(given ? { region: given } : {});
  const region = await config.region().catch(() => {
    throw new StartError(
      `No region is chosen. Set AWS_REGION, or a region in the profile that AWS_PROFILE names.${profile}`,
    );
  });
  const credentials = await config.credentials().catch((error: unknown) => {
    throw new StartError(
      "There are no credentials for an AWS account. Sign in first (aws sso login, or aws configure), and name the " +
        `profile by AWS_PROFILE.${profile} The chain of credentials says: ${reasonOf(error)}`,
    );
  });
  return account({ region, endpoint: AWS_ENDPOINT_URL, credentials });
}

/** Asks a service that speaks JSON, by the name of its operation. Rejects as `send` does, or when the answer has another shape. */
export async function jsonCall<Schema extends z.ZodType>(
  { send }: Account,
  host: string,
  target: string,
  input: unknown,
  schema: Schema,
): Promise<z.output<Schema>> {
  const text = await send({
    host,
    method: "POST",
    path: "/",
    headers: { "content-type": "application/x-amz-json-1.0", "x-amz-target": target },
    body: JSON.stringify(input),
  });
  return parsed(host, text, schema);
}

/** Reads an answer of AWS. Throws StartError when it has another shape. */
export function parsed<Schema extends z.ZodType>(
  host: string,
  text: string,
  schema: Schema,
): z.output<Schema> {
  const read = schema.safeParse(JSON.parse(text));
  if (read.success) return read.data;
  throw new StartError(`AWS (${host}) answers in a shape of its own: ${text.slice(0, 200)}`);
}

/** Asks a service that takes forms and answers XML. */
export const formCall = (
  { send }: Account,
  host: string,
  form: Readonly<Record<string, string>>,
): Promise<string> =>
  send({
    host,
    method: "POST",
    path: "/",
    headers: { "content-type": "application/x-www-form-urlencoded; charset=utf-8" },
    body: new URLSearchParams(form).toString(),
  });
