const patienceMs = 10_000;

/** How long the first act itself has the processor alone, in milliseconds: what is fetched is also read, which takes time. */
const afterActMs = 300;

/**
 * Calls back soon after somebody does something on the page for the first time, or when they have looked at it for ten
 * seconds: time to fetch what may be wanted next, and what a page that is still loading does better without. May call
 * more than once.
 */
export function onFirstAct(begin: () => void): void {
  const soon = () => {
    setTimeout(begin, afterActMs);
  };
  for (const sign of ["pointermove", "pointerdown", "wheel", "focusin", "keydown"]) {
    window.addEventListener(sign, soon, { once: true });
  }
  setTimeout(begin, patienceMs);
}
