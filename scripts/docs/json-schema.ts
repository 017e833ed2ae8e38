import * as z from "zod";

/** JSON Schema as far as our rows use it. */
export interface JsonSchema {
  type?: string | string[];
  format?: string;
  description?: string;
  const?: unknown;
  enum?: unknown[];
  default?: unknown;
  anyOf?: JsonSchema[];
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: unknown;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
}

/**
 * A request ("input": what callers may send) or a response ("output") as JSON Schema. Uploaded files are binary
 * strings; the bounds that zod gives to every integer are left out.
 */
export function jsonSchema(schema: z.ZodType, io: "input" | "output"): JsonSchema {
  const made: JsonSchema & { $schema?: string } = z.toJSONSchema(schema, {
    io,
    unrepresentable: "any",
    override({ zodSchema, jsonSchema: part }) {
      if (zodSchema._zod.def.type === "custom")
        Object.assign(part, { type: "string", format: "binary" });
      if (part.minimum === Number.MIN_SAFE_INTEGER) delete part.minimum;
      if (part.maximum === Number.MAX_SAFE_INTEGER) delete part.maximum;
    },
  }) as JsonSchema;
  delete made.$schema;
  return made;
}
