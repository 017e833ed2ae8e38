import * as z from "zod";
import type { Service } from "../aws/aws-endpoint.ts";
import { sendAwsError } from "../aws/aws-error.ts";
import { targetOf } from "../aws/call.ts";
import type { Accounts } from "../sign-in/accounts.ts";

const Input = z.object({ Username: z.string() });

const known: ReadonlySet<string> = new Set(["AdminDeleteUser", "AdminGetUser"]);

/** The administrative calls of a user pool that the product makes: whose account it is, and its end. */
export function userPoolService(accounts: Accounts): Service {
  return async (call, _request, response) => {
    const operation = targetOf(call);
    if (!known.has(operation)) {
      const message = `${operation} is unknown locally`;
      sendAwsError(response, call.service, { status: 400, code: "InvalidAction", message });
      return;
    }
    const { Username } = Input.parse(JSON.parse(call.body.toString("utf8")));
    if (accounts.find(Username) === undefined) {
      const message = "User does not exist.";
      sendAwsError(response, call.service, { status: 400, code: "UserNotFoundException", message });
      return;
    }
    // Locally an account is called by its subject.
    const UserAttributes = [{ Name: "sub", Value: Username }];
    if (operation === "AdminDeleteUser") await accounts.remove(Username);
    response.writeHead(200, { "content-type": "application/x-amz-json-1.1" });
    response.end(
      operation === "AdminGetUser" ? JSON.stringify({ Username, UserAttributes }) : "{}",
    );
  };
}
