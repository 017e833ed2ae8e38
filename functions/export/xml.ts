/**
 * What XML 1.0 cannot carry at all, not even as a reference: most control characters, halves of surrogate pairs and
 * two noncharacters (section 2.2, production 2).
 */
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const forbidden = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

/** Text without what XML cannot carry. Line ends become what a parser makes of them anyway (section 2.11). */
export const carriable = (text: string): string =>
  text.toWellFormed().replace(forbidden, "").replace(/\r\n?/g, "\n");

const references: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

/** Text as it may stand between tags. */
export const escaped = (text: string): string =>
  carriable(text).replace(/[&<>]/g, (character) => references[character] ?? "");

/**
 * Text in a CDATA section, in several where it holds the end or the beginning of one: readers that repair files, ours
 * too, take a beginning within a section for a sign that somebody forgot to close it.
 */
export const cdata = (text: string): string => {
  const parted = carriable(text).replace(/\]\](?=>)|<!(?=\[CDATA\[)/g, "$&]]><![CDATA[");
  return `<![CDATA[${parted}]]>`;
};
