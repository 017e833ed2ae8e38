import * as oidc from "openid-client";
import { describe, expect, inject, onTestFinished, test } from "vitest";
import { startCloud, type Cloud } from "../../local/cloud.ts";
import { Browser } from "../support/browser.ts";
import { nameOf, temporaryFolder, useFixtureCloud } from "./fixture-cloud.ts";

const demoAccounts = ["mika", "rin", "okami", "ayame", "shiro", "kumo", "emi", "suzu", "yoru"].map(
  (username) => ({ username, email: `${username}@example.com`, subject: `demo-${username}` }),
);

const cloud = useFixtureCloud({ demoAccounts });

const discover = (from: Cloud) =>
  oidc.discovery(
    new URL(from.issuer),
    nameOf(from, "CLIENT_ID", "answers"),
    undefined,
    oidc.None(),
    {
      execute: [oidc.allowInsecureRequests],
    },
  );

/** Leaves for the sign-in page, as the site does. */
async function leave(browser: Browser, from = cloud()) {
  const config = await discover(from);
  const codeVerifier = oidc.randomPKCECodeVerifier();
  const url = oidc.buildAuthorizationUrl(config, {
    redirect_uri: `${from.origin}/api/callback`,
    scope: "openid email",
    code_challenge: await oidc.calculatePKCECodeChallenge(codeVerifier),
    code_challenge_method: "S256",
  });
  const page = await browser.visit(url.href);
  const claimsOf = async (callback: string) => {
    const tokens = await oidc.authorizationCodeGrant(config, new URL(callback), {
      pkceCodeVerifier: codeVerifier,
      idTokenExpected: true,
    });
    return tokens.claims();
  };
  return { page, claimsOf };
}

const newBrowser = (from = cloud()) => new Browser(from.origin);

/** Signs in by the form and returns the claims of the id token. */
async function signIn(email: string, password: string, from = cloud()) {
  const browser = newBrowser(from);
  const { page, claimsOf } = await leave(browser, from);
  return claimsOf(await browser.sendForm(page, email, password));
}

/** Sends the sign-in form and returns the page that follows. */
async function refused(fields: Record<string, string>): Promise<{ status: number; text: string }> {
  const browser = newBrowser();
  const { page } = await leave(browser);
  return browser.send(page.url, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams(fields).toString(),
  });
}

describe("signing in", () => {
  test("makes an account of an unknown address, with a verified e-mail in the id token", async () => {
    const claims = await signIn("New.Fan@Example.com", "secret");
    expect(claims).toMatchObject({ email: "new.fan@example.com", email_verified: true });
    expect(claims?.sub).toMatch(/^[0-9a-f-]{36}$/);
  });

  test("gives the same subject every time", async () => {
    const first = await signIn("same@example.com", "secret");
    const second = await signIn(" same@example.com ", "secret");
    expect(second?.sub).toBe(first?.sub);
  });

  test("with a wrong password says so on the page and keeps the address", async () => {
    await signIn("careful@example.com", "right");
    const { status, text } = await refused({ email: "careful@example.com", password: "wrong" });
    expect(status).toBe(400);
    expect(text).toContain("That is not the password of this account.");
    expect(text).toContain('value="careful@example.com"');
  });

  test.each([
    [{ email: "nonsense", password: "x" }, "Please enter an e-mail address."],
    [{ email: "a@example.com", password: "" }, "Please enter a password."],
    [{ email: "mika@example.com", password: "x" }, "This is a demo account: use its button below."],
    [{ account: "nobody" }, "There is no such demo account."],
  ])("with %j is refused", async (fields, sentence) => {
    expect((await refused(fields)).text).toContain(sentence);
  });

  test("takes one click for a demo account", async () => {
    const browser = newBrowser();
    const { page, claimsOf } = await leave(browser);
    expect(page.text).toContain('<button name="account" value="demo-mika">mika</button>');
    const answer = await browser.send(page.url, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: "account=demo-mika",
    });
    const resumed = await browser.send(answer.headers.get("location") ?? "");
    const claims = await claimsOf(resumed.headers.get("location") ?? "");
    expect(claims).toMatchObject({ sub: "demo-mika", email: "mika@example.com" });
  });

  test("is not offered by one click for an account with a password", async () => {
    const claims = await signIn("private@example.com", "secret");
    const { text } = await refused({ account: claims?.sub ?? "" });
    expect(text).toContain("There is no such demo account.");
  });

  test("needs proof of the browser that began it", async () => {
    const { page } = await leave(newBrowser());
    const stranger = await newBrowser().send(page.url);
    expect(stranger.status).toBe(400);
    expect(stranger.text).toContain("begun too long ago");
  });

  test("escapes what was typed", async () => {
    const { text } = await refused({ email: '"><script>alert(1)</script>', password: "x" });
    expect(text).not.toContain("<script>alert");
  });
});

describe("signing out", () => {
  test("when the site asks for it needs no confirmation and returns to the site", async () => {
    const browser = newBrowser();
    const { page } = await leave(browser);
    await browser.sendForm(page, "leaving@example.com", "secret");
    const config = await discover(cloud());
    const home = `${cloud().origin}/`;
    const url = oidc.buildEndSessionUrl(config, { post_logout_redirect_uri: home });
    const form = await browser.send(url.href);
    expect(form.text).toContain("<script>document.forms[0].submit()</script>");
    const [, action = "", xsrf = ""] =
      /action="([^"]+)"><input type="hidden" name="xsrf" value="([^"]+)"/.exec(form.text) ?? [];
    const end = await browser.send(action, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: new URLSearchParams({ xsrf, logout: "yes" }).toString(),
    });
    expect(end.headers.get("location")).toBe(home);
    expect((await leave(browser)).page.text).toContain('name="password"');
  });

  test("when nobody of ours asks needs a press of the button", async () => {
    const browser = newBrowser();
    const { page } = await leave(browser);
    await browser.sendForm(page, "staying@example.com", "secret");
    const form = await browser.send(`${cloud().issuer}/session/end`);
    expect(form.text).not.toContain("<script>");
    expect(form.text).toContain("Sign out</button>");
  });
});

test("accounts survive a restart, and end when the user pool is told so", async () => {
  const dataFolder = await temporaryFolder();
  const start = async () => {
    const started = await startCloud({
      assembly: inject("fixture"),
      dataFolder,
      port: 0,
      isInMemory: true,
    });
    onTestFinished(() => started.stop());
    return started;
  };
  const before = await start();
  const first = await signIn("kept@example.com", "secret", before);
  await before.stop();
  const after = await start();
  expect((await signIn("kept@example.com", "secret", after))?.sub).toBe(first?.sub);

  const deleted = await fetch(after.awsEndpoint, {
    method: "POST",
    headers: {
      authorization:
        "AWS4-HMAC-SHA256 Credential=operator/20260101/us-east-1/cognito-idp/aws4_request",
      "x-amz-target": "AWSCognitoIdentityProviderService.AdminDeleteUser",
    },
    body: JSON.stringify({ UserPoolId: "pool", Username: first?.sub }),
  });
  expect(deleted.status).toBe(200);
  expect((await signIn("kept@example.com", "other", after))?.sub).not.toBe(first?.sub);
});
