/**
 * A name as part of an address: small letters and digits of any script, with hyphens between words ('Brain's Base' is
 * `brain-s-base`). Names that differ in nothing else have the same one; a name without letters or digits has an empty one.
 */
export const slugOf = (name: string): string =>
  name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
