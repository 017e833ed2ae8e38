import * as z from "zod";

/** Values by the names that somebody gave them. */
export type Values = Readonly<Record<string, unknown>>;

/** What an operator said, and where; what stands further up wins. */
export interface Sources {
  /** The CDK's context: `-c name=value` and the `context` of cdk.json, beside what the CDK itself puts there. */
  readonly context: Values;
  readonly file: Values;
  readonly environment: Values;
}

/** Keys of the context that belong to the CDK, to its plug-ins and to other vendors. */
const foreign = /[/:]|^(?:@|cli-|cdk|acknowledged-issue-numbers$)/;

/** A sentence for every name that is none of a setting, or of one that only the command line has. */
export function unknownNames(
  { context, file }: Sources,
  settings: readonly string[],
  ofCommandLine: readonly string[],
): string[] {
  const inContext = Object.keys(context).filter((name) => !foreign.test(name));
  const unknown = (names: readonly string[], known: readonly string[], place: string) =>
    names
      .filter((name) => !known.includes(name))
      .map((name) => `${place.replace("…", name)} is no setting.${suggestion(name, known)}`);
  return [
    ...unknown(inContext, [...settings, ...ofCommandLine], "-c …"),
    ...unknown(Object.keys(file), settings, "… in the settings file"),
  ];
}

function suggestion(name: string, known: readonly string[]): string {
  const [nearest] = known
    .map((each) => ({ each, steps: distance(name.toLowerCase(), each.toLowerCase()) }))
    .filter(({ steps }) => steps <= Math.max(2, name.length / 3))
    .sort((a, b) => a.steps - b.steps);
  return nearest === undefined
    ? " tsuzuku.config.example.ts has them all."
    : ` Did you mean ${nearest.each}?`;
}

/** How many letters must change, come or go to make one word of the other (Levenshtein). */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [index, letter] of from.split("").entries()) {
    const next = [index + 1];
    for (const [at, other] of to.split("").entries()) {
      const changed = (row[at] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(changed, (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** One value for each setting that somebody gave. Text of the command line and the environment is read as what the setting takes. */
export function valuesOf(
  { context, file, environment }: Sources,
  shape: Readonly<Record<string, z.ZodType>>,
): Values {
  const chosen = Object.entries(shape).map(([name, schema]) => {
    const outside = [context[name], environment[name]].map((value) => read(value, schema));
    const [onCommandLine, inEnvironment] = outside;
    return [name, onCommandLine ?? file[name] ?? inEnvironment] as const;
  });
  return Object.fromEntries(chosen.filter(([, value]) => value !== undefined));
}

/** Empty text is no value. What cannot be read stays as it is, for the schema to say what is wrong. */
function read(value: unknown, schema: z.ZodType): unknown {
  if (typeof value !== "string") return value ?? undefined;
  const text = value.trim();
  if (text === "") return undefined;
  const wanted = bare(schema);
  if (wanted instanceof z.ZodNumber) return Number.isNaN(Number(text)) ? text : Number(text);
  if (wanted instanceof z.ZodArray) return text.split(",").map((each) => each.trim());
  if (wanted instanceof z.ZodBoolean) return z.stringbool().safeParse(text).data ?? text;
  return text;
}

/** A schema without what says that a value may be missing. */
function bare(schema: unknown): unknown {
  return schema instanceof z.ZodOptional || schema instanceof z.ZodDefault
    ? bare(schema.unwrap())
    : schema;
}
