import type { EmblemName } from "./emblems/all.ts";
import type { HorizonName } from "./horizons/all.ts";
import type { LayoutName } from "./layouts.ts";
import type { Light } from "./palette.ts";
import type { Pigment } from "./pigments.ts";

/** What a cover shows, in the words that one would give a painter. */
export type Direction = readonly [
  emblem: EmblemName,
  horizon: HorizonName,
  layout: LayoutName,
  light: Light,
  sky: Pigment,
  /** Of the emblem. */
  main: Pigment,
  accent: Pigment,
];
