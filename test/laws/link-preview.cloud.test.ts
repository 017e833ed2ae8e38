import sharp from "sharp";
import { describe, expect, inject, test } from "vitest";
import { newcomer } from "../support/people/people.ts";
import { makeRanking } from "../support/people/ranking-lists.ts";
import { anime } from "../support/people/titles.ts";

const { origin, gateway } = inject("cloud");
const robot = "Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)";

const ask = (path: string, agent = robot): Promise<Response> =>
  fetch(origin + path, { headers: { "user-agent": agent } });

/** The value of a tag, as it stands in the page. */
const tag = (html: string, name: string): string | undefined =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`).exec(html)?.[1];

describe("a link to a profile", () => {
  test("shows who it is, in tags and in words", async () => {
    const mika = await newcomer();
    await mika.ok("update_user", { bio: "Slow  burns\nand long trains." });
    const answer = await ask(`/profile/${mika.username}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(answer.headers.get("cache-control")).toBe("no-store");
    const html = await answer.text();
    expect(tag(html, "og:title")).toBe(`${mika.username} · Tsuzuku`);
    expect(tag(html, "og:description")).toBe("Completed: 0 · Slow burns and long trains.");
    expect(tag(html, "og:image")).toBe(`${origin}/api/card/?of=rank&amp;username=${mika.username}`);
    expect(tag(html, "og:image:width")).toBe("1200");
    expect(tag(html, "og:image:height")).toBe("630");
    expect(tag(html, "og:image:alt")).toBe(
      `${mika.username}: A new face among Viewers. Completed: 0 anime and 0 manga.`,
    );
    expect(tag(html, "twitter:card")).toBe("summary_large_image");
    expect(tag(html, "og:url")).toBe(`${origin}/profile/${mika.username}`);
    expect(html).toContain(`<link rel="canonical" href="${origin}/profile/${mika.username}">`);
    expect(html).toContain(`<a href="${origin}/profile/${mika.username}">`);
  });

  test("names the profile by its own spelling, and by its new name after a change", async () => {
    const ren = await newcomer();
    const upper = await (await ask(`/profile/${ren.username.toUpperCase()}/`)).text();
    expect(tag(upper, "og:url")).toBe(`${origin}/profile/${ren.username}`);
    const former = ren.username;
    await ren.ok("change_username", { username: `${former}x` });
    const renamed = await (await ask(`/profile/${former}`)).text();
    expect(tag(renamed, "og:url")).toBe(`${origin}/profile/${former}x`);
  });

  test("cannot break out of the tags with a bio", async () => {
    const eve = await newcomer();
    await eve.ok("update_user", { bio: `"><script>alert('1')</script>&` });
    const html = await (await ask(`/profile/${eve.username}`)).text();
    expect(html).not.toContain("<script");
    expect(tag(html, "og:description")).toContain(
      "&quot;&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&amp;",
    );
  });

  test("tells nothing that the page does not", async () => {
    const emi = await newcomer();
    const html = await (await ask(`/profile/${emi.username}`)).text();
    expect(html).not.toMatch(/@|example|session|uid/i);
  });
});

describe("a link to a year", () => {
  test("says whose it is, and which", async () => {
    const mika = await newcomer();
    const html = await (await ask(`/year/2020/${mika.username.toUpperCase()}`)).text();
    expect(tag(html, "og:title")).toBe(`2020 of ${mika.username} · Tsuzuku`);
    expect(tag(html, "og:description")).toContain(`What ${mika.username} watched and read in 2020`);
    expect(tag(html, "og:url")).toBe(`${origin}/year/2020/${mika.username}`);
  });

  test("is none where there is no such year, or nobody who shows it", async () => {
    const emi = await newcomer();
    for (const year of ["1989", "2999", "soon"]) {
      expect((await ask(`/year/${year}/${emi.username}`)).status).toBe(404);
    }
    await emi.ok("update_user", { private: true });
    expect((await ask(`/year/2020/${emi.username}`)).status).toBe(404);
  });
});

describe("a link to a list", () => {
  const words = { name: "Slow <journeys>", description: "Tea, trains." };

  test("shows its name, whose it is, and how much is on it", async () => {
    const mika = await newcomer();
    const { id } = await mika.ok("create_list", words);
    await mika.ok("add_anime_to_list", { list_id: id, anime_id: anime.frieren });
    const html = await (await ask(`/custom-list/${id}`)).text();
    expect(tag(html, "og:title")).toBe("Slow &lt;journeys&gt; · Tsuzuku");
    expect(tag(html, "og:description")).toBe(`A list by ${mika.username} · 1 anime · Tea, trains.`);
    expect(tag(html, "og:url")).toBe(`${origin}/custom-list/${id}`);
  });

  test("shows a ranking drawn as a picture", async () => {
    const ai = await newcomer();
    const id = await makeRanking(ai);
    const { name, count, entries } = await ai.ok("ranking_list", { id });
    const html = await (await ask(`/ranking-list/${id}`)).text();
    expect(tag(html, "og:title")).toBe(`${name} · Tsuzuku`);
    expect(tag(html, "og:description")).toContain(`A ranking of ${count} by ${ai.username}`);
    const image = tag(html, "og:image")?.replaceAll("&amp;", "&") ?? "";
    expect(image).toBe(`${origin}/api/card/?of=ranking&list=${id}`);
    expect(tag(html, "og:image:alt")).toContain(`1. ${entries[0]?.title ?? "?"}`);
    const picture = await fetch(image, { headers: { "user-agent": robot } });
    expect(picture.headers.get("content-type")).toBe("image/png");
    expect(await sharp(await picture.bytes()).metadata()).toMatchObject({ width: 1200 });
  });

  test("says nothing of a private one, not even to its owner's browser", async () => {
    const emi = await newcomer();
    const { id } = await emi.ok("create_list", { ...words, isPublic: false });
    const cookie = `sessionid=${emi.cookies.get("sessionid") ?? ""}`;
    const headers = { "user-agent": robot, cookie };
    const answer = await fetch(`${origin}/custom-list/${id}`, { headers });
    expect(answer.status).toBe(404);
    expect(await answer.text()).not.toMatch(/journeys|Tea/);
  });
});

describe("a link into the catalogue", () => {
  test.each([
    ["/season/2023/Fall/", "Fall 2023 anime", "/season/2023/fall", /^\d+ titles: Frieren/],
    ["/studio/studio-ghibli", "Studio Ghibli", "/studio/studio-ghibli", /^\d+ titles: Spirited/],
    ["/author/HAJIME-ISAYAMA", "Hajime Isayama", "/author/hajime-isayama", /Attack on Titan/],
    ["/anime?genre=Sports", "Anime", "/anime", /./],
  ])("%s shows what is there, at its one address", async (path, title, address, description) => {
    const answer = await ask(path);
    const html = await answer.text();
    expect(answer.status, html).toBe(200);
    expect(answer.headers.get("cache-control")).toBe("public, max-age=300");
    expect(tag(html, "og:title")).toBe(`${title} · Tsuzuku`);
    expect(tag(html, "og:url")).toBe(origin + address);
    expect(tag(html, "og:description")).toMatch(description);
  });
});

describe("a link to a title", () => {
  test.each(["/anime/52991/frieren", "/manga/13"])(
    "shows its cover made wide, drawn for the first who asks: %s",
    async (path) => {
      const answers = [await ask(path), await ask(path)];
      for (const { headers } of answers) {
        expect(headers.get("cache-control")).toBe("public, max-age=300");
      }
      const pages = await Promise.all(answers.map((answer) => answer.text()));
      const [first = "", second] = pages.map((html) => tag(html, "og:image"));
      expect(first).toBe(second);
      expect(tag(pages[0] ?? "", "twitter:card")).toBe("summary_large_image");
      const picture = await fetch(first);
      expect(picture.headers.get("content-type")).toBe("image/jpeg");
      expect(picture.headers.get("cache-control")).toContain("immutable");
      const bytes = await picture.bytes();
      expect(await sharp(bytes).metadata()).toMatchObject({ width: 1200, height: 630 });
      expect(bytes.length).toBeLessThan(120_000);
    },
  );
});

describe("a link to nothing", () => {
  test.each([
    "/profile/nobody-here",
    "/profile/john.doe",
    "/profile/%3Cscript%3E",
    "/profile/%E0%A4%A",
    `/profile/${"x".repeat(3000)}`,
    "/profile/..%2Fapi",
    "/profile/__proto__",
    "/profile",
    "/profile/a/b",
    "/custom-list/nope",
    `/custom-list/${"x".repeat(3000)}`,
    "/ranking-list/nope",
    `/ranking-list/${"x".repeat(3000)}`,
    "/no%20where/%3Cb%3E",
    "/anime-list/somebody/reading",
    "/season/9999/fall",
    "/anime/999999999/nothing",
    "/anime/0",
    "/anime/x/frieren",
    "/manga/99999999999999999999/a",
    "/season/0/fall",
    "/season/2023/__proto__",
    "/studio/nobody-at-all",
    `/author/${"x".repeat(3000)}`,
    "/studio/%E4%BA",
  ])("shows the site itself, and says 404: %s", async (path) => {
    const answer = await ask(path);
    const html = await answer.text();
    expect(answer.status, html).toBe(404);
    expect(tag(html, "og:title")).toBe("Tsuzuku");
    expect(tag(html, "og:image")).toBe(`${origin}/static/og.png`);
  });
});

describe("a link to any other page", () => {
  test.each(["/", "/anime-list/somebody/watching"])(
    "shows the site, at the page's own address: %s",
    async (path) => {
      const answer = await ask(path);
      const html = await answer.text();
      expect(answer.status, html).toBe(200);
      expect(tag(html, "og:title")).toBe("Tsuzuku");
      expect(tag(html, "og:image")).toBe(`${origin}/static/og.png`);
      expect(tag(html, "og:url")).toBe(origin + path);
    },
  );
});

test("a link to a page of ours is named by the page", async () => {
  const html = await (await ask("/TOS/")).text();
  expect(tag(html, "og:title")).toBe("Terms of Service · Tsuzuku");
  expect(tag(html, "og:url")).toBe(`${origin}/tos`);
});

test("programs that read the site find its rules and its pages, at this site's own address", async () => {
  const robots = await (await fetch(`${origin}/robots.txt`)).text();
  expect(robots).toContain(`Sitemap: ${origin}/sitemap.xml`);
  expect(robots).toContain("Allow: /api/card/");
  const answer = await fetch(`${origin}/sitemap.xml`);
  expect(answer.headers.get("content-type")).toMatch(/xml/);
  expect(await answer.text()).toContain(`<loc>${origin}/privacy</loc>`);
});

test("people get the app at the same address", async () => {
  const answer = await ask("/profile/nobody-here", "Mozilla/5.0 Chrome/140.0");
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain('<div id="root">');
});

test("previews are for our edge alone", async () => {
  const answer = await fetch(`${gateway}/link-preview/profile/nobody-here`);
  expect(answer.status).toBe(403);
  expect(await answer.json()).toEqual({ error: "Please use the site's own address." });
});
