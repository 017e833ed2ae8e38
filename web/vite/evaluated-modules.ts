import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { endpointRows } from "../calls/endpoint-rows.ts";

/** Modules that are run at build time, by file, with the values they export. */
const evaluated: ReadonlyMap<string, Readonly<Record<string, unknown>>> = new Map([
  [fileURLToPath(new URL("../calls/endpoint-rows.ts", import.meta.url)), { endpointRows }],
]);

/** Replaces each evaluated module by its plain values; what it imports stays out of the bundle. */
export function evaluatedModules(): Plugin {
  return {
    name: "tsuzuku:evaluated-modules",
    load(file) {
      const values = evaluated.get(file);
      if (values === undefined) return undefined;
      return Object.entries(values)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join("\n");
    },
  };
}
