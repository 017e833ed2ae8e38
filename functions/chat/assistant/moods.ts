import type { Genre } from "../../../shared/filters.ts";
import { onceAWord } from "./once-a-word.ts";

/** What a mood asks for in the words of the catalogue, and what would break it. */
interface Mood {
  readonly pattern: RegExp;
  readonly genres?: readonly Genre[];
  readonly themes?: readonly string[];
  readonly avoid: readonly string[];
}

const harsh = ["Horror", "Suspense", "Gore", "Psychological", "Military"];

/** Moods over plain forms, in three languages; of several the first one counts. */
const moods: readonly Mood[] = [
  {
    // Who is sad wants to be cheered up; a story that is "not so sad" or "happier" is a happy one.
    pattern:
      /\bcheer(?:s|ful|ing)?\b|\b(?:lighter|brighter|more (?:cheerful|optimistic|upbeat))\b|\bupbeat\b|\bhappi(?:er|est)\b|\bhappy\b|\buplifting\b|\bfeel ?good\b|\blight ?hearted\b|\b(?:im|i am|i feel|feeling) (?:\w+ )?(?:sad|down|depressed|low|blue)\b|\b(?:less|not (?:so|as|that|too)) (?:sad|dark|depressing|tragic)\b|\bfrohlich\w*|\bheiter\w*|\baufmunter\w*|\bgute laune\b|元気(?:が|に|の)|明るい|前向き/,
    genres: ["Comedy"],
    avoid: [...harsh, "Drama"],
  },
  {
    pattern:
      /\bwholesome\b|\bheart ?warming\b|\bsweet\b|\bcute\b|\bgentle\b|\bherzerwarmend\w*|\bsuss\w*|\bniedlich\w*|ほっこり|心温まる|かわいい|可愛い|優しい/,
    genres: ["Slice of Life"],
    avoid: harsh,
  },
  {
    pattern:
      /\brelax\w*|\bcalm(?:ing|er)?\b|\bchill\b|\bcozy\b|\bcosy\b|\bsoothing\b|\bpeaceful\b|\bfall asleep\b|\bhealing\b|\bentspann\w*|\bruhig\w*|\bgemutlich\w*|癒|のんびり|リラックス|りらっくす/,
    themes: ["Iyashikei"],
    avoid: harsh,
  },
  {
    pattern:
      /\bsad(?:der|dest)?\b|\bcry(?:ing)?\b|\btear ?jerk\w*|\btears\b|\bheart ?break\w*|\bdepressing\b|\btragic\b|\bemotional\b|\bmelanchol\w*|\btraurig\w*|\bheulen\b|\bweinen\b|\btranen\b|\bruhrend\w*|泣け|泣き|泣ける|感動|悲し|切ない/,
    genres: ["Drama"],
    avoid: ["Action", "Horror", "Suspense", "Gore", "Sports"],
  },
  {
    pattern:
      /\bspooky\b|\bcreepy\b|\bscar(?:y|ier|iest)\b|\bterrifying\b|\bhalloween\b|\bgrusel\w*|\bunheimlich\w*|怖い|こわい/,
    genres: ["Horror"],
    avoid: [],
  },
  {
    pattern:
      /\bfunn(?:y|ier|iest)\b|\bmake me laugh\b|\blaughs?\b|\bzum lachen\b|笑え|面白おかしい/,
    genres: ["Comedy"],
    avoid: [],
  },
  {
    pattern:
      /\bmind ?(?:bending|fuck|blowing|games?)\b|\bdark(?:er)?\b|\btwisted\b|\bdisturbing\b|\bdeep\b|\bduster\w*|\babgrundig\w*|暗い|鬱|考えさせ/,
    themes: ["Psychological"],
    avoid: ["Kids"],
  },
];

/** The mood that a wish in plain form is in; undefined when it names none. */
export const moodIn = (plain: string): Mood | undefined =>
  moods.find(({ pattern }) => pattern.test(plain));

/** Whether a word in plain form names a mood, and so no title by itself. */
export const isMood = onceAWord((word) =>
  moods.some(({ pattern }) => pattern.exec(word)?.[0] === word),
);
