import type { Kind } from "../../shared/kind.ts";

/** A ranking list of somebody of the demo community; its pictures are the catalogue's covers. */
export interface DemoRanking {
  readonly owner: string;
  readonly name: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly kind: Kind;
  /** Best first: id, title as its author writes it, and why it stands where it stands. */
  readonly entries: readonly (readonly [id: number, title: string, description: string])[];
}

/** Rankings as fans argue them: with reasons, and with an order that somebody will disagree with. */
export const demoRankings: readonly DemoRanking[] = [
  {
    owner: "mika",
    name: "Worlds I would move to tomorrow",
    description:
      "Not the best stories: the best places. Judged by bread, views from the window, and the chance of being eaten.",
    tags: ["fantasy", "worldbuilding", "comfort"],
    kind: "anime",
    entries: [
      [
        52991,
        "The northern lands of Frieren",
        "Eighty years pass and the flower field is still there. I would take a room above any bakery on the road to Ende.",
      ],
      [
        512,
        "Koriko, with a broom",
        "A town by the sea that takes in a thirteen-year-old with a cat and never asks for a contract.",
      ],
      [
        34798,
        "The campsites of Yamanashi",
        "Mount Fuji, a gas stove and a friend who texts instead of talking. The monster level is zero.",
      ],
      [
        52701,
        "A dungeon with good cooks",
        "I know. But have you seen what they make of the mushrooms?",
      ],
      [
        2966,
        "The trade roads of Spice and Wolf",
        "Apples, honest weights and a travelling companion who is always right about the price of pepper.",
      ],
      [
        34599,
        "The first layer of the Abyss",
        "Beautiful until about lunch time. Last place, and I would still look over the edge.",
      ],
    ],
  },
  {
    owner: "hoshiko",
    name: "Confessions, ranked by how loudly I screamed",
    description:
      "No spoilers beyond the fact that somebody, at some point, says it. The neighbours have been informed.",
    tags: ["romance", "no spoilers"],
    kind: "anime",
    entries: [
      [
        4224,
        "Toradora!",
        "Two people who are sure they are helping each other with somebody else. I threw a cushion.",
      ],
      [
        43608,
        "Kaguya-sama: Love is War",
        "Three seasons of tactics, and then the balloons. The entire school was in on it and so was I.",
      ],
      [
        42897,
        "Horimiya",
        "It simply happens, early, and then the show is about everything after it. Revolutionary.",
      ],
      [
        4181,
        "Clannad: After Story",
        "It begins where the others end. Please drink some water before you start.",
      ],
      [23273, "Your Lie in April", "A letter counts. I will not discuss this further."],
      [6045, "Kimi ni Todoke", "Volume: a whisper. Effect: could be heard from the street."],
      [
        37450,
        "Rascal Does Not Dream of Bunny Girl Senpai",
        "In the middle of the school yard, at the top of his voice. Full marks for courage.",
      ],
    ],
  },
  {
    owner: "rin_dex",
    name: "Plans that survived contact with the enemy",
    description:
      "One point for elegance, one for nerve, minus one for every explanation that the villain gives to a wall.",
    tags: ["thriller", "strategy", "villains"],
    kind: "anime",
    entries: [
      [1575, "The first rebellion of Code Geass", "Half of it is theatre. That is the plan."],
      [
        19,
        "Every page of Monster",
        "He never runs. He is simply already there, and somebody opens the door to him.",
      ],
      [
        1535,
        "Light against L, rounds one to six",
        "A potato chip was weaponised. We were all there.",
      ],
      [
        10087,
        "Kiritsugu in the Holy Grail War",
        "Everybody else brought a legend. He read the contract.",
      ],
      [
        37779,
        "The children of Grace Field",
        "Average age eleven, and they still count the guards better than most generals.",
      ],
      [
        2251,
        "Everybody aboard the Flying Pussyfoot",
        "Nobody had the whole plan. It worked. I do not know why, I have seen it three times.",
      ],
      [35507, "Ayanokoji's island exam", "Did nothing, in the exactly right places."],
      [3002, "Kaiji and the cards", "The plan was bad. The nerve was not."],
    ],
  },
  {
    owner: "old_otaku",
    name: "Backgrounds worth pausing for",
    description:
      "I still have the tapes, and the pause button is worn through. Painted skies first.",
    tags: ["art", "classics", "hand-drawn"],
    kind: "anime",
    entries: [
      [47, "Akira", "Two thousand cels of neon, and every window in Neo-Tokyo is lit by somebody."],
      [164, "Princess Mononoke", "Moss. Nobody has ever painted moss like this."],
      [1, "Cowboy Bebop", "Rust, cigarette smoke and the moon with a bite taken out of it."],
      [
        43,
        "Ghost in the Shell",
        "Three minutes of canals and rain without a word, and you know the whole city.",
      ],
      [
        16782,
        "The Garden of Words",
        "The newest of the lot, and the only rain that ever made me check my own window.",
      ],
    ],
  },
  {
    owner: "inkwell",
    name: "Pages I keep turning back to",
    description:
      "Manga for people who slow down at the full-page panels. Paper over pixels, always.",
    tags: ["manga", "art", "seinen"],
    kind: "manga",
    entries: [
      [656, "Vagabond", "Ink that moves like water. I once spent an evening on one double page."],
      [2, "Berserk", "Every chapter looks like it took a year, and I think some of them did."],
      [
        4632,
        "Goodnight Punpun",
        "A doodle of a bird in front of photographs, and it is the truest face in the book.",
      ],
      [
        642,
        "Vinland Saga",
        "Begins with a charge and ends with a field of wheat. The wheat is better.",
      ],
      [
        3,
        "20th Century Boys",
        "Urasawa can end a page on somebody opening a door, and you will run to the next.",
      ],
      [436, "Uzumaki", "Do not read it in bed. Do not look into the bath either."],
      [104, "Yotsuba&!", "For afterwards. Today is always the most fun day."],
    ],
  },
];
