import { brand } from "../../shared/brand.ts";

/** What a link to a page shows elsewhere. Plain text; the paths are our own. */
export interface Preview {
  readonly title: string;
  readonly description: string;
  /** The page's own address, as a path. */
  readonly path: string;
  readonly image: string;
  /** A wide picture fills the card, a square one stands beside the text. */
  readonly shape: "wide" | "square";
  readonly type: "website" | "profile";
}

/** The preview of any page that has none of its own. */
export const sitePreview: Preview = {
  title: brand.name,
  description: brand.tagline,
  path: "/",
  image: "/static/og.png",
  shape: "wide",
  type: "website",
};

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Text as it may stand between tags and inside quoted attributes. */
const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? "");

/** The whole page that a link preview is read from: tags, and the words for those who look at it all the same. */
export function previewPage(preview: Preview, origin: string): string {
  const title = escaped(preview.title);
  const description = escaped(preview.description);
  const address = escaped(origin + preview.path);
  const image = escaped(origin + preview.image);
  const card = preview.shape === "wide" ? "summary_large_image" : "summary";
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${title}</title>
<meta name="description" content="${description}">
<link rel="canonical" href="${address}">
<meta property="og:site_name" content="${escaped(brand.name)}">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${description}">
<meta property="og:type" content="${preview.type}">
<meta property="og:url" content="${address}">
<meta property="og:image" content="${image}">
<meta name="twitter:card" content="${card}">
</head>
<body>
<h1>${title}</h1>
<p>${description}</p>
<p><a href="${address}">${address}</a></p>
</body>
</html>
`;
}
