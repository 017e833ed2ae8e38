import { useEffect, useEffectEvent } from "react";
import { pageAt } from "../../../../shared/pages.ts";
import { openTitle, titleId, type OpenTitle } from "../../../addresses/title-address.ts";

/** How long a finger rests on a card until it is a long press, in milliseconds, and how far it may stray, in CSS pixels. */
const holdMs = 450;
const strayPx = 10;

/** How long after the finger has gone a click or a menu may still come of it, in milliseconds. */
const echoMs = 400;

/** The title that a card leads to, to its dialog or to its page; undefined for a link to anything else. */
function titleBehind(link: HTMLAnchorElement): OpenTitle | undefined {
  const { pathname, searchParams } = new URL(link.href);
  const opened = openTitle(searchParams);
  if (opened !== undefined) return opened;
  const page = pageAt(pathname);
  const id = titleId(page?.parameters["id"] ?? null);
  if (id === undefined) return undefined;
  if (page?.name === "animeTitle") return { kind: "anime", id };
  return page?.name === "mangaTitle" ? { kind: "manga", id } : undefined;
}

/** The title of the card at a point of the page: of a link that shows a cover, in no dialog, over which no menu opens. */
function titleAt(target: EventTarget | null): OpenTitle | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
  if (!link?.querySelector(".cover") || link.closest("[role=dialog]")) return undefined;
  return titleBehind(link);
}

/** Tells of a finger that rests on a title's card, anywhere on the page; the link below does not follow then. */
export function useLongPress(onLongPress: (title: OpenTitle) => void): void {
  const press = useEffectEvent(onLongPress);
  useEffect(() => {
    const stop = new AbortController();
    const options = { capture: true, signal: stop.signal };
    let held: { readonly x: number; readonly y: number } | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let hasOpened = false;
    let echo: ReturnType<typeof setTimeout> | undefined;
    const letGo = () => {
      clearTimeout(timer);
      held = undefined;
    };
    const lift = () => {
      letGo();
      clearTimeout(echo);
      echo = setTimeout(() => {
        hasOpened = false;
      }, echoMs);
    };
    const down = ({ target, pointerType, isPrimary, clientX: x, clientY: y }: PointerEvent) => {
      letGo();
      hasOpened = false;
      const title = pointerType === "touch" && isPrimary ? titleAt(target) : undefined;
      if (title === undefined) return;
      held = { x, y };
      timer = setTimeout(() => {
        hasOpened = true;
        press(title);
      }, holdMs);
    };
    const move = ({ clientX, clientY }: PointerEvent) => {
      if (held && Math.hypot(clientX - held.x, clientY - held.y) > strayPx) letGo();
    };
    // The browser's own menu of a link would take the finger away, or lie over ours: some show it when the finger goes.
    const keepFinger = (event: Event) => {
      if (held || hasOpened) event.preventDefault();
    };
    const click = (event: MouseEvent) => {
      // One without a count comes from a key or a screen reader.
      if (!hasOpened || event.detail === 0) return;
      hasOpened = false;
      event.preventDefault();
      event.stopPropagation();
    };
    document.addEventListener("pointerdown", down, options);
    document.addEventListener("pointermove", move, options);
    document.addEventListener("pointerup", lift, options);
    document.addEventListener("pointercancel", lift, options);
    document.addEventListener("contextmenu", keepFinger, options);
    document.addEventListener("click", click, options);
    return () => {
      letGo();
      clearTimeout(echo);
      stop.abort();
    };
  }, []);
}
