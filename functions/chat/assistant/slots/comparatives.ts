import type { Sort } from "../../tools/search-catalogue.ts";

/** How what is wanted relates to the title it should be like. */
export type Relation = "shorter" | "longer" | "newer" | "older";

const relations: readonly (readonly [Relation, RegExp])[] = [
  [
    "shorter",
    /\bnot (?:that|so|too|very|as) long\b|\bquicker\b|\bfaster\b|\bnicht (?:so|zu|allzu) lang\w*|\bshort(?:er)?\b|\bless episodes\b|\bfewer\b|\bkurzer\w*|\bkurze?[rsn]?\b|(?<!一番|最も)短い|短め|短く/,
  ],
  ["longer", /\blonger\b|\bmore episodes\b|\blanger\w*|(?<!一番|最も)長い|長め|長く/],
  ["newer", /\bnewer\b|\bmore (?:recent|modern)\b|\bneuer\w*|(?<!一番|最も)新しい|最近/],
  ["older", /\bolder\b|\balter(?:e[nrms]?)?\b|\bclassic\b|(?<!一番|最も)古い|昔/],
];

const sorts: readonly (readonly [Sort, RegExp])[] = [
  [
    "longest",
    /\blongest\b|\b(?:most|meisten) (?:episodes|eps|chapters|volumes|folgen|kapiteln?|banden?|bande)\b|\blangste\w*|最長|一番長い|最も長い/,
  ],
  [
    "shortest",
    /\bshortest\b|\b(?:fewest|least|wenigsten) (?:episodes|eps|chapters|volumes|folgen|kapiteln?|banden?|bande)\b|\bkurzeste\w*|最短|一番短い|最も短い/,
  ],
  ["newest", /\bnewest\b|\blatest\b|\bmost recent\b|\bneueste\w*|最新|新作|一番新しい/],
  ["oldest", /\boldest\b|\bearliest\b|\balteste\w*|一番古い|最古/],
  [
    "popular",
    /\bmost popular\b|\bpopular\b|\bbest\b|\btop\b|\bfamous\b|\bhighest\b|\b(?:highly|well|top|best|better) (?:rated|regarded|reviewed|scored|acclaimed)\b|\b(?:high|good|great) (?:scores?|ratings?|reviews?)\b|\bacclaimed\b|\bmust (?:see|watch|read)s?\b|\b(?:hoch|gut|best|bestens) ?bewertet\w*|評価の?高|高評価|名作|\bbeliebteste\w*|\bbeste\w*|\bbekannteste\w*|一番人気|人気|有名/,
  ],
];

/** How what is wanted relates to the title it should be like: "shorter", "newer and longer". */
export const relationsIn = (plain: string): Relation[] =>
  relations.filter(([, pattern]) => pattern.test(plain)).map(([relation]) => relation);

/** The order that a question asks for: "the longest", "most popular". */
export const sortIn = (plain: string): Sort | undefined =>
  sorts.find(([, pattern]) => pattern.test(plain))?.[0];
