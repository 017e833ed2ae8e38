/** What is out of a title that airs, and how much of it is still to be seen by who has begun: "1189 out, 39 behind". */
export const outWords = (value: number, aired: number): string =>
  `${aired} out${value > 0 && value < aired ? `, ${aired - value} behind` : ""}`;

/** How far a title is watched or read: "5 of 12"; of what airs "1150 of 1189 out, 39 behind". */
export const progressWords = (value: number, total: number | null, aired: number | null): string =>
  aired === null
    ? `${value} of ${total ?? "?"}`
    : `${value} of ${total === null ? "" : `${total}, `}${outWords(value, aired)}`;
