import { ToastQueue, type FinishedTitle } from "./toast-queue.ts";

/** The queue that the shell's Toaster shows. */
export const toastQueue = new ToastQueue();

interface SuccessOptions {
  /** Takes back what was done; offered as an Undo button for 6 seconds. */
  readonly undo?: () => void;
  /** The title that was finished by it. */
  readonly finished?: FinishedTitle | undefined;
  /** A newer toast with the same key replaces this one. */
  readonly key?: string;
}

interface ErrorOptions {
  /** A line below the text. */
  readonly more?: string;
  /** Whether a link to sign in stands beside it. */
  readonly offersSignIn?: boolean;
  /** A newer toast with the same key replaces this one; without one, a newer toast that says the same does. */
  readonly key?: string;
}

interface UnsavedOptions {
  /** Saves it after all; offered as a Save button for 6 seconds. */
  readonly save: () => void;
  readonly key: string;
}

/** Tells the user what happened, from anywhere in the app. */
export const toast = {
  success(text: string, { undo, finished, key }: SuccessOptions = {}): void {
    const more = { ...(undo && { undo }), ...(finished && { finished }) };
    toastQueue.push({ kind: "success", text, ...more }, key);
  },
  error(text: string, { key = text, ...rest }: ErrorOptions = {}): void {
    toastQueue.push({ kind: "error", text, ...rest }, key);
  },
  unsaved(text: string, { save, key }: UnsavedOptions): void {
    toastQueue.push({ kind: "unsaved", text, save }, key);
  },
  achievement(badge: { readonly name: string; readonly badge_icon: string }): void {
    toastQueue.push({ kind: "achievement", name: badge.name, badgeIcon: badge.badge_icon });
  },
};
