import { setTimeout as delay } from "node:timers/promises";
import { SendEmailCommand, SESClient, SESServiceException } from "@aws-sdk/client-ses";
import { brand } from "../../shared/brand.ts";
import { env } from "../runtime/env.ts";

/** Nothing is sent twice by itself: of an answer that is lost nobody knows whether the mail went out. */
const ses = new SESClient({ maxAttempts: 1 });

const throttled = new Set(["Throttling", "ThrottlingException"]);

/** Whether the service has said itself that it did not take a mail, for a reason that may pass. */
const mayPass = (error: unknown): boolean =>
  error instanceof SESServiceException &&
  (throttled.has(error.name) || (error.$metadata.httpStatusCode ?? 0) >= 500);

const attempts = 5;
/** The pause after the first refusal, on average, in milliseconds; each further one is three times as long. */
const firstPauseMs = 250;

/** An e-mail in both its forms. */
export interface Mail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/**
 * Sends one e-mail in the product's name, once; while the service says that it cannot take it now, again for some seconds.
 * Rejects when the service refuses it or does not answer.
 */
export async function sendMail(to: string, { subject, text, html }: Mail): Promise<void> {
  const Charset = "UTF-8";
  const command = new SendEmailCommand({
    Source: `${brand.name} <${env("MAIL_FROM")}>`,
    Destination: { ToAddresses: [to] },
    // By it an address that bounced or complained gets nothing more.
    ConfigurationSetName: env("MAIL_CONFIGURATION"),
    Message: {
      Subject: { Data: subject, Charset },
      Body: { Text: { Data: text, Charset }, Html: { Data: html, Charset } },
    },
  });
  for (let attempt = 1; ; attempt++) {
    try {
      await ses.send(command);
      return;
    } catch (error) {
      if (!mayPass(error) || attempt === attempts) throw error;
      await delay(2 * Math.random() * firstPauseMs * 3 ** (attempt - 1));
    }
  }
}
