import {
  GetSecretValueCommand,
  ResourceNotFoundException,
  SecretsManagerClient,
} from "@aws-sdk/client-secrets-manager";
import { env, type Variable } from "../runtime/env.ts";
import { errorFields, log } from "../runtime/log.ts";

/** How long a copy is as good as the secret: a new value is used after so long, without a deployment. */
const keptMs = 5 * 60_000;

/** How long nothing is asked again after a read that failed, while there is a copy. */
const pauseMs = 10_000;

/** A read that takes longer has failed: who waits for it waits for an answer to a person. */
const readMs = 3000;

/** What was read of a secret, and when the reading began (milliseconds since 1970). */
interface Copy<Value> {
  readonly value: Value;
  readonly readAtMs: number;
}

/** A version of a secret, of which a warm function keeps a copy. */
export interface Secret<Value> {
  /**
   * A copy no older than five minutes, and read at `sinceMs` or later. While Secrets Manager fails, the copy at hand,
   * however old; throws where there is none. One call at most is under way.
   */
  read(sinceMs?: number): Promise<Copy<Value>>;
}

/** The newest version of the secret whose name or ARN the variable holds. Reading throws where there is no text in it. */
export const currentSecret = (variable: Variable): Secret<string> =>
  kept(() => valueOf(env(variable), "AWSCURRENT"));

/** The version before the newest; undefined where there was none. */
export const formerSecret = (variable: Variable): Secret<string | undefined> =>
  kept(async () => {
    try {
      return await valueOf(env(variable), "AWSPREVIOUS");
    } catch (error) {
      if (error instanceof ResourceNotFoundException) return undefined;
      throw error;
    }
  });

function kept<Value>(getValue: () => Promise<Value>): Secret<Value> {
  let copy: Copy<Value> | undefined;
  let failedAtMs = -Infinity;
  let reading: Promise<Copy<Value>> | undefined;

  const readAnew = async (): Promise<Copy<Value>> => {
    const readAtMs = Date.now();
    return { value: await getValue(), readAtMs };
  };

  return {
    async read(sinceMs = -Infinity) {
      const nowMs = Date.now();
      const oldestMs = Math.max(sinceMs, nowMs - keptMs);
      if (copy && (copy.readAtMs >= oldestMs || nowMs - failedAtMs < pauseMs)) return copy;
      reading ??= readAnew().finally(() => {
        reading = undefined;
      });
      try {
        copy = await reading;
      } catch (error) {
        if (copy === undefined) throw error;
        failedAtMs = Date.now();
        log("warn", "secret not read", errorFields(error));
      }
      return copy;
    },
  };
}

let client: SecretsManagerClient | undefined;

async function valueOf(id: string, stage: "AWSCURRENT" | "AWSPREVIOUS"): Promise<string> {
  // Made when it is needed: making it takes longer than loading its code.
  client ??= new SecretsManagerClient({});
  const { SecretString } = await client.send(
    new GetSecretValueCommand({ SecretId: id, VersionStage: stage }),
    { abortSignal: AbortSignal.timeout(readMs) },
  );
  if (SecretString === undefined) throw new Error(`The secret ${id} holds no text`);
  return SecretString;
}
