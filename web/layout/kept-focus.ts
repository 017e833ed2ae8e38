import { pageElementId } from "../ui/modal-layer.ts";

const controls = "a[href], button, input, select, textarea, summary";
const regions = "article, aside, section, nav, [role='tabpanel'], main";

const controlsOf = (element: Element): HTMLElement[] =>
  [...element.querySelectorAll<HTMLElement>(controls)].filter((one) => one.checkVisibility());

/** Where the keyboard goes on when nothing like the lost element is left: the region's heading, else the region. */
function regionOf(element: Element): HTMLElement | undefined {
  const region = element.closest<HTMLElement>(regions);
  const place = region?.querySelector<HTMLElement>("h1, h2, h3, h4") ?? region;
  if (place && place.tabIndex < 0) place.tabIndex = -1;
  return place ?? undefined;
}

/** The record that says from where a lost element went: from a parent that is still in the page. */
function lossOf(lost: Node, records: readonly MutationRecord[]): MutationRecord | undefined {
  let gone = lost;
  for (const record of records) {
    if (![...record.removedNodes].some((node) => node.contains(gone))) continue;
    if (record.target.isConnected) return record;
    gone = record.target;
  }
  return undefined;
}

/**
 * What gets the focus of an element that went with an item: the same control of the item that took its place, of the
 * one before where it was the last, else the heading above.
 */
function successorOf(lost: HTMLElement, record: MutationRecord): HTMLElement | undefined {
  const { target: parent, removedNodes, nextSibling, previousSibling } = record;
  const item = [...removedNodes].find((node) => node.contains(lost));
  if (!(parent instanceof Element) || !(item instanceof Element)) return undefined;
  const alike = [...parent.children].filter(
    ({ tagName, className }) => tagName === item.tagName && className === item.className,
  );
  const next =
    alike.find((one) => one === nextSibling) ??
    alike.find((one) => one === previousSibling) ??
    alike.at(-1);
  if (next === undefined) return regionOf(parent);
  if (item === lost && next instanceof HTMLElement) return next;
  const at = [...item.querySelectorAll(controls)].indexOf(lost);
  const found = controlsOf(next);
  return found[at] ?? found[0] ?? regionOf(next);
}

/**
 * Keeps the keyboard's place on the page: when the element that has the focus is removed, with an item of a list or
 * because its work is done, the focus goes on to what is next instead of falling to the document's body. Returns what
 * ends it.
 */
export function keepFocus(page: HTMLElement): () => void {
  let last: HTMLElement | undefined;
  let next: HTMLElement | undefined;
  const goOn = () => {
    // While a dialog is open it has the focus, and the page is inert.
    if (next === undefined || document.activeElement !== document.body) return;
    if (!next.isConnected) next = regionOf(page);
    next?.focus();
    if (document.activeElement === next) next = undefined;
  };
  const observer = new MutationObserver((records) => {
    if (last?.isConnected === false) {
      const loss = lossOf(last, records);
      // A whole page that goes is a move to another one, which has a focus of its own.
      next = loss && loss.target !== page ? successorOf(last, loss) : undefined;
      last = undefined;
    }
    goOn();
  });
  const remember = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement) || !page.contains(target)) return;
    last = target;
    next = undefined;
  };
  const forget = ({ target }: PointerEvent) => {
    // Whoever clicks elsewhere gave the place up.
    if (target instanceof Node && page.contains(target) && last?.contains(target) !== true) {
      last = undefined;
    }
  };
  observer.observe(page, { childList: true, subtree: true });
  // What opened a dialog may go while it is open; then it is the closing that leaves no focus behind.
  const frame = document.getElementById(pageElementId);
  if (frame !== null) observer.observe(frame, { attributeFilter: ["inert"] });
  observer.observe(document.body, { childList: true });
  document.addEventListener("focusin", remember);
  document.addEventListener("pointerdown", forget);
  return () => {
    observer.disconnect();
    document.removeEventListener("focusin", remember);
    document.removeEventListener("pointerdown", forget);
  };
}
