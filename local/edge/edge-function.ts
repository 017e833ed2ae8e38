import { createContext, Script } from "node:vm";
import * as z from "zod";
import type { Template } from "../template/template.ts";
import { readReturned, viewerRequestEvent } from "./function-event.ts";
import type { EdgeRequest, EdgeResponse } from "./request.ts";

/** Runs a viewer-request function: the request it passes on, or its own answer. */
export type EdgeFunction = (request: EdgeRequest) => Promise<EdgeRequest | EdgeResponse>;

const Properties = z.object({
  FunctionCode: z.string(),
  FunctionConfig: z.object({ Runtime: z.literal("cloudfront-js-2.0") }),
});

/** The template's CloudFront Functions by name, ready to run. */
export function readEdgeFunctions(
  template: Template,
  distributionId: string,
): ReadonlyMap<string, EdgeFunction> {
  return new Map(
    template
      .resources("AWS::CloudFront::Function", Properties)
      .map(({ logicalId, name, properties }) => [
        name,
        edgeFunction(logicalId, properties.FunctionCode, distributionId),
      ]),
  );
}

/** How a function gets CloudFront's own module. Scripts cannot import, so here it is a global variable. */
const cloudfrontImport = /^import (\w+) from ["']cloudfront["'];?$/m;

function edgeFunction(logicalId: string, code: string, distributionId: string): EdgeFunction {
  const [, moduleName = "cf"] = cloudfrontImport.exec(code) ?? [];
  const context = createContext({ console });
  const script = code.replace(cloudfrontImport, "");
  new Script(script, { filename: `${logicalId}.js` }).runInContext(context);
  const call = new Script("handler(event)");
  return async (request) => {
    let originId: string | undefined;
    context[moduleName] = {
      selectRequestOriginById: (id: string) => {
        originId = id;
      },
    };
    context["event"] = viewerRequestEvent(request, distributionId);
    // Without a limit of time: Node.js would start a thread for each call to watch over it.
    const returned: unknown = await call.runInContext(context);
    const next = readReturned(returned, request);
    return "status" in next || originId === undefined ? next : { ...next, originId };
  };
}
