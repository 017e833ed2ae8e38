import {
  AdminDeleteUserCommand,
  CognitoIdentityProviderClient,
  UserNotFoundException,
} from "@aws-sdk/client-cognito-identity-provider";
import { env } from "../runtime/env.ts";

const cognito = new CognitoIdentityProviderClient({});

/** Deletes the account that somebody signs in with, in the user pool. One that is gone already stays gone. */
export async function deleteProviderAccount(login: string): Promise<void> {
  try {
    await cognito.send(
      new AdminDeleteUserCommand({ UserPoolId: env("USER_POOL_ID"), Username: login }),
    );
  } catch (error) {
    if (!(error instanceof UserNotFoundException)) throw error;
  }
}
