import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";

/** What a site says that was built with this contact, without tags but links. */
async function saidWith(contact: string, reason: string, erasedAt: number | null): Promise<string> {
  vi.stubEnv("CONTACT", contact);
  // The brand is read when its module is.
  vi.resetModules();
  const { Refused } = await import("../../../web/features/moderation/Decision.tsx");
  const html = renderToStaticMarkup(createElement(Refused, { reason, erasedAt }));
  return html.replaceAll(/<\/?span>/g, "");
}

test("says why and when, and whom to write to where the operator named somebody", async () => {
  expect(await saidWith("", "Spam.", null)).toBe("Their reason: Spam.");
  expect(await saidWith("", "", Date.UTC(2026, 11, 10, 12))).toBe(
    "It will be deleted on 10 December 2026.",
  );
  const please = "A mistake? Write to ";
  expect(await saidWith("mailto:a@b.test", "", null)).toBe(
    `${please}<a href="mailto:a@b.test">a@b.test</a>.`,
  );
  expect(await saidWith("https://b.test/help", "", null)).toBe(
    `${please}<a href="https://b.test/help">b.test/help</a>.`,
  );
});

test("shows what a moderator wrote as it was written", async () => {
  expect(await saidWith("", "<b>no</b>", null)).toBe("Their reason: &lt;b&gt;no&lt;/b&gt;");
});
