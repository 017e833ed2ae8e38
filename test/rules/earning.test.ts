import { expect, test, vi } from "vitest";
import { earning } from "../../functions/achievements/earn.ts";
import { table } from "../../functions/table/client.ts";
import { ApiError } from "../../shared/errors.ts";

test("what is over its rate limit reads no shelf", async () => {
  vi.stubEnv("TABLE", "table");
  const send = vi.spyOn(table, "send").mockRejectedValue(new Error("There is no table here"));
  const refusal = new ApiError("too_many", "Please wait.", 7);
  const admitted = Promise.reject(refusal);
  const change = admitted.then(() => ({
    entry: { status: "PLANNED" as const, progress: 0 },
    before: undefined,
    mayEarn: true,
  }));
  await expect(earning("ai", "anime", 1, change, admitted)).rejects.toBe(refusal);
  expect(send).not.toHaveBeenCalled();
});
