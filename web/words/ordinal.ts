const rules = new Intl.PluralRules("en", { type: "ordinal" });

const endings: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> = {
  one: "st",
  two: "nd",
  few: "rd",
};

/** A count as a place: "1st", "12th", "1,003rd". */
export const ordinal = (count: number): string =>
  `${count.toLocaleString("en")}${endings[rules.select(count)] ?? "th"}`;
