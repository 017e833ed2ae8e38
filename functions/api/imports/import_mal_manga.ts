import { import_mal_manga } from "../../../shared/api/imports.ts";
import { handle } from "../../http/handle.ts";
import { acceptUpload } from "../../import/intake/accept-upload.ts";

export const handler = handle(import_mal_manga, (upload, { uid }) =>
  acceptUpload("manga", uid, upload),
);
