/** The product's mark on a grid of 64 units: a hexagon with a play sign, each as path and width of its rounded edge. */
export const logoShape = {
  hexagon: { path: "M32 3 57.1 17.5v29L32 61 6.9 46.5v-29Z", edge: 4 },
  play: { path: "M25 20.5v23L45 32Z", edge: 3 },
} as const;
