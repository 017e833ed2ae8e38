/** A text of at most so many characters, with an ellipsis behind what was cut off. */
export function truncated(text: string, characters: number): string {
  const points = Array.from(text);
  if (points.length <= characters) return text;
  return `${points.slice(0, characters).join("").trimEnd()}…`;
}
