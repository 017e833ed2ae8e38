import { createHash } from "node:crypto";
import { randomId } from "./random-id.ts";

/**
 * The id of a thing that a call makes: told by its maker and the call's idempotency key, so that a repeat comes to the
 * same one, which nobody else can do; a random one where the call has no key.
 */
export const ownId = (uid: string, thing: string, key: string | undefined): string =>
  key === undefined
    ? randomId()
    : createHash("sha256")
        .update(JSON.stringify([uid, thing, key]))
        .digest()
        .subarray(0, 16)
        .toString("base64url");
