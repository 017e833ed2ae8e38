import type { CallRequest } from "../../api.ts";
import type { RankingDraft } from "./draft.ts";

/** A draft as the call that publishes it takes it: the words of the entries as JSON, each picture a file of its own. */
export function publication(
  { name, description, tags, entries }: RankingDraft,
  sentAs: string,
): CallRequest<"create_ranking_list_with_entries"> {
  const files = entries.map(({ image }, at) => [
    `entry_image_${at}`,
    new File([image], `entry-${at + 1}.${image.type.replace("image/", "")}`, { type: image.type }),
  ]);
  return {
    name,
    description,
    tags,
    idempotency_key: sentAs,
    entries: JSON.stringify(
      entries.map(({ title, description: text }) => ({ title, description: text })),
    ),
    ...(Object.fromEntries(files) as Record<string, File>),
  };
}
