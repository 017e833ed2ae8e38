import { pick_up } from "../../../shared/api/entries.ts";
import { pickUp } from "../../dropped/pick-up.ts";
import { handle } from "../../http/handle.ts";

export const handler = handle(pick_up, ({ kind, id }, { uid }) => pickUp(uid, kind, id));
