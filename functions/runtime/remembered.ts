/**
 * Keeps the last answer of a read for a while in a warm function, so that a figure that everybody asks for
 * costs one read in its time. A failed refresh keeps the old answer; the first failure is thrown.
 */
export function remembered<Answer>(
  forMs: number,
  read: () => Promise<Answer>,
): () => Promise<Answer> {
  let held: { readonly answer: Answer; readonly untilMs: number } | undefined;
  return async () => {
    if (held !== undefined && Date.now() < held.untilMs) return held.answer;
    try {
      held = { answer: await read(), untilMs: Date.now() + forMs };
    } catch (error) {
      if (held === undefined) throw error;
      held = { answer: held.answer, untilMs: Date.now() + forMs };
    }
    return held.answer;
  };
}
