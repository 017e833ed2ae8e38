import * as sentences from "../../../../shared/sentences.ts";
import * as limits from "../../../../shared/limits.ts";
import { CallError } from "../../../calls/api.ts";

/** Why a chosen file cannot become an avatar; undefined when it may. */
export function fileProblem({ type, size }: Pick<File, "type" | "size">): string | undefined {
  // SVG is a drawing that may hold scripts; the server would refuse it with the same sentence.
  if (!type.startsWith("image/") || type === "image/svg+xml") return sentences.notAPicture;
  return size > limits.imageBytes ? sentences.pictureTooLarge : undefined;
}

/** What to say when the upload of a picture failed. */
export function uploadProblem(error: Error): string {
  if (!(error instanceof CallError) || error.isNetwork) {
    return "An error occurred. Please try again.";
  }
  return error.serverMessage ?? "Upload failed.";
}
