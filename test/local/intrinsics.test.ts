import { describe, expect, test } from "vitest";
import { resolve } from "../../local/template/intrinsics.ts";

const references = {
  ref: (id: string) => `ref(${id})`,
  attribute: (id: string, attribute: string) => `att(${id}, ${attribute})`,
  output: (stack: string, output: string) => `out(${stack}, ${output})`,
};

describe("the functions of a template", () => {
  test.each([
    [{ Ref: "Table" }, "ref(Table)"],
    [{ "Fn::GetAtt": ["Table", "Arn"] }, "att(Table, Arn)"],
    [{ "Fn::GetAtt": "Table.Arn" }, "att(Table, Arn)"],
    [
      { "Fn::GetAtt": ["Edge", "FunctionMetadata.FunctionARN"] },
      "att(Edge, FunctionMetadata.FunctionARN)",
    ],
    [{ "Fn::Join": ["/", ["a", { Ref: "B" }, 7]] }, "a/ref(B)/7"],
    [{ "Fn::Select": [1, ["a", "b"]] }, "b"],
    [{ "Fn::Select": ["2", { "Fn::Split": ["/", "a/b/c"] }] }, "c"],
    [{ "Fn::GetStackOutput": { StackName: "data", OutputName: "Name" } }, "out(data, Name)"],
    [{ "Fn::Sub": "${A}-${B.Arn}-${!literal}" }, "ref(A)-att(B, Arn)-${!literal}"],
    [{ "Fn::Sub": ["${A}-${Own}", { Own: { Ref: "C" } }] }, "ref(A)-ref(C)"],
  ])("%j is %s", (value, expected) => {
    expect(resolve(value, references)).toBe(expected);
  });

  test("stand anywhere inside a value", () => {
    const value = { List: [{ Ref: "A" }, true, 3, null], Deep: { Ref: "B", other: 1 } };
    expect(resolve(value, references)).toEqual({
      List: ["ref(A)", true, 3, null],
      Deep: { Ref: "B", other: 1 },
    });
  });

  test("throw when they are unknown, so that nothing is left out in silence", () => {
    const value = { "Fn::ImportValue": "other-stack" };
    expect(() => resolve(value, references)).toThrow("Fn::ImportValue");
  });
});
