import type { Emblem } from "../emblem.ts";
import { action } from "./common/action.ts";
import { adventure } from "./common/adventure.ts";
import { animals } from "./common/animals.ts";
import { comedy } from "./common/comedy.ts";
import { contests } from "./common/contests.ts";
import { craft } from "./common/craft.ts";
import { food } from "./common/food.ts";
import { history } from "./common/history.ts";
import { horror } from "./common/horror.ts";
import { machines } from "./common/machines.ts";
import { magic } from "./common/magic.ts";
import { music } from "./common/music.ts";
import { mystery } from "./common/mystery.ts";
import { nature } from "./common/nature.ts";
import { romance } from "./common/romance.ts";
import { school } from "./common/school.ts";
import { science } from "./common/science.ts";
import { sports } from "./common/sports.ts";
import { things } from "./common/things.ts";
import { p1a } from "./own/1/a.ts";
import { p1b } from "./own/1/b.ts";
import { p1c } from "./own/1/c.ts";
import { p1d } from "./own/1/d.ts";
import { p1e } from "./own/1/e.ts";
import { p1f } from "./own/1/f.ts";
import { p1g } from "./own/1/g.ts";
import { p1h } from "./own/1/h.ts";
import { p2a } from "./own/2/a.ts";
import { p2b } from "./own/2/b.ts";
import { p2c } from "./own/2/c.ts";
import { p2d } from "./own/2/d.ts";
import { p2e } from "./own/2/e.ts";
import { p2f } from "./own/2/f.ts";
import { p3a } from "./own/3/a.ts";
import { p3b } from "./own/3/b.ts";
import { p3c } from "./own/3/c.ts";
import { p3d } from "./own/3/d.ts";
import { p3e } from "./own/3/e.ts";
import { p3f } from "./own/3/f.ts";
import { p4a } from "./own/4/a.ts";
import { p4b } from "./own/4/b.ts";
import { p4c } from "./own/4/c.ts";
import { p4d } from "./own/4/d.ts";
import { p4e } from "./own/4/e.ts";
import { p4f } from "./own/4/f.ts";
import { p4g } from "./own/4/g.ts";
import { p4h } from "./own/4/h.ts";
import { p5a } from "./own/5/a.ts";
import { p5b } from "./own/5/b.ts";
import { p5c } from "./own/5/c.ts";
import { p5d } from "./own/5/d.ts";
import { p5e } from "./own/5/e.ts";
import { p5f } from "./own/5/f.ts";
import { p6a } from "./own/6/a.ts";
import { p6b } from "./own/6/b.ts";
import { p6c } from "./own/6/c.ts";
import { p6d } from "./own/6/d.ts";
import { p6e } from "./own/6/e.ts";
import { p6f } from "./own/6/f.ts";
import { p6g } from "./own/6/g.ts";
import { p6h } from "./own/6/h.ts";
import { p6i } from "./own/6/i.ts";

/** Every emblem: those of whole genres and themes, and those that belong to one story. */
export const emblems = {
  ...action,
  ...adventure,
  ...animals,
  ...comedy,
  ...contests,
  ...craft,
  ...food,
  ...history,
  ...horror,
  ...machines,
  ...magic,
  ...music,
  ...mystery,
  ...nature,
  ...romance,
  ...school,
  ...science,
  ...sports,
  ...things,
  ...p1a,
  ...p1b,
  ...p1c,
  ...p1d,
  ...p1e,
  ...p1f,
  ...p1g,
  ...p1h,
  ...p2a,
  ...p2b,
  ...p2c,
  ...p2d,
  ...p2e,
  ...p2f,
  ...p3a,
  ...p3b,
  ...p3c,
  ...p3d,
  ...p3e,
  ...p3f,
  ...p4a,
  ...p4b,
  ...p4c,
  ...p4d,
  ...p4e,
  ...p4f,
  ...p4g,
  ...p4h,
  ...p5a,
  ...p5b,
  ...p5c,
  ...p5d,
  ...p5e,
  ...p5f,
  ...p6a,
  ...p6b,
  ...p6c,
  ...p6d,
  ...p6e,
  ...p6f,
  ...p6g,
  ...p6h,
  ...p6i,
} satisfies Record<string, Emblem>;

export type EmblemName = keyof typeof emblems;
