import * as sentences from "../../../shared/sentences.ts";
import { pictureProblem } from "../../../shared/ranking-list.ts";
import { call, CallError } from "../../calls/api.ts";

/** A picture that cannot be taken. `message` is a sentence for the user. */
export class ImageProblem extends Error {}

/** The sentence for whatever kept a picture away. */
export function imageProblem(error: unknown): string {
  if (error instanceof ImageProblem) return error.message;
  console.error(error);
  return sentences.unexpected;
}

/** The code that draws pictures, which comes with the first one. */
async function drawing() {
  try {
    return await import("./shrink-image.ts");
  } catch (cause) {
    throw new ImageProblem(sentences.unreachable, { cause });
  }
}

/** A chosen, dropped or pasted file as the picture of an entry. Throws ImageProblem when it cannot be one. */
export async function imageOfFile(file: File): Promise<Blob> {
  const problem = pictureProblem(file);
  if (problem !== undefined) throw new ImageProblem(problem);
  const { shrinkFile } = await drawing();
  try {
    return await shrinkFile(file);
  } catch {
    // Its name says that it is a picture, and it is not.
    throw new ImageProblem(sentences.rankingImageType);
  }
}

/** The bytes of a `data:` URL: the page's policy lets nobody fetch one. */
function bytesOf(dataUrl: string): Blob {
  const [head = "", text = ""] = dataUrl.split(",");
  const type = /^data:([^;]+)/.exec(head)?.[1] ?? "";
  return new Blob([Uint8Array.from(atob(text), (character) => character.charCodeAt(0))], { type });
}

/** The picture at an address, which our server fetches. Throws ImageProblem when it cannot be had. */
export async function imageOfUrl(url: string): Promise<Blob> {
  try {
    const { image } = await call("fetch_image", { url });
    const { shrinkFile } = await drawing();
    return await shrinkFile(bytesOf(image));
  } catch (error) {
    throw new ImageProblem(urlProblem(error));
  }
}

function urlProblem(error: unknown): string {
  if (error instanceof ImageProblem) return error.message;
  if (error instanceof CallError && error.isNetwork) return "Error fetching image from URL.";
  const reason = error instanceof CallError ? error.serverMessage : undefined;
  return reason ?? sentences.unableToFetchPicture;
}

/** A title's cover: one of our own pictures, or one that our server fetches. Throws ImageProblem. */
export async function imageOfCover(address: string): Promise<Blob> {
  if (!address.startsWith("/")) return imageOfUrl(address);
  const { shrinkCover } = await drawing();
  try {
    return await shrinkCover(address);
  } catch {
    throw new ImageProblem(sentences.unableToFetchPicture);
  }
}
