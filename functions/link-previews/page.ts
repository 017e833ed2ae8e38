import { brand } from "../../shared/brand.ts";
import { cardPath, cardSize, type CardOf } from "../../shared/drawn/cards.ts";

/** What a link to a page shows elsewhere. Plain text; the paths are our own. */
export interface Preview {
  readonly title: string;
  readonly description: string;
  /** The page's own address, as a path. */
  readonly path: string;
  readonly image: string;
  /** What the picture shows, in words; where it is left out, the description says enough of it. */
  readonly alt?: string;
  /** A wide picture fills the card, a square one stands beside the text. */
  readonly shape: "wide" | "square";
  readonly type: "website" | "profile";
}

/** A card as the picture of a link, with its words. */
export const cardPicture = (card: CardOf, alt: string) =>
  ({ image: cardPath(card), alt, shape: "wide" }) as const;

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

/** Every wide picture is as large. */
const sizeTags =
  `<meta property="og:image:width" content="${cardSize.width}">\n` +
  `<meta property="og:image:height" content="${cardSize.height}">\n`;

/** Longer alternative texts are cut by those who show them. */
const longestAlt = 400;

function words(alt: string): string {
  const text = alt.length <= longestAlt ? alt : `${alt.slice(0, longestAlt - 1)}…`;
  return `<meta property="og:image:alt" content="${escaped(text.toWellFormed())}">\n`;
}

/** The whole page that a link preview is read from: tags, and the words for those who look at it all the same. */
export function previewPage(preview: Preview, origin: string): string {
  const title = escaped(preview.title);
  const description = escaped(preview.description);
  const address = escaped(origin + preview.path);
  const image = escaped(origin + preview.image);
  const alt = preview.alt === undefined ? "" : words(preview.alt);
  const size = preview.shape === "wide" ? sizeTags : "";
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
${size}${alt}<meta name="twitter:card" content="${card}">
</head>
<body>
<h1>${title}</h1>
<p>${description}</p>
<p><a href="${address}">${address}</a></p>
</body>
</html>
`;
}
