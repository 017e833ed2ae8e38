/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Invitation to the community chat server; empty when the operator set none. */
  readonly CHAT_URL: string;
  /** Channel that banners link to; empty when the operator set none. */
  readonly VIDEO_URL: string;
  /** Where people write to; empty when the operator named nothing. */
  readonly CONTACT: string;
  /** "false" where the operator has no address that e-mails come from. */
  readonly SENDS_MAIL: string;
}

declare module "virtual:mui-variables.css";

declare module "subset-font" {
  export default function subsetFont(
    font: Uint8Array,
    characters: string,
    options: {
      readonly targetFormat: "sfnt" | "woff2";
      readonly variationAxes: Readonly<
        Record<string, number | { readonly min: number; readonly max: number }>
      >;
    },
  ): Promise<Uint8Array>;
}
