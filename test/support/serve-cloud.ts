/** Runs a cloud for tests in a process of its own, tells its parent the address, and ends with it. */
import { startTestCloud } from "./test-cloud.ts";

const cloud = await startTestCloud();
process.once("disconnect", () => {
  void cloud.stop().finally(() => process.exit());
});
process.send?.(cloud.address);
