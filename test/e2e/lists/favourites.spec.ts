import { anime } from "../../support/people/titles.ts";
import { dialogOf, readsToast } from "../support/pages.ts";
import { expect, memberTest, onPhone } from "../support/test.ts";

const frieren = "Frieren: Beyond Journey's End";

memberTest(
  "a favourite stands on one's profile until it is none",
  onPhone,
  async ({ page, member }) => {
    await member.watch(anime.frieren, 28);
    await page.goto(`/profile/${member.username}`);
    const poster = page.getByRole("region", { name: "You as a fan" });
    await expect(poster).toContainText("Up to four titles can stand here.");
    await expect(poster).toContainText("Episodes");
    await page.goto(`/tos?anime=${anime.frieren}`);
    const entry = dialogOf(page).getByRole("region", { name: "Your score and notes" });
    await entry.getByText("Dates, notes and more").click();
    const favourite = entry.getByRole("switch", { name: /^Favourite/ });
    await favourite.press("Space");
    await readsToast(page, `A favourite: ${frieren}`);
    await expect(favourite).toBeChecked();
    await page.goto(`/profile/${member.username}`);
    await poster.getByRole("link", { name: frieren }).click();
    await entry.getByText("Dates, notes and more").click();
    await favourite.press("Space");
    await readsToast(page, `No longer a favourite: ${frieren}`);
    await page.keyboard.press("Escape");
    await expect(poster).toContainText("Up to four titles can stand here.");
  },
);

memberTest("a fifth favourite is told why not", async ({ page, member, problems }) => {
  problems.allow(/400 \(Bad Request\).*set_favourite/);
  const four = [anime.deathNote, anime.cowboyBebop, anime.onePiece, anime.yourName];
  for (const id of four) {
    await member.watch(id, 1);
    await member.ok("set_favourite", { kind: "anime", id, on: true });
  }
  await member.watch(anime.frieren, 3);
  await page.goto(`/tos?anime=${anime.frieren}`);
  const entry = dialogOf(page).getByRole("region", { name: "Your score and notes" });
  await entry.getByText("Dates, notes and more").click();
  await entry.getByRole("switch", { name: /^Favourite/ }).press("Space");
  await readsToast(page, "You have 4 favourites already. Take one away first.");
  await expect(entry.getByRole("switch", { name: /^Favourite/ })).not.toBeChecked();
});
