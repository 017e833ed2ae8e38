import { brand } from "../../shared/brand.ts";
import { addressOf, pages } from "../../shared/pages.ts";
import { palettes } from "../../shared/theme/palettes.ts";
import { defaultTheme } from "../../shared/theme/theme-names.ts";
import type { SiteFile } from "../drawn/site-file.ts";

const { surface } = palettes[defaultTheme];

/** Where a long press on the app's icon leads. */
const shortcuts = (["calendar", "recommend", "chat", "diary"] as const).map((name) => ({
  name: pages[name].title,
  url: addressOf(name),
}));

const manifest = {
  id: "/",
  name: brand.name,
  short_name: brand.name,
  description: brand.tagline,
  start_url: "/",
  scope: "/",
  display: "standalone",
  background_color: surface.page,
  theme_color: surface.header,
  icons: [
    { src: "/favicon.svg", type: "image/svg+xml", sizes: "any" },
    { src: "/static/icon-192.png", type: "image/png", sizes: "192x192" },
    { src: "/static/icon-512.png", type: "image/png", sizes: "512x512" },
    {
      src: "/static/icon-maskable.png",
      type: "image/png",
      sizes: "512x512",
      purpose: "maskable",
    },
  ],
  shortcuts,
} as const;

/** What a home screen needs to show the site as an app. */
export const webManifest: SiteFile = {
  file: "manifest.webmanifest",
  bytes: Buffer.from(JSON.stringify(manifest)),
};
