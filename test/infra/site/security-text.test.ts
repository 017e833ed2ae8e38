import { describe, expect, test } from "vitest";
import { securityText } from "../../../infra/site/security-text.ts";
import { synthesize } from "../synthesize.ts";
import { template } from "../template.ts";

const contact = "mailto:security@tsuzuku.test";
const dayMs = 86_400_000;

describe("security.txt", () => {
  test("says whom to tell, in which language, until when, and where it belongs", () => {
    const settings = { securityContact: contact, domainName: "tsuzuku.test" };
    expect(securityText(settings, new Date("2026-11-22T10:00:00Z"))).toBe(
      `Contact: ${contact}
Expires: 2027-11-01T00:00:00.000Z
Preferred-Languages: en
Canonical: https://tsuzuku.test/.well-known/security.txt
`,
    );
  });

  test.each(["2026-01-01T00:00:00Z", "2027-12-31T23:59:59Z", "2028-02-29T12:00:00Z"])(
    "made on %s is good for eleven months at least, and for a year at most",
    (made) => {
      const text = securityText(
        { securityContact: contact, domainName: undefined },
        new Date(made),
      );
      const expires = Date.parse(/^Expires: (.+)$/m.exec(text ?? "")?.[1] ?? "");
      const days = (expires - Date.parse(made)) / dayMs;
      expect(days).toBeGreaterThan(333);
      expect(days).toBeLessThanOrEqual(366);
      expect(text).not.toContain("Canonical");
    },
  );

  test("is published as text where somebody is named, and not at all where nobody is", () => {
    const published = JSON.stringify([...synthesize("named", { securityContact: contact })]);
    expect(published).toContain('"content-type":"text/plain; charset=utf-8"');
    expect(JSON.stringify(template)).not.toContain("text/plain");
  });
});
