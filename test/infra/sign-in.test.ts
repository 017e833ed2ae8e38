import { describe, expect, test } from "vitest";
import * as z from "zod";
import { resources } from "./template.ts";

const only = <Item>(items: Map<string, Item>): Item => {
  const [item] = items.values();
  if (item === undefined || items.size > 1) throw new Error(`Expected one, found ${items.size}`);
  return item;
};

describe("sign-in", () => {
  test("takes people who sign themselves up with a verified e-mail and a decent password", () => {
    expect(only(resources("AWS::Cognito::UserPool", z.looseObject({})))).toMatchObject({
      AdminCreateUserConfig: { AllowAdminCreateUserOnly: false },
      UsernameAttributes: ["email"],
      AutoVerifiedAttributes: ["email"],
      DeletionProtection: "ACTIVE",
      Policies: { PasswordPolicy: { MinimumLength: 8 } },
    });
  });

  test("gives the site a public client with the code flow alone, back to our origin", () => {
    const client = only(resources("AWS::Cognito::UserPoolClient", z.looseObject({})));
    expect(client).toMatchObject({
      GenerateSecret: false,
      AllowedOAuthFlows: ["code"],
      AllowedOAuthScopes: ["openid", "email"],
      PreventUserExistenceErrors: "ENABLED",
      SupportedIdentityProviders: ["COGNITO"],
    });
    expect(JSON.stringify(client["CallbackURLs"])).toMatch(/"https:\/\/".*"\/api\/auth\/callback"/);
    expect(JSON.stringify(client["LogoutURLs"])).toMatch(/"https:\/\/".*"\/"/);
  });

  test("shows the managed login pages", () => {
    expect(only(resources("AWS::Cognito::UserPoolDomain", z.looseObject({})))).toMatchObject({
      ManagedLoginVersion: 2,
    });
    expect(resources("AWS::Cognito::ManagedLoginBranding", z.looseObject({})).size).toBe(1);
  });
});
