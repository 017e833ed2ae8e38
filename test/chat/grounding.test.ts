import { describe, expect, test } from "vitest";
import { groundingOf } from "../../functions/chat/model/grounding.ts";
import { ownDesk } from "./desk.ts";

const desk = ownDesk();
const evidence = JSON.stringify({
  name: "Cowboy Bebop",
  makers: ["Sunrise"],
  synopsis: "Spike Spiegel hunts bounties.",
});

const check = (text: string) => groundingOf(text, desk, evidence);

describe("an answer", () => {
  test.each([
    "“Cowboy Bebop” has 26 episodes.",
    "Cowboy Bebop was made by Sunrise in 1998, with Spike Spiegel.",
    "• Cowboy Bebop (1998)\n• Samurai Champloo (2004)",
    "1. **Death Note** - a thriller\n2. *Steins;Gate*",
    "『デスノート』は全37話です。",
    "It is a Slice of Life comedy. You might like it!",
    "I could not find that in our catalogue.",
  ])("may say: %s", (text) => {
    expect(check(text).invented).toEqual([]);
  });

  test.each([
    ["“Moonlit Pretzel Brigade” has 12 episodes.", "Moonlit Pretzel Brigade"],
    ["You should watch Moonlit Pretzel Brigade next.", "Moonlit Pretzel Brigade"],
    ["• Moonlit Pretzel Brigade (2024)", "Moonlit Pretzel Brigade"],
    ["1. **Pretzelpunk** is great", "Pretzelpunk"],
    ["『月夜のプレッツェル団』がおすすめです。", "月夜のプレッツェル団"],
    ["Try Cowboy Bebop or The Pretzel of Doom!", "The Pretzel of Doom!"],
  ])("is caught inventing: %s", (text, name) => {
    expect(check(text).invented).toContain(name);
  });
});

test("the titles that are named come back once each, with their ids", () => {
  const { titles } = check("“Death Note” is longer than “Cowboy Bebop”. “Death Note” has 37.");
  expect(titles.map(({ id }) => id).sort((a, b) => a - b)).toEqual([1, 1535]);
});
