import { Browser } from "../../test/support/browser.ts";
import { seededUid } from "../../functions/table/people/seeded-accounts.ts";
import { demoAccounts } from "../../local/demo/people.ts";
import { arrive, bytesAt, roles, type Before } from "./community.ts";
import { digestsOf, noItems, tracesOf, type Digest, type Item } from "./digests.ts";

/** One thing that was looked at, and whether it is as it has to be. */
export interface Compared {
  readonly what: string;
  readonly before: string;
  readonly after: string;
  readonly isRight: boolean;
}

const told = ({ items, digest }: Digest): string => `${items} items, ${digest}`;

/** Every account of the demo community, by the digest of all that it has. Those that were deleted have nothing. */
export function compareAccounts(before: readonly Item[], after: readonly Item[]): Compared[] {
  const [were, are] = [digestsOf(before), digestsOf(after)];
  return demoAccounts.map(({ username }) => {
    const uid = seededUid(username);
    const [was, is] = [were.get(uid) ?? noItems, are.get(uid) ?? noItems];
    const isGone = username === roles.leaves || username === roles.leavesLate;
    const isRight = isGone
      ? was.items > 0 && tracesOf(after, uid).length === 0
      : was.items > 0 && was.items === is.items && was.digest === is.digest;
    const what = `account ${username}${isGone ? ", deleted since" : ""}`;
    return { what, before: told(was), after: told(is), isRight };
  });
}

/** What is at the paths of pictures, which are compared byte by byte. */
export const picturesAt = (origin: string, { pictures }: Before) =>
  Promise.all(
    Object.entries(pictures).map(
      async ([who, path]) => [who, await bytesAt(origin, path)] as const,
    ),
  );

const size = (bytes: string | undefined): string =>
  bytes === undefined ? "nothing" : `${Buffer.byteLength(bytes, "base64")} bytes`;

/** Pictures of before, byte by byte: that of the deleted account stays away. */
export async function comparePictures(
  origin: string,
  before: Before,
  were: Awaited<ReturnType<typeof picturesAt>>,
): Promise<Compared[]> {
  const are = new Map(await picturesAt(origin, before));
  return were.map(([who, was]) => {
    const is = are.get(who);
    const isGone = roles[who as keyof typeof roles] === roles.leaves;
    const isRight = was !== undefined && (isGone ? is === undefined : was === is);
    const what = `picture of ${roles[who as keyof typeof roles]}`;
    return { what, before: size(was), after: size(is), isRight };
  });
}

/** What must not come back with a table: a sign-in that was ended, an address that was taken back, an account's name. */
export async function compareDoors(origin: string, before: Before): Promise<Compared[]> {
  const { device, calendar } = before;
  const found = new Browser(origin);
  for (const [name, value] of device.cookies) found.cookies.set(name, value);
  const session = await found.ok("check_logged");
  const address = await fetch(new URL(calendar, origin));
  const back = await (await arrive(origin, roles.leaves)).ok("check_logged");
  const stayed = await (await arrive(origin, roles.signsOut)).ok("check_logged");
  return [
    {
      what: "session that was ended",
      before: "signed in",
      after: session.logged ? "signed in" : "ended",
      isRight: !session.logged,
    },
    {
      what: "calendar's address that was taken back",
      before: "opens a calendar",
      after: String(address.status),
      isRight: address.status === 404,
    },
    {
      what: `${roles.leaves} signs in again`,
      before: roles.leaves,
      after: back.logged ? back.username : "is not known",
      isRight: back.username !== roles.leaves,
    },
    {
      what: `${roles.signsOut} signs in again`,
      before: roles.signsOut,
      after: stayed.username,
      isRight: stayed.username === roles.signsOut,
    },
  ];
}
