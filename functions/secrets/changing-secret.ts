import type { Variable } from "../runtime/env.ts";
import { sameSecret } from "./same-secret.ts";
import { currentSecret, formerSecret } from "./secret.ts";

/**
 * How old copies may be by which a value is refused. Values that are guessed bring about that many reads and no more;
 * between a new value and the deployment by which somebody sends it lies a multiple of this.
 */
const oldestRefusalMs = 10_000;

/**
 * A check of values against the secret whose name or ARN the variable holds. The newest value and the one before are
 * valid, so that those who send it may learn of a new one at any time before the next (decision 0072).
 */
export function changingSecret(variable: Variable): (given: string) => Promise<boolean> {
  const current = currentSecret(variable);
  const former = formerSecret(variable);

  const isValid = async (given: string, sinceMs: number): Promise<boolean> => {
    const newest = await current.read(sinceMs);
    if (sameSecret(given, newest.value)) return true;
    // Read after the newest, never before: a change in between would leave out the value that is still sent.
    const { value } = await former.read(newest.readAtMs);
    return value !== undefined && sameSecret(given, value);
  };

  return async (given) =>
    (await isValid(given, -Infinity)) || (await isValid(given, Date.now() - oldestRefusalMs));
}
