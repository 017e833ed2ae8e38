import { textWith } from "./matchers.ts";

export const key = { pk: { S: "a" }, sk: { S: "b" } };

export const denied = (name: string, action: string) => ({
  error: { name, message: textWith(`not authorized to perform: ${action} `) },
});
