import { expect } from "vitest";
import * as z from "zod";
import { type Person } from "./people.ts";

export type Format = "mal-anime" | "mal-manga" | "json";

export async function exported(who: Person, format: Format): Promise<string> {
  const answer = await who.call("export", { format });
  expect(answer.status, answer.text).toBe(200);
  return answer.text;
}

export const everythingOf = async (who: Person) =>
  z.looseObject({}).parse(JSON.parse(await exported(who, "json")));
