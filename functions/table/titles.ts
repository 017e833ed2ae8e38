import { GetCommand } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import type { Title } from "../../catalogue/title.ts";
import type { Kind } from "../../shared/kind.ts";
import { batchReads, batchWrites, readBatch, writeBatch } from "./batches.ts";
import { table, tableName } from "./client.ts";
import { getItem } from "./get-item.ts";
import { titleKey } from "./keys.ts";

const text = z.string().nullable();

const TitlePart = z.object({
  id: z.number(),
  title: z.string(),
  english: text,
  /** Items from before it have none. */
  japanese: text.default(null),
});

/** A title as another one names it: as a part of its story, or as what it was made from. */
export type TitlePart = z.infer<typeof TitlePart>;

/** A title as another one names it. */
export const titlePart = ({ id, title, english, japanese }: Title): TitlePart => ({
  id,
  title,
  english,
  japanese,
});

const TitleStory = z.object({
  /** Counts from 1, in the order in which the parts came out. */
  part: z.number(),
  parts: z.number(),
  /** What the title continues. */
  previous: TitlePart.nullable(),
  /** What continues the title, else what came out next. */
  next: TitlePart.nullable(),
});

/** Where a title stands in a story of several. */
export type TitleStory = z.infer<typeof TitleStory>;

const TitleItem = z.object({
  title: z.string(),
  english: text,
  japanese: text,
  type: z.string(),
  total: z.number().nullable(),
  volumes: z.number().nullable(),
  status: z.string(),
  source: text,
  minutes: z.number().nullable(),
  rating: text,
  season: text,
  year: z.number().nullable(),
  from: text,
  to: text,
  genres: z.array(z.string()),
  themes: z.array(z.string()),
  makers: z.array(z.string()),
  trailer: text,
  /** Items from before it have none. */
  officialSite: text.default(null),
  /** Where it can be watched. Items from before it name none. */
  streams: z
    .array(z.object({ name: z.string(), url: z.string(), regions: z.array(z.string()).readonly() }))
    .readonly()
    .default([]),
  synopsis: text,
  score: z.number().nullable(),
  adult: z.boolean().default(false),
  /** When episodes air; null without a slot. Items from before it have none. */
  broadcast: z.object({ start: z.string(), everyDays: z.number() }).nullable().default(null),
  /** URL of the picture or of the generated cover. */
  image: z.string(),
  /** Null for a title that stands alone. Items from before it have none. */
  story: TitleStory.nullable().default(null),
  /** Of an anime the manga or novel it was made from, of a manga the anime made from it. Items from before it have none. */
  adaptations: z.array(TitlePart).default([]),
  /** Left the sources: it stays for those who have it on a list. */
  gone: z.boolean().optional(),
});

/** Everything a detail dialog shows about a title. */
export type TitleDetails = z.infer<typeof TitleItem>;

/** What titles say of a title, beside what it says of itself. */
export interface TitleContext {
  readonly story?: TitleStory | undefined;
  readonly adaptations?: readonly TitlePart[] | undefined;
}

/** The details of a title with its picture. */
export const titleDetails = (
  title: Title & { readonly image: string },
  { story, adaptations }: TitleContext = {},
): TitleDetails => TitleItem.parse({ ...title, story, adaptations });

/** All facts about one title; undefined when the catalogue does not have it. */
export async function getTitle(kind: Kind, id: number): Promise<TitleDetails | undefined> {
  const item = await getItem(titleKey(kind, id), { isConsistent: false });
  return item === undefined ? undefined : TitleItem.parse(item);
}

/** Changes with what {@link putTitles} stores of a title, so that all are stored anew. */
export const titleItemVersion = 5;

const BriefTitle = TitleItem.pick({ title: true, english: true, total: true, status: true });

/** A title's names, total of episodes or chapters (null: unknown) and status. */
export type BriefTitle = z.infer<typeof BriefTitle>;

const DatedTitle = BriefTitle.extend(
  TitleItem.pick({ from: true, to: true, broadcast: true }).shape,
);

/** A title in brief, and when it airs. */
export type DatedTitle = z.infer<typeof DatedTitle>;

/** A title in brief and when it airs, by which an entry is changed; undefined when the catalogue does not have the title. */
export async function getDatedTitle(kind: Kind, id: number): Promise<DatedTitle | undefined> {
  const { Item } = await table.send(
    new GetCommand({
      TableName: tableName(),
      Key: titleKey(kind, id),
      ProjectionExpression: "title, english, #total, #status, #from, #to, broadcast",
      ExpressionAttributeNames: {
        "#total": "total",
        "#status": "status",
        "#from": "from",
        "#to": "to",
      },
    }),
  );
  return Item === undefined ? undefined : DatedTitle.parse(Item);
}

/** A title's name within both kinds: `anime:1`. */
export const titleName = ({ kind, id }: Pick<Title, "kind" | "id">): string => `${kind}:${id}`;

const NamedItem = TitleItem.extend({ pk: z.string() });

/** All facts about several titles, by their names; those that the table does not have are left out. */
export async function getTitles(
  titles: readonly Pick<Title, "kind" | "id">[],
): Promise<ReadonlyMap<string, TitleDetails>> {
  const names = new Map(
    titles.map((title) => [titleKey(title.kind, title.id).pk, titleName(title)]),
  );
  const keys = titles.map(({ kind, id }) => titleKey(kind, id));
  const found = new Map<string, TitleDetails>();
  for (let at = 0; at < keys.length; at += batchReads) {
    for (const item of await readBatch(keys.slice(at, at + batchReads))) {
      const { pk, ...details } = NamedItem.parse(item);
      found.set(names.get(pk) ?? "", details);
    }
  }
  return found;
}

/** Marks titles as gone from the sources, with all that is known of them. */
export async function putGone(gone: ReadonlyMap<Pick<Title, "kind" | "id">, TitleDetails>) {
  const writes = [...gone].map(([{ kind, id }, details]) => ({
    PutRequest: { Item: { ...titleKey(kind, id), ...details, gone: true } },
  }));
  for (let at = 0; at < writes.length; at += batchWrites) {
    await writeBatch(writes.slice(at, at + batchWrites));
  }
}

/** Stores the details of titles, 25 a round trip. */
export async function putTitles(
  titles: readonly Title[],
  image: (title: Title) => string,
  contextOf: (title: Title) => TitleContext,
) {
  for (let at = 0; at < titles.length; at += batchWrites) {
    const writes = titles.slice(at, at + batchWrites).map((title) => ({
      PutRequest: {
        Item: {
          ...titleKey(title.kind, title.id),
          ...titleDetails({ ...title, image: image(title) }, contextOf(title)),
        },
      },
    }));
    await writeBatch(writes);
  }
}
