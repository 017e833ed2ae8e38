import type { Catalogue } from "../catalogue/catalogue.ts";
import type { Recommendation } from "./recommend.ts";
import { namedTitle } from "../catalogue/named-title.ts";

/** A recommended title as answers hold it. */
export const recommendedTitle = (catalogue: Catalogue, { row, card, reasons }: Recommendation) => ({
  ...namedTitle(card),
  description: catalogue.summary(row) ?? "",
  reasons: [...reasons],
});
