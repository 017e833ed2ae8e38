import { methodsOf, type Endpoint } from "../../shared/endpoint.ts";
import { brand } from "../../shared/brand.ts";
import { jsonSchema, type JsonSchema } from "./json-schema.ts";
import { pathParameters, type Feature, type Row } from "./rows.ts";

type Method = ReturnType<typeof methodsOf>[number];

/** The table of endpoints as an OpenAPI 3.1 document. */
export function openApi(features: readonly Feature[]): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const { title, rows } of features) {
    for (const row of rows) {
      const methods = methodsOf(row.endpoint);
      paths[row.endpoint.path] = Object.fromEntries(
        methods.map((method) => [
          method.toLowerCase(),
          operation(title, row, method, methods.length > 1),
        ]),
      );
    }
  }
  return {
    openapi: "3.1.0",
    info: { title: `${brand.name} API`, version: "1", description: brand.tagline },
    servers: [{ url: "/" }],
    tags: features.map(({ title }) => ({ name: title })),
    paths,
    components: {
      securitySchemes: { session: { type: "apiKey", in: "cookie", name: "sessionid" } },
      responses: {
        Failure: {
          description: "What went wrong, in a sentence for people.",
          content: {
            "application/json": {
              schema: {
                type: "object",
                properties: { error: { type: "string" } },
                required: ["error"],
              },
            },
          },
        },
      },
    },
  };
}

function operation(tag: string, row: Row, method: Method, isOneOfMany: boolean): object {
  const { endpoint, name } = row;
  const request = jsonSchema(endpoint.request, "input");
  const inPath = new Set(pathParameters(endpoint.path));
  const fields = Object.entries(request.properties ?? {});
  const others = fields.filter(([field]) => !inPath.has(field));
  const inQuery = method === "GET" ? others : [];
  const parameters = [
    ...fields.filter(([field]) => inPath.has(field)).map(parameter("path", request)),
    ...inQuery.map(parameter("query", request)),
    ...(endpoint.effect === "write" ? [csrfHeader] : []),
  ];
  const body = method === "GET" ? {} : requestBody(endpoint, request, others);
  return {
    operationId: isOneOfMany ? `${name}_${method.toLowerCase()}` : name,
    summary: endpoint.summary,
    tags: [tag],
    ...(row.isBuilt ? {} : { description: "Planned; answers 501 for now." }),
    ...(endpoint.auth === "user" ? { security: [{ session: [] }] } : {}),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...body,
    responses: {
      [endpoint.status ?? 200]:
        endpoint.status === 302
          ? { description: "The way to go on, in the header Location." }
          : { description: "Done.", content: answerContent(endpoint) },
      default: { $ref: "#/components/responses/Failure" },
    },
  };
}

const csrfHeader = {
  name: "X-CSRFToken",
  in: "header",
  required: true,
  description: "The value of the cookie csrftoken.",
  schema: { type: "string" },
};

const parameter =
  (place: "path" | "query", request: JsonSchema) =>
  ([name, schema]: [string, JsonSchema]) => ({
    name,
    in: place,
    required: request.required?.includes(name) === true,
    schema,
  });

function requestBody(
  endpoint: Endpoint,
  request: JsonSchema,
  fields: readonly [string, JsonSchema][],
): object {
  if (fields.length === 0) return {};
  const names = new Set(fields.map(([name]) => name));
  const required = request.required?.filter((name) => names.has(name)) ?? [];
  if (endpoint.body === "reports") return reportsBody(fields);
  const schema = { ...request, properties: Object.fromEntries(fields), required };
  const type = endpoint.body === "form" ? "multipart/form-data" : "application/json";
  return { requestBody: { required: required.length > 0, content: { [type]: { schema } } } };
}

/** What browsers send by themselves is the one field alone. */
function reportsBody(fields: readonly [string, JsonSchema][]): object {
  const [[, schema] = []] = fields;
  const types = ["application/reports+json", "application/csp-report"];
  const content = Object.fromEntries(types.map((type) => [type, { schema }]));
  return { requestBody: { required: true, content } };
}

function answerContent({ response }: Endpoint): object {
  const schema = jsonSchema(response, "output");
  return { [schema.type === "string" ? "text/plain" : "application/json"]: { schema } };
}
