import { expect } from "vitest";

const name = "[A-Za-z_][\\w:.-]*";
const attribute = `\\s+${name}="[^<"]*"`;
const token = new RegExp(`<(/?)(${name})((?:${attribute})*)\\s*(/?)>|([^<]+)`, "uy");
/** What XML 1.0 does not allow anywhere, lone surrogates included. */
const forbidden = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u;
const strayAmpersand = /&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)/i;

/** Asserts that a document of elements, attributes and text is well-formed XML with one root. */
export function expectWellFormed(xml: string): void {
  expect(xml).not.toMatch(forbidden);
  expect(xml).not.toMatch(strayAmpersand);
  const open: string[] = [];
  let roots = 0;
  token.lastIndex = 0;
  while (token.lastIndex < xml.length) {
    const at = token.lastIndex;
    const match = token.exec(xml);
    expect(match, `no markup at ${at}: ${xml.slice(at, at + 60)}`).not.toBeNull();
    if (match === null) return;
    const [, closing, element, attributes = "", empty, text] = match;
    if (text !== undefined) {
      expect(open.length, "text outside the root").toBeGreaterThan(0);
      continue;
    }
    const names = Array.from(attributes.matchAll(/\s([\w:.-]+)="/g), ([, key]) => key);
    expect(new Set(names).size, `an attribute twice in <${element ?? ""}>`).toBe(names.length);
    if (closing === "/") expect(open.pop()).toBe(element);
    else {
      if (open.length === 0) roots += 1;
      if (empty !== "/" && element !== undefined) open.push(element);
    }
  }
  expect(open).toEqual([]);
  expect(roots).toBe(1);
}
