import type { Card } from "./catalogue.ts";

/** A title as answers tell it from others: its names and its picture. */
export const namedTitle = ({
  id,
  title,
  english,
  japanese,
  image,
}: Pick<Card, "id" | "title" | "english" | "japanese" | "image">) => ({
  id,
  name: title,
  english_title: english,
  japanese_title: japanese,
  image_url: image,
});

/** What a title of somebody's is called, as answers about lists have it. */
export const titleFields = ({
  title,
  english,
  japanese,
}: Pick<Card, "title" | "english" | "japanese">) => ({
  title,
  title_english: english,
  title_japanese: japanese,
});
