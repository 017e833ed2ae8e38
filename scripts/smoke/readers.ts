import { brand } from "../../shared/brand.ts";
import { addressOf, pages } from "../../shared/pages.ts";
import { notAsked, type Condition } from "./condition.ts";
import { get, need, told, type Site } from "./site.ts";

const previewer = "Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)";

const linksArePreviewed: Condition<Site> = {
  name: "link previews",
  proves: "a program that draws a preview of a link is told the page's title and address.",
  async check(site) {
    const path = addressOf("terms");
    const answer = await get(site, path, { "user-agent": previewer });
    const tag = (name: string): string | undefined =>
      new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(answer.text)?.[1];
    const title = `${pages.terms.title} · ${brand.name}`;
    need(
      answer.status === 200 && tag("og:title") === title,
      `${told(answer)}: Slackbot reads the title "${tag("og:title") ?? ""}", not "${title}". Look at ` +
        "infra/site/edge/spa.js, and at the log of link_preview.",
    );
    need(
      tag("og:url") === site.origin + path,
      `A preview names ${tag("og:url") ?? "no address"}, not ${site.origin + path}. Look at PUBLIC_ORIGIN of link_preview.`,
    );
    return undefined;
  },
};

/** A text file for programs, which has to name the site's own address. */
const namesOrigin = (
  name: string,
  path: string,
  line: (origin: string) => string,
): Condition<Site> => ({
  name,
  proves: `${path} names this site.`,
  async check(site) {
    const answer = await get(site, path);
    const expected = line(site.origin);
    need(
      answer.status === 200 && answer.text.includes(expected),
      `${told(answer)}, without "${expected}". Look at the upload CrawlerFiles of the stack site.`,
    );
    return undefined;
  },
});

const hasSecurityText: Condition<Site> = {
  name: "security.txt",
  proves: "whoever finds a hole is told whom to tell.",
  async check(site) {
    const answer = await get(site, "/.well-known/security.txt");
    const isWanted = site.settings?.securityContact !== undefined;
    if (!isWanted && answer.status === 404) return notAsked("as securityContact is not set.");
    const expires = Date.parse(/^Expires: (.+)$/m.exec(answer.text)?.[1] ?? "");
    need(
      answer.status === 200 && /^Contact: \S+$/m.test(answer.text),
      `${told(answer)}. Look at securityContact, and at the upload SecurityText of the stack site.`,
    );
    need(
      expires > Date.now(),
      `${answer.url} has expired: deploy once more, which gives it another year.`,
    );
    return undefined;
  },
};

/** What programs read. */
export const readerConditions = [
  linksArePreviewed,
  namesOrigin("robots.txt", "/robots.txt", (origin) => `Sitemap: ${origin}/sitemap.xml`),
  namesOrigin("sitemap", "/sitemap.xml", (origin) => `<loc>${origin}/</loc>`),
  hasSecurityText,
];
