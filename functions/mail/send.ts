import { setTimeout as delay } from "node:timers/promises";
import { SendEmailCommand, SESClient, SESServiceException } from "@aws-sdk/client-ses";
import { brand } from "../../shared/brand.ts";
import { env } from "../env.ts";

/** Nothing is sent twice by itself: of an answer that is lost nobody knows whether the mail went out. */
const ses = new SESClient({ maxAttempts: 1 });

/** Refusals that pass, and say for certain that nothing was sent. */
const passing = new Set(["Throttling", "ThrottlingException", "ServiceUnavailable"]);

const attempts = 6;
/** The pause after the first refusal, on average, in milliseconds; each further one is three times as long. */
const firstPauseMs = 250;

/** An e-mail in both its forms. */
export interface Mail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/**
 * Sends one e-mail in the product's name, once; while the service is too busy to take it, again for half a minute.
 * Rejects when the service refuses it or does not answer.
 */
export async function sendMail(to: string, { subject, text, html }: Mail): Promise<void> {
  const Charset = "UTF-8";
  const command = new SendEmailCommand({
    Source: `${brand.name} <${env("MAIL_FROM")}>`,
    Destination: { ToAddresses: [to] },
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
      const mayPass = error instanceof SESServiceException && passing.has(error.name);
      if (!mayPass || attempt === attempts) throw error;
      await delay(2 * Math.random() * firstPauseMs * 3 ** (attempt - 1));
    }
  }
}
