import { creditsPath, type Credits } from "../../shared/credits.ts";
import { CallError } from "./api.ts";
import { fetchInTime } from "./fetch-in-time.ts";

/** The credits of the catalogue as a read of the cache: a file that its job writes, not a call. */
export const creditsQuery = {
  queryKey: ["credits"],
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Credits> => {
    const { response, content } = await fetchInTime(creditsPath, { signal }, async (answer) =>
      answer.ok ? ((await answer.json()) as Credits) : undefined,
    );
    if (content === undefined) throw new CallError(response.status, undefined);
    return content;
  },
};
