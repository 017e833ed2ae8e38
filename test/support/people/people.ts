import { randomUUID } from "node:crypto";
import { inject } from "vitest";
import { Browser } from "../browser.ts";

/** Somebody who looks at the site without signing in. */
export const visitor = (): Browser => new Browser(inject("cloud").origin);

/** Somebody with an account of their own, signed in. */
export class Person extends Browser {
  readonly email: string;
  /** The name the account has when it is new; a test that changes it knows the new one. */
  username = "";

  constructor(email: string) {
    super(inject("cloud").origin);
    this.email = email;
  }

  /** The same person at another device, signed in there, too. */
  again(): Promise<Person> {
    return new Person(this.email).arrive();
  }

  /** Signs in, again or from another browser, and learns the present username. */
  async arrive(): Promise<this> {
    await this.signIn(this.email);
    const { username } = await this.ok("check_logged");
    this.username = username;
    return this;
  }
}

/** Somebody new, signed in for the first time. */
export const newcomer = (): Promise<Person> =>
  new Person(`${randomUUID()}@people.example`).arrive();

/** Several people, all new; a few of them arrive at a time, as many as functions run side by side. */
export async function newcomers(count: number): Promise<Person[]> {
  const people: Person[] = [];
  while (people.length < count) {
    const group = Array.from({ length: Math.min(4, count - people.length) }, newcomer);
    people.push(...(await Promise.all(group)));
  }
  return people;
}
