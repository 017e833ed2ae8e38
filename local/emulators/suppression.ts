import { randomUUID } from "node:crypto";
import * as z from "zod";
import { sendAwsError } from "../aws/aws-error.ts";
import { formOf } from "../aws/call.ts";
import type { Service } from "../aws/aws-endpoint.ts";
import type { Template } from "../template/template.ts";

const Reason = z.enum(["BOUNCE", "COMPLAINT"]);
type Reason = z.output<typeof Reason>;

const Properties = z.object({
  SuppressionOptions: z.object({ SuppressedReasons: z.array(Reason).default([]) }).optional(),
});

/** What comes of a mail to an address; the names are those of SES's mailbox simulator. */
function fateOf(address: string): Reason | undefined {
  if (/^bounce[+@]/i.test(address)) return "BOUNCE";
  return /^complaint[+@]/i.test(address) ? "COMPLAINT" : undefined;
}

/**
 * SES with its suppression list: mails to `bounce@…` and `bounce+anything@…` come back, those to `complaint@…` are called
 * spam. Where the configuration set of the template says so, the address then gets nothing more: a further mail is taken,
 * and not delivered. The list is forgotten when the cloud ends.
 */
export function withSuppression(mailbox: Service, template: Template): Service {
  const sets = new Map(
    template
      .resources("AWS::SES::ConfigurationSet", Properties)
      .map(({ name, properties }) => [name, properties.SuppressionOptions?.SuppressedReasons]),
  );
  const suppressed = new Set<string>();
  return (call, request, response) => {
    const form = formOf(call);
    const set = form.get("ConfigurationSetName");
    if (set !== null && !sets.has(set)) {
      const message = `Configuration set <${set}> does not exist.`;
      sendAwsError(response, "ses", { status: 400, code: "ConfigurationSetDoesNotExist", message });
      return undefined;
    }
    const reasons = set === null ? [] : (sets.get(set) ?? []);
    const to = (form.get("Destination.ToAddresses.member.1") ?? "").toLowerCase();
    const fate = fateOf(to);
    const isDelivered = fate !== "BOUNCE" && !(set !== null && suppressed.has(to));
    if (fate !== undefined && reasons.includes(fate)) suppressed.add(to);
    if (isDelivered) return mailbox(call, request, response);
    response.writeHead(200, { "content-type": "text/xml" });
    response.end(
      `<SendEmailResponse xmlns="http://ses.amazonaws.com/doc/2010-12-01/"><SendEmailResult>` +
        `<MessageId>${randomUUID()}</MessageId></SendEmailResult></SendEmailResponse>`,
    );
    return undefined;
  };
}
