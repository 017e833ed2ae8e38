/**
 * Licences of packages that may be bundled, by their names of SPDX: they ask for no more than that their text is passed on.
 * Who accepts another one reads it first; what asks for the source of all that it is bundled with is none.
 */
export const acceptedLicences: ReadonlySet<string> = new Set([
  "0BSD",
  "Apache-2.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "CC-BY-4.0",
  "CC0-1.0",
  "ISC",
  "MIT",
  "OFL-1.1",
]);

/** Licences whose address is enough where a package lacks the text, as the text names nobody. */
export const withoutText: ReadonlySet<string> = new Set(["Apache-2.0", "CC-BY-4.0"]);

/** One package whose licence nothing else may have, and why it may. */
interface Exception {
  readonly licence: string;
  readonly reason: string;
}

export const exceptions: Readonly<Record<string, Exception>> = {
  "@img/sharp-wasm32": {
    licence: "Apache-2.0 AND LGPL-3.0-or-later AND MIT",
    reason:
      "It decodes pictures on the server, unchanged, and in files of its own beside the bundles, so that another build of " +
      "it can take its place. Part of it is libvips (LGPL-3.0-or-later), whose source is at https://github.com/libvips/libvips.",
  },
};
