import { anime } from "../../support/people/titles.ts";
import { hold } from "../support/faults.ts";
import { cardsOf, countOf, findField, unfoldsTools } from "../support/list-tools.ts";
import { famousTitles, newMember } from "../support/member.ts";
import { dialogOf } from "../support/pages.ts";
import { expect, memberTest, onPhone } from "../support/test.ts";

const famous = famousTitles("anime", 30).filter(({ id }) => id !== anime.frieren);

memberTest("tools that come late move no title", onPhone, async ({ page, member }) => {
  await member.watch(anime.frieren, 3);
  const { promise: wanted, resolve: release } = Promise.withResolvers<undefined>();
  await page.route("**/assets/list-tools-*.js", async (route) => {
    await wanted;
    await route.continue();
  });
  await page.goto(`/anime-list/${member.username}/watching`);
  await expect(page.getByRole("combobox", { name: "Search for anime" })).toBeVisible();
  const place = () => cardsOf(page).first().boundingBox();
  const before = await place();
  expect(before).not.toBeNull();
  release(undefined);
  await expect(findField(page)).toBeVisible();
  expect(await place()).toEqual(before);
});

memberTest("what is counted late moves no filter", onPhone, async ({ page, member }) => {
  for (const { id } of famous.slice(0, 12)) await member.watch(id, 1);
  const { promise: wanted, resolve: release } = Promise.withResolvers<undefined>();
  await page.route("**/assets/list-tools-*.js", async (route) => {
    await wanted;
    await route.continue();
  });
  const letList = await hold(page, "get_anime");
  const values = page.waitForResponse(/get[-_]unique[-_]values/);
  await page.goto(`/anime-list/${member.username}/watching`);
  const filters = page.getByRole("complementary", { name: "Filters" });
  await (await values).finished();
  // Of a list of unknown length nobody knows how wide its counts will be.
  await expect(filters.getByRole("group")).toHaveCount(0);
  letList();
  const fold = filters.getByRole("button", { name: /^List filters/ });
  await expect(filters).toBeVisible();
  if (await fold.isVisible()) await fold.click();
  const chips = filters.getByRole("button", { name: /^(?!List filters)/ });
  await expect(chips.first()).toBeVisible();
  const places = () =>
    chips.evaluateAll((all) =>
      all.map((chip) => {
        const { x, width, top } = chip.getBoundingClientRect();
        return [x, width, top];
      }),
    );
  const before = await places();
  await chips.first().hover();
  release(undefined);
  await expect(chips.first()).toHaveAccessibleDescription(/title/);
  expect(await places()).toEqual(before);
});

memberTest(
  "a title is found in a list by any of its names, as somebody types and mistypes",
  onPhone,
  async ({ page, member }) => {
    await member.watch(anime.frieren, 3);
    for (const { id } of famous) await member.watch(id, 1);
    const all = famous.length + 1;
    const list = `/anime-list/${member.username}/watching`;
    await page.goto(list);
    for (const text of ["friren", "sousou no", "葬送", "BEYOND JOURNEY'S"]) {
      await findField(page).fill(text);
      await expect(cardsOf(page)).toHaveText([/^Frieren/]);
      await expect(countOf(page, `1 of ${all} titles`)).toBeVisible();
    }
    await expect(page).toHaveURL(/\?find=BEYOND\+JOURNEY/);

    await memberTest.step(
      "what is found can be opened, and is found still when it is closed",
      async () => {
        await cardsOf(page).getByRole("link").click();
        await expect(dialogOf(page)).toBeVisible();
        await page.goBack();
        await expect(page.getByRole("dialog")).toHaveCount(0);
        await expect(findField(page)).toHaveValue("BEYOND JOURNEY'S");
        await page.reload();
        await expect(cardsOf(page)).toHaveText([/^Frieren/]);
      },
    );

    await memberTest.step("what is not there is said, with a way back to all of them", async () => {
      await findField(page).fill("zqxjkvw");
      await expect(page.getByText("No title goes by “zqxjkvw” here.")).toBeVisible();
      await expect(countOf(page, `0 of ${all} titles`)).toBeVisible();
      await page
        .getByRole("main")
        .getByRole("button", { name: "Clear", exact: true })
        .press("Enter");
      await expect(findField(page)).toBeFocused();
      await expect(countOf(page, `${all} titles`)).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`${list}\\??$`));
    });
  },
);

memberTest(
  "what is found, filtered and sorted is one step back after the other",
  async ({ page, member }) => {
    for (const { id } of famous) await member.watch(id, 1);
    const list = `/anime-list/${member.username}/watching`;
    const comedies = famous.filter(({ genres }) => genres.includes("Comedy"));
    const ones = (text: string) => countOf(page, text);
    await page.goto(list);
    const filters = page.getByRole("complementary", { name: "Filters" });
    const comedy = filters.getByRole("button", { name: "Comedy", exact: true });
    await comedy.click();
    await expect(ones(`${comedies.length} titles`)).toBeVisible();
    await expect(comedy).toHaveAccessibleDescription(`${comedies.length} titles`);
    await findField(page).fill("no");
    await expect(ones(`\\d+ of ${comedies.length} titles`)).toBeVisible();
    await expect(page).toHaveURL(/\?genre=Comedy&find=no$/);
    await page.getByLabel("Sort by").selectOption("Title");
    await expect(page).toHaveURL(/\?genre=Comedy&find=no&sort=title$/);
    await expect(page.getByLabel("Sort by").getByRole("option").first()).toHaveText("Best match");

    await page.goBack();
    await expect(page.getByLabel("Sort by")).toHaveValue("best");
    await expect(findField(page)).toHaveValue("no");
    await page.goBack();
    await expect(findField(page)).toHaveValue("");
    await expect(ones(`${famous.length} titles`)).toBeVisible();
    await page.goForward();
    await expect(findField(page)).toHaveValue("no");
    await expect(ones(`\\d+ of ${comedies.length} titles`)).toBeVisible();
  },
);

memberTest(
  "a visitor of a list finds in it, sorts it and has it drawn, and is offered nothing to change",
  onPhone,
  async ({ page, member }) => {
    const other = await newMember();
    for (const { id } of famous.slice(0, 3)) await other.watch(id, 1);
    await page.goto(`/anime-list/${other.username}/watching`);
    await unfoldsTools(page);
    await expect(page.getByRole("heading", { name: "Search the catalogue" })).toHaveCount(0);
    await expect(page.getByLabel("Sort by")).toBeVisible();
    await expect(page.getByTitle("Table")).toBeVisible();
    await expect(page.getByRole("button", { name: "Select", exact: true })).toHaveCount(0);
    await findField(page).fill(famous[1]?.title ?? "?");
    await expect(countOf(page, "1 of 3 titles")).toBeVisible();

    await memberTest.step("on one's own the two searches go by names of their own", async () => {
      await member.watch(anime.frieren, 3);
      await page.goto(`/anime-list/${member.username}/watching`);
      await expect(page.getByRole("heading", { name: "Search the catalogue" })).toBeVisible();
      await expect(page.getByRole("combobox", { name: "Search for anime" })).toBeVisible();
      await expect(findField(page)).toBeVisible();
    });
  },
);

memberTest(
  "a slash searches the catalogue, and is typed where somebody finds in a list",
  async ({ page, member }) => {
    await member.watch(anime.frieren, 3);
    await page.goto(`/anime-list/${member.username}/watching`);
    await findField(page).press("/");
    await expect(findField(page)).toHaveValue("/");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await findField(page).press("Escape");
    await expect(findField(page)).toHaveValue("");
    await expect(findField(page)).toBeFocused();
    await findField(page).blur();
    await page.keyboard.press("/");
    await expect(page.getByRole("dialog", { name: "Search" })).toBeVisible();
  },
);
