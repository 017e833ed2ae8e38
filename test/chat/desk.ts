import { ownTitles } from "../../catalogue/facts/titles.ts";
import type { Title } from "../../catalogue/title.ts";
import { openSnapshot, writeSnapshot } from "../../functions/catalogue/snapshot.ts";
import type { Desk } from "../../functions/chat/tools/desk.ts";
import { learnModel } from "../../functions/recommend/learn.ts";
import { Model } from "../../functions/recommend/model.ts";
import { recommend } from "../../functions/recommend/recommend.ts";
import type { ShelfEntry } from "../../functions/table/entry-item.ts";
import type { Kind } from "../../shared/kind.ts";
import { anime, manga } from "../support/people/titles.ts";

/** A Saturday at noon. */
const nowMs = Date.parse("2026-11-21T12:00:00Z");
const hourMs = 3_600_000;

const entry = (id: number, status: ShelfEntry["status"], progress: number, hoursAgo: number) => ({
  id,
  status,
  progress,
  changedAtMs: nowMs - hoursAgo * hourMs,
});

/** The lists of the person who asks. */
const shelves: Readonly<Record<Kind, readonly ShelfEntry[]>> = {
  anime: [
    entry(anime.frieren, "WATCHING", 12, 1),
    entry(anime.onePiece, "WATCHING", 1000, 30),
    entry(anime.deathNote, "COMPLETED", 37, 200),
    entry(anime.fullmetalAlchemist, "COMPLETED", 64, 300),
    entry(anime.yourName, "COMPLETED", 1, 400),
    entry(anime.cowboyBebop, "PLANNED", 0, 50),
    entry(anime.evangelion, "PLANNED", 0, 60),
  ],
  manga: [
    entry(manga.berserk, "READING", 300, 2),
    entry(manga.attackOnTitan, "COMPLETED", 139, 100),
    entry(manga.monster, "PLANNED", 0, 90),
  ],
};

/** A desk over some titles with a little shelf, as a function has one over the table. */
export function deskOf(titles: readonly Title[]): Desk {
  const catalogue = openSnapshot(writeSnapshot(titles));
  let mangaModel: Model | undefined;
  const byId = new Map(titles.map((title) => [`${title.kind} ${title.id}`, title]));
  return {
    catalogue,
    nowMs,
    timeZone: "UTC",
    shelf: (kind) => Promise.resolve(shelves[kind]),
    unwanted: () => Promise.resolve(new Set()),
    // Of anime as before the first run of the job that learns the models.
    rank: (wishes) => {
      if (wishes.kind === "anime") return Promise.resolve([]);
      mangaModel ??= new Model(learnModel("manga", titles, []));
      return Promise.resolve(recommend(catalogue, mangaModel, wishes).map(({ row }) => row));
    },
    details(kind, id) {
      const title = byId.get(`${kind} ${id}`);
      if (title === undefined) return Promise.resolve(undefined);
      const { genres, themes, makers, image } = title;
      return Promise.resolve({
        ...title,
        genres: [...genres],
        themes: [...themes],
        makers: [...makers],
        image: image ?? "",
        story: null,
        adaptations: [],
      });
    },
  };
}

/** A desk over our own titles. */
export const ownDesk = (): Desk => deskOf(ownTitles(new Date(nowMs)));
