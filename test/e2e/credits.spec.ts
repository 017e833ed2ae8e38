import type { Page } from "@playwright/test";
import {
  creditsPath,
  licencesPath,
  mergedDatabasePath,
  type Credits,
} from "../../shared/credits.ts";
import { expect, onPhone, test } from "./support/test.ts";

/** Credits as the catalogue job writes them when the operator has added the anime-offline-database. */
const shared: Credits = {
  made: "2026-11-25",
  newest: "2026-10-04",
  sources: [
    { name: "anime-offline-database", titles: 29_859, asOf: "2026-07-04" },
    { name: "own", titles: 9000, asOf: null },
    { name: "bangumi-data", titles: 7716, asOf: null },
    { name: "a source of tomorrow", titles: 1, asOf: null },
  ],
  mergedBytes: 4_400_000,
};

const answer = (page: Page, credits: Credits) =>
  page.route(creditsPath, (route) => route.fulfill({ json: credits }));

test("a visitor reads who the catalogue is from", onPhone, async ({ page }) => {
  await page.goto("/");
  await page.getByRole("contentinfo").getByRole("link", { name: "Credits" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Credits");
  const sources = page.getByRole("main").getByRole("listitem");
  await expect(sources.filter({ hasText: "bangumi-data" })).toHaveText(
    /bangumi-data \(CC BY 4\.0\): .*\. [\d,]+ titles\.$/,
  );
  await expect(sources).toHaveCount(2);
  await expect(page.getByText(/its newest anime began on \d+ \w+ \d{4}\./)).toBeVisible();
  await expect(page.getByRole("link", { name: /all anime/ })).toHaveCount(0);
});

test("whose code and fonts the site is made with can be read, each with its licence", async ({
  page,
}) => {
  await page.goto("/credits");
  await page.getByRole("link", { name: "Who they are" }).click();
  await expect(page).toHaveURL(licencesPath);
  const text = page.locator("body");
  for (const name of ["react", "@fontsource-variable/inter", "zod", "@img/sharp-wasm32"]) {
    await expect(text).toContainText(new RegExp(`^${name} \\d[\\d.]* \\(.+\\)$`, "m"));
  }
  await expect(text).toContainText("Felix Böhm");
});

test("what is shared alike is credited and can be taken along", onPhone, async ({ page }) => {
  await answer(page, shared);
  await page.goto("/credits");
  const source = page.getByRole("listitem").filter({ hasText: "anime-offline-database" });
  await expect(source).toHaveText(/ODbL 1\.0.* 29,859 titles, as of 4 July 2026\.$/);
  await expect(page.getByRole("link", { name: /all anime .*4\.2 MB/ })).toHaveAttribute(
    "href",
    mergedDatabasePath,
  );
});

test("who published what is shared is linked, and a day that is none is left out", async ({
  page,
}) => {
  const publisher = "https://github.com/somebody/anime-offline-database";
  const sources = [
    { name: "anime-offline-database", titles: 29_859, asOf: "nonsense", publisher },
    { name: "own", titles: 9000, asOf: "2026-07-04" },
  ];
  await answer(page, { ...shared, newest: "soon", sources });
  await page.goto("/credits");
  const main = page.getByRole("main");
  const source = main.getByRole("listitem").filter({ hasText: "anime-offline-database" });
  await expect(source).toHaveText(/ 29,859 titles\.$/);
  await expect(source.getByRole("link").first()).toHaveAttribute("href", publisher);
  await expect(
    main.getByText(/last put the catalogue together on 25 November 2026\.$/),
  ).toBeVisible();
  await expect(main.getByText("9,000 titles, as of 4 July 2026.")).toBeVisible();
});

test("credits that cannot be loaded are named all the same, and asked for again", async ({
  page,
  problems,
}) => {
  await page.route(creditsPath, (route) => route.fulfill({ status: 404 }));
  problems.allow(/404 \(Not Found\).*credits\.json/);
  await page.goto("/credits");
  const main = page.getByRole("main");
  await expect(main.getByRole("status")).toHaveText(
    "We could not load how much each source gave just now.",
  );
  await expect(main.getByRole("listitem").filter({ hasText: "bangumi-data" })).toBeVisible();
  await page.unroute(creditsPath);
  await answer(page, shared);
  await main.getByRole("button", { name: "Retry" }).click();
  await expect(main.getByText("29,859 titles")).toBeVisible();
});
