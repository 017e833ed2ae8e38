import { expect, test as base } from "@playwright/test";
import { newMember, type Member } from "./member.ts";
import { Problems } from "./problems.ts";

/** What a journey may ask for beside the browser's page. */
interface Fixtures {
  /** Guards every journey; `allow` declares what it provokes on purpose. */
  readonly problems: Problems;
}

/**
 * Marks a journey that is made on a phone, too: what it claims depends on the size of the screen, that is the layout,
 * what is folded away or lies on top, scrolling, touch, and accessibility.
 */
export const onPhone = { tag: "@phone" };

/** A journey that begins signed out. */
export const test = base.extend<Fixtures>({
  problems: [
    async ({ context, page }, use) => {
      const problems = new Problems();
      await problems.watch(context);
      await use(problems);
      // A changed answer may still be on its way, and would fail whichever test comes next.
      await page.unrouteAll({ behavior: "ignoreErrors" });
      await problems.measure(page);
      expect(problems.unexpected()).toEqual([]);
    },
    { auto: true },
  ],
});

/** A journey of a new member, who is signed in when it begins. */
export const memberTest = test.extend<{ readonly member: Member }>({
  member: [
    async ({ context }, use) => {
      const member = await newMember();
      await member.enter(context);
      await use(member);
    },
    { auto: true },
  ],
});

export { expect };
