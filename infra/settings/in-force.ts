import { existsSync, readFileSync } from "node:fs";
import { isAbsolute, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import * as z from "zod";
import { isStageName, settingsFrom, SettingsRefused, stageIn, type Settings } from "../settings.ts";
import type { Values } from "./sources.ts";

const root = join(import.meta.dirname, "..", "..");

/** In place of a path: there is no file, whatever lies there. */
const noFile = "none";

const Exported = z.looseObject({ default: z.unknown().optional() });
const Context = z.record(z.string(), z.unknown());

/**
 * The settings of a deployment: from the context of the CDK, from `tsuzuku.config.ts` (or the file that TSUZUKU_CONFIG
 * names, "none" for no file), and from the environment. Rejects with SettingsRefused when they cannot be deployed.
 */
export async function settingsInForce(context: Values): Promise<Settings> {
  const stage = stageIn(context);
  // Of a name that is none the settings say so; the file has nothing for it.
  const file = stage === undefined || isStageName(stage) ? await settingsFile(stage) : {};
  return settingsFrom(context, file);
}

async function settingsFile(stage: string | undefined): Promise<Values> {
  const named = process.env["TSUZUKU_CONFIG"] ?? "";
  if (named === noFile) return {};
  const path = join(isAbsolute(named) ? "" : root, named === "" ? "tsuzuku.config.ts" : named);
  if (!existsSync(path)) {
    if (named === "") return {};
    throw new SettingsRefused([`TSUZUKU_CONFIG names ${named}, which does not exist.`]);
  }
  const refuse = (why: string) => new SettingsRefused([`${path} ${why}`]);
  const module: unknown = await import(pathToFileURL(path).href).catch((error: unknown) => {
    throw refuse(`cannot be read: ${reasonOf(error, path)}`);
  });
  const { default: exported } = Exported.parse(module);
  const ask = async (): Promise<unknown> => {
    if (typeof exported !== "function") return exported;
    try {
      return await (exported as (of: string | undefined) => unknown)(stage);
    } catch (error) {
      const asked = stage ?? "production (undefined)";
      throw refuse(`fails when it is asked for ${asked}: ${reasonOf(error, path)}`);
    }
  };
  const read = Context.safeParse(await ask());
  if (!read.success) {
    throw refuse(
      typeof exported === "function"
        ? "exports a function that gives no settings: (stage) => ({ … }) gives what is in its braces."
        : "must export settings, or a function that gives them, by default.",
    );
  }
  if (stage !== undefined && typeof exported !== "function" && Object.keys(read.data).length > 0) {
    throw refuse(
      "says the same of every stage, and two copies cannot share a domain: let it export a function of the stage.",
    );
  }
  return read.data;
}

/** What an error of the file says, with the line in which it arose: of the file itself, or of one that it imports. */
function reasonOf(error: unknown, path: string): string {
  if (!(error instanceof Error)) return String(error);
  // Of a module that Node cannot read the stack begins with its place; of one that fails, with the first frame's.
  const [, beginning, firstLine, frame, frameLine] =
    /^(?:(\S.*):(\d+)\n|[^]*?(file:\/\/\S+):(\d+):\d+)/.exec(error.stack ?? "") ?? [];
  const place = beginning ?? frame;
  const file = place?.startsWith("file:") ? fileURLToPath(place) : place;
  const line = Number(firstLine ?? frameLine);
  if (file === undefined || file === import.meta.filename || !existsSync(file))
    return error.message;
  const text = readFileSync(file, "utf8").split("\n")[line - 1]?.trim() ?? "";
  return `${error.message}, in line ${line}${file === path ? "" : ` of ${file}`}: ${text}`;
}

/** The context that the CDK's command hands to the program of cdk.json; none where that is not what runs. */
export function commandContext(environment: NodeJS.ProcessEnv): Values {
  // What is too long for a variable the command puts into a file.
  const overflow = environment["CONTEXT_OVERFLOW_LOCATION_ENV"];
  const texts = [
    environment["CDK_CONTEXT_JSON"],
    ...(overflow === undefined ? [] : [readFileSync(overflow, "utf8")]),
  ];
  const parts = texts.map((text) => Context.parse(JSON.parse(text ?? "{}")));
  return Object.assign({}, ...parts) as Values;
}
