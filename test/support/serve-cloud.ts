/**
 * Runs a cloud for tests in a process of its own, tells its parent the address and, when asked, what it saw, and ends
 * with it. An argument names the lane, if it is one.
 */
import { startTestCloud } from "./test-cloud.ts";

const lane = process.argv[2];
const cloud = await startTestCloud({ isStale: lane === "stale", isSlow: lane === "slow" });
process.once("disconnect", () => {
  void cloud.stop().finally(() => process.exit());
});
process.on("message", () => {
  process.send?.({ permissions: cloud.report() });
});
process.send?.(cloud.address);
