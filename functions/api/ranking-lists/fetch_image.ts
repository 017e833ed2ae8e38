import { fetch_image } from "../../../shared/api/ranking-lists.ts";
import { ApiError } from "../../../shared/errors.ts";
import * as sentences from "../../../shared/sentences.ts";
import * as limits from "../../../shared/limits.ts";
import { handle } from "../../http/handle.ts";
import { fetchFile } from "../../pictures/fetch-file.ts";
import { reencode } from "../../pictures/reencode.ts";

export const handler = handle(fetch_image, async ({ url }) => {
  const webp = await reencode(
    await fetchFile(url),
    // What a server or an address says of a picture is often wrong; only its content counts.
    { name: "", type: "" },
    {
      px: limits.rankingImagePx,
      crop: "whole",
      formats: ["avif", "gif", "jpeg", "png", "webp"],
    },
  );
  if (webp === undefined) throw new ApiError("bad_request", sentences.unableToFetchPicture);
  return { image: `data:image/webp;base64,${Buffer.from(webp).toString("base64")}` };
});
