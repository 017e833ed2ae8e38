import { expect, test } from "vitest";
import { permissionProblems, together } from "../support/cloud/permission-check.ts";

const get = { action: "dynamodb:GetItem", resource: "arn:aws:dynamodb:::table/t" };
const put = { action: "dynamodb:PutItem", resource: "arn:aws:dynamodb:::table/t" };

test("a run in which every function did exactly what it may do is fine", () => {
  expect(
    permissionProblems({ profile: { used: [get], unused: [], denied: [], outlived: [] } }, [], []),
  ).toEqual([]);
});

test("a denied call and a permission that was never used are both named", () => {
  const report = { profile: { used: [], unused: [get], denied: [put], outlived: [] } };
  expect(permissionProblems(report, [], [])).toEqual([
    "profile was denied dynamodb:PutItem on arn:aws:dynamodb:::table/t",
    "profile never used dynamodb:GetItem on arn:aws:dynamodb:::table/t",
  ]);
});

test("a call that was under way when its function had answered is named", () => {
  const use = { used: [put], unused: [], denied: [], outlived: [put] };
  expect(permissionProblems({ profile: use }, [], [])).toEqual([
    "outlived its answer: profile dynamodb:PutItem",
  ]);
});

test("an unused permission may be excused for its reason, as long as it is unused", () => {
  const excuse = { function: "profile", action: get.action, reason: "Only the operator needs it." };
  const unused = { profile: { used: [], unused: [get], denied: [], outlived: [] } };
  const used = { profile: { used: [get], unused: [], denied: [], outlived: [] } };
  expect(permissionProblems(unused, [excuse], [])).toEqual([]);
  expect(permissionProblems(unused, [{ ...excuse, function: "*" }], [])).toEqual([]);
  expect(permissionProblems(unused, [{ ...excuse, resource: get.resource }], [])).toEqual([]);
  expect(permissionProblems(unused, [{ ...excuse, resource: "another" }], [])).toHaveLength(2);
  expect(permissionProblems(used, [excuse], [])).toEqual([
    "nothing needs the excuse for profile dynamodb:GetItem",
  ]);
});

test("a denial may be expected for its reason, as long as it happens", () => {
  const excuse = { function: "profile", action: get.action, reason: "It asks to be told no." };
  const denied = { profile: { used: [], unused: [], denied: [get], outlived: [] } };
  const never = { profile: { used: [], unused: [], denied: [], outlived: [] } };
  expect(permissionProblems(denied, [], [excuse])).toEqual([]);
  expect(permissionProblems(never, [], [excuse])).toEqual([
    "nothing needs the excuse for profile dynamodb:GetItem",
  ]);
});

test("of several clouds it is enough that one used a permission, and too much that one denied a call or was left with one", () => {
  const one = { profile: { used: [get], unused: [put], denied: [], outlived: [] } };
  const other = { profile: { used: [put], unused: [get], denied: [get], outlived: [put] } };
  expect(together([one, other])).toEqual({
    profile: { used: [get, put], unused: [], denied: [get], outlived: [put] },
  });
  expect(together([one, one])).toEqual(one);
  expect(together([one])).toEqual(one);
});
