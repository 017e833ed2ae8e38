import type { Kind } from "../../../shared/kind.ts";
import type { Direction } from "../direction.ts";
import { p1Anime, p1Manga } from "./1.ts";
import { p2Anime, p2Manga } from "./2.ts";
import { p3Anime, p3Manga } from "./3.ts";
import { p4Anime, p4Manga } from "./4.ts";
import { p5Anime, p5Manga } from "./5.ts";
import { p6Anime, p6Manga } from "./6.ts";

/** The directions of the best-known titles, by MyAnimeList id. */
export const directions: Record<Kind, Readonly<Record<number, Direction>>> = {
  anime: { ...p1Anime, ...p2Anime, ...p3Anime, ...p4Anime, ...p5Anime, ...p6Anime },
  manga: { ...p1Manga, ...p2Manga, ...p3Manga, ...p4Manga, ...p5Manga, ...p6Manga },
};
