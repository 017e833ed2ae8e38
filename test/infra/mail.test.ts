import { expect, test } from "vitest";
import * as z from "zod";
import { lambdas, Ref, resources, template } from "./template.ts";

test("an address that bounces or complains gets nothing more, of whatever we send", () => {
  const sets = resources("AWS::SES::ConfigurationSet", z.looseObject({}));
  const [[id, set] = []] = sets;
  expect(sets.size).toBe(1);
  expect(set).toEqual({
    SuppressionOptions: { SuppressedReasons: ["BOUNCE", "COMPLAINT"] },
    ReputationOptions: { ReputationMetricsEnabled: true },
  });
  const identities = resources(
    "AWS::SES::EmailIdentity",
    z.object({ ConfigurationSetAttributes: z.object({ ConfigurationSetName: Ref }) }),
  );
  for (const identity of identities.values()) {
    expect(identity.ConfigurationSetAttributes.ConfigurationSetName).toBe(id);
  }
  for (const name of ["import_list", "import_sweep"]) {
    expect(lambdas.get(name)?.Environment.Variables).toMatchObject({
      MAIL_CONFIGURATION: { Ref: id },
    });
  }
});

test("the set has no name that could be taken, and stays for an identity that stays", () => {
  const [set] = Object.values(template.Resources).filter(
    ({ Type }) => Type === "AWS::SES::ConfigurationSet",
  );
  expect(set).toMatchObject({ DeletionPolicy: "RetainExceptOnCreate" });
  expect(set?.Properties).not.toHaveProperty("Name");
});
