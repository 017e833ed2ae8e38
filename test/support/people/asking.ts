import { expect, inject } from "vitest";
import { methodsOf, type Endpoint } from "../../../shared/endpoint.ts";
import { endpoints, notBuilt, type EndpointName } from "../../../shared/endpoints.ts";
import type { Answer, Browser } from "../browser.ts";

export type Row = readonly [name: EndpointName, row: Endpoint];

export const { origin, gateway } = inject("cloud");

export const names = Object.keys(endpoints) as EndpointName[];

export const rows: readonly Row[] = names.map((name) => [name, endpoints[name]]);

export const waiting = new Set<string>(notBuilt);

export const built = rows.filter(([name]) => !waiting.has(name));

export const pathOf = (row: Endpoint) => row.path.replace(/\{[^}]+\}/g, "some-id");

/** An empty body in a row's own way, and its type; JSON for a form, which says that it is none. */
export const emptyBody = ({ body }: Endpoint): readonly [body: string, type: string] =>
  body === "reports" ? ["[]", "application/reports+json"] : ["{}", "application/json"];

/** A request in every row's own way, with an empty body and whatever else a law wants. */
export function ask(
  who: Browser,
  row: Endpoint,
  {
    headers = {},
    ...init
  }: { method?: string; body?: BodyInit; headers?: Record<string, string> } = {},
): Promise<Answer> {
  const isPost = init.method === undefined && methodsOf(row)[0] === "POST";
  const [body, type] = emptyBody(row);
  return who.send(pathOf(row), {
    ...(isPost ? { method: "POST", body } : {}),
    ...init,
    headers: { ...(isPost ? { "content-type": type } : {}), ...headers },
  });
}

/** The headers by which a page of ours proves itself. */
export const proof = (who: Browser) => ({ "x-csrftoken": who.cookies.get("csrftoken") ?? "" });

export const errorOf = (answer: Answer): unknown =>
  typeof answer.body === "object" && answer.body !== null && "error" in answer.body
    ? answer.body.error
    : undefined;

/** Every failure is one of ours: a sentence in JSON that gives nothing away and is never kept. */
export function expectRefusal(answer: Answer, statuses: readonly number[]): void {
  expect(statuses, answer.text).toContain(answer.status);
  expect(errorOf(answer), answer.text).toMatch(/\S.*\S/);
  expect(answer.headers.get("content-type")).toMatch(/^application\/json/);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(answer.text).not.toMatch(/\bat \/|\.ts:\d|stack|node_modules|dynamodb|arn:aws/i);
}
