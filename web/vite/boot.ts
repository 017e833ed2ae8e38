import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { build, transform } from "esbuild";
import type { Plugin, Rolldown } from "vite";
import { palettes } from "../../shared/theme/palettes.ts";
import { themeNames } from "../../shared/theme/theme-names.ts";
import { tokenSheet } from "../theme/tokens.ts";
import { commonName } from "./chunks.ts";
import { firstPaint } from "./first-paint.ts";
import { firstCalls, firstRoutes } from "./first-routes.ts";
import { fontFaces, subsetFonts, type FontFile } from "./fonts.ts";
import { readPageFiles, type PageFiles } from "./page-files.ts";

const bootFile = fileURLToPath(new URL("../first/boot.ts", import.meta.url));
const sheetFile = fileURLToPath(new URL("../first/FirstPaint.css", import.meta.url));

/** Where index.html takes its parts: styles and script before the first paint, and what that paint shows. */
const markers = { head: "<!-- boot -->", body: "<!-- first paint -->" };

function themeFonts(fonts: readonly FontFile[]): Record<string, string> {
  const url = (family: string) =>
    `/${fonts.find((font) => font.family === family && font.part === "latin")?.file ?? ""}`;
  return Object.fromEntries(themeNames.map((name) => [name, url(palettes[name].font)]));
}

/** The boot script as one minified expression; the same input always gives the same bytes. */
async function bootScript(
  fonts: readonly FontFile[],
  filesOf: PageFiles["filesOf"] = () => [],
): Promise<string> {
  const { files, routes } = firstRoutes(filesOf);
  const values = {
    THEME_FONTS: themeFonts(fonts),
    FIRST_CALLS: firstCalls,
    FIRST_FILES: files,
    FIRST_ROUTES: routes,
  };
  const { outputFiles } = await build({
    entryPoints: [bootFile],
    bundle: true,
    minify: true,
    format: "iife",
    write: false,
    define: Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)]),
    ),
  });
  return outputFiles.map((file) => file.text.trim()).join("");
}

/** The styles of what only the first paint shows. */
async function firstPaintSheet(): Promise<string> {
  const sheet = await readFile(sheetFile, "utf8");
  return (await transform(sheet, { loader: "css", minify: true })).code.trim();
}

/** index.html with its parts in their places. */
const place = (html: string, style: string, script: string, markup: string): string =>
  html
    .replace(markers.head, () => `<style>${style}</style><script>${script}</script>`)
    .replace(markers.body, () => markup);

/** The text of a style sheet of the bundle. */
function sheetOf(bundle: Rolldown.OutputBundle, file: string): string {
  const sheet = bundle[file];
  if (sheet?.type !== "asset") throw new Error(`The build has no style sheet ${file}.`);
  return sheet.source.toString().trim();
}

/** Takes the place of a sheet that the page holds inline: by it the loader of chunks knows the sheet as loaded. */
const inlined = (file: string): string => `<link rel="stylesheet" disabled href="/${file}">`;

/**
 * Puts into index.html everything of the first paint: the themes' variables and the styles of every page, the boot
 * script, and the markup that is shown until the app takes over.
 * Whoever serves the page allows style and script by the hash of exactly these texts.
 */
export function boot(): Plugin {
  let define: Record<string, string> = {};
  return {
    name: "tsuzuku:boot",
    configResolved(config) {
      define = Object.fromEntries(
        Object.entries(config.define ?? {}).map(([name, value]) => [name, String(value)]),
      );
    },
    transformIndexHtml: {
      // Last, so that these bytes reach the page exactly as they are.
      order: "post",
      async handler(html, { bundle }) {
        const fonts = await subsetFonts();
        const themes = fontFaces(fonts) + tokenSheet();
        // While developing there are no files yet, and styles come with the scripts.
        if (bundle === undefined) return place(html, themes, await bootScript(fonts), "");
        const { inlineStyles, filesOf } = readPageFiles(bundle, commonName);
        const sheets = inlineStyles.map((file) => sheetOf(bundle, file));
        const script = await bootScript(fonts, filesOf);
        const linked = new RegExp(
          `<link rel="stylesheet"[^>]*"/(?:${inlineStyles.join("|")})"[^>]*>`,
          "g",
        );
        return place(
          html
            .replace(linked, "")
            .replace("</head>", `${inlineStyles.map(inlined).join("")}</head>`),
          [themes, ...sheets, await firstPaintSheet()].join(""),
          script,
          await firstPaint(define),
        );
      },
    },
  };
}
