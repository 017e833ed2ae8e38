import { randomUUID } from "node:crypto";
import type { BrowserContext } from "@playwright/test";
import { ownTitles } from "../../../catalogue/facts/titles.ts";
import type { Title } from "../../../catalogue/title.ts";
import type { Kind } from "../../../shared/kind.ts";
import { Browser } from "../../support/browser.ts";
import { originUnderTest } from "./origin.ts";

/** A name that nobody has yet. */
export const freshName = (): string => `e2e-${randomUUID().slice(0, 12)}`;

/** An e-mail address that nobody has yet. */
export const freshEmail = (): string => `${randomUUID()}@people.example`;

/** Somebody with an account, who acts through the API what a journey only needs to have happened. */
export class Member extends Browser {
  username = "";

  /** Makes an account with a name and signs in to it. */
  async join(): Promise<this> {
    await this.signIn(freshEmail());
    const { username } = await this.ok("change_username", { username: freshName() });
    this.username = username;
    return this;
  }

  /** Lets a real browser go on with this session. */
  async enter(context: BrowserContext): Promise<void> {
    const [sessionid = "", csrftoken = ""] = ["sessionid", "csrftoken"].map((name) =>
      this.cookies.get(name),
    );
    await context.addCookies([
      { name: "sessionid", value: sessionid, url: this.origin, httpOnly: true, sameSite: "Lax" },
      { name: "csrftoken", value: csrftoken, url: this.origin, sameSite: "Lax" },
    ]);
  }

  /** Puts an anime on the list; the count says with which status. */
  async watch(id: number, episodes: number): Promise<void> {
    await this.ok("add_anime", { anime_id: id, episodes_watched: episodes });
  }

  /** Puts a manga on the list; the count says with which status. */
  async read(id: number, chapters: number, status?: string): Promise<void> {
    await this.ok("add_manga", { manga_id: id, chapters_read: chapters, status });
  }
}

/** Somebody new with an account. */
export const newMember = (): Promise<Member> => new Member(originUnderTest()).join();

/** Titles of our own seed with a known length, best known first: the same ones each time. */
export function famousTitles(kind: Kind, count: number): (Title & { readonly total: number })[] {
  return ownTitles()
    .flatMap((title) => {
      const { total } = title;
      return title.kind === kind && total !== null && total > 1 ? [{ ...title, total }] : [];
    })
    .sort((a, b) => b.popularity - a.popularity || a.id - b.id)
    .slice(0, count);
}
