import { readdir, readFile } from "node:fs/promises";
import { extname, join, relative, sep } from "node:path";
import * as z from "zod";
import type { ObjectStore } from "./emulators/s3/object-store.ts";
import type { Template } from "./template/template.ts";

/** What stands in files for values that only a deployment knows. */
const Markers = z.record(z.string(), z.string());

const Properties = z.object({
  SourceObjectKeys: z.array(z.string()),
  SourceMarkers: z.array(Markers).default([]),
  DestinationBucketName: z.string(),
  DestinationBucketKeyPrefix: z.string().default(""),
  SystemMetadata: z.record(z.string(), z.string()).default({}),
  Include: z.undefined().optional(),
  Exclude: z.undefined().optional(),
  Prune: z.literal(false),
});

const contentTypes: Readonly<Record<string, string>> = {
  ".css": "text/css",
  ".html": "text/html",
  ".ico": "image/vnd.microsoft.icon",
  ".jpg": "image/jpeg",
  ".js": "text/javascript",
  ".json": "application/json",
  ".map": "application/json",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain",
  ".webmanifest": "application/manifest+json",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
  ".xml": "text/xml",
};

/** Puts the files of the template's bucket deployments into their buckets, with their metadata, as a deployment would. */
export async function deploySite(template: Template, store: ObjectStore): Promise<void> {
  if (!template.types.includes("Custom::CDKBucketDeployment")) return;
  for (const { properties } of template.resources("Custom::CDKBucketDeployment", Properties)) {
    for (const [at, source] of properties.SourceObjectKeys.entries()) {
      const folder = template.assetFolder(source);
      const markers = Object.entries(properties.SourceMarkers[at] ?? {});
      const files = await filesIn(folder);
      await Promise.all(
        files.map(async (file) => {
          const name = relative(folder, file).split(sep).join("/");
          const key = join(properties.DestinationBucketKeyPrefix, name).split(sep).join("/");
          const headers = {
            "content-type": contentTypes[extname(file)] ?? "application/octet-stream",
            ...properties.SystemMetadata,
          };
          await store.write(
            properties.DestinationBucketName,
            key,
            await contentOf(file, markers),
            headers,
          );
        }),
      );
    }
  }
}

async function contentOf(
  file: string,
  markers: readonly (readonly [string, string])[],
): Promise<Buffer> {
  if (markers.length === 0) return readFile(file);
  const text = await readFile(file, "utf8");
  return Buffer.from(
    markers.reduce((written, [marker, value]) => written.replaceAll(marker, () => value), text),
  );
}

async function filesIn(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
