import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import type { Plugin } from "vite";
import { endpointRows } from "../endpoint-rows.ts";
import { palettes } from "../theme/palettes.ts";
import { themeNames } from "../theme/theme-names.ts";
import { tokenSheet } from "../theme/tokens.ts";
import { fontFaces, subsetFonts, type FontFile } from "./fonts.ts";

const bootFile = fileURLToPath(new URL("../theme/boot.ts", import.meta.url));

/** Where index.html takes the inline parts: before anything that makes a script wait. */
const marker = "<!-- boot -->";

/** Every page asks first who is signed in: the question leaves before any script has arrived. */
const sessionPreload = `<link rel="preload" as="fetch" crossorigin href="${endpointRows.check_logged.path}">`;

function themeFonts(fonts: readonly FontFile[]): Record<string, string> {
  const url = (family: string) =>
    `/${fonts.find((font) => font.family === family && font.part === "latin")?.file ?? ""}`;
  return Object.fromEntries(themeNames.map((name) => [name, url(palettes[name].font)]));
}

/** The boot script as one minified expression; the same input always gives the same bytes. */
async function bootScript(fonts: readonly FontFile[]): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [bootFile],
    bundle: true,
    minify: true,
    format: "iife",
    write: false,
    define: { THEME_FONTS: JSON.stringify(themeFonts(fonts)) },
  });
  return outputFiles.map((file) => file.text.trim()).join("");
}

/**
 * Puts the themes' variables and the boot script inline into index.html.
 * Whoever serves the page allows both by the hash of exactly these texts.
 */
export function boot(): Plugin {
  return {
    name: "tsuzuku:boot",
    transformIndexHtml: {
      // Last, so that these bytes reach the page exactly as they are.
      order: "post",
      async handler(html) {
        const fonts = await subsetFonts();
        const style = `<style>${fontFaces(fonts)}${tokenSheet()}</style>`;
        const script = `<script>${await bootScript(fonts)}</script>`;
        return html.replace(marker, () => style + script + sessionPreload);
      },
    },
  };
}
