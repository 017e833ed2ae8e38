import { SendEmailCommand, SESv2Client } from "@aws-sdk/client-sesv2";
import { brand } from "../../shared/brand.ts";
import { env } from "../env.ts";

const ses = new SESv2Client({});

/** An e-mail in both its forms. */
export interface Mail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Sends one e-mail in the product's name. Rejects when the service refuses it or does not answer. */
export async function sendMail(to: string, { subject, text, html }: Mail): Promise<void> {
  const Charset = "UTF-8";
  await ses.send(
    new SendEmailCommand({
      FromEmailAddress: `${brand.name} <${env("MAIL_FROM")}>`,
      Destination: { ToAddresses: [to] },
      Content: {
        Simple: {
          Subject: { Data: subject, Charset },
          Body: { Text: { Data: text, Charset }, Html: { Data: html, Charset } },
        },
      },
    }),
  );
}
