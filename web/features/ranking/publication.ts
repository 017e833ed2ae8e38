import type { RankingDraft } from "./draft.ts";

/**
 * A draft as the calls take it that publish or save it: the words of the entries as JSON, each new picture a file of its
 * own, each that stays by its path.
 */
export function publication({ name, description, tags, entries }: RankingDraft) {
  const files = entries.flatMap(({ image }, at) =>
    typeof image === "string" ? [] : [[`entry_image_${at}`, fileOf(image, at)] as const],
  );
  return {
    name,
    description,
    tags,
    entries: JSON.stringify(
      entries.map(({ title, description: text, image }) => ({
        title,
        description: text,
        ...(typeof image === "string" ? { image_url: image } : {}),
      })),
    ),
    ...Object.fromEntries(files),
  };
}

const fileOf = (image: Blob, at: number): File =>
  new File([image], `entry-${at + 1}.${image.type.replace("image/", "")}`, { type: image.type });
