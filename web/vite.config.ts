import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { brand } from "../shared/brand.ts";
import { avatarFiles } from "./drawn/avatar-files.ts";
import { badgeFiles } from "./drawn/badge-files.ts";
import { boot } from "./vite/boot.ts";
import { chunks } from "./vite/chunks.ts";
import { emitFiles } from "./vite/emit-files.ts";
import { evaluatedModules } from "./vite/evaluated-modules.ts";
import { muiVariables } from "./vite/mui-variables.ts";
import { subsetFonts } from "./vite/fonts.ts";
import { iconFiles } from "./drawn/icon-files.ts";
import { linkFile } from "./drawn/link-file.ts";
import { unusedQueryParts } from "./vite/unused-query-parts.ts";
import { webManifest } from "./vite/web-manifest.ts";

const pathOf = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

/** The files of the site that are drawn or written by code. */
const madeFiles = async () => [
  ...(await avatarFiles()),
  ...badgeFiles(),
  ...(await iconFiles()),
  await linkFile(),
  webManifest,
];

const localCloud = `http://localhost:${process.env["PORT"] ?? "4000"}`;

/** Whether the page's entry brings a file of the build along. */
const isThereFirst = (file: string): boolean =>
  /\/(?:vendor|rolldown-runtime)-[^/]*\.js$/.test(file);

export default defineConfig({
  root: pathOf("."),
  publicDir: pathOf("public"),
  plugins: [
    react(),
    evaluatedModules(),
    unusedQueryParts(),
    boot(),
    muiVariables(),
    emitFiles("fonts", subsetFonts),
    emitFiles("files", madeFiles),
  ],
  define: {
    // index.html takes these two by their names between percent signs.
    "import.meta.env.BRAND_NAME": JSON.stringify(brand.name),
    "import.meta.env.BRAND_TAGLINE": JSON.stringify(brand.tagline),
    "import.meta.env.CHAT_URL": JSON.stringify(process.env["TSUZUKU_CHAT_URL"] ?? ""),
    "import.meta.env.VIDEO_URL": JSON.stringify(process.env["TSUZUKU_VIDEO_URL"] ?? ""),
    "import.meta.env.CONTACT": JSON.stringify(process.env["TSUZUKU_CONTACT"] ?? ""),
    "import.meta.env.SENDS_MAIL": JSON.stringify(process.env["TSUZUKU_SENDS_MAIL"] ?? ""),
  },
  build: {
    outDir: pathOf("../dist/web"),
    emptyOutDir: true,
    manifest: true,
    modulePreload: {
      polyfill: false,
      // What the page itself begins with, which its HTML asks for, is there before anything else is asked for.
      resolveDependencies: (_, files, { hostType }) =>
        hostType === "html" ? files : files.filter((file) => !isThereFirst(file)),
    },
    // Inline data: URLs would need another source in the content security policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      // How long its plug-ins take on a busy machine is nothing that whoever builds could change.
      checks: { bundlerTimings: false },
      output: {
        codeSplitting: { groups: chunks },
      },
    },
  },
  server: {
    proxy: Object.fromEntries(
      ["/api/", "/chat-", "/upload-profile-picture", "/covers", "/data", "/media"].map((prefix) => [
        prefix,
        // The functions accept writes from their own origin only.
        { target: localCloud, changeOrigin: true, headers: { origin: localCloud } },
      ]),
    ),
  },
});
