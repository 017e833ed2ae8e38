import { csp_reports } from "../../shared/api/reports.ts";
import { handle } from "../handle.ts";
import { log } from "../log.ts";
import { violationsIn } from "../reports/violations.ts";

export const handler = handle(csp_reports, ({ reports }) => {
  for (const violation of violationsIn(reports)) log("warn", "csp violation", { ...violation });
  return {};
});
