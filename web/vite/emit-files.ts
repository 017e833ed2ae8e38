import { extname } from "node:path";
import type { Plugin } from "vite";
import type { SiteFile } from "../drawn/site-file.ts";

const contentTypes: Readonly<Record<string, string>> = {
  ".ico": "image/x-icon",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".webmanifest": "application/manifest+json",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
};

/** Puts the files that `make` gives into the build, and serves them while developing. */
export function emitFiles(name: string, make: () => Promise<readonly SiteFile[]>): Plugin {
  let files: readonly SiteFile[] = [];
  return {
    name: `tsuzuku:${name}`,
    async buildStart() {
      files = await make();
    },
    generateBundle() {
      for (const { file, bytes } of files) {
        this.emitFile({ type: "asset", fileName: file, source: bytes });
      }
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const asked = files.find(({ file }) => request.url === `/${file}`);
        if (asked === undefined) {
          next();
          return;
        }
        response.setHeader("content-type", contentTypes[extname(asked.file)] ?? "");
        response.end(asked.bytes);
      });
    },
  };
}
