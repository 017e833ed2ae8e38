import type { Plugin } from "esbuild";
import { factFiles } from "../catalogue/facts/files.ts";

const folders = ["anime", "manga", "synopses/anime", "synopses/manga"] as const;

/** Bundles the files of facts with the functions that read them, which have no such folder on AWS. */
export const inlineFacts: Plugin = {
  name: "inline-facts",
  setup(build) {
    build.onLoad({ filter: /catalogue[\\/]facts[\\/]files\.ts$/ }, () => {
      const files = Object.fromEntries(folders.map((folder) => [folder, factFiles(folder)]));
      return {
        contents: `const files = ${JSON.stringify(files)};\nexport const factFiles = (folder) => files[folder];`,
        loader: "js",
      };
    });
  },
};
