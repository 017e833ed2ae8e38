import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import * as z from "zod";
import { readBody } from "../net/http-body.ts";
import type { Template } from "../template/template.ts";
import { openAccounts, type Accounts, type DemoAccount } from "./accounts.ts";
import { messagePage, signInPage } from "./page.ts";
import { createProvider, type Client } from "./provider.ts";

/** The local sign-in provider. */
export interface SignIn {
  readonly listener: RequestListener;
  readonly accounts: Accounts;
}

export interface SignInOptions {
  readonly template: Template;
  readonly issuer: string;
  readonly dataFolder: string;
  readonly demoAccounts: readonly DemoAccount[];
}

const ClientProperties = z.object({
  CallbackURLs: z.array(z.string()),
  LogoutURLs: z.array(z.string()).default([]),
});

/** Stands in for the template's user pool: the same client and addresses, an e-mail-and-password page of our own. */
export async function openSignIn(options: SignInOptions): Promise<SignIn> {
  const { template, issuer, dataFolder, demoAccounts } = options;
  const [pool] = template.resources("AWS::Cognito::UserPoolClient", ClientProperties);
  if (pool === undefined) throw new Error("The template has no user pool client");
  const client: Client = {
    clientId: pool.name,
    callbackUrls: pool.properties.CallbackURLs,
    logoutUrls: pool.properties.LogoutURLs,
  };
  const accounts = await openAccounts(dataFolder, demoAccounts);
  const provider = await createProvider(issuer, client, accounts);
  const speakProtocol = provider.callback();
  const [site = "/"] = client.logoutUrls;

  async function showOrCheck(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      await provider.interactionDetails(request, response);
    } catch {
      const sentence = "This sign-in was begun too long ago. Please start again from the site.";
      sendHtml(response, 400, messagePage("Please start again", sentence, site));
      return;
    }
    if (request.method !== "POST") {
      sendHtml(response, 200, signInPage(demoAccounts));
      return;
    }
    const form = new URLSearchParams((await readBody(request))?.toString("utf8"));
    const result = await subjectOf(form, accounts);
    if ("subject" in result) {
      await provider.interactionFinished(request, response, {
        login: { accountId: result.subject },
      });
    } else {
      const email = form.get("email") ?? "";
      sendHtml(response, 400, signInPage(demoAccounts, { email, problem: result.problem }));
    }
  }

  return {
    accounts,
    listener(request, response) {
      if (!request.url?.startsWith("/sign-in/")) {
        speakProtocol(request, response);
        return;
      }
      showOrCheck(request, response).catch((error: unknown) => {
        console.error(error);
        sendHtml(response, 500, messagePage("Something went wrong", "Please try again.", site));
      });
    },
  };
}

function sendHtml(response: ServerResponse, status: number, html: string): void {
  response.writeHead(status, {
    "content-type": "text/html; charset=utf-8",
    "cache-control": "no-store",
  });
  response.end(html);
}

type Checked = { readonly subject: string } | { readonly problem: string };

/** Who a submitted form signs in, or the sentence that says why nobody. */
async function subjectOf(form: URLSearchParams, accounts: Accounts): Promise<Checked> {
  const chosen = form.get("account");
  if (chosen !== null) {
    const account = accounts.find(chosen);
    return account && account.password === undefined
      ? { subject: account.subject }
      : { problem: "There is no such demo account." };
  }
  const email = form.get("email") ?? "";
  const password = form.get("password") ?? "";
  if (!/^[^@\s]+@[^@\s]+$/.test(email.trim())) {
    return { problem: "Please enter an e-mail address." };
  }
  if (password === "") return { problem: "Please enter a password." };
  const signIn = await accounts.signIn(email, password);
  switch (signIn.outcome) {
    case "known":
    case "created":
      return { subject: signIn.account.subject };
    case "wrong-password":
      return { problem: "That is not the password of this account." };
    case "no-password":
      return { problem: "This is a demo account: use its button below." };
  }
}
