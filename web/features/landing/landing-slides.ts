import type * as limits from "../../../shared/limits.ts";

/** The landing's slides: our own drawings, each of which opens the anime it shows. */
export const landingSlides = [
  {
    id: 1,
    names: { english: "Cowboy Bebop", romaji: "Cowboy Bebop", japanese: "カウボーイビバップ" },
    image: "/static/landing/space.svg",
  },
  {
    id: 21,
    names: { english: "One Piece", romaji: "One Piece", japanese: "ONE PIECE" },
    image: "/static/landing/sea.svg",
  },
  {
    id: 32281,
    names: { english: "Your Name.", romaji: "Kimi no Na wa.", japanese: "君の名は。" },
    image: "/static/landing/comet.svg",
  },
  {
    id: 199,
    names: {
      english: "Spirited Away",
      romaji: "Sen to Chihiro no Kamikakushi",
      japanese: "千と千尋の神隠し",
    },
    image: "/static/landing/bathhouse.svg",
  },
  {
    id: 20583,
    names: { english: "Haikyu!!", romaji: "Haikyuu!!", japanese: "ハイキュー!!" },
    image: "/static/landing/court.svg",
  },
] as const satisfies { readonly length: typeof limits.landingSlides };
