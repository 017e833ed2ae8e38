import { expect, test } from "vitest";
import { maxLengthFor } from "../../web/ui/controls/max-length.ts";

test("a field leaves as much room beside emoji as beside letters", () => {
  for (const text of ["", "abc", "🙂", "鬼🙂🙂滅"]) {
    const used = Array.from(text).length;
    expect(maxLengthFor(text, 10) - text.length).toBe(10 - used);
  }
});
