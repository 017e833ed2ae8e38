import type { ServerResponse } from "node:http";
import * as z from "zod";
import { operator, type Service, type Services } from "../aws/aws-endpoint.ts";
import { escapeXml, sendAwsError } from "../aws/aws-error.ts";
import { formOf, targetOf } from "../aws/call.ts";
import { account, globalArn } from "../template/account.ts";
import type { Stack, Template } from "../template/template.ts";

function sendJson(response: ServerResponse, body: unknown): void {
  response.writeHead(200, { "content-type": "application/json" });
  response.end(JSON.stringify(body));
}

/** Calls a function by its name with an event. */
type Invoke = (functionName: string, event: unknown) => Promise<unknown>;

/** Answers as Lambda does, also of a function that has failed: with 200, and a header that says so. */
async function sendResult(response: ServerResponse, result: Promise<unknown>): Promise<void> {
  try {
    sendJson(response, (await result) ?? null);
  } catch (error) {
    const errorMessage = error instanceof Error ? error.message : String(error);
    response.setHeader("x-amz-function-error", "Unhandled");
    sendJson(response, { errorType: "Error", errorMessage });
  }
}

/**
 * What an operator asks about an account, answered for one in which nothing is wrong: stacks that are complete, with the
 * outputs of the template, room for a thousand functions at once, and no alarm. It is prepared for the CDK. Functions are
 * invoked by name.
 */
export function accountServices(template: Template, invoke: Invoke): Services {
  return {
    cloudformation: stacksService(template.stacks),
    lambda: (call, _request, response) => {
      const [, name] = /^\/2015-03-31\/functions\/([^/]+)\/invocations$/.exec(call.path) ?? [];
      if (name !== undefined)
        return sendResult(response, invoke(name, JSON.parse(call.body.toString("utf8"))));
      sendJson(response, { AccountLimit: { ConcurrentExecutions: 1000 } });
      return undefined;
    },
    ssm: (call, _request, response) => {
      const { Name } = z.object({ Name: z.string() }).parse(JSON.parse(call.body.toString("utf8")));
      sendJson(response, { Parameter: { Name, Value: "30" } });
    },
    sts: (call, _request, response) => {
      if (formOf(call).get("Action") !== "GetCallerIdentity") {
        refuse(call.service, response, "There are no roles to take on locally");
        return;
      }
      response.writeHead(200, { "content-type": "text/xml" });
      response.end(
        "<GetCallerIdentityResponse><GetCallerIdentityResult>" +
          `<Arn>${globalArn("iam", `user/${operator}`)}</Arn><Account>${account.id}</Account>` +
          "</GetCallerIdentityResult></GetCallerIdentityResponse>",
      );
    },
    monitoring: (call, _request, response) => {
      if (targetOf(call) === "DescribeAlarms") sendJson(response, { MetricAlarms: [] });
      else refuse(call.service, response, `${targetOf(call)} is unknown locally`);
    },
  };
}

const refuse = (service: string, response: ServerResponse, message: string): void => {
  sendAwsError(response, service, { status: 400, code: "ValidationError", message });
};

const stacksService =
  (stacks: readonly Stack[]): Service =>
  (call, _request, response) => {
    const form = formOf(call);
    const wanted = form.get("StackName");
    const found = stacks.find(({ name }) => name === wanted);
    if (form.get("Action") !== "DescribeStacks" || found === undefined) {
      refuse(call.service, response, `Stack with id ${wanted ?? ""} does not exist`);
      return;
    }
    response.writeHead(200, { "content-type": "text/xml" });
    response.end(described(found));
  };

const described = ({ name, outputs }: Stack): string =>
  "<DescribeStacksResponse><DescribeStacksResult><Stacks><member>" +
  `<StackName>${escapeXml(name)}</StackName><StackStatus>CREATE_COMPLETE</StackStatus><Outputs>` +
  Object.entries(outputs)
    .map(
      ([key, value]) =>
        `<member><OutputKey>${key}</OutputKey><OutputValue>${escapeXml(value)}</OutputValue></member>`,
    )
    .join("") +
  "</Outputs></member></Stacks></DescribeStacksResult></DescribeStacksResponse>";

/** Lets SES tell of an account that may write to everybody, and of identities that are confirmed; `others` takes the mails. */
export const mailAccount =
  (others: Service): Service =>
  (call, request, response) => {
    if (call.method === "GET" && call.path === "/v2/email/account") {
      sendJson(response, { ProductionAccessEnabled: true, SendingEnabled: true });
    } else if (call.method === "GET" && call.path.startsWith("/v2/email/identities/")) {
      sendJson(response, { VerifiedForSendingStatus: true });
    } else {
      return others(call, request, response);
    }
    return undefined;
  };
