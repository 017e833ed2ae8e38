import { describe, expect, test } from "vitest";
import * as z from "zod";
import { requestFields, visitorAddress } from "../../../functions/http/request.ts";
import { endpoint } from "../../../shared/endpoint.ts";
import * as limits from "../../../shared/limits.ts";
import { httpEvent } from "../../support/cloud/http-event.ts";
import { fc } from "../../support/properties.ts";

const row = endpoint({
  method: "POST",
  path: "/api/example/{id}/",
  auth: "public",
  effect: "read",
  needs: [],
  summary: "An example.",
  request: z.object({}),
  response: z.object({}),
});
const formRow = { ...row, body: "form" } as const;

const json = (body: string, type = "application/json") =>
  httpEvent({ body, headers: { "content-type": type } });

/** The same event with its body as base64, as the gateway sends all that is not text. */
const inBase64 = (event: ReturnType<typeof httpEvent>) => ({
  ...event,
  body: Buffer.from(event.body ?? "").toString("base64"),
  isBase64Encoded: true,
});

describe("a JSON request", () => {
  test("gives its fields back, plain or in base64", async () => {
    const fields = fc.dictionary(
      fc.string().filter((key) => key !== "__proto__"),
      fc.jsonValue(),
    );
    await fc.assert(
      fc.asyncProperty(fields, async (fields) => {
        const event = json(JSON.stringify(fields));
        const expected: unknown = JSON.parse(JSON.stringify(fields));
        expect(await requestFields(event, row)).toEqual(expected);
        expect(await requestFields(inBase64(event), row)).toEqual(expected);
      }),
    );
  });

  test("the address wins over the body, and the body over a query that a link may have brought", async () => {
    const event = {
      ...httpEvent({ body: '{"id":"body","b":1}', query: { id: "query", b: "2", q: "query" } }),
      pathParameters: { id: "path" },
    };
    expect(await requestFields(event, row)).toEqual({ id: "path", b: 1, q: "query" });
  });

  test("an empty body has no fields, and a GET has no body", async () => {
    expect(await requestFields(json(" "), row)).toEqual({});
    expect(await requestFields(httpEvent({ method: "GET", body: "{broken" }), row)).toEqual({});
  });

  test.each(["{", '"text"', "[]", "null", "12", "{'a':1}"])(
    "%s is refused as not readable",
    async (body) => {
      await expect(requestFields(json(body), row)).rejects.toMatchObject({
        status: 400,
        message: "We could not read what you sent: its body is not valid.",
      });
    },
  );

  test("another content type is refused", async () => {
    await expect(
      requestFields(json("a=1", "application/x-www-form-urlencoded"), row),
    ).rejects.toMatchObject({
      status: 415,
      message: "We could not read what you sent: its content type is not the expected one.",
    });
  });

  test("takes 64 KiB and not a byte more", async () => {
    const ofSize = (bytes: number) => json(JSON.stringify("x").padEnd(bytes, " "));
    const tooLarge = { status: 413, message: "This is too much to send at once." };
    await expect(requestFields(ofSize(limits.jsonBytes), row)).rejects.toMatchObject({
      status: 400,
    });
    await expect(requestFields(ofSize(limits.jsonBytes + 1), row)).rejects.toMatchObject(tooLarge);
    await expect(
      requestFields(ofSize(limits.jsonBytes + 1), { ...row, maxBytes: 100_000 }),
    ).rejects.toMatchObject({ status: 400 });
  });
});

describe("a form", () => {
  test("gives its fields and files back", async () => {
    const form = new FormData();
    form.set("name", "続く");
    form.set("picture", new File([new Uint8Array([0, 255, 1])], "a.png", { type: "image/png" }));
    const response = new Response(form);
    const event = {
      ...httpEvent({ headers: { "content-type": response.headers.get("content-type") ?? "" } }),
      body: Buffer.from(await response.arrayBuffer()).toString("base64"),
      isBase64Encoded: true,
    };
    const fields = await requestFields(event, formRow);
    expect(fields).toMatchObject({ name: "続く" });
    expect(fields["picture"]).toMatchObject({ name: "a.png", type: "image/png", size: 3 });
  });

  test("a broken one is refused, and JSON is none", async () => {
    const broken = json("no form", "multipart/form-data; boundary=x");
    await expect(requestFields(broken, formRow)).rejects.toMatchObject({ status: 400 });
    await expect(requestFields(json("{}"), formRow)).rejects.toMatchObject({ status: 415 });
  });
});

test("a visitor's address is what our edge says, or else whoever called the gateway", () => {
  expect(visitorAddress(httpEvent({ headers: { "x-viewer-address": "198.51.100.7" } }))).toBe(
    "198.51.100.7",
  );
  expect(visitorAddress(httpEvent({ headers: { "x-forwarded-for": "198.51.100.7" } }))).toBe(
    "192.0.2.1",
  );
});
