import * as z from "zod";
import { nearestName } from "../../functions/deployment/nearest-name.ts";

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
  const nearest = nearestName(name, known);
  return nearest === undefined
    ? " tsuzuku.config.example.ts has them all."
    : ` Did you mean ${nearest}?`;
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
