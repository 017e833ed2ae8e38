import { kindRules, type Kind, type Status } from "../../../../shared/kind.ts";
import type { Standing, TrackedTitle } from "../../../tracking/standing.ts";
import { counterAt, left, stepped, typed, type Counter } from "./counter.ts";

/** Where a form stands. After a drop the dialog stays as it is, and a page is as it was before there was an entry. */
export type TrackingPlace = "dialog" | "page";

/** The tracking part of a title's dialog or page. */
export interface TrackingForm {
  readonly counter: Counter;
  /** The entry as the form last saw it saved. */
  readonly saved: Standing | undefined;
  /** Whether the title is on the list now; decides between adding and updating. */
  readonly isOnList: boolean;
}

export type TrackingEvent =
  | { readonly type: "typed"; readonly text: string }
  | { readonly type: "left" }
  | { readonly type: "stepped"; readonly by: 1 | -1 }
  /** A press of a button has saved this progress, whatever stood in the counter. */
  | { readonly type: "saved"; readonly progress: number }
  /** The entry changed on the server or in another part of the app. */
  | { readonly type: "entry"; readonly entry: Standing | undefined };

/** The form as it opens. */
export const openForm = (entry: Standing | undefined): TrackingForm => ({
  counter: counterAt(entry?.progress ?? 0),
  saved: entry,
  isOnList: entry !== undefined,
});

/** What the form becomes by an event. */
export function nextForm(
  title: TrackedTitle,
  form: TrackingForm,
  event: TrackingEvent,
  place: TrackingPlace,
): TrackingForm {
  switch (event.type) {
    case "typed":
      return { ...form, counter: typed(title, form.counter, event.text) };
    case "left":
      return { ...form, counter: left(form.counter) };
    case "stepped":
      return { ...form, counter: stepped(title, form.counter, event.by) };
    case "saved":
      return { ...form, counter: counterAt(event.progress) };
    case "entry":
      return withEntry(form, event.entry, place);
  }
}

/** Follows the entry; a number that the user has changed and not saved stays. */
function withEntry(
  form: TrackingForm,
  entry: Standing | undefined,
  place: TrackingPlace,
): TrackingForm {
  if (entry === undefined) {
    return place === "page" ? openForm(undefined) : { ...form, isOnList: false };
  }
  const counter = isCounterChanged(form) ? form.counter : counterAt(entry.progress);
  return { counter, saved: entry, isOnList: true };
}

/** Whether somebody has changed the counter, and nothing has saved that. */
export const isCounterChanged = ({ counter, saved }: TrackingForm): boolean =>
  counter.progress !== (saved?.progress ?? 0);

/**
 * The count that would be lost if the form were left now; undefined where there is none: of a title that was just dropped
 * nothing is waited for, and what is typed may be no number.
 */
export function unsavedCount(form: TrackingForm): number | undefined {
  const { counter, saved, isOnList } = form;
  const isDropped = saved !== undefined && !isOnList;
  const isNumber = counter.text !== "" && counter.problem === undefined;
  return isCounterChanged(form) && isNumber && !isDropped ? counter.progress : undefined;
}

/** Whether saving the counter would change anything. */
function hasUnsaved({ total }: TrackedTitle, { counter, saved }: TrackingForm): boolean {
  if (saved === undefined || counter.progress !== saved.progress) return true;
  return total !== null && counter.progress === total && saved.status !== "COMPLETED";
}

/** The buttons of the form, by what they do. */
export interface TrackingActions {
  /** Saves the counter. */
  readonly save: boolean;
  /** Puts the title on the list with nothing watched or read. */
  readonly plan: boolean;
  /** Saves the whole title as watched. */
  readonly complete: boolean;
  /** Statuses to pick from, where the length is unknown. */
  readonly statuses: readonly Status[];
  readonly drop: boolean;
}

/** Which buttons the form shows. */
export function trackingActions(title: TrackedTitle, form: TrackingForm): TrackingActions {
  const { kind, total } = title;
  const { saved } = form;
  const isCounted = hasCounterFor(title) || isCounterChanged(form);
  const isCompleted = saved?.status === "COMPLETED" && saved.progress === total;
  const isUpToDate = title.aired !== null && title.aired <= (saved?.progress ?? 0);
  return {
    save: isCounted && hasUnsaved(title, form),
    plan: total !== null && saved === undefined,
    complete: kind === "anime" && total !== null && !isCompleted,
    statuses:
      total === null
        ? kindRules[kind].statuses.filter(
            (status) => status !== saved?.status && !(isUpToDate && status === "COMPLETED"),
          )
        : [],
    drop: saved !== undefined,
  };
}

/** Whether the count decides the status: a manga of unknown length has buttons for that, and a counter beside them. */
export const hasCounterFor = ({ kind, total }: TrackedTitle): boolean =>
  kind === "anime" || total !== null;

/** The labels of the buttons. */
export const actionLabels: Readonly<
  Record<Kind, Readonly<Record<"add" | "update" | "plan" | "drop", string>>>
> = {
  anime: {
    add: "Add To Watchlist",
    update: "Update Anime",
    plan: "Plan To Watch",
    drop: "Drop Anime",
  },
  manga: {
    add: "Add To Reading List",
    update: "Update Manga",
    plan: "Plan To Read",
    drop: "Drop Manga",
  },
};
