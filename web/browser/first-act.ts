const patienceMs = 10_000;

/**
 * Calls back when somebody does something on the page for the first time, or has looked at it for ten seconds: time to
 * fetch what may be wanted next, and what a page that is still loading does better without. May call more than once.
 */
export function onFirstAct(begin: () => void): void {
  for (const sign of ["pointerover", "focusin", "keydown"]) {
    window.addEventListener(sign, begin, { once: true });
  }
  setTimeout(begin, patienceMs);
}
