import { expect, test, vi } from "vitest";
import type { Brand } from "../../../../shared/brand.ts";
import { importNotice } from "../../../../web/features/import/import-notice.ts";

/** The brand of a site that was built with this value. */
async function builtWith(value: string) {
  vi.stubEnv("SENDS_MAIL", value);
  // A module of its own: others have read theirs.
  const { href } = new URL(`../../../../web/words/brand.ts?mail=${value}`, import.meta.url);
  const module: unknown = await import(/* @vite-ignore */ href);
  return (module as { brand: Brand }).brand;
}

test.each([
  ["", true, "we send you an e-mail"],
  ["true", true, "we send you an e-mail"],
  ["false", false, "your profile shows"],
])("a site that was built with %j says what will come", async (value, sendsMail, teller) => {
  const brand = await builtWith(value);
  expect(brand.sendsMail).toBe(sendsMail);
  expect(importNotice(brand)).toBe(
    `Importing can take some time. You may close this window: ${teller} when it is done.`,
  );
});
