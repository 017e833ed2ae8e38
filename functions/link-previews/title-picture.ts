import { wideCoverFile } from "../../catalogue/cover-file.ts";
import { wideCover } from "../../catalogue/covers/cover.ts";
import type { Card } from "../catalogue/catalogue.ts";
import { hasCover, putWideCover } from "../objects/cover-objects.ts";
import { errorFields, log } from "../runtime/log.ts";
import { sitePreview, type Preview } from "./page.ts";

/**
 * The picture beside a link to a title: its cover made wide, which is drawn when the first such link is shown and then
 * stays; the operator's picture where the title has one; the site's where drawing fails.
 */
export async function titlePicture(card: Card): Promise<Pick<Preview, "image" | "shape">> {
  const image = wideCoverFile(card.image);
  if (image === undefined) return { image: card.image, shape: "square" };
  try {
    if (!(await hasCover(image))) {
      // Reading sharp takes a while, and most links need none.
      const { drawAsJpeg } = await import("../pictures/draw.ts");
      await putWideCover(image, await drawAsJpeg(wideCover(card)));
    }
    return { image, shape: "wide" };
  } catch (error) {
    log("error", "picture of a link", { image, ...errorFields(error) });
    return { image: sitePreview.image, shape: sitePreview.shape };
  }
}
