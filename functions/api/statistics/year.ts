import { year } from "../../../shared/api/statistics.ts";
import { handle } from "../../http/handle.ts";
import { readYear } from "../../statistics/read-year.ts";

export const handler = handle(year, (asked, { uid }) => readYear(asked, uid));
