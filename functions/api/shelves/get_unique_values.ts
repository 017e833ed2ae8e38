import { get_unique_values } from "../../../shared/api/shelves.ts";
import { handle } from "../../http/handle.ts";
import { uniqueValues } from "../../shelf/unique-values.ts";

export const handler = handle(get_unique_values, (request, { uid: viewer }) =>
  uniqueValues("anime", request, viewer),
);
