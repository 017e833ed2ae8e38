import type { Horizon } from "../horizon.ts";
import { arena } from "./arena.ts";
import { built } from "./built.ts";
import { green } from "./green.ts";
import { indoors } from "./indoors.ts";
import { land } from "./land.ts";
import { sky } from "./sky.ts";
import { town } from "./town.ts";
import { water } from "./water.ts";

/** Every place that a cover can be set in. */
export const horizons = {
  ...land,
  ...green,
  ...water,
  ...town,
  ...built,
  ...arena,
  ...indoors,
  ...sky,
} satisfies Record<string, Horizon>;

export type HorizonName = keyof typeof horizons;
