import type { JsonSchema } from "./json-schema.ts";

/** A JSON Schema as a type that people read: TypeScript with descriptions and limits as comments. */
export function typeText(schema: JsonSchema, indent = ""): string {
  if (schema.anyOf !== undefined) {
    return [...new Set(schema.anyOf.map((choice) => typeText(choice, indent)))].join(" | ");
  }
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum !== undefined) return schema.enum.map((one) => JSON.stringify(one)).join(" | ");
  if (schema.format === "binary") return "File";
  if (schema.properties !== undefined) return objectText(schema, indent);
  if (schema.items !== undefined) return arrayText(schema.items, indent);
  if (Array.isArray(schema.type)) return schema.type.join(" | ");
  return schema.type ?? "unknown";
}

function arrayText(items: JsonSchema, indent: string): string {
  const item = typeText(items, indent);
  const isChoice = (items.anyOf?.length ?? 0) > 1 || !item.startsWith("{");
  return isChoice && item.includes(" | ") ? `(${item})[]` : `${item}[]`;
}

function objectText(schema: JsonSchema, indent: string): string {
  const inner = `${indent}  `;
  const lines = Object.entries(schema.properties ?? {}).map(([name, field]) => {
    const optional = schema.required?.includes(name) === true ? "" : "?";
    const limits = limitsOf(field);
    const comment = limits === "" ? "" : ` // ${limits}`;
    const words = field.description === undefined ? "" : `${inner}/** ${field.description} */\n`;
    return `${words}${inner}${name}${optional}: ${typeText(field, inner)};${comment}\n`;
  });
  return lines.length === 0 ? "{}" : `{\n${lines.join("")}${indent}}`;
}

function limitsOf(schema: JsonSchema): string {
  const choice = schema.anyOf?.find(({ type }) => type !== "null") ?? schema;
  return [
    range(choice.minLength, choice.maxLength, " characters"),
    range(choice.minItems, choice.maxItems, " values"),
    range(choice.minimum, choice.maximum, ""),
    schema.default === undefined ? "" : `${JSON.stringify(schema.default)} when absent`,
  ]
    .filter(Boolean)
    .join(", ");
}

function range(from: number | undefined, to: number | undefined, unit: string): string {
  if (from === undefined && to === undefined) return "";
  if (to === undefined) return `at least ${from}${unit}`;
  return from === undefined ? `at most ${to}${unit}` : `${from} to ${to}${unit}`;
}
