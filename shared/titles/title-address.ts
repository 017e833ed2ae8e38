import type { Kind } from "../kind.ts";
import { addressOf } from "../pages.ts";
import { slugOf } from "../slug.ts";

/** The path of a title's own page. The id says which title it is; the name makes the address readable. */
export function titleAddress(kind: Kind, id: number, name: string): string {
  const slug = slugOf(name);
  return slug === ""
    ? addressOf(`${kind}ById`, { id: String(id) })
    : addressOf(`${kind}Title`, { id: String(id), name: slug });
}
