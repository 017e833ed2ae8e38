import { randomId } from "../../shared/api/fields.ts";
import { ApiError } from "../../shared/errors.ts";
import { addressOf, pageAt } from "../../shared/pages.ts";
import { listPictures } from "../objects/picture-objects.ts";
import { getList } from "../table/custom-lists.ts";
import type { Thing } from "../table/moderation/things.ts";
import { getProfile } from "../table/people/profiles.ts";
import { findUid } from "../table/people/usernames.ts";
import { getRanking } from "../table/ranking-lists.ts";

/** A thing, and how people know it: by the address of its page, or of the picture. */
export interface NamedThing {
  readonly thing: Thing;
  readonly name: string;
}

/** The path of an address, of whatever site, decoded. */
function pathOf(address: string): string {
  const path = address.replace(/^https?:\/\/[^/]+/, "").replace(/[?#].*$/, "");
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

async function account(username: string): Promise<Thing & { readonly kind: "account" }> {
  const uid = await findUid(username);
  if (uid === undefined) throw new ApiError("not_found", `Nobody is called ${username}.`);
  return { kind: "account", uid };
}

async function picture(path: string, owner: string | undefined): Promise<Thing> {
  if (owner === undefined) {
    throw new ApiError("bad_request", `Say whose picture it is: ${path} --of NAME`);
  }
  const { uid } = await account(usernameIn(owner));
  if (!(await listPictures(uid)).includes(path)) {
    throw new ApiError("not_found", `${owner} has no picture ${path}.`);
  }
  return { kind: "picture", uid, path };
}

/** The username that an address of a profile, or the name alone, means. */
function usernameIn(said: string): string {
  const page = pageAt(pathOf(said));
  return page?.name === "profile" ? (page.parameters["username"] ?? "") : said;
}

/**
 * The thing that an operator means: by the address of its page, with or without the site's, by a username, or, with its
 * owner, by the address of a picture. Throws ApiError 404 where there is none, 400 for what names nothing.
 */
export async function requireNamed(said: string, owner?: string): Promise<NamedThing> {
  const path = pathOf(said.trim());
  if (path.startsWith("/media/")) return { thing: await picture(path, owner), name: path };
  const page = path.startsWith("/") ? pageAt(path) : undefined;
  const id = page?.parameters["id"] ?? "";
  const isId = randomId.safeParse(id).success;
  if (page?.name === "customList" && isId) {
    const list = await getList(id);
    if (list === undefined) throw new ApiError("not_found", `There is no list ${path}.`);
    const thing = { kind: "custom-list", uid: list.uid, id } as const;
    return { thing, name: addressOf("customList", { id }) };
  }
  if (page?.name === "rankingList" && isId) {
    const list = await getRanking(id);
    if (list === undefined) throw new ApiError("not_found", `There is no list ${path}.`);
    const thing = { kind: "ranking-list", uid: list.uid, id } as const;
    return { thing, name: addressOf("rankingList", { id }) };
  }
  const username = usernameIn(path);
  if (username === "" || username.includes("/")) {
    throw new ApiError(
      "bad_request",
      `${said} names nothing: say /profile/NAME, /custom-list/ID, /ranking-list/ID, /media/… --of NAME, or a username.`,
    );
  }
  const thing = await account(username);
  return { thing, name: await nameOf(thing) };
}

/** The name that the trail has of what an operator means, also where it is gone by now. */
export function nameInTrail(said: string): string {
  const path = pathOf(said.trim());
  const username = usernameIn(path);
  return username.includes("/") ? path.replace(/\/$/, "") : addressOf("profile", { username });
}

/** How people know a thing now. */
export async function nameOf(thing: Thing): Promise<string> {
  switch (thing.kind) {
    case "account": {
      const profile = await getProfile(thing.uid);
      return profile === undefined
        ? "an account that is gone"
        : addressOf("profile", { username: profile.username });
    }
    case "custom-list":
      return addressOf("customList", { id: thing.id });
    case "ranking-list":
      return addressOf("rankingList", { id: thing.id });
    case "picture":
      return thing.path;
  }
}
