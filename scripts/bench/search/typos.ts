const LETTERS = "abcdefghijklmnopqrstuvwxyz";

/** The text with one uniformly random insert, delete, substitute or swap of neighbours; never the text itself. */
export function withTypo(text: string, random: () => number): string {
  const letters = Array.from(text);
  const at = Math.floor(random() * letters.length);
  const letter = LETTERS.charAt(Math.floor(random() * LETTERS.length));
  switch (Math.floor(random() * 4)) {
    case 0:
      letters.splice(at, 0, letter);
      break;
    case 1:
      letters.splice(at, 1);
      break;
    case 2:
      letters.splice(at, 1, letter);
      break;
    default:
      letters.splice(at, 2, ...letters.slice(at, at + 2).reverse());
  }
  const changed = letters.join("");
  return changed === text ? withTypo(text, random) : changed;
}
