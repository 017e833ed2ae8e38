/** Characters that XML 1.0 forbids or that would reorder the text around them. */
const unprintable = /[\p{Cc}\p{Noncharacter_Code_Point}\u202a-\u202e\u2066-\u2069]/gu;

/** Any string as one line of characters that XML allows, of at most `longest` UTF-16 units. */
export function plainText(text: string, longest: number): string {
  return text.slice(0, longest).toWellFormed().replace(/\s+/g, " ").replace(unprintable, "").trim();
}

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Text as it stands in XML, inside an element or an attribute. */
export const escapeXml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => entities[character] ?? "");
