import { place } from "../../svg.ts";

/** What is drawn on the left, and its mirror image on the right. */
export const both = (content: string): string => content + place([0, 0], content, { flip: true });
