import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { assemble } from "../../../local/assembly.ts";
import type { PermissionReport } from "../../../local/aws/permissions.ts";
import { startCloud, type Cloud, type CloudOptions } from "../../../local/cloud.ts";
import { openControl } from "../../../local/control.ts";
import { openFunctionLog } from "../../../local/function-log.ts";
import { serveEarly } from "../../../local/net/listen.ts";
import { drawnSecret } from "../../../local/template/secrets.ts";
import type { CloudAddress } from "./cloud.ts";
import { loadedCatalogue } from "../loaded-catalogue.ts";
import { orderFaults } from "./order-faults.ts";
import { together } from "./permission-check.ts";

/** What multiplies the rate limits: so much that no test meets one unless it means to. */
const rateFactor = "1000";

/** A local cloud for tests: a folder and ports of its own, tables in memory, the whole catalogue loaded unless it is to be empty. */
export interface TestCloud {
  readonly address: CloudAddress;
  /** What every function was granted, used and was denied so far, and before, when the catalogue was loaded. */
  report(): PermissionReport;
  /** Puts the catalogue into a cloud that began without. */
  load(): Promise<void>;
  stop(): Promise<void>;
}

/** What a cloud for tests does as AWS may: read late, or compute slowly, or hold no catalogue yet. */
export interface Lane extends Pick<CloudOptions, "isStale" | "isSlow"> {
  readonly isEmpty?: boolean;
}

/** Builds the product when its sources have changed, and runs it. Rejects with what went wrong. */
export async function startTestCloud({ isEmpty = false, ...lane }: Lane = {}): Promise<TestCloud> {
  const assembly = await assembleForTests();
  const catalogue = await loadedCatalogue(assembly, async (work) => {
    const dataFolder = await temporaryFolder();
    const cloud = await startQuietly(assembly, dataFolder);
    try {
      await work(cloud, dataFolder);
    } finally {
      await cloud.stop();
      await rm(dataFolder, { recursive: true, force: true });
    }
  });
  const dataFolder = await temporaryFolder();
  if (!isEmpty) await catalogue.giveObjects(dataFolder);
  const cloud = await startQuietly(assembly, dataFolder, lane);
  if (!isEmpty) await catalogue.giveItems(cloud);
  const control = await openControl(cloud, dataFolder);
  const faults = await serveEarly(0);
  faults.open((request, response) => void orderFaults(cloud, request, response));
  return {
    address: {
      origin: cloud.origin,
      issuer: cloud.issuer,
      gateway: cloud.gatewayAddress,
      awsEndpoint: cloud.awsEndpoint,
      mailbox: cloud.mailbox,
      importQueue: cloud.environmentOf("import_mal")["IMPORT_QUEUE"] ?? "",
      faults: `http://localhost:${faults.port}`,
      dataFolder,
      assembly,
      originSecret: drawnSecret(cloud.environmentOf("search_anime")["ORIGIN_SECRET"] ?? ""),
      environment: {
        ...cloud.environmentOf("delete_ranking_list"),
        ...cloud.environmentOf("search_anime"),
      },
    },
    report: () => together([cloud.report(), catalogue.report]),
    async load() {
      await catalogue.giveItems(cloud);
      await catalogue.giveObjects(dataFolder);
    },
    async stop() {
      await faults.stop();
      await control.stop();
      await cloud.stop();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}

const temporaryFolder = (): Promise<string> => mkdtemp(join(tmpdir(), "tsuzuku-test-"));

/** A cloud whose jobs run only when they are fired: by itself, now and then, one would come between any two lines. */
const startQuietly = (assembly: string, dataFolder: string, lane: Lane = {}): Promise<Cloud> =>
  startCloud({
    assembly,
    dataFolder,
    port: 0,
    isInMemory: true,
    isClockStopped: true,
    log: openFunctionLog(dataFolder).write,
    ...lane,
  });

/** Builds with the tests' own settings, which must not reach the tests themselves. */
async function assembleForTests(): Promise<string> {
  const before = process.env["TSUZUKU_RATE_FACTOR"];
  process.env["TSUZUKU_RATE_FACTOR"] = rateFactor;
  try {
    return await assemble(() => {
      console.error("Building …");
    });
  } finally {
    if (before === undefined) delete process.env["TSUZUKU_RATE_FACTOR"];
    else process.env["TSUZUKU_RATE_FACTOR"] = before;
  }
}
