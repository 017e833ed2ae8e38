import type * as limits from "../../../shared/limits.ts";

/** The landing's slides: our own drawings, each of which opens the anime it shows. */
export const landingSlides = [
  { id: 1, name: "Cowboy Bebop", image: "/static/landing/space.svg" },
  { id: 21, name: "One Piece", image: "/static/landing/sea.svg" },
  { id: 32281, name: "Your Name.", image: "/static/landing/comet.svg" },
  { id: 199, name: "Spirited Away", image: "/static/landing/bathhouse.svg" },
  { id: 20583, name: "Haikyu!!", image: "/static/landing/court.svg" },
] as const satisfies { readonly length: typeof limits.landingSlides };
