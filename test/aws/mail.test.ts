import { SendEmailCommand, SESClient, SESServiceException } from "@aws-sdk/client-ses";
import { mockClient } from "aws-sdk-client-mock";
import { beforeEach, expect, test, vi } from "vitest";
import { sendMail } from "../../functions/mail/send.ts";

/*
 * What SES says in place of taking a mail; the local mailbox takes everything.
 */
const ses = mockClient(SESClient);

beforeEach(() => {
  ses.reset();
  vi.stubEnv("MAIL_FROM", "hello@example.org");
  vi.stubEnv("MAIL_CONFIGURATION", "reputation");
  // Pauses are random up to a length; here all of them are none.
  vi.spyOn(Math, "random").mockReturnValue(0);
});

const mail = { subject: "Grüße", text: "Hello", html: "<p>Hello</p>" };
const send = () => sendMail("ai@example.org", mail);

const refusal = (name: string, httpStatusCode: number) =>
  new SESServiceException({
    name,
    $fault: httpStatusCode < 500 ? "client" : "server",
    $metadata: { httpStatusCode },
    message: `${name} by a test`,
  });

test("a mail goes out in the product's name, in both its forms", async () => {
  ses.on(SendEmailCommand).resolves({ MessageId: "1" });
  await send();
  const [call, ...more] = ses.commandCalls(SendEmailCommand);
  expect(more).toEqual([]);
  expect(call?.args[0].input).toEqual({
    Source: "Tsuzuku <hello@example.org>",
    Destination: { ToAddresses: ["ai@example.org"] },
    ConfigurationSetName: "reputation",
    Message: {
      Subject: { Data: "Grüße", Charset: "UTF-8" },
      Body: {
        Text: { Data: "Hello", Charset: "UTF-8" },
        Html: { Data: "<p>Hello</p>", Charset: "UTF-8" },
      },
    },
  });
});

test.each([
  ["Throttling", 400],
  ["ThrottlingException", 400],
  ["ServiceUnavailable", 503],
  ["InternalFailure", 500],
])("%s passes: the mail is sent when it has", async (name, status) => {
  ses
    .on(SendEmailCommand)
    .rejectsOnce(refusal(name, status))
    .rejectsOnce(refusal(name, status))
    .resolves({ MessageId: "1" });
  await send();
  expect(ses.commandCalls(SendEmailCommand)).toHaveLength(3);
});

test("a daily quota that is used up does not pass: there is an end to trying", async () => {
  ses.on(SendEmailCommand).rejects(refusal("Throttling", 400));
  await expect(send()).rejects.toThrow("Throttling by a test");
  expect(ses.commandCalls(SendEmailCommand)).toHaveLength(5);
});

test.each([
  ["an address that is refused", refusal("MessageRejected", 400)],
  ["a sender that is not verified", refusal("MailFromDomainNotVerifiedException", 400)],
  ["an account that may not send", refusal("AccountSendingPausedException", 400)],
  ["a connection that breaks", new Error("socket hang up")],
])("%s is not tried again: rather no mail than two", async (_, error) => {
  ses.on(SendEmailCommand).rejects(error);
  await expect(send()).rejects.toThrow(error.message);
  expect(ses.commandCalls(SendEmailCommand)).toHaveLength(1);
});
