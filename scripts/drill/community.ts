import assert from "node:assert/strict";
import * as z from "zod";
import { seededUid } from "../../functions/table/people/seeded-accounts.ts";
import { Browser } from "../../test/support/browser.ts";
import { picture } from "../../test/support/people/pictures.ts";

/** Signs in by somebody's button on the local sign-in page. */
export async function arrive(origin: string, username: string): Promise<Browser> {
  const browser = new Browser(origin);
  const page = await browser.leaveToSignIn();
  const answer = await browser.submit(page, { account: seededUid(username) });
  await browser.visit(new URL(answer.headers.get("location") ?? "/", page.url).href);
  return browser;
}

/** Uploads a picture of an account's own. Returns its path. */
async function uploadPicture(who: Browser, width: number): Promise<string> {
  const bytes = new Uint8Array(await picture("png", width));
  const profile_picture = new File([bytes], "me.png", { type: "image/png" });
  const answer = await who.sendFiles("upload_profile_picture", { profile_picture });
  assert.equal(answer.status, 200, answer.text);
  return z.object({ avatar_url: z.string() }).parse(answer.body).avatar_url;
}

/** The bytes at a path of the site, as text; undefined where there is nothing. */
export async function bytesAt(origin: string, path: string): Promise<string | undefined> {
  const answer = await fetch(new URL(path, origin));
  return answer.ok ? Buffer.from(await answer.arrayBuffer()).toString("base64") : undefined;
}

/** Whom of the demo community the drill is about. */
export const roles = {
  /** Takes back the address of a calendar, and takes another picture. */
  changes: "mika",
  /** Signs out on a device that was lost. */
  signsOut: "hoshiko",
  /** Deletes the account. */
  leaves: "tanuki",
  /** Does so in the former table, while the restored one is being put in its place. */
  leavesLate: "emi",
} as const;

/** What people had when the backup was made. */
export interface Before {
  readonly pictures: Readonly<Record<"changes" | "signsOut" | "leaves", string>>;
  /** The lost device, still with its cookies. */
  readonly device: Browser;
  /** The private path of a calendar. */
  readonly calendar: string;
}

interface People {
  readonly changes: Browser;
  readonly signsOut: Browser;
  readonly leaves: Browser;
}

/** Lets people do what a backup is to hold. */
export async function liveBefore(origin: string): Promise<{ people: People; before: Before }> {
  const people = {
    changes: await arrive(origin, roles.changes),
    signsOut: await arrive(origin, roles.signsOut),
    leaves: await arrive(origin, roles.leaves),
  };
  const pictures = {
    changes: await uploadPicture(people.changes, 64),
    signsOut: await uploadPicture(people.signsOut, 72),
    leaves: await uploadPicture(people.leaves, 80),
  };
  const { url } = await people.changes.ok("calendar_link", { action: "make" });
  const device = await arrive(origin, roles.signsOut);
  return { people, before: { pictures, device, calendar: new URL(url ?? "/").pathname } };
}

/** Lets them do afterwards what is lost, and what must be lost to nobody. */
export async function liveAfter(origin: string, people: People, { device }: Before): Promise<void> {
  await uploadPicture(people.changes, 96);
  await people.changes.ok("update_user", { bio: "Written after the backup." });
  await people.changes.ok("calendar_link", { action: "revoke" });
  const kept = new Map(device.cookies);
  await device.call("auth_logout");
  for (const [name, value] of kept) device.cookies.set(name, value);
  await people.leaves.ok("delete_account", { confirmation: roles.leaves });
  await new Browser(origin).signIn("later@example.com");
}
