import type { Kind } from "../../../shared/kind.ts";
import type { Direction } from "../direction.ts";
import { directions as animeAToF } from "./anime-a-f.ts";
import { directions as animeGToN } from "./anime-g-n.ts";
import { directions as animeOToZ } from "./anime-o-z.ts";
import { directions as manga } from "./manga.ts";

/** The directions of the best-known titles, by MyAnimeList id. */
export const directions: Record<Kind, Readonly<Record<number, Direction>>> = {
  anime: { ...animeAToF, ...animeGToN, ...animeOToZ },
  manga,
};
