import type { ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import type { AwsCall } from "./call.ts";
import { headerOf } from "./call.ts";
import type { Permission } from "./policy.ts";
import { permissionsOf } from "./service-permissions.ts";

/** How long the closing of a connection may take to be seen while the machine is busy. */
const givenUpMs = 1000;

/**
 * Lambda freezes a function between its answer and its next event: what it left under way gets no answer meanwhile,
 * and may never get one. So it is here, and every such call is remembered, for it is a mistake of the function.
 */
export interface FrozenCalls {
  /** Takes note of a call. Waits, where the environment that made it is frozen, until its next event. */
  enter(call: AwsCall, response: ServerResponse): Promise<void>;
  /** The handler in an execution environment has answered. */
  freeze(environmentId: string): Promise<void>;
  /** The next event is there. */
  thaw(environmentId: string): void;
  /** What a function was still about when it had answered, each once, by the permissions that its calls needed. */
  outlived(functionName: string): readonly Permission[];
}

interface OpenCall {
  readonly call: AwsCall;
  readonly response: ServerResponse;
}

interface ExecutionEnvironment {
  readonly open: Set<OpenCall>;
  /** Lets go of what was held; undefined while an event is handled. */
  held: (() => void)[] | undefined;
}

/** Keeps the books of all execution environments. */
export function watchEnvironments(): FrozenCalls {
  const environments = new Map<string, ExecutionEnvironment>();
  const outlived = new Map<string, Map<string, Permission>>();

  function known(environmentId: string): ExecutionEnvironment {
    const found = environments.get(environmentId) ?? { open: new Set(), held: undefined };
    environments.set(environmentId, found);
    return found;
  }

  function report(call: AwsCall): void {
    const calls = outlived.get(call.caller) ?? new Map<string, Permission>();
    outlived.set(call.caller, calls);
    const [permission] = permissionsOf(call, new Set());
    if (permission !== undefined) calls.set(permission.action, permission);
  }

  return {
    async enter(call, response) {
      const environmentId = headerOf(call, "x-amz-security-token");
      if (environmentId === undefined) return;
      const environment = known(environmentId);
      const open = { call, response };
      environment.open.add(open);
      response.once("close", () => {
        environment.open.delete(open);
      });
      const { held } = environment;
      if (held === undefined) return;
      report(call);
      await new Promise<void>((letGo) => held.push(letGo));
    },
    async freeze(environmentId) {
      const environment = known(environmentId);
      const held: (() => void)[] = [];
      environment.held = held;
      const underWay = [...environment.open].filter(({ response }) => !response.writableEnded);
      held.push(...underWay.map(({ response }) => hold(response)));
      if (underWay.length === 0) return;
      await Promise.all(
        underWay.map(async (each) => {
          if (!(await isGivenUp(each.response))) report(each.call);
        }),
      );
    },
    thaw(environmentId) {
      const environment = known(environmentId);
      const { held = [] } = environment;
      environment.held = undefined;
      for (const letGo of held) letGo();
    },
    outlived: (functionName) => [...(outlived.get(functionName)?.values() ?? [])],
  };
}

/**
 * Whether the function gave a call up itself before it answered: its connection is seen to be closed a moment later. A
 * call that it goes on with cannot end meanwhile, for its answer is held.
 */
async function isGivenUp(response: ServerResponse): Promise<boolean> {
  const closed = new Promise<boolean>((done) => {
    response.once("close", () => {
      done(true);
    });
  });
  return Promise.race([closed, sleep(givenUpMs, false, { ref: false })]);
}

/** Keeps the rest of an answer back until the returned function is called. */
function hold(response: ServerResponse): () => void {
  const { socket } = response;
  let end = (): void => undefined;
  socket?.cork();
  // The end of an answer sends all of it, corked or not; and one that is lost is not heard of before the next event.
  for (const way of ["end", "destroy"] as const) {
    Reflect.set(response, way, (...given: readonly unknown[]) => {
      end = () => void Reflect.apply(response[way], response, given);
      return response;
    });
  }
  return () => {
    for (const way of ["end", "destroy"]) Reflect.deleteProperty(response, way);
    socket?.uncork();
    end();
  };
}
