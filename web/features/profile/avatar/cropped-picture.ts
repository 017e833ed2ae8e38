import * as limits from "../../../../shared/limits.ts";

/** A square part of a picture, in parts of a hundred of its width and height. */
export interface Crop {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The largest square in the middle of a picture. */
export function middleSquare(width: number, height: number): Crop {
  const side = Math.min(width, height);
  const [across, down] = [(100 * side) / width, (100 * side) / height];
  return { x: (100 - across) / 2, y: (100 - down) / 2, width: across, height: down };
}

function toBlob(canvas: HTMLCanvasElement, type: string): Promise<Blob | null> {
  return new Promise((resolve) => {
    canvas.toBlob(resolve, type, 0.9);
  });
}

/**
 * Cuts the part out of a loaded picture, as large as avatars are kept: WebP, or what the browser can write instead.
 * Throws when the browser cannot draw it.
 */
export async function croppedPicture(image: HTMLImageElement, crop: Crop): Promise<File> {
  const canvas = document.createElement("canvas");
  const side = (crop.width / 100) * image.naturalWidth;
  canvas.width = Math.max(1, Math.min(limits.avatarPx, Math.round(side)));
  canvas.height = canvas.width;
  const drawing = canvas.getContext("2d");
  if (drawing === null) throw new Error("This browser cannot draw");
  drawing.imageSmoothingQuality = "high";
  drawing.drawImage(
    image,
    (crop.x / 100) * image.naturalWidth,
    (crop.y / 100) * image.naturalHeight,
    side,
    (crop.height / 100) * image.naturalHeight,
    0,
    0,
    canvas.width,
    canvas.height,
  );
  const blob = await toBlob(canvas, "image/webp");
  if (blob === null) throw new Error("This browser cannot encode pictures");
  // Browsers that write no WebP give a PNG instead, and say so.
  return new File([blob], `avatar.${blob.type.replace("image/", "")}`, { type: blob.type });
}
