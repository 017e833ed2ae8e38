/** The question before more is saved of a title than has aired. */
export function beyondWords(aired: number, progress: number): string {
  const episodes = aired === 1 ? "episode seems" : "episodes seem";
  return `Only ${aired} ${episodes} to have aired. Save ${progress} all the same?`;
}
