import { wideCoverFile } from "../../catalogue/cover-file.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { hasCover, putWideCover } from "../objects/cover-objects.ts";
import { errorFields, log } from "../runtime/log.ts";
import { sitePreview, type Preview } from "./page.ts";

/**
 * The picture beside a link to a title: its cover made wide, which is drawn when the first such link is shown and then
 * stays; the operator's picture where the title has one; the site's where drawing fails.
 */
export async function titlePicture(
  catalogue: Catalogue,
  row: number,
): Promise<Pick<Preview, "image" | "shape">> {
  const own = catalogue.card(row).image;
  const image = wideCoverFile(own);
  if (image === undefined) return { image: own, shape: "square" };
  try {
    if (!(await hasCover(image))) {
      // Reading sharp and all drawings takes a while, and most links need none.
      const { drawAsJpeg } = await import("../pictures/draw.ts");
      const { wideCover } = await import("../../catalogue/covers/cover.ts");
      await putWideCover(image, await drawAsJpeg(wideCover(catalogue.coverSubject(row))));
    }
    return { image, shape: "wide" };
  } catch (error) {
    log("error", "picture of a link", { image, ...errorFields(error) });
    return { image: sitePreview.image, shape: sitePreview.shape };
  }
}
