import { describe, expect, it, vi } from "vitest";
import { ToastQueue, type ToastContent } from "../../web/toasts/toast-queue.ts";
import { toast, toastQueue } from "../../web/toasts/toast.ts";

const success = (text: string): ToastContent => ({ kind: "success", text });
const badge = (name: string): ToastContent => ({
  kind: "achievement",
  name,
  badgeIcon: "/badge.webp",
});

const told = (queue: ToastQueue) =>
  queue.visible().map((toast) => (toast.kind === "achievement" ? toast.name : toast.text));

describe("ToastQueue", () => {
  it("shows three messages at once; the next one comes when room is made", () => {
    const queue = new ToastQueue();
    for (const text of ["a", "b", "c", "d"]) queue.push(success(text));
    expect(told(queue)).toEqual(["a", "b", "c"]);

    queue.dismiss(queue.visible()[0]?.id ?? 0);
    expect(told(queue)).toEqual(["b", "c", "d"]);
  });

  it("puts achievements below every message", () => {
    const queue = new ToastQueue();
    queue.push(badge("First steps"));
    queue.push(success("Anime updated: Monster"));
    expect(told(queue)).toEqual(["Anime updated: Monster", "First steps"]);
  });

  it("shows achievements one after another", () => {
    const queue = new ToastQueue();
    for (const name of ["One Cour", "First Credits"]) queue.push(badge(name));
    expect(told(queue)).toEqual(["One Cour"]);
    queue.dismiss(queue.visible()[0]?.id ?? 0);
    expect(told(queue)).toEqual(["First Credits"]);
  });

  it("replaces a toast that has the same key", () => {
    const queue = new ToastQueue();
    queue.push(success("1 of 12"), "anime-12");
    queue.push(success("other"));
    queue.push(success("2 of 12"), "anime-12");
    expect(told(queue)).toEqual(["other", "2 of 12"]);
  });

  it("says the same failure once, however often it happens", () => {
    toast.error("No.");
    toast.error("No way.");
    toast.error("No.");
    expect(told(toastQueue)).toEqual(["No way.", "No."]);
  });

  it("keeps an Undo for 6 seconds and an achievement for 5", () => {
    const queue = new ToastQueue();
    queue.push({ kind: "success", text: "Anime dropped successfully", undo: () => undefined });
    queue.push(badge("First steps"));
    expect(queue.visible().map((toast) => toast.durationMs)).toEqual([6000, 5000]);
  });

  it("tells its listeners, and gives the same array until something changes", () => {
    const queue = new ToastQueue();
    const listener = vi.fn();
    const stop = queue.subscribe(listener);
    queue.push(success("a"));
    expect(listener).toHaveBeenCalledTimes(1);
    expect(queue.visible()).toBe(queue.visible());

    stop();
    queue.push(success("b"));
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
