import { createServer, type RequestListener, type Server } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, test, vi } from "vitest";
import { visitSite } from "../../functions/watch/visit.ts";
import { patienceMs } from "../../functions/watch/overdue.ts";
import { jobs, type Job } from "../../shared/jobs.ts";

const minute = 60_000;
const hour = 60 * minute;

test.each<[string, Job["schedule"], number]>([
  ["every minute", "rate(1 minute)", 16 * minute],
  ["every ten minutes", "rate(10 minutes)", 25 * minute],
  ["every six hours", "rate(6 hours)", 7.5 * hour],
  ["every day", { every: "day", minute: 7 }, 27 * hour],
  ["every week", { every: "week", minute: 7 }, 7 * 24 * hour + 3 * hour],
])("a job that runs %s is waited for a while longer", (_, schedule, ms) => {
  expect(patienceMs({ schedule })).toBe(ms);
});

test("no job is overdue before it may have been tried once more", () => {
  for (const [name, job] of Object.entries<Job>(jobs)) {
    expect(patienceMs(job), name).toBeGreaterThan(2 * job.timeoutSeconds * 1000 - 15 * minute);
  }
});

describe("a visit from outside", () => {
  let server: Server | undefined;
  afterEach(() => {
    server?.closeAllConnections();
    server?.close();
  });

  async function siteThat(answers: RequestListener): Promise<void> {
    server = createServer(answers).listen(0);
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;
    vi.stubEnv("PUBLIC_ORIGIN", `http://localhost:${port}`);
  }

  test("finds nothing wrong with a site that answers", async () => {
    const asked: unknown[] = [];
    await siteThat(({ url }, response) => {
      asked.push(url);
      response.end("{}");
    });
    expect(await visitSite()).toBeUndefined();
    expect(asked).toEqual(["/", "/api/check_logged/"]);
  });

  test("finds a page that is there and calls that are refused", async () => {
    await siteThat(({ url }, response) => {
      response.statusCode = url === "/" ? 200 : 403;
      response.end();
    });
    expect(await visitSite()).toEqual({ path: "/api/check_logged/", status: 403 });
  });

  test("finds a site that nobody answers for", async () => {
    await siteThat((request) => {
      request.socket.destroy();
    });
    expect(await visitSite()).toMatchObject({ path: "/", error: "TypeError" });
  });
});
