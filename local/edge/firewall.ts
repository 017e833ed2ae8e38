import * as z from "zod";
import type { Clock } from "../gateway/throttles.ts";
import { gatewayMessage } from "../gateway/response.ts";
import type { Template } from "../template/template.ts";
import type { EdgeRequest, EdgeResponse } from "./request.ts";

/** Stops a request; undefined lets it pass. */
export type Firewall = (request: EdgeRequest) => EdgeResponse | undefined;

const RateRule = z.object({
  Name: z.string(),
  Statement: z.object({
    RateBasedStatement: z.object({
      AggregateKeyType: z.literal("IP"),
      Limit: z.number(),
      EvaluationWindowSec: z.number().default(300),
      ScopeDownStatement: z
        .object({ RegexMatchStatement: z.object({ RegexString: z.string() }) })
        .optional(),
    }),
  }),
  Action: z.object({
    Block: z.object({
      CustomResponse: z
        .object({
          ResponseCode: z.number(),
          CustomResponseBodyKey: z.string().optional(),
          ResponseHeaders: z.array(z.object({ Name: z.string(), Value: z.string() })).default([]),
        })
        .optional(),
    }),
  }),
});

const Properties = z.object({
  Scope: z.string(),
  Rules: z.array(z.looseObject({ Name: z.string() })),
  CustomResponseBodies: z.record(z.string(), z.object({ Content: z.string() })).default({}),
});

/** AWS looks at rates about so often. */
const lookEveryMs = 10_000;

/**
 * The rate rules of the firewall before the template's distribution; groups of rules that AWS keeps are not known here.
 * Without a firewall everything passes.
 */
export function readFirewall(template: Template, clock: Clock): Firewall {
  const acl = template
    .resources("AWS::WAFv2::WebACL", Properties)
    .find(({ properties }) => properties.Scope === "CLOUDFRONT")?.properties;
  const rules = (acl?.Rules ?? []).flatMap((rule) => {
    const { data } = RateRule.safeParse(rule);
    return data === undefined ? [] : [new Rate(data, clock)];
  });
  return (request) => {
    // A request that one rule stops is counted by none behind it.
    const rule = rules.find((each) => each.stops(request));
    return rule && stopped(rule.response, acl?.CustomResponseBodies ?? {});
  };
}

function stopped(
  response: z.output<typeof RateRule>["Action"]["Block"]["CustomResponse"],
  bodies: z.output<typeof Properties>["CustomResponseBodies"],
): EdgeResponse {
  if (response === undefined) return gatewayMessage(403, "Forbidden");
  const { ResponseCode, CustomResponseBodyKey = "", ResponseHeaders } = response;
  return {
    status: ResponseCode,
    headers: [
      ["content-type", "application/json"],
      ...ResponseHeaders.map(({ Name, Value }) => [Name.toLowerCase(), Value] as const),
    ],
    body: Buffer.from(bodies[CustomResponseBodyKey]?.Content ?? ""),
  };
}

/** What addresses have sent in the window that ends now, by the intervals in which AWS looks; and whom it stops. */
class Rate {
  readonly response;
  readonly #limit: number;
  readonly #intervals: number;
  readonly #pattern: RegExp;
  readonly #clock: Clock;
  /** Counts by address, the newest interval last. */
  #counts = [new Map<string, number>()];
  #newest = 0;
  #over: ReadonlySet<string> = new Set();

  constructor({ Statement, Action }: z.output<typeof RateRule>, clock: Clock) {
    const { Limit, EvaluationWindowSec, ScopeDownStatement } = Statement.RateBasedStatement;
    this.response = Action.Block.CustomResponse;
    this.#limit = Limit;
    this.#intervals = (EvaluationWindowSec * 1000) / lookEveryMs;
    this.#pattern = new RegExp(ScopeDownStatement?.RegexMatchStatement.RegexString ?? "");
    this.#clock = clock;
    this.#newest = Math.floor(clock() / lookEveryMs);
  }

  stops({ uri, viewer }: EdgeRequest): boolean {
    if (!this.#pattern.test(uri)) return false;
    this.#look();
    const newest = this.#counts.at(-1);
    newest?.set(viewer.address, (newest.get(viewer.address) ?? 0) + 1);
    return this.#over.has(viewer.address);
  }

  #look(): void {
    const now = Math.floor(this.#clock() / lookEveryMs);
    if (now === this.#newest) return;
    const passed = Math.min(now - this.#newest, this.#intervals);
    this.#newest = now;
    const totals = new Map<string, number>();
    this.#counts.push(...Array.from({ length: passed }, () => new Map<string, number>()));
    this.#counts = this.#counts.slice(-this.#intervals);
    for (const counts of this.#counts) {
      for (const [address, count] of counts) {
        totals.set(address, (totals.get(address) ?? 0) + count);
      }
    }
    this.#over = new Set([...totals].flatMap(([who, total]) => (total > this.#limit ? [who] : [])));
  }
}
