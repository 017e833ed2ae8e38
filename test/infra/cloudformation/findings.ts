import type { Template } from "./assembly.ts";
import { limitFindings } from "./limits.ts";
import { nameFindings } from "./names.ts";
import { orderFindings } from "./order.ts";
import { propertyFindings } from "./properties.ts";
import { referenceFindings } from "./references.ts";

/** Everything in the templates of an assembly that CloudFormation would refuse, a line each. */
export const findingsIn = (templates: readonly Template[]): string[] =>
  [propertyFindings, referenceFindings, orderFindings, nameFindings, limitFindings].flatMap(
    (findings) => findings(templates),
  );
