import { randomBytes } from "node:crypto";

/** An id that nobody can guess: 128 random bits, as 22 characters that need no escaping in an address. */
export const randomId = (): string => randomBytes(16).toString("base64url");
