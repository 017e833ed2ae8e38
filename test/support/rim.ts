import { randomBytes } from "node:crypto";
import { beforeEach, afterAll, beforeAll, vi } from "vitest";
import { csrfToken } from "../../functions/http/csrf.ts";
import type { HttpEvent } from "../../functions/http/request.ts";
import { httpEvent } from "./cloud/http-event.ts";
import { conditionFailed, SlowAws } from "./cloud/slow-aws.ts";
import { takeLogLines } from "./watching/log-lines.ts";

const secret = "only-the-edge-knows";
const origin = "https://tsuzuku.example";

/** The table as a test wants it: who is signed in, what they have, and whose calls are over their rate. */
export const world = {
  /** Whether tokens are those of a session, all of them of one user. */
  hasSession: true,
  /** Whose it is. */
  uid: "ai",
  isOverRate: false,
  /** The stored entry of the title that is asked about, in DynamoDB's own words. */
  entry: undefined as Record<string, unknown> | undefined,
};

/** DynamoDB's words for an entry that is being watched. */
export const watching = (progress: number) => ({
  pk: { S: "U#ai" },
  sk: { S: "A#1" },
  s: { S: "W" },
  p: { N: String(progress) },
  u: { N: "1" },
});

/** DynamoDB's words for a title that has ended. */
const title = {
  title: { S: "Twelve" },
  english: { NULL: true },
  total: { N: "12" },
  status: { S: "Finished Airing" },
  from: { NULL: true },
  to: { NULL: true },
};

/** What the table says to one call. */
export function tableAnswer({ operation, body }: { operation: string; body: string }) {
  if (operation === "Query") return { body: { Items: [], Count: 0 } };
  if (operation === "UpdateItem" && world.isOverRate) return conditionFailed;
  if (operation !== "GetItem") return { body: {} };
  if (body.includes('"S#')) {
    const Item = { uid: { S: world.uid }, ttl: { N: "99999999999" } };
    return { body: world.hasSession ? { Item } : {} };
  }
  if (body.includes('"T#')) return { body: { Item: title } };
  return { body: world.entry === undefined ? {} : { Item: world.entry } };
}

/**
 * Lets the code of functions run in this process on an AWS that is slow and remembers what it was asked. Import the code
 * in a test or a hook: it reads its environment at once.
 */
export function onSlowAws(): SlowAws {
  const aws = new SlowAws();
  beforeAll(async () => {
    aws.secret = secret;
    const variables = {
      AWS_ENDPOINT_URL: await aws.start(),
      AWS_REGION: "eu-central-1",
      AWS_ACCESS_KEY_ID: "somebody",
      AWS_SECRET_ACCESS_KEY: "local",
      TABLE: "table",
      DATA_BUCKET: "data",
      ORIGIN_SECRET: "origin",
      PUBLIC_ORIGIN: origin,
      RATE_FACTOR: "1",
    };
    for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  });
  beforeEach(() => {
    takeLogLines();
    Object.assign(world, { hasSession: true, uid: "ai", isOverRate: false, entry: undefined });
    aws.answer = tableAnswer;
    aws.waves = [];
  });
  afterAll(() => {
    vi.unstubAllEnvs();
    aws.stop();
  });
  return aws;
}

/** A token as sign-in draws it. */
export const newToken = (): string => randomBytes(32).toString("base64url");

/** A browser with a session of its own, at an address of its own. */
export class Tab {
  readonly token: string;
  readonly address: string;

  constructor({
    token = newToken(),
    address = `198.51.100.${Math.floor(Math.random() * 250)}`,
  } = {}) {
    this.token = token;
    this.address = address;
  }

  /** A call of it. `headers` come beside the usual ones, or in place of them. */
  event(fields: unknown, headers: Readonly<Record<string, string>> = {}): HttpEvent {
    const csrftoken = csrfToken({ token: this.token });
    return httpEvent({
      headers: {
        "x-origin-secret": secret,
        "x-viewer-address": this.address,
        "x-csrftoken": csrftoken,
        ...headers,
      },
      cookies: { sessionid: this.token, csrftoken },
      body: JSON.stringify(fields),
    });
  }
}
