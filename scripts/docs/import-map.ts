import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import {
  folders,
  houses,
  mayCircle,
  mostFilesInFolder,
  mostLinesInFile,
  roomless,
  type House,
  type Room,
} from "../rooms.ts";

/** Files with the files of ours that they import; paths are relative to the repository. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

const root = join(import.meta.dirname, "..", "..");

/** Prettier writes all of them so: `from "./a.ts"`, `import "./a.ts"`, `import("./a.ts")`. */
const specifier = /(?:\bfrom|\bimport)\s*\(?\s*"(\.{1,2}\/[^"]+)"/g;

/** What a text in a file imports of ours. */
export const importsOf = (file: string, text: string): string[] =>
  Array.from(text.matchAll(specifier), ([, path = ""]) =>
    posix.normalize(posix.join(dirname(file), path)),
  );

/** All our code: files with their texts. */
export function ownCode(): ReadonlyMap<string, string> {
  const found = [...houses.map(({ folder }) => folder), ...roomless].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
      .filter((file) => /\.(?:tsx?|css)$/.test(file))
      .map((file) => posix.join(folder, file.replaceAll("\\", "/")))
      .sort(),
  );
  return new Map(found.map((file) => [file, readFileSync(join(root, file), "utf8")]));
}

/** Which file of some code imports which. */
export const graphOf = (code: ReadonlyMap<string, string>): ImportGraph =>
  new Map(Array.from(code, ([file, text]) => [file, importsOf(file, text)]));

/** Files that import one another in a circle, circle by circle (strongly connected components; Tarjan, 1972). */
export function circles(graph: ImportGraph): string[][] {
  const found: string[][] = [];
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const visit = (file: string): number => {
    const at = order.size;
    order.set(file, at);
    let low = at;
    open.push(file);
    for (const next of graph.get(file) ?? []) {
      if (!graph.has(next)) continue;
      if (!order.has(next)) low = Math.min(low, visit(next));
      else if (open.includes(next)) low = Math.min(low, order.get(next) ?? low);
    }
    lowest.set(file, low);
    if (low === at) {
      const circle = open.splice(open.indexOf(file));
      if (circle.length > 1) found.push(circle.sort());
    }
    return low;
  };
  for (const file of graph.keys()) if (!order.has(file)) visit(file);
  return found;
}

/** The room of a file in its house; undefined for one that lies beside the rooms, and for one of another folder. */
function roomOf({ folder }: House, file: string): string | undefined {
  if (!file.startsWith(`${folder}/`)) return undefined;
  const [room, ...below] = file.slice(folder.length + 1).split("/");
  return below.length > 0 ? room : undefined;
}

/** Which rooms a room imports from, in the order of the rooms. */
function reachedFrom(graph: ImportGraph, house: House, { name }: Room): string[] {
  const reached = new Set(
    Array.from(graph)
      .filter(([file]) => roomOf(house, file) === name)
      .flatMap(([, imports]) => imports)
      .map((file) => roomOf(house, file)),
  );
  return house.rooms
    .map((room) => room.name)
    .filter((other) => other !== name && reached.has(other));
}

/** Files of a house that are in no room, and imports of what is above. */
function misplaced(graph: ImportGraph, house: House): string[] {
  const { folder, rooms, hasLooseFiles } = house;
  const floors = new Map(rooms.map(({ name }, floor) => [name, floor]));
  const floorOf = (file: string): number =>
    floors.get(roomOf(house, file) ?? "") ?? (hasLooseFiles ? rooms.length : -1);
  const isHere = (file: string): boolean => file.startsWith(`${folder}/`);
  return Array.from(graph)
    .filter(([file]) => isHere(file))
    .flatMap(([file, imports]) => {
      const room = roomOf(house, file);
      const isStranger = room === undefined ? !hasLooseFiles : !floors.has(room);
      if (isStranger) return `${file} is in no room of scripts/rooms.ts.`;
      return imports
        .filter((other) => isHere(other) && floorOf(other) > floorOf(file))
        .map((other) => `${file} imports ${other}, which is above it.`);
    });
}

/** Files that would bring an island, and Material UI with it, into the chunk of a page. */
const earlyIslands = (code: ReadonlyMap<string, string>): string[] =>
  Array.from(code)
    .filter(
      ([file, text]) =>
        file.startsWith("web/") &&
        !file.endsWith(".island.tsx") &&
        /\b(?:from|import) "[^"]+\.island\.tsx"/.test(text),
    )
    .map(([file]) => `${file} imports an island, which is fetched when it is wanted: import(…).`);

/** What of some code is not as `scripts/rooms.ts` says, as sentences. */
export function problemsOf(code: ReadonlyMap<string, string>): string[] {
  const graph = graphOf(code);
  const inFolder = Map.groupBy(code.keys(), (file) => dirname(file));
  const isLeftAlone = (file: string): boolean => file.startsWith(mayCircle);
  return [
    ...houses.flatMap((house) => misplaced(graph, house)),
    ...earlyIslands(code),
    ...circles(graph)
      .filter((circle) => !circle.every(isLeftAlone))
      .map((circle) => `These import one another in a circle: ${circle.join(", ")}.`),
    ...Array.from(inFolder)
      .filter(([, inside]) => inside.length > mostFilesInFolder)
      .map(
        ([folder, { length }]) => `${folder} holds ${length} files, ${mostFilesInFolder} at most.`,
      ),
    ...Array.from(code)
      .filter(([file]) => !isLeftAlone(file))
      .map(([file, text]) => ({ file, lines: text.split("\n").length - 1 }))
      .filter(({ lines }) => lines > mostLinesInFile)
      .map(({ file, lines }) => `${file} has ${lines} lines, ${mostLinesInFile} at most.`),
  ];
}

/** The map of the repository: its folders, and rooms from the top down, with what they import. */
export function importMap(code: ReadonlyMap<string, string>): string {
  const graph = graphOf(code);
  const mayImport = ({ name, mustNotImport }: (typeof folders)[number]): string =>
    folders
      .map((folder) => folder.name)
      .filter((other) => other !== name && !mustNotImport.includes(other))
      .join(", ");
  const rooms = (house: House): string[] =>
    house.rooms
      .toReversed()
      .map(
        (room) =>
          `| \`${room.name}/\` | ${room.holds} | ${reachedFrom(graph, house, room).join(", ")} |`,
      );
  return [
    "# Folders and rooms",
    "",
    "Made by `npm run docs` from `scripts/rooms.ts` and the imports. Oxlint and `npm run check` hold it.",
    "",
    "| Folder | Holds | May import |",
    "| --- | --- | --- |",
    ...folders.map((folder) => `| \`${folder.name}/\` | ${folder.holds} | ${mayImport(folder)} |`),
    "",
    `A room imports only from rooms below it. Any folder of code holds ${mostFilesInFolder} files at most, a file ${mostLinesInFile} lines, and`,
    "no files import one another in a circle (but for those of the assistant, for now).",
    ...houses.flatMap((house) => [
      "",
      `## Rooms of \`${house.folder}/\``,
      "",
      "| Room | Holds | Imports from |",
      "| --- | --- | --- |",
      ...rooms(house),
    ]),
    "",
  ].join("\n");
}
