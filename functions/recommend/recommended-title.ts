import type { Catalogue } from "../catalogue/catalogue.ts";
import type { Recommendation } from "./recommend.ts";

/** A recommended title as answers hold it. */
export const recommendedTitle = (catalogue: Catalogue, { row, card, reasons }: Recommendation) => ({
  id: card.id,
  name: card.title,
  english_title: card.english,
  japanese_title: card.japanese,
  image_url: card.image,
  description: catalogue.summary(row) ?? "",
  reasons: [...reasons],
});
