import { describe, expect, test } from "vitest";
import * as z from "zod";
import { neededBy } from "./assembly.ts";
import { synthesize } from "./synthesize.ts";
import { lambdas, resources, stacks, template } from "./template.ts";

/** The stack that is deployed before the others. */
const first = stacks.get("Tsuzuku-data");

const [[guardId, guard] = []] = resources(
  "Custom::SettingsInForce",
  z.object({
    ServiceToken: z.object({ "Fn::GetAtt": z.tuple([z.string(), z.literal("Arn")]) }),
    ServiceTimeout: z.union([z.string(), z.number()]),
    InForce: z.record(z.string(), z.string()),
    Given: z.string(),
    AllowDrop: z.string(),
    Known: z.string(),
    AllAtOnce: z.string(),
  }),
);

describe("the settings in force", () => {
  test("are an output of the stack", () => {
    expect(JSON.parse(z.string().parse(first?.Outputs["Settings"]?.Value))).toEqual(guard?.InForce);
    expect(guard?.InForce).toMatchObject({ rateFactor: "1", hsts: "host", passkeys: "false" });
    expect([guard?.Given, guard?.AllowDrop]).toEqual(["", ""]);
  });

  test("stand beside the release that is deployed", () => {
    expect(first?.Outputs["Release"]?.Value).toMatch(/^\d+\.\d+\.\d+$/);
  });

  test("tell which there are, and what may be dropped, also of what this release does not know", () => {
    expect(guard?.Known.split(",")).toEqual(expect.arrayContaining(["domainName", "hsts"]));
    expect(guard?.Known.split(",")).not.toContain("stage");
    const once = { allowDrop: "domainName,formerSetting", allAtOnce: "true" };
    const allowing = synthesize("allowing", {}, once);
    const data = Object.values(allowing.get("Tsuzuku-data")?.Resources ?? {});
    expect(data.find(({ Type }) => Type === "Custom::SettingsInForce")?.Properties).toMatchObject({
      AllowDrop: "domainName,formerSetting",
      Known: guard?.Known,
      AllAtOnce: "true",
    });
    expect(guard?.AllAtOnce).toBe("false");
  });

  test("are looked at before anything else of a deployment changes", () => {
    expect(guard?.ServiceToken["Fn::GetAtt"][0]).toBe(lambdas.get("settings_guard")?.id);
    const before = neededBy(template.Resources, guardId ?? "");
    expect(before.size).toBeGreaterThanOrEqual(3);
    expect(first?.Resources).toHaveProperty(guardId ?? "");
    for (const [id, { DependsOn }] of Object.entries(first?.Resources ?? {})) {
      if (id !== guardId && !before.has(id)) expect(DependsOn, id).toContain(guardId);
    }
  });

  test("do not keep a deployment waiting for an hour", () => {
    expect(Number(guard?.ServiceTimeout)).toBeLessThanOrEqual(300);
  });
});
