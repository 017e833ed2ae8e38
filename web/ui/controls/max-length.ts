import { textLength } from "../../../shared/text-length.ts";

/**
 * What `maxLength` of a field has to be for it to take `most` characters: browsers count UTF-16 code units, so each
 * emoji in the text needs one more. (The very last place then takes no emoji.)
 */
export const maxLengthFor = (text: string, most: number): number =>
  most + text.length - textLength(text);
