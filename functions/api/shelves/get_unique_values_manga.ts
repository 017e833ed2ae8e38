import { get_unique_values_manga } from "../../../shared/api/shelves.ts";
import { handle } from "../../http/handle.ts";
import { uniqueValues } from "../../shelf/unique-values.ts";

export const handler = handle(get_unique_values_manga, (request, { uid: viewer }) =>
  uniqueValues("manga", request, viewer),
);
