import { airing_today } from "./airing-today.ts";
import { compare } from "./compare.ts";
import { my_list } from "./my-list.ts";
import { recommend } from "./recommend.ts";
import { search_catalogue } from "./search-catalogue.ts";
import { time_to_finish } from "./time-to-finish.ts";
import { title_details } from "./title-details.ts";

/** Everything an assistant can look up, by the name under which a model calls it. */
export const tools = {
  search_catalogue,
  title_details,
  my_list,
  airing_today,
  recommend,
  time_to_finish,
  compare,
} as const;
