import { beforeAll, describe, expect, test } from "vitest";
import { methodsOf, type Endpoint } from "../../shared/endpoint.ts";
import { type EndpointName } from "../../shared/endpoints.ts";
import { makeList } from "../support/people/lists.ts";
import { newcomer, visitor, type Person } from "../support/people/people.ts";
import { provokes } from "../support/spec-coverage.ts";
import { ageSession } from "../support/cloud/sessions.ts";
import { anime, manga } from "../support/people/titles.ts";
import { origin, built, ask, proof, errorOf, expectRefusal } from "../support/people/asking.ts";

const forUsers = built.filter(([, { auth }]) => auth === "user");

const writes = built.filter(([, { effect }]) => effect === "write");

const posts = built.filter(([, row]) => methodsOf(row).includes("POST"));

let ai: Person;

beforeAll(async () => {
  ai = await newcomer();
});

/** Somebody signed in whose session is thrown away after a law that may end it. */
const signedIn = (name: EndpointName): Person | Promise<Person> =>
  name === "auth_logout" ? newcomer() : ai;

describe("who is not signed in", () => {
  test.each(forUsers)("is asked to sign in by %s, before anything else is said", async (_, row) => {
    await provokes(ask(visitor(), row), 401, "Please sign in first.");
    // The gateway knows no other method of a row that is only read.
    if (!methodsOf(row).includes("POST")) return;
    const clumsy = ask(visitor(), row, { method: "POST", body: "{broken" });
    await provokes(clumsy, 401, "Please sign in first.");
  });

  test.each(forUsers)("gets nowhere at %s with a session that was made up", async (_, row) => {
    for (const token of ["A".repeat(43), "x", "..", "%00", "a".repeat(4000)]) {
      const forger = visitor();
      forger.cookies.set("sessionid", token);
      await provokes(ask(forger, row), 401, "Please sign in first.");
    }
  });

  test("gets nowhere with a session whose thirty days are over", async () => {
    const late = await newcomer();
    await ageSession(late.cookies.get("sessionid") ?? "", 30);
    for (const [, row] of forUsers) {
      await provokes(ask(late, row, { headers: proof(late) }), 401, "Please sign in first.");
    }
  });

  test.each(built.filter(([, { auth }]) => auth === "public"))(
    "is welcome at %s, whatever session they claim",
    async (_, row) => {
      const forger = visitor();
      forger.cookies.set("sessionid", "A".repeat(43));
      // A visitor's page has a token, too, which is bound to no session.
      forger.cookies.set("csrftoken", "B".repeat(43));
      const answer = await ask(forger, row, { headers: proof(forger) });
      expect([200, 302, 400, 404]).toContain(answer.status);
    },
  );
});

describe("another site's page", () => {
  test.each(writes)("cannot use %s without our token", async (name, row) => {
    const who = await signedIn(name);
    await provokes(ask(who, row), 403, "CSRF token not found");
    const noCookie = visitor();
    noCookie.cookies.set("sessionid", who.cookies.get("sessionid") ?? "");
    await provokes(ask(noCookie, row, { headers: proof(who) }), 403, "CSRF token not found");
  });

  test.each(writes)(
    "cannot use %s with a token it planted or stole elsewhere",
    async (name, row) => {
      const who = await signedIn(name);
      const planted = visitor();
      planted.cookies.set("sessionid", who.cookies.get("sessionid") ?? "");
      planted.cookies.set("csrftoken", "planted");
      await provokes(ask(planted, row, { headers: proof(planted) }), 403, "CSRF token invalid");
      const other = visitor();
      await other.ok("check_logged");
      await provokes(ask(who, row, { headers: proof(other) }), 403, "CSRF token invalid");
    },
  );

  test.each(writes)("cannot use %s even with our token", async (name, row) => {
    const who = await signedIn(name);
    const foreigners: Record<string, string>[] = [
      { origin: "https://evil.example" },
      { origin: "null" },
      { "sec-fetch-site": "cross-site" },
      { "sec-fetch-site": "same-site" },
    ];
    for (const foreign of foreigners) {
      await provokes(
        ask(who, row, { headers: { ...proof(who), ...foreign } }),
        403,
        "This request did not come from our own pages.",
      );
    }
  });

  test.each(writes)("is not a page of ours, which may use %s", async (name, row) => {
    const who = await signedIn(name);
    const own = { ...proof(who), origin, "sec-fetch-site": "same-origin" };
    const answer = await ask(who, row, { headers: own });
    expect([401, 403]).not.toContain(answer.status);
  });
});

describe("a request that makes no sense", () => {
  /** Bodies with the statuses they may be refused with. */
  const junk: readonly (readonly [string, BodyInit, readonly number[], string?])[] = [
    ["broken JSON", "{", [400]],
    ["an array", "[1,2]", [400]],
    ["a text", '"hello"', [400]],
    ["null", "null", [400]],
    ["a number", "12", [400]],
    ["bytes that are no text", new Uint8Array([0xff, 0xfe, 0x00]), [400]],
    ["a form where JSON belongs", "a=1", [415], "application/x-www-form-urlencoded"],
    ["no content type that exists", "{}", [415], "nonsense/nothing"],
    ["more than we take", `{"x":"${"x".repeat(300_000)}"}`, [413]],
    ["far more than we take", `{"x":"${"x".repeat(5_000_000)}"}`, [413]],
  ];

  test.each(posts)("is refused by %s in a sentence", async (name, row) => {
    const who = await signedIn(name);
    for (const [what, body, usual, type = "application/json"] of junk) {
      // A row that takes a form or reports does not look into other bodies.
      const statuses = row.body === undefined ? usual : [413, 415];
      const headers = { ...proof(who), "content-type": type };
      const answer = await ask(who, row, { method: "POST", body, headers });
      expect(statuses, `${what}: ${answer.text}`).toContain(answer.status);
      expectRefusal(answer, statuses);
    }
  });

  test.each(built)(
    "never makes %s stumble, whatever one of the fields holds",
    async (name, row) => {
      const who = await signedIn(name);
      const values = [
        null,
        true,
        -1,
        1e308,
        "",
        "x".repeat(2500),
        [],
        [[{ $ne: 1 }]],
        {},
        "\u0000",
        "\ud800",
        ["\ud800"],
      ];
      const sound = await soundFields();
      const asked = fieldsOf(row).flatMap((field) =>
        values.map((value) => ({ ...sound, [field]: value })),
      );
      for (const fields of asked) {
        const answer = await who.call(name, fields);
        expect(
          answer.status,
          `${JSON.stringify(fields).slice(0, 500)}: ${answer.text}`,
        ).toBeLessThan(500);
        if (answer.status >= 400) expect(errorOf(answer)).toMatch(/\S.*\S/);
      }
    },
  );

  test.each(posts)("may hold fields %s does not know, prototypes included", async (name, row) => {
    const odd = '{"__proto__":{"admin":true},"constructor":1,"zzz":[1,{"a":null}]}';
    const statuses: number[] = [];
    for (const body of ["{}", odd]) {
      const who = await signedIn(name);
      const headers = { ...proof(who), "content-type": "application/json" };
      statuses.push((await ask(who, row, { method: "POST", body, headers })).status);
    }
    expect(statuses).toEqual([statuses[0], statuses[0]]);
  });

  test("is refused by the gateway itself when it is larger than the gateway takes", async () => {
    const answer = await ai.send("/api/update_anime/", {
      method: "POST",
      headers: { "content-type": "application/json", ...proof(ai) },
      body: "x".repeat(10 * 1024 * 1024 + 1),
    });
    expect(answer.status).toBe(413);
    expect(answer.body).toEqual({ message: "Request Entity Too Large" });
  });
});

/** A value that makes sense of every field that some row cannot do without, so that a test may spoil one of them. */
async function soundFields(): Promise<Record<string, unknown>> {
  ownList ??= makeList(ai);
  return {
    anime_id: anime.frieren,
    confirmation: "yes",
    episodes_watched: 1,
    format: "json",
    id: await ownList,
    job_id: "a".repeat(22),
    list_id: await ownList,
    chapters_read: 1,
    manga_id: manga.berserk,
    query: "frieren",
    url: "https://pictures.invalid/a.png",
    user_input: "Hello",
    username: ai.username,
    watchlist: "COMPLETED",
  };
}

let ownList: Promise<string> | undefined;

/** The names of a row's request fields. */
function fieldsOf(row: Endpoint): string[] {
  const { request } = row;
  return "shape" in request ? Object.keys(request.shape as object) : [];
}
