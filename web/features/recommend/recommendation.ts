import type { CallResponse } from "../../calls/api.ts";

type Answer = CallResponse<"recommend_anime"> | CallResponse<"recommend_manga">;

/** A title that the server recommends, of either kind. */
export type Recommendation = Answer["recommendations"][number];
