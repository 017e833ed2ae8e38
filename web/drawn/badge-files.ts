import { achievements, badgePath } from "../../shared/achievements.ts";
import { drawBadge } from "../../shared/drawn/badges/badge.ts";
import type { SiteFile } from "./site-file.ts";

/** The badges of all achievements as SVG. */
export const badgeFiles = (): SiteFile[] =>
  achievements.map((achievement) => ({
    file: badgePath(achievement).slice(1),
    bytes: Buffer.from(drawBadge(achievement)),
  }));
