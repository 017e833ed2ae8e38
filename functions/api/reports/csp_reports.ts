import { csp_reports } from "../../../shared/api/reports.ts";
import { violationsIn } from "../../http/csp-violations.ts";
import { handle } from "../../http/handle.ts";
import { log } from "../../runtime/log.ts";

export const handler = handle(csp_reports, ({ reports }) => {
  for (const violation of violationsIn(reports)) {
    log("warn", "csp violation", { ...violation }, { ofSite: { PolicyViolations: 1 } });
  }
  return {};
});
