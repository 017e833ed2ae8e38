/**
 * Runs a cloud for tests in a process of its own, tells its parent the address and, when asked, what it saw, and ends
 * with it, or when it is told to, also before it has started. An argument names the lane, if it is one.
 */
import { startTestCloud } from "./test-cloud.ts";

let stop = (): Promise<void> => Promise.resolve();
let isEnding = false;
const end = async (): Promise<void> => {
  if (isEnding) return;
  isEnding = true;
  await stop().catch(console.error);
  process.exit();
};
process.once("disconnect", () => void end());
// The terminal sends its signals to parent and child alike: neither may end the other's way out.
process.on("SIGINT", () => void end());
process.on("SIGTERM", () => void end());

const lane = process.argv[2];
const cloud = await startTestCloud({
  isStale: lane === "stale",
  isSlow: lane === "slow",
  isEmpty: lane === "empty",
});
stop = () => cloud.stop();
process.on("message", (asked: "load" | "report") => {
  const done = asked === "load" ? cloud.load() : Promise.resolve();
  void done.then(() => process.send?.({ permissions: cloud.report() }));
});
process.send?.(cloud.address);
