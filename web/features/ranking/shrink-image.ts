import * as limits from "../../../shared/limits.ts";

/** Sides and qualities to try, in this order, until a picture is small enough. */
const sidesPx = [limits.rankingImagePx, 832, 640, 480, 320] as const;
const qualities = [0.86, 0.74, 0.6] as const;

/** Loads a picture from an address of ours or from memory. Rejects when it is none. */
async function load(src: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = src;
  await image.decode();
  return image;
}

/** Draws a picture so that its longest side has at most `side` pixels; it is never enlarged. */
function draw(image: HTMLImageElement, side: number): HTMLCanvasElement {
  const scale = Math.min(1, side / Math.max(image.naturalWidth, image.naturalHeight));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(image.naturalWidth * scale));
  canvas.height = Math.max(1, Math.round(image.naturalHeight * scale));
  const context = canvas.getContext("2d");
  if (context === null) throw new Error("This browser cannot draw");
  context.imageSmoothingQuality = "high";
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas;
}

function encode(canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => {
        if (blob === null) reject(new Error("This browser cannot encode pictures"));
        else resolve(blob);
      },
      type,
      quality,
    );
  });
}

/** As WebP, or as JPEG where the browser cannot write that: it then falls back to PNG by itself, which is too large. */
async function encoded(canvas: HTMLCanvasElement, quality: number): Promise<Blob> {
  const webp = await encode(canvas, "image/webp", quality);
  return webp.type === "image/webp" ? webp : encode(canvas, "image/jpeg", quality);
}

async function shrink(image: HTMLImageElement): Promise<Blob> {
  let smallest: Blob | undefined;
  for (const side of sidesPx) {
    const canvas = draw(image, side);
    for (const quality of qualities) {
      smallest = await encoded(canvas, quality);
      if (smallest.size <= limits.rankingImageBytes) return smallest;
    }
  }
  if (smallest === undefined) throw new Error("No size was tried");
  return smallest;
}

/** A picture file at most 1024 pixels wide and high, and at most 150 KB large. Rejects when it is no picture. */
export async function shrinkFile(file: Blob): Promise<Blob> {
  const address = URL.createObjectURL(file);
  try {
    return await shrink(await load(address));
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** The same for a picture of our own site, such as a cover. */
export const shrinkCover = async (path: string): Promise<Blob> => shrink(await load(path));
