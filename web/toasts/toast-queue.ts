import type { Kind } from "../../shared/kind.ts";
import * as limits from "../../shared/limits.ts";

/** Which title somebody has just finished. */
export interface FinishedTitle {
  readonly kind: Kind;
  readonly id: number;
}

/** What a toast says and offers. */
export type ToastContent =
  | {
      readonly kind: "success" | "error";
      readonly text: string;
      /** A line below the text. */
      readonly more?: string;
      /** Takes back what the toast reports; the toast then carries an Undo button. */
      readonly undo?: () => void;
      /** The title that was finished, which is a moment. */
      readonly finished?: FinishedTitle;
      /** Whether the toast carries a link to sign in. */
      readonly offersSignIn?: boolean;
    }
  | {
      readonly kind: "unsaved";
      readonly text: string;
      /** Saves after all what the toast tells of; it then carries a Save button. */
      readonly save: () => void;
    }
  | { readonly kind: "achievement"; readonly name: string; readonly badgeIcon: string };

export type Toast = ToastContent & {
  readonly id: number;
  /** A newer toast with the same key takes the place of an older one. */
  readonly key: string | undefined;
  readonly durationMs: number;
};

const successMs = 4000;
const errorMs = 6000;
const messagesAtOnce = 3;
/** One after another: a badge is a moment, and several of them would cover a small screen. */
const achievementsAtOnce = 1;

function durationOf(content: ToastContent): number {
  if (content.kind === "achievement") return limits.achievementToastMs;
  if (content.kind === "error") return errorMs;
  if (content.kind === "unsaved") return limits.undoMs;
  return content.undo === undefined ? successMs : limits.undoMs;
}

/** The toasts on screen and the ones that wait for room, oldest first. Knows no time: whoever shows a toast ends it. */
export class ToastQueue {
  #toasts: readonly Toast[] = [];
  #visible: readonly Toast[] = [];
  #nextId = 1;
  readonly #listeners = new Set<() => void>();

  /** Adds a toast; with a `key` it replaces the toast that had the same. */
  push(content: ToastContent, key?: string): void {
    const toast: Toast = {
      ...content,
      id: this.#nextId++,
      key,
      durationMs: durationOf(content),
    };
    const others = this.#toasts.filter((other) => key === undefined || other.key !== key);
    this.#change([...others, toast]);
  }

  /** Takes a toast off the screen. */
  dismiss(id: number): void {
    this.#change(this.#toasts.filter((toast) => toast.id !== id));
  }

  /** The toasts on screen: at most three messages, and below them one achievement. The same array until something changes. */
  visible = (): readonly Toast[] => this.#visible;

  /** Calls `listener` after every change; the result unsubscribes. */
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #change(toasts: readonly Toast[]): void {
    this.#toasts = toasts;
    const isAchievement = (toast: Toast) => toast.kind === "achievement";
    this.#visible = [
      ...toasts.filter((toast) => !isAchievement(toast)).slice(0, messagesAtOnce),
      ...toasts.filter(isAchievement).slice(0, achievementsAtOnce),
    ];
    for (const listener of this.#listeners) listener();
  }
}
