import { type Genre, genres } from "../../shared/filters.ts";
import type { Palette, Tint } from "./palette.ts";
import type { Random } from "./random.ts";
import { bauhaus } from "./scenes/bauhaus.ts";
import { blinds } from "./scenes/blinds.ts";
import { bowl } from "./scenes/bowl.ts";
import { burst } from "./scenes/burst.ts";
import { castle } from "./scenes/castle.ts";
import { forest } from "./scenes/forest.ts";
import { keyhole } from "./scenes/keyhole.ts";
import { laurel } from "./scenes/laurel.ts";
import { orbit } from "./scenes/orbit.ts";
import { peaks } from "./scenes/peaks.ts";
import { petals } from "./scenes/petals.ts";
import { shards } from "./scenes/shards.ts";
import { torii } from "./scenes/torii.ts";
import { town } from "./scenes/town.ts";
import { track } from "./scenes/track.ts";
import { waves } from "./scenes/waves.ts";

/** Draws the picture of a cover, without its caption. */
type Scene = (palette: Palette, random: Random) => string;

/** What a genre looks like. */
interface Motif extends Tint {
  readonly scene: Scene;
  /** Where a title has several genres, the one that says most about it leads: the lowest number. */
  readonly rank: number;
}

export const motifs: Record<Genre, Motif> = {
  Gourmet: { rank: 1, scene: bowl, hue: 40, hueSpread: 25, moods: ["dusk"] },
  Sports: { rank: 2, scene: track, hue: 220, hueSpread: 40, moods: ["day"] },
  Horror: { rank: 3, scene: forest, hue: 10, hueSpread: 60, accentHue: 25, moods: ["night"] },
  Suspense: { rank: 4, scene: blinds, hue: 230, hueSpread: 150, moods: ["night", "dusk"] },
  Mystery: { rank: 5, scene: keyhole, hue: 275, hueSpread: 40, moods: ["night", "dusk"] },
  Romance: { rank: 6, scene: petals, hue: 345, hueSpread: 40, moods: ["day", "dusk", "night"] },
  "Sci-Fi": { rank: 7, scene: orbit, hue: 245, hueSpread: 50, moods: ["night", "night", "dusk"] },
  Supernatural: { rank: 8, scene: torii, hue: 285, hueSpread: 40, accentHue: 35, moods: ["night"] },
  "Slice of Life": { rank: 9, scene: town, hue: 215, hueSpread: 40, moods: ["day", "dusk"] },
  Fantasy: { rank: 10, scene: castle, hue: 285, hueSpread: 50, moods: ["night", "dusk"] },
  Adventure: { rank: 11, scene: peaks, hue: 200, hueSpread: 50, moods: ["day", "dusk"] },
  Action: { rank: 12, scene: shards, hue: 25, hueSpread: 30, moods: ["dusk", "night"] },
  Drama: { rank: 13, scene: waves, hue: 250, hueSpread: 35, moods: ["dusk", "day", "night"] },
  Comedy: { rank: 14, scene: burst, hue: 60, hueSpread: 180, moods: ["day"] },
  "Avant Garde": { rank: 15, scene: bauhaus, hue: 330, hueSpread: 180, moods: ["dusk", "day"] },
  "Award Winning": {
    rank: 16,
    scene: laurel,
    hue: 270,
    hueSpread: 80,
    accentHue: 85,
    moods: ["dusk"],
  },
};

/** Genres whose pictures promise nothing about a title of which none is known. */
const neutral = ["Adventure", "Drama", "Slice of Life", "Avant Garde"] as const;

/** The genre that gives a cover its scene, and the one that gives it the accent. */
export function leadingGenres(
  labels: readonly string[],
  random: Random,
): readonly [lead: Genre, second?: Genre] {
  const known = genres.filter((genre) => labels.includes(genre));
  const [lead, second] = known.sort((a, b) => motifs[a].rank - motifs[b].rank);
  if (lead === undefined) return [random.pick(neutral)];
  return second === undefined ? [lead] : [lead, second];
}
