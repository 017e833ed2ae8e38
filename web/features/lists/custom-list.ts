import type { CallResponse } from "../../calls/api.ts";

/** A custom list as its page shows it. */
export type CustomList = CallResponse<"list">;
