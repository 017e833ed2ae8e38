import { describe, expect, test } from "vitest";
import * as z from "zod";
import { apiDocuments } from "../../scripts/docs.ts";
import { jsonSchema } from "../../scripts/docs/json-schema.ts";
import { typeText } from "../../scripts/docs/type-text.ts";
import { methodsOf, type Endpoint } from "../../shared/endpoint.ts";
import { endpoints } from "../../shared/endpoints.ts";

const text = (schema: z.ZodType) => typeText(jsonSchema(schema, "input"));

describe("a schema as text", () => {
  test.each([
    [z.string(), "string"],
    [z.string().nullable(), "string | null"],
    [z.enum(["anime", "manga"]), '"anime" | "manga"'],
    [z.array(z.union([z.string(), z.number()])), "(string | number)[]"],
    [z.array(z.object({ id: z.string() })), "{\n  id: string;\n}[]"],
    [z.instanceof(File), "File"],
    [z.unknown(), "unknown"],
    [z.object({}), "{}"],
    [z.string().transform(Number), "string"],
  ])("%#", (schema, expected) => {
    expect(text(schema)).toBe(expected);
  });

  test("says what a field means above it", () => {
    const undo = z.boolean().default(false).describe("Lets the anime in again.");
    const before = z.object({ at: z.number() }).nullable().describe("Where it stood.");
    expect(text(z.object({ undo, before }))).toBe(`{
  /** Lets the anime in again. */
  undo?: boolean; // false when absent
  /** Where it stood. */
  before: {
    at: number;
  } | null;
}`);
  });

  test("says what is optional, how long, how many and what is taken instead", () => {
    const schema = z.object({
      name: z.string().min(1).max(100),
      page: z.int().min(1).default(1),
      tags: z.array(z.string()).max(3).optional(),
      size: z.int(),
    });
    expect(text(schema)).toBe(`{
  name: string; // 1 to 100 characters
  page?: integer; // at least 1, 1 when absent
  tags?: string[]; // at most 3 values
  size: integer;
}`);
  });
});

describe("the documents", () => {
  const documents = apiDocuments();
  const rows = Object.entries<Endpoint>(endpoints);

  test("are the same every time", () => {
    expect(apiDocuments()).toEqual(documents);
  });

  test("describe every row for people", () => {
    for (const [name, row] of rows) {
      expect(documents["api.md"]).toContain(
        `### ${name}\n\n\`${methodsOf(row).join(", ")} ${row.path}\``,
      );
      expect(documents["api.md"]).toContain(row.summary);
    }
  });

  const Operation = z.looseObject({
    operationId: z.string(),
    parameters: z.array(z.looseObject({ name: z.string(), in: z.string() })).default([]),
    requestBody: z.object({ content: z.record(z.string(), z.unknown()) }).optional(),
    security: z.unknown().optional(),
    responses: z.record(z.string(), z.unknown()),
  });
  const { paths } = z
    .looseObject({ paths: z.record(z.string(), z.record(z.string(), Operation)) })
    .parse(JSON.parse(documents["openapi.json"] ?? ""));
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods));

  test("describe every method of every row for programs, under one name each", () => {
    const expected = rows.flatMap(([, row]) =>
      methodsOf(row).map((method) => `${method} ${row.path}`),
    );
    const found = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(found.sort()).toEqual(expected.sort());
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(expected.length);
  });

  test("say what a call carries: path, query, form, session and CSRF token", () => {
    const names = (path: string, method: string) =>
      paths[path]?.[method]?.parameters.map((parameter) => `${parameter.in} ${parameter.name}`);
    expect(names("/api/list/{id}/", "get")).toEqual(["path id"]);
    expect(names("/api/today/", "get")).toEqual(["query tz", "query from", "query days"]);
    expect(names("/api/add_anime/", "post")).toEqual(["header X-CSRFToken"]);
    expect(paths["/api/add_anime/"]?.["post"]?.security).toEqual([{ session: [] }]);
    expect(paths["/api/search-anime/"]?.["post"]?.security).toBeUndefined();
    expect(
      Object.keys(paths["/upload-profile-picture/"]?.["post"]?.requestBody?.content ?? {}),
    ).toEqual(["multipart/form-data"]);
  });

  test("mention no failure without its shape", () => {
    for (const { responses } of operations) {
      expect(responses["default"]).toEqual({ $ref: "#/components/responses/Failure" });
    }
  });
});
