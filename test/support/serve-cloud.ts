/** Runs a cloud for tests in a process of its own, tells its parent the address and, when asked, what it saw, and ends with it. */
import { startTestCloud } from "./test-cloud.ts";

const [, , warmThreads] = process.argv;
const cloud = await startTestCloud(Number(warmThreads));
process.once("disconnect", () => {
  void cloud.stop().finally(() => process.exit());
});
process.on("message", () => {
  process.send?.({ permissions: cloud.report() });
});
process.send?.(cloud.address);
