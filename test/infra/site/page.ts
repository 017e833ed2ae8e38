const script = 'document.documentElement.dataset.theme="honey"';
const style = ":root{color-scheme:dark}";

/** A page like the one the web build makes: inline script and style, and a module of its own. */
export const page = {
  script,
  style,
  html: `<!doctype html><html><head><style>${style}</style><script>${script}</script>
<script type="module" src="/assets/main-1234.js"></script></head><body><div id="root"></div></body></html>`,
};

/** The files of a web build, as far as their places matter. */
export const site: Readonly<Record<string, string>> = {
  "index.html": page.html,
  "assets/main-1234.js": "export {};",
  "static/og.png": "",
  ".vite/manifest.json": "{}",
};
