const lookalikes: Readonly<Record<string, string>> = {
  0: "o", 1: "i", 3: "e", 4: "a", 5: "s", 7: "t", "@": "a", $: "s",
}; // prettier-ignore

/** Undoes what hides a word from filters: "k1ll", "su*cide", "d i e". */
export const unhidden = (text: string): string =>
  text
    .replace(/[\p{L}\d@$*]+/gu, (word) =>
      word.replace(/(?<=\p{L})[013457@$]|[013457@$](?=\p{L})/gu, (sign) => lookalikes[sign] ?? ""),
    )
    .replace(/(?<=\p{L})[*_-]+(?=\p{L})/gu, "")
    .replace(/(?<!\p{L})(?:[a-z][ .]){2,}[a-z](?!\p{L})/giu, (letters) =>
      letters.replace(/[ .]/g, ""),
    );
