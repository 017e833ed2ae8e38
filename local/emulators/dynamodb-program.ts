import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import * as z from "zod";
import { StartError } from "../net/start-error.ts";

const Package = z.object({
  optionalDependencies: z.record(z.string(), z.string()),
});

const require = createRequire(import.meta.url);
const fetchFolder = join(import.meta.dirname, "../../node_modules/.cache/dynoxide");
const packageName = `@dynoxide/${process.platform}-${process.arch}`;

/**
 * The path of the DynamoDB emulator for this machine. It is a dependency where npm has one for the platform;
 * elsewhere it is fetched once for this clone. Throws StartError where there is none.
 */
export function dynamodbProgram(): string {
  const installed = installedProgram();
  if (installed !== undefined) return installed;
  const program = process.platform === "win32" ? "dynoxide.exe" : "dynoxide";
  const fetched = join(fetchFolder, "node_modules", packageName, program);
  if (!existsSync(fetched)) fetch(fetchFolder);
  if (existsSync(fetched)) return fetched;
  throw new StartError(
    `There is no DynamoDB emulator for ${process.platform}-${process.arch}: the npm package ` +
      `${packageName} could not be installed. Start any DynamoDB-compatible server and name it ` +
      `with DYNAMODB_ENDPOINT, for example DYNAMODB_ENDPOINT=http://localhost:8000.`,
  );
}

function installedProgram(): string | undefined {
  try {
    return require.resolve(`${packageName}/dynoxide`);
  } catch {
    return undefined;
  }
}

/** Installs the package of this platform in the version that the other platforms are pinned to. */
function fetch(folder: string): void {
  const ownPackage: unknown = JSON.parse(
    readFileSync(new URL("../../package.json", import.meta.url), "utf8"),
  );
  const { optionalDependencies } = Package.parse(ownPackage);
  const version = optionalDependencies["@dynoxide/linux-x64"] ?? "latest";
  mkdirSync(folder, { recursive: true });
  spawnSync("npm", ["install", "--no-save", "--prefix", folder, `${packageName}@${version}`], {
    stdio: "ignore",
    shell: process.platform === "win32",
  });
}
