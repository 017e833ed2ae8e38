import { readdirSync, readFileSync } from "node:fs";

/** A message as somebody writes it: one who despairs, or a fan who speaks of stories in the same or other words. */
export interface Message {
  /** ISO 639-1. */
  readonly language: string;
  readonly isDespair: boolean;
  readonly text: string;
}

/** The messages of a folder of files such as `en-despair.txt` and `en-fans.txt`, one a line. */
export function readMessages(folder: URL): Message[] {
  return readdirSync(folder)
    .sort()
    .flatMap((file) => {
      const [language = "", kind] = file.replace(".txt", "").split("-");
      return readFileSync(new URL(file, folder), "utf8")
        .split("\n")
        .filter((line) => line !== "")
        .map((text) => ({ language, isDespair: kind === "despair", text }));
    });
}

/** What the models of `functions/chat/care` are trained on. */
export const examplesFolder = new URL("./examples/", import.meta.url);

/** Messages that the models never saw, written without a look at the examples. */
export const heldOutFolder = new URL("./held-out/", import.meta.url);
