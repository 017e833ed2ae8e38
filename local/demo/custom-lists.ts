/** A custom list of somebody of the demo community. */
export interface DemoList {
  readonly owner: string;
  readonly name: string;
  readonly description: string;
  readonly isPublic?: false;
  /** Anime ids, in the order in which the list shows them. */
  readonly anime: readonly number[];
}

/** Lists as people make them: for a mood, a friend, a season, a plan. */
export const demoLists: readonly DemoList[] = [
  {
    owner: "mika",
    name: "Long walks, quiet evenings",
    description: "Journeys that take their time. No world to save before breakfast.",
    anime: [52991, 457, 35839, 2966, 34798, 4081, 35062, 31646, 37521, 33352, 523, 59978],
  },
  {
    owner: "mika",
    name: "Start here, little brother",
    description: "Ten shows that never fail. In this order, please, and no skipping openings.",
    anime: [5114, 32182, 31964, 20583, 11061, 50265, 52991, 9253, 16498, 1],
  },
  {
    owner: "mika",
    name: "Birthday marathon",
    description: "Nobody looks in here before the twelfth.",
    isPublic: false,
    anime: [199, 431, 512, 585],
  },
  {
    owner: "hoshiko",
    name: "They finally said it",
    description: "Love stories in which somebody actually confesses. Timestamps on request.",
    anime: [4224, 42897, 43608, 4181, 23273, 6045, 38680, 37450, 7054, 877, 59845, 2167],
  },
  {
    owner: "tanuki",
    name: "Do not watch hungry",
    description: "Everything on this list has made me cook at midnight.",
    anime: [28171, 52701, 513, 2890, 199, 34798, 33206, 30831],
  },
  {
    owner: "drsato",
    name: "Time is a flat circle",
    description:
      "Loops, leaps and letters to the past, roughly sorted by how much the rules hold up.",
    anime: [9253, 2236, 31043, 9756, 30484, 31240, 32281, 47194, 849, 46095],
  },
  {
    owner: "rin_dex",
    name: "The plan goes wrong",
    description: "Masterminds, heists and wars of nerves.",
    anime: [1535, 1575, 10087, 13601, 2251, 3002, 37779, 35507, 889, 36649, 10620, 2904],
  },
  {
    owner: "old_otaku",
    name: "Before it was digital",
    description: "Painted by hand, one cel at a time. Watch the backgrounds.",
    anime: [47, 572, 43, 30, 1, 820, 437, 164, 6, 170, 392, 578, 530, 32],
  },
  {
    owner: "kaito88",
    name: "One more point!",
    description: "You do not need to know the rules. They will shout them at you.",
    anime: [20583, 170, 49596, 28891, 32935, 11771, 263, 32995, 38883, 185],
  },
  {
    owner: "lanternfish",
    name: "Lights on",
    description: "Horror that stays in the room after the credits.",
    anime: [437, 934, 2246, 323, 11111, 22535, 35120, 339, 226, 38668],
  },
  {
    owner: "haruka_s",
    name: "A perfect evening: one film",
    description: "Two hours, and you walk home a little differently.",
    anime: [28851, 32281, 199, 1033, 759, 12355, 16782, 1943, 164, 36098, 1689, 37987, 50594],
  },
  {
    owner: "yuzu-tea",
    name: "Blanket shows",
    description: "Low stakes, warm light, at least one kettle.",
    anime: [34798, 5680, 10165, 66, 47917, 4081, 523, 33255, 23289, 1887, 35968],
  },
];
