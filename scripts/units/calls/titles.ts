import type { EndpointName } from "../../../shared/endpoints.ts";
import { forAdding, forCompleting, inProgress, usualShelf } from "../members.ts";
import type { UsualCall, UsualCalls } from "../usual-call.ts";

const atTurn = (ids: readonly number[], turn: number): number => ids[turn % ids.length] ?? 0;

/** A call with the same fields each time. */
const same = (name: EndpointName, fields: object = {}): UsualCall => ({
  ready: (who) => () => who.call(name, { ...fields }),
});

const large = (call: UsualCall, does = "of 5,000 titles"): UsualCall => ({
  ...call,
  does,
  isLarge: true,
});

/** What is on one's own screen: the first page of what one is at. */
const ownShelf = (name: "get_anime" | "get_manga", status: string): UsualCall => ({
  ready: (who) => () => who.call(name, { username: who.username, status, page_size: 24 }),
});

const ownValues = (name: "get_unique_values" | "get_unique_values_manga"): UsualCall => ({
  ready: (who) => () => who.call(name, { username: who.username, status: "completed" }),
});

const ownStatistics: UsualCall = {
  ready: (who) => () => who.call("statistics", { username: who.username }),
};

const ownYear: UsualCall = {
  ready: (who) => () => who.call("year", { username: who.username, year: 2026 }),
};

const anotherTitle = (name: EndpointName, field: string, ids: readonly number[], more = {}) =>
  ({
    ready: (who, turn) => () => who.call(name, { [field]: atTurn(ids, turn), ...more }),
  }) satisfies UsualCall;

/** A title on the shelf, one episode or chapter further each time. */
const step = (
  name: "update_anime" | "update_manga",
  field: string,
  progress: string,
  id: number,
): UsualCall => ({
  does: "one step further",
  ready: (who, turn) => () => who.call(name, { [field]: id, [progress]: 6 + turn }),
});

const [steppedAnime, completedAnime, diaryAnime] = inProgress.anime;
const [steppedManga, completedManga] = inProgress.manga;
const [largeStep, largeCompletion] = forAdding.anime;
/** Of so many episodes that no step of ours is beyond them. */
const [largeWarmUp] = inProgress.anime;

/** A step on a large shelf, of a title that is added first; another one before it is counted. */
const onLargeShelf = (does: string, id: number, to: number): UsualCall => ({
  does,
  isLarge: true,
  async ready(who, turn) {
    const [anime_id, after] = turn === 0 ? [largeWarmUp, 5 + to] : [id, to];
    const at = { anime_id, status: "WATCHING" };
    await who.ok("add_anime", { ...at, episodes_watched: after - 1 });
    return () => who.call("update_anime", { anime_id, episodes_watched: after });
  },
});

/** Calls about titles, and about one's own lists of them. */
export const titleCalls = {
  today: [same("today", { tz: "Europe/Berlin" }), large(same("today"))],
  calendar_link: [same("calendar_link")],
  calendar: [
    {
      async ready(who) {
        const { url } = await who.ok("calendar_link");
        const { pathname } = new URL(url ?? "");
        return () => who.send(pathname);
      },
    },
  ],
  search_anime: [same("search_anime", { query: "frieren" })],
  search_manga: [same("search_manga", { query: "berserk" })],
  get_anime_details: [anotherTitle("get_anime_details", "anime_id", inProgress.anime)],
  get_manga_details: [anotherTitle("get_manga_details", "manga_id", inProgress.manga)],
  get_trending_anime: [same("get_trending_anime"), large(same("get_trending_anime"))],
  browse: [
    same("browse", { genres: ["Action"] }),
    { ...same("browse", { genres: ["Action"], list: "off" }), does: "what is on no list" },
  ],
  chat: [same("chat", { user_input: "What should I watch next?" })],
  add_anime: [
    anotherTitle("add_anime", "anime_id", forAdding.anime, {
      status: "WATCHING",
      episodes_watched: 1,
    }),
  ],
  update_anime: [
    step("update_anime", "anime_id", "episodes_watched", steppedAnime),
    {
      does: "the last episode",
      ready: (who) => () =>
        who.call("update_anime", { anime_id: completedAnime, episodes_watched: 37 }),
    },
    {
      does: "one step further, for which eight events make room",
      async ready(who) {
        // It was brought at five, which is the first of its events.
        for (const episodes_watched of [6, 7, 8, 9, 10, 11, 12]) {
          await who.ok("update_anime", { anime_id: diaryAnime, episodes_watched });
        }
        return () => who.call("update_anime", { anime_id: diaryAnime, episodes_watched: 13 });
      },
    },
    onLargeShelf("one step further, of 5,000 titles", largeStep, 6),
    onLargeShelf("the last episode, of 5,000 titles", largeCompletion, 26),
  ],
  entry: [anotherTitle("entry", "id", inProgress.anime, { kind: "anime" })],
  edit_entry: [
    {
      does: "a score",
      ready: (who, turn) => () =>
        who.call("edit_entry", { kind: "anime", id: steppedAnime, score: 1 + (turn % 10) }),
    },
    {
      does: "a score and notes",
      ready: (who, turn) => () =>
        who.call("edit_entry", {
          kind: "manga",
          id: steppedManga,
          score: 1 + (turn % 10),
          notes: `Read ${turn} times on the train.`,
        }),
    },
  ],
  diary: [
    same("diary", {}),
    { ...same("diary", { kind: "anime", id: steppedAnime }), does: "of one title" },
    { ...same("diary", { state_only: true }), does: "whether it is kept" },
    large(same("diary", {})),
  ],
  shelf_on: [
    same("shelf_on", { kind: "anime", day: "2026-03-01" }),
    large(same("shelf_on", { kind: "anime", day: "2026-03-01" })),
  ],
  set_diary: [same("set_diary", { on: true })],
  drop_anime: [anotherTitle("drop_anime", "anime_id", forAdding.anime)],
  quick_add_anime: [anotherTitle("quick_add_anime", "anime_id", forCompleting.anime)],
  add_manga: [
    anotherTitle("add_manga", "manga_id", forAdding.manga, { status: "READING", chapters_read: 1 }),
  ],
  update_manga: [
    step("update_manga", "manga_id", "chapters_read", steppedManga),
    {
      does: "the last chapter",
      ready: (who) => () =>
        who.call("update_manga", { manga_id: completedManga, chapters_read: 108 }),
    },
  ],
  drop_manga: [anotherTitle("drop_manga", "manga_id", forAdding.manga)],
  quick_add_manga: [anotherTitle("quick_add_manga", "manga_id", forCompleting.manga)],
  dropped: [same("dropped", { kind: "anime" }), large(same("dropped", { kind: "anime" }))],
  pick_up: [
    {
      async ready(_, _turn, { newcomer }) {
        const fan = await newcomer();
        const [anime_id] = forAdding.anime;
        await fan.ok("add_anime", { anime_id, status: "WATCHING", episodes_watched: 5 });
        await fan.ok("drop_anime", { anime_id });
        return () => fan.call("pick_up", { kind: "anime", id: anime_id });
      },
    },
  ],
  imports: [same("imports")],
  import_mal: [
    {
      does: `${usualShelf.anime} titles`,
      async ready(_, _turn, { newcomer }) {
        const fan = await newcomer();
        return () => fan.upload("anime", usualShelf.anime);
      },
    },
  ],
  import_mal_manga: [
    {
      does: "40 titles",
      async ready(_, _turn, { newcomer }) {
        const fan = await newcomer();
        return () => fan.upload("manga", 40);
      },
    },
  ],
  undo_import: [
    {
      async ready(_, _turn, { newcomer }) {
        const fan = await newcomer();
        const job_id = await fan.bring("anime", 40);
        return () => fan.call("undo_import", { job_id });
      },
    },
  ],
  export: [
    { ...same("export", { format: "json" }), does: "the whole account" },
    large(same("export", { format: "json" })),
  ],
  not_interested: [anotherTitle("not_interested", "anime_id", forAdding.anime)],
  not_interested_manga: [anotherTitle("not_interested_manga", "manga_id", forAdding.manga)],
  recommend_anime: [
    same("recommend_anime", { watchlist: "COMPLETED" }),
    large(same("recommend_anime", { watchlist: "WATCHING" })),
  ],
  recommend_manga: [same("recommend_manga", { watchlist: "COMPLETED" })],
  related_titles: [same("related_titles", { id: steppedAnime })],
  get_anime: [ownShelf("get_anime", "watching"), large(ownShelf("get_anime", "completed"))],
  get_manga: [ownShelf("get_manga", "reading")],
  get_unique_values: [ownValues("get_unique_values"), large(ownValues("get_unique_values"))],
  get_unique_values_manga: [ownValues("get_unique_values_manga")],
  statistics: [ownStatistics, large(ownStatistics)],
  year: [ownYear, large(ownYear)],
} satisfies Partial<Record<EndpointName, UsualCalls>>;
