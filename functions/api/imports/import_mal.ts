import { import_mal } from "../../../shared/api/imports.ts";
import { handle } from "../../http/handle.ts";
import { acceptUpload } from "../../import/intake/accept-upload.ts";

export const handler = handle(import_mal, (upload, { uid }) => acceptUpload("anime", uid, upload));
