import type { Kind } from "../../shared/kind.ts";
import { addressOf } from "../../shared/pages.ts";
import { slugOf } from "../../shared/slug.ts";

/** The address of a studio of anime, or of an author of manga. */
export const makerPath = (kind: Kind, name: string): string =>
  addressOf(kind === "anime" ? "studio" : "author", { name: slugOf(name) });
