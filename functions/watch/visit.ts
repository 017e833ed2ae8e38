import { endpoints } from "../../shared/endpoints.ts";
import { env } from "../runtime/env.ts";
import { errorFields } from "../runtime/log.ts";

/** Longer nobody waits for a page. */
const patienceMs = 10_000;

/** What a visitor's browser asks for first: the page, and who is signed in, which no edge may keep. */
const visited = ["/", endpoints.check_logged.path];

/**
 * Visits the site from outside as a browser does: through its domain, the edge, the gateway and a function. Returns why it
 * could not be reached; undefined when it could.
 */
export async function visitSite(): Promise<Record<string, unknown> | undefined> {
  for (const path of visited) {
    try {
      const url = new URL(path, env("PUBLIC_ORIGIN"));
      const answer = await fetch(url, { signal: AbortSignal.timeout(patienceMs) });
      await answer.arrayBuffer();
      if (!answer.ok) return { path, status: answer.status };
    } catch (error) {
      return { path, ...errorFields(error) };
    }
  }
  return undefined;
}
