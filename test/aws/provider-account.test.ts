import {
  AdminDeleteUserCommand,
  AdminGetUserCommand,
  CognitoIdentityProviderClient,
  UserNotFoundException,
} from "@aws-sdk/client-cognito-identity-provider";
import { mockClient } from "aws-sdk-client-mock";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { deleteProviderAccount } from "../../functions/deletion/provider-account.ts";

/*
 * Who comes back through Google is called by the user pool what they were called before, and is somebody else to it.
 */
const cognito = mockClient(CognitoIdentityProviderClient);
const gone = new UserNotFoundException({ message: "By a test", $metadata: {} });

const deleted = () => cognito.commandCalls(AdminDeleteUserCommand).map(({ args }) => args[0].input);

beforeEach(() => {
  cognito.reset();
  vi.stubEnv("USER_POOL_ID", "pool");
});

describe("the account at the provider", () => {
  const named = { UserPoolId: "pool", Username: "Google_1" };

  test("is deleted when it is the one that is known", async () => {
    cognito.on(AdminGetUserCommand, named).resolves({
      UserAttributes: [
        { Name: "email", Value: "a@example.org" },
        { Name: "sub", Value: "first" },
      ],
    });
    cognito.on(AdminDeleteUserCommand).resolves({});
    await deleteProviderAccount("Google_1", "first");
    expect(deleted()).toEqual([named]);
  });

  test("is left alone when it is another one of that name", async () => {
    cognito
      .on(AdminGetUserCommand)
      .resolves({ UserAttributes: [{ Name: "sub", Value: "second" }] });
    await deleteProviderAccount("Google_1", "first");
    expect(deleted()).toEqual([]);
  });

  test("may be gone already, before it is asked for and after", async () => {
    cognito.on(AdminGetUserCommand).rejects(gone);
    await deleteProviderAccount("Google_1", "first");
    cognito.on(AdminGetUserCommand).resolves({ UserAttributes: [{ Name: "sub", Value: "first" }] });
    cognito.on(AdminDeleteUserCommand).rejects(gone);
    await deleteProviderAccount("Google_1", "first");
  });

  test("keeps the deletion waiting while the provider cannot be reached", async () => {
    cognito.on(AdminGetUserCommand).rejects(new Error("Away"));
    await expect(deleteProviderAccount("Google_1", "first")).rejects.toThrow("Away");
  });
});
