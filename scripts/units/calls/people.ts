import { randomBytes } from "node:crypto";
import type { EndpointName } from "../../../shared/endpoints.ts";
import { presetAvatarPath } from "../../../shared/profile.ts";
import { Browser } from "../../../test/support/browser.ts";
import { picture } from "../../../test/support/people/pictures.ts";
import { fillShelf, forAdding, inProgress, usualShelf, type Member } from "../members.ts";
import { publishRanking, rankingForm } from "../ranking.ts";
import type { UsualCall, UsualCalls } from "../usual-call.ts";

const same = (name: EndpointName, fields: object = {}): UsualCall => ({
  ready: (who) => () => who.call(name, { ...fields }),
});

/** A call about somebody else. */
const aboutAnother = (name: EndpointName): UsualCall => ({
  ready: (who, turn, { others }) => {
    const username = others[turn % others.length]?.username;
    return () => who.call(name, { username });
  },
});

/** A way to the provider and back up to our door. */
async function atOurDoor(
  member: Member,
  email: string,
): Promise<() => ReturnType<Browser["send"]>> {
  const browser = new Browser(member.origin);
  const page = await browser.leaveToSignIn();
  const callback = await browser.sendForm(page, email, "correct horse");
  return () => browser.send(callback);
}

/** A picture as people upload it. */
const avatar = async (): Promise<File> =>
  new File([new Uint8Array(await picture("webp", 512, 512))], "me.webp", { type: "image/webp" });

/** What asks for the picture of somebody's rank. */
const rankOf = ({ username }: Member) => ({ of: "rank", username });

/** Calls about oneself and others, and about what people make. */
export const peopleCalls = {
  check_logged: [
    same("check_logged"),
    {
      does: "the first of a day",
      // Of somebody else, as functions have to get to know the token that it brings.
      async ready(_, _turn, { newcomer }) {
        const fan = await newcomer();
        await fan.sleep();
        return () => fan.call("check_logged");
      },
    },
  ],
  auth_login: [{ ready: (who) => () => new Browser(who.origin).send("/api/auth/login/?next=%2F") }],
  auth_callback: [
    { does: "somebody known", ready: (who) => atOurDoor(who, who.email) },
    {
      does: "somebody new",
      ready: (who) => atOurDoor(who, `${randomBytes(8).toString("hex")}@units.example`),
    },
  ],
  auth_logout: [
    {
      async ready(_, _turn, { newcomer }) {
        const fan = await newcomer();
        return () => fan.call("auth_logout");
      },
    },
  ],
  report: [
    {
      ready: (who, turn, { others }) => {
        const page = `/profile/${others[turn % others.length]?.username ?? ""}`;
        return () => who.call("report", { page, reason: "spam", text: "Buys likes." });
      },
    },
  ],
  change_username: [
    {
      async ready(_, _turn, { newcomer }) {
        const fan = await newcomer();
        return () =>
          fan.call("change_username", { username: `n${randomBytes(6).toString("hex")}` });
      },
    },
  ],
  delete_account: [
    {
      does: `of ${usualShelf.anime} anime`,
      async ready(_, _turn, { newcomer, cloud }) {
        const fan = await newcomer();
        await fillShelf(cloud, fan, "anime", usualShelf.anime);
        return () => fan.call("delete_account", { confirmation: fan.username });
      },
    },
  ],
  create_list: [
    { ready: (who, turn) => () => who.call("create_list", { name: `Evening ${turn}` }) },
  ],
  lists: [{ ready: (who) => () => who.call("lists", { username: who.username }) }],
  list: [
    {
      does: "20 anime",
      ready: (who, _turn, { madeBy }) => {
        const [id] = madeBy(who).lists;
        return () => who.call("list", { id });
      },
    },
  ],
  lists_with: [same("lists_with", { anime_id: forAdding.anime[0] })],
  edit_list: [
    {
      does: "its name",
      ready: (who, turn, { madeBy }) => {
        const [list_id] = madeBy(who).lists;
        return () => who.call("edit_list", { list_id, name: `Renamed ${turn}` });
      },
    },
    {
      does: "made private, 20 anime",
      ready: (who, _turn, { madeBy }) => {
        const [list_id] = madeBy(who).lists;
        return () => who.call("edit_list", { list_id, isPublic: false });
      },
    },
  ],
  add_anime_to_list: [
    {
      ready: (who, turn, { madeBy }) => {
        const list_id = madeBy(who).lists[1];
        const anime_id = forAdding.anime[turn % forAdding.anime.length];
        return () => who.call("add_anime_to_list", { list_id, anime_id });
      },
    },
  ],
  remove_anime: [
    {
      async ready(who, turn, { madeBy }) {
        const list_id = madeBy(who).lists[2];
        const anime_id = forAdding.anime[turn % forAdding.anime.length];
        await who.ok("add_anime_to_list", { list_id, anime_id });
        return () => who.call("remove_anime", { list_id, anime_id });
      },
    },
  ],
  delete_list: [
    {
      does: "private, empty",
      async ready(who) {
        const { id } = await who.ok("create_list", { name: "Of a day", isPublic: false });
        return () => who.call("delete_list", { list_id: id });
      },
    },
  ],
  profile: [aboutAnother("profile")],
  set_favourite: [
    {
      does: "",
      ready: (who, turn) => () =>
        who.call("set_favourite", { kind: "anime", id: inProgress.anime[0], on: turn % 2 === 0 }),
    },
  ],
  update_user: [
    {
      does: "a preset picture",
      ready: (who) => () =>
        who.call("update_user", { avatar_url: presetAvatarPath("nerd"), bio: "Tea and trains." }),
    },
    {
      does: "a goal",
      ready: (who, turn) => () => {
        const goal = { kind: "anime", year: new Date().getUTCFullYear(), titles: 12 + turn };
        return who.call("update_user", { goal });
      },
    },
  ],
  upload_profile_picture: [
    {
      async ready(who) {
        const profile_picture = await avatar();
        return () => who.sendFiles("upload_profile_picture", { profile_picture });
      },
    },
  ],
  user_achievements: [
    { ready: (who) => () => who.call("user_achievements", { username: who.username }) },
  ],
  top_completed_users: [same("top_completed_users")],
  find_people: [same("find_people", { name: "other" })],
  create_ranking_list_with_entries: [
    {
      does: "10 entries",
      async ready(who) {
        const form = await rankingForm("Best bread");
        return () => who.sendFiles("create_ranking_list_with_entries", form);
      },
    },
  ],
  ranking_list: [
    {
      ready: (who, _turn, { madeBy }) => {
        const { ranking } = madeBy(who);
        return () => who.call("ranking_list", { id: ranking });
      },
    },
  ],
  card: [
    { does: "a rank, as PNG", ready: (who) => () => who.call("card", rankOf(who)) },
    {
      does: `favourites of ${usualShelf.anime} anime, as PNG`,
      ready: (who) => () => who.call("card", { ...rankOf(who), of: "favourites" }),
    },
    {
      does: "a ranking list, as PNG",
      ready: (who, _turn, { madeBy }) => {
        const { ranking } = madeBy(who);
        return () => who.call("card", { of: "ranking", list: ranking });
      },
    },
  ],
  ranking_lists: [aboutAnother("ranking_lists")],
  newest_ranking_lists: [same("newest_ranking_lists")],
  edit_ranking_list: [
    {
      does: "its name",
      async ready(who, turn, { madeBy }) {
        const id = madeBy(who).ranking;
        const { entries } = await who.ok("ranking_list", { id });
        const form = {
          id,
          name: `Better bread ${turn}`,
          description: "Ranked by crust.",
          entries: JSON.stringify(entries),
        };
        return () => who.sendFiles("edit_ranking_list", form);
      },
    },
  ],
  delete_ranking_list: [
    {
      does: "10 pictures",
      async ready(who) {
        const id = await publishRanking(who, "Of a day");
        return () => who.call("delete_ranking_list", { id });
      },
    },
  ],
  fetch_image: [
    {
      // Nothing can be fetched from here; what comes after the fetch asks nothing of the table.
      does: "without the fetch itself",
      status: 400,
      ready: (who) => () => who.call("fetch_image", { url: "https://pictures.invalid/a.png" }),
    },
  ],
  csp_reports: [
    {
      ready: (who) => () =>
        new Browser(who.origin).send("/api/csp-reports/", {
          method: "POST",
          headers: { "content-type": "application/reports+json" },
          body: "[]",
        }),
    },
  ],
} satisfies Partial<Record<EndpointName, UsualCalls>>;
