import { expect } from "vitest";

/** Vitest's matchers for a part of a value; their own type is `any`, which may not be assigned. */
export const someText: unknown = expect.any(String);
export const someNumber: unknown = expect.any(Number);
export const something: unknown = expect.anything();
export const textLike = (pattern: RegExp): unknown => expect.stringMatching(pattern);
export const textWith = (part: string): unknown => expect.stringContaining(part);
