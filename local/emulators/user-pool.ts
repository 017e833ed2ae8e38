import * as z from "zod";
import type { Service } from "../aws/aws-endpoint.ts";
import { sendAwsError } from "../aws/aws-error.ts";
import { targetOf } from "../aws/call.ts";
import type { Accounts } from "../sign-in/accounts.ts";

const Input = z.object({ Username: z.string() });

/** The one administrative call of a user pool that the product makes: the end of an account. */
export function userPoolService(accounts: Accounts): Service {
  return async (call, _request, response) => {
    if (targetOf(call) !== "AdminDeleteUser") {
      const message = `${targetOf(call)} is unknown locally`;
      sendAwsError(response, call.service, { status: 400, code: "InvalidAction", message });
      return;
    }
    const { Username } = Input.parse(JSON.parse(call.body.toString("utf8")));
    if (accounts.find(Username) === undefined) {
      const message = "User does not exist.";
      sendAwsError(response, call.service, { status: 400, code: "UserNotFoundException", message });
      return;
    }
    await accounts.remove(Username);
    response.writeHead(200, { "content-type": "application/x-amz-json-1.1" });
    response.end("{}");
  };
}
