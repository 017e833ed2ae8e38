/** The words of questions are few; those of strangers are not kept for ever, and what is no word not at all. */
const mostWords = 10_000;
const longestWord = 40;

/** What is always the same for a word (or a few), found out once for each. */
export function onceAWord<Finding>(find: (word: string) => Finding): (word: string) => Finding {
  const findings = new Map<string, Finding>();
  return (word) => {
    const known = findings.get(word);
    if (known !== undefined) return known;
    const finding = find(word);
    if (findings.size >= mostWords) findings.clear();
    if (word.length <= longestWord) findings.set(word, finding);
    return finding;
  };
}
