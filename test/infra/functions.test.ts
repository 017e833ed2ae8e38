import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, inject, test } from "vitest";
import * as z from "zod";
import {
  bundleKbOf,
  drawsCoversLate,
  lateCatalogueKb,
  lateCoversKb,
  lateModelsKb,
  readsSnapshotLate,
  sharpKb,
} from "../../infra/bundle-limits.ts";
import type { LateFile } from "../../scripts/late-files.ts";
import { sharpFiles } from "../../scripts/sharp-wasm.ts";
import { endpoints, notBuilt } from "../../shared/endpoints.ts";
import { jobsWith } from "../../infra/jobs.ts";
import { workers } from "../../shared/workers.ts";
import { needs } from "./needs.ts";
import { lambdas, Ref, resources, template } from "./template.ts";

const waiting = new Set<string>(notBuilt);
const built = Object.keys(endpoints).filter((name) => !waiting.has(name));
const jobNames = [
  ...jobsWith({ offlineDatabase: false }).map(([name]) => name),
  ...Object.keys(workers),
];

test("there is one function for each built row, job and worker, one for operators, one for link previews, one for deployments, and two for the rest", () => {
  expect([...lambdas.keys()].sort()).toEqual(
    [
      ...built,
      ...jobNames,
      "admin",
      "link_preview",
      "page_policy",
      "settings_guard",
      "not_built",
      "not_found",
    ].sort(),
  );
});

describe("the logs", () => {
  const groups = resources("AWS::Logs::LogGroup", z.object({ RetentionInDays: z.number() }));
  const all = resources(
    "AWS::Lambda::Function",
    z.object({ LoggingConfig: z.object({ LogGroup: Ref.optional() }).prefault({}) }),
  );

  test("of every function, also of the CDK's own, are a group of its stack", () => {
    expect(all.size).toBeGreaterThan(lambdas.size);
    for (const [id, { LoggingConfig }] of all) {
      expect([...groups.keys()], id).toContain(LoggingConfig.LogGroup);
    }
  });

  test.each([...groups])("in %s are kept for a month, and go with the stack", (id, group) => {
    expect(group.RetentionInDays).toBe(30);
    expect(template.Resources[id]?.DeletionPolicy).toBe("Delete");
  });
});

describe.each([...lambdas])("%s", (name, lambda) => {
  test("runs on Node 24, on arm64", () => {
    expect([lambda.Runtime, lambda.Architectures]).toEqual(["nodejs24.x", ["arm64"]]);
  });

  test("answers before the gateway gives up", () => {
    // CloudFormation waits for its answer longer than a browser does.
    const longest = [...jobNames, "admin"].includes(name)
      ? 900
      : ["page_policy", "settings_guard"].includes(name)
        ? 60
        : 29;
    expect(lambda.Timeout).toBeLessThanOrEqual(longest);
    expect(lambda.MemorySize).toBeGreaterThanOrEqual(256);
  });

  test("logs JSON", () => {
    expect(lambda.LoggingConfig.LogFormat).toBe("JSON");
  });

  test("is uploaded as one file within its size budget, beside what it loads later or decodes pictures with", () => {
    const folder = join(inject("dist"), "functions", name);
    const own = needs.get(name) ?? [];
    const sharp = own.includes("pictures:decode") ? sharpFiles : [];
    const late = Object.entries({
      "catalogue.cjs": readsSnapshotLate(own) && lateCatalogueKb,
      "covers.cjs": drawsCoversLate(own) && lateCoversKb,
      "models.cjs": own.includes("model:use") && lateModelsKb,
    } satisfies Record<LateFile, number | false>).filter(([, most]) => most !== false);
    const lateFiles = late.map(([file]) => file);
    expect(readdirSync(folder).sort()).toEqual([...lateFiles, "index.cjs", ...sharp].sort());
    const kilobytes = (file: string) => statSync(join(folder, file)).size / 1024;
    const sum = (files: readonly string[]) => files.reduce((kb, file) => kb + kilobytes(file), 0);
    for (const [file, most] of late) expect(kilobytes(file)).toBeLessThanOrEqual(Number(most));
    expect(kilobytes("index.cjs")).toBeLessThanOrEqual(bundleKbOf(own));
    expect(sum(sharp)).toBeLessThanOrEqual(sharpKb);
  });
});
