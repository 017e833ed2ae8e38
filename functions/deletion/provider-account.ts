import {
  AdminDeleteUserCommand,
  AdminGetUserCommand,
  CognitoIdentityProviderClient,
  UserNotFoundException,
} from "@aws-sdk/client-cognito-identity-provider";
import { env } from "../runtime/env.ts";

const cognito = new CognitoIdentityProviderClient({});

/**
 * Deletes the account that somebody signs in with, in the user pool. One that is gone already stays gone, and one that
 * is called the same and is another, as of somebody who came back through Google, is left alone.
 */
export async function deleteProviderAccount(login: string, subject: string): Promise<void> {
  const named = { UserPoolId: env("USER_POOL_ID"), Username: login };
  try {
    const { UserAttributes = [] } = await cognito.send(new AdminGetUserCommand(named));
    const { Value = subject } = UserAttributes.find(({ Name }) => Name === "sub") ?? {};
    if (Value !== subject) return;
    await cognito.send(new AdminDeleteUserCommand(named));
  } catch (error) {
    if (!(error instanceof UserNotFoundException)) throw error;
  }
}
