import * as z from "zod";
import { sideBySide } from "../../runtime/side-by-side.ts";
import { factsOf, type TitleFacts } from "./facts.ts";
import { idField, kindField, tool } from "./tool.ts";

interface Comparison {
  readonly titles: readonly TitleFacts[];
  readonly shared_genres: readonly string[];
}

export const compare = tool({
  description: "The facts of two to four titles side by side, and the genres they share.",
  input: z.object({
    titles: z
      .array(z.object({ kind: kindField, id: idField }))
      .min(2)
      .max(4),
  }),
  async run({ titles }, desk): Promise<Comparison> {
    const { catalogue } = desk;
    const rows = titles
      .flatMap(({ kind, id }) => catalogue.find(kind, id) ?? [])
      .filter((row) => catalogue.adults[row] === 0);
    const facts = await sideBySide(rows.map((row) => factsOf(desk, row)));
    const [first, ...others] = facts;
    const shared = (first?.genres ?? []).filter((genre) =>
      others.every((other) => other.genres.includes(genre)),
    );
    return { titles: facts, shared_genres: shared };
  },
});
