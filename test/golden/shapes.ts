/*
 * What each stored format looks like, by its number. `node test/golden/shapes.ts` notes the shapes of numbers that are new
 * in shapes.json; it never changes one that is noted: objects of that shape are stored.
 */
import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { blankTitle, type Title } from "../../catalogue/title.ts";
import {
  relationCodes,
  seasonCodes,
  statuses,
  types,
} from "../../functions/catalogue/sections/codes.ts";
import { writeSections } from "../../functions/catalogue/sections/sections.ts";
import { addedDays } from "../../functions/catalogue/added.ts";
import { writeSnapshot } from "../../functions/catalogue/snapshot.ts";
import {
  meanScoreFormats,
  modelFormats,
  snapshotFormats,
} from "../../functions/objects/formats.ts";
import { learnModel } from "../../functions/recommend/learn.ts";
import { ScoreSums } from "../../functions/statistics/mean-scores.ts";
import { titleDetails, titleItemVersion, titlePart } from "../../functions/table/titles.ts";
import { genres } from "../../shared/filters.ts";
import { kinds } from "../../shared/kind.ts";

type Shape = Readonly<Record<string, readonly string[] | string>>;

/** Shapes by the name of what has them and its number: `snapshot 2`. */
export type Shapes = Readonly<Record<string, Shape>>;

const file = new URL("shapes.json", import.meta.url);

/** The shapes that are noted. */
export const notedShapes = async (): Promise<Shapes> =>
  JSON.parse(await readFile(file, "utf8").catch(() => "{}")) as Shapes;

const hash = (bytes: Uint8Array | string): string =>
  createHash("sha256").update(bytes).digest("base64url").slice(0, 12);

/** How sections of every width are laid out. */
const layout = hash(
  writeSections({
    one: Uint8Array.of(1, 2, 3),
    two: Uint16Array.of(4, 5),
    three: Uint32Array.of(6),
    four: Float32Array.of(0.5),
  }),
);

/** Names and widths of sections, in the order of the alphabet: readers find them by name. */
export function sectionsOf(bytes: Uint8Array): string[] {
  const view = Buffer.from(bytes);
  const directory = JSON.parse(
    view.subarray(16, 16 + view.readUInt32LE(8)).toString(),
  ) as readonly { name: string; width: string }[];
  return directory.map(({ name, width }) => `${name} ${width}`).sort();
}

/** A title of which everything is known. */
const whole = (title: Title): Title => ({
  ...title,
  english: "E",
  japanese: "J",
  genres: ["Action"],
  themes: ["School"],
  makers: ["Bones"],
  synopsis: "A tale.",
  broadcast: { start: "2026-01-01T00:00:00Z", everyDays: 7 },
  streams: [{ name: "S", url: "https://s.example", regions: ["JP"] }],
});

const titles = kinds.flatMap((kind) =>
  [1, 2, 3].map((id) => whole(blankTitle(kind, id, `Title ${id}`))),
);

/** The paths of all fields: `story.next.id`. */
function pathsOf(value: unknown, path = ""): string[] {
  if (Array.isArray(value)) return value.slice(0, 1).flatMap((each) => pathsOf(each, `${path}[]`));
  if (typeof value !== "object" || value === null) return [path];
  return Object.entries(value).flatMap(([name, each]) =>
    pathsOf(each, path === "" ? name : `${path}.${name}`),
  );
}

/** The shapes of what today's code writes. */
export function writtenShapes(): Shapes {
  const [part] = titles.map(titlePart);
  const story = { part: 1, parts: 2, previous: part ?? null, next: part ?? null };
  const item = titleDetails(
    { ...whole(blankTitle("anime", 1, "Title")), image: "I" },
    { story, adaptations: titles.slice(0, 1).map(titlePart) },
  );
  return {
    [`snapshot ${snapshotFormats[0].number}`]: {
      layout,
      sections: sectionsOf(writeSnapshot(titles, [], addedDays(undefined, new Date(0)))),
      types,
      statuses,
      seasons: seasonCodes.map(String),
      relations: relationCodes.map(String),
      genres,
    },
    ...Object.fromEntries(
      kinds.map((kind) => [
        `${kind} model ${modelFormats[kind][0].number}`,
        { layout, sections: sectionsOf(learnModel(kind, titles, [[1, 2]])) },
      ]),
    ),
    [`mean scores ${meanScoreFormats[0].number}`]: {
      layout,
      sections: sectionsOf(new ScoreSums().written()),
    },
    [`title item ${titleItemVersion}`]: { fields: pathsOf(item).sort() },
  };
}

if (import.meta.main) {
  const shapes = { ...writtenShapes(), ...(await notedShapes()) };
  await writeFile(file, `${JSON.stringify(shapes, undefined, 2)}\n`);
}
