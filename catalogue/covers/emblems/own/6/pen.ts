import { svg } from "../../../svg.ts";

/** A filled outline with a dark edge around it, on its outside alone. */
export const edged = (d: string, fill: string, edge: string, thickness = 10): string =>
  svg`<path d="${d}" fill="${fill}" stroke="${edge}" stroke-width="${thickness}" paint-order="stroke"/>`;
