import { shelf_on } from "../../../shared/api/diary.ts";
import { shelfOn } from "../../diary/shelf-on.ts";
import { handle } from "../../http/handle.ts";

export const handler = handle(shelf_on, (asked, { uid }) => shelfOn(uid, asked));
