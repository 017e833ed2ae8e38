import { EventEmitter, once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import * as sentences from "../../../shared/sentences.ts";
import * as limits from "../../../shared/limits.ts";
import { call } from "../../../web/calls/api.ts";
import { answerLimitMs, fetchInTime, OutOfTime } from "../../../web/calls/fetch-in-time.ts";
import { startFakeApi } from "../../support/fake-api.ts";

describe("the time for an answer", () => {
  test("is longer than the gateway's, and longer still for what has to be uploaded first", () => {
    expect(answerLimitMs(undefined)).toBe(limits.answerMs);
    expect(answerLimitMs("{}")).toBe(limits.answerMs);
    const form = new FormData();
    form.append("xml_file", new File([new Uint8Array(limits.importBytes)], "list.xml"));
    form.append("part", "1");
    const seconds = (limits.importBytes + 1) / limits.uploadBytesPerSecond;
    expect(answerLimitMs(form)).toBe(limits.answerMs + seconds * 1000);
  });
});

describe("a call that hangs", () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test("ends after its time, and is told as a broken connection", async () => {
    await using api = await startFakeApi();
    const asked = Promise.withResolvers<undefined>();
    const { promise: never, resolve: letGo } = Promise.withResolvers<object>();
    api.answer = () => {
      asked.resolve(undefined);
      return never;
    };
    const outcome = call("profile", { username: "mika" }).catch((error: unknown) => error);
    await asked.promise;
    vi.advanceTimersByTime(limits.answerMs);
    expect(await outcome).toMatchObject({
      isLost: true,
      isOutOfTime: true,
      message: sentences.unreachable,
    });
    letGo({});
  });

  test("after its answer has begun ends, too", async () => {
    const server = createServer((_, response) => {
      response.flushHeaders();
    });
    await once(server.listen(0, "127.0.0.1"), "listening");
    const { port } = server.address() as AddressInfo;
    const isReading = Promise.withResolvers<undefined>();
    const outcome = fetchInTime(`http://127.0.0.1:${port}/`, {}, (response) => {
      isReading.resolve(undefined);
      return response.text();
    }).catch((error: unknown) => error);
    await isReading.promise;
    vi.advanceTimersByTime(limits.answerMs - 1);
    expect(await Promise.race([outcome, Promise.resolve("still reading")])).toBe("still reading");
    vi.advanceTimersByTime(1);
    expect(await outcome).toBeInstanceOf(OutOfTime);
    server.closeAllConnections();
    server.close();
  });

  test("has its time anew with whatever comes of it: a long answer may take long", async () => {
    const begun = Promise.withResolvers<ServerResponse>();
    const server = createServer((_, response) => {
      response.write("a");
      begun.resolve(response);
    });
    await once(server.listen(0, "127.0.0.1"), "listening");
    const { port } = server.address() as AddressInfo;
    const reader = new EventEmitter();
    let came = once(reader, "piece");
    let read = "";
    const outcome = fetchInTime(`http://127.0.0.1:${port}/`, {}, async ({ body }) => {
      for await (const piece of body ?? []) {
        read += Buffer.from(piece).toString();
        reader.emit("piece");
      }
    }).catch((error: unknown) => error);
    const response = await begun.promise;
    for (const piece of ["b", "c", "d"]) {
      await Promise.race([came, outcome]);
      vi.advanceTimersByTime(limits.answerMs - 1);
      came = once(reader, "piece");
      response.write(piece);
    }
    await Promise.race([came, outcome]);
    expect(read).toBe("abcd");
    vi.advanceTimersByTime(limits.answerMs);
    expect(await outcome).toBeInstanceOf(OutOfTime);
    server.closeAllConnections();
    server.close();
  });

  test("is not kept by its timer once it is answered", async () => {
    await using api = await startFakeApi();
    await fetchInTime("/api/today/", {}, (response) => response.text());
    expect(vi.getTimerCount()).toBe(0);
    expect(api.requests).toHaveLength(1);
  });
});
