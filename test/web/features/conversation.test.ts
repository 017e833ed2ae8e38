import { describe, expect, test } from "vitest";
import * as sentences from "../../../shared/sentences.ts";
import * as limits from "../../../shared/limits.ts";
import {
  emptyConversation,
  nextConversation,
  type ConversationEvent,
  type ConversationState,
} from "../../../web/features/chat/conversation.ts";

const after = (state: ConversationState, ...events: ConversationEvent[]): ConversationState =>
  events.reduce(nextConversation, state);

/** A conversation in which a question is on its way. */
function asked(text: string, before = emptyConversation) {
  const state = after(before, { type: "asked", text });
  if (state.asking === undefined) throw new Error("The question was not sent.");
  return { state, asking: state.asking };
}

const answer = { text: "28 episodes.", titles: [] };

describe("a conversation", () => {
  test("keeps question and answer, and sends what went before along", () => {
    const { state, asking } = asked("  Frieren?  ");
    const answered = after(state, { type: "answered", asking, answer });
    expect(answered.messages).toMatchObject([
      { id: 0, role: "user", text: "Frieren?" },
      { id: 1, role: "assistant", text: "28 episodes." },
    ]);
    expect(answered).toMatchObject({ draft: "", asking: undefined });
    expect(asked("and when?", answered).asking.history).toEqual(answered.messages);
  });

  test("sends one question at a time: a second tap changes nothing", () => {
    const { state } = asked("Frieren?");
    expect(after(state, { type: "asked", text: "Frieren?" })).toBe(state);
  });

  test("that was started over stays empty when the answer comes after all", () => {
    const { state, asking } = asked("Frieren?", after(emptyConversation, written("Frieren?")));
    const cleared = after(state, { type: "cleared" });
    expect(cleared).toEqual(emptyConversation);
    expect(after(cleared, { type: "answered", asking, answer })).toBe(cleared);
    expect(after(cleared, { type: "failed", asking, problem: "Lost" })).toBe(cleared);
  });

  test("that was started over takes no old answer for that of the next question", () => {
    const { state, asking } = asked("Frieren?");
    const next = asked("Frieren?", after(state, { type: "cleared" })).state;
    expect(after(next, { type: "answered", asking, answer })).toBe(next);
  });

  test("started over keeps what is typed and not sent", () => {
    expect(after(emptyConversation, written("Na"), { type: "cleared" }).draft).toBe("Na");
  });

  test("gives a question that failed back as it was typed", () => {
    const { state, asking } = asked(" Frieren? ");
    expect(after(state, { type: "failed", asking, problem: "Lost" })).toEqual({
      ...emptyConversation,
      draft: " Frieren? ",
      problem: "Lost",
    });
  });

  test("keeps what is typed while a suggestion is asked", () => {
    const typing = after(emptyConversation, written("My long question"));
    const { state, asking } = asked("What is airing today?", typing);
    expect(after(state, { type: "answered", asking, answer }).draft).toBe("My long question");
    expect(after(state, { type: "failed", asking, problem: "Lost" }).draft).toBe(
      "My long question",
    );
    expect(after(state, { type: "cleared" }).draft).toBe("My long question");
  });

  test("refuses what is empty or too long", () => {
    const tooLong = "あ".repeat(limits.chatMessageCharacters + 1);
    for (const [text, problem] of [
      ["   ", sentences.chatEmpty],
      [tooLong, sentences.chatTooLong],
    ] as const) {
      const state = after(emptyConversation, { type: "asked", text });
      expect(state).toEqual({ ...emptyConversation, problem });
      expect(after(state, written("x")).problem).toBeUndefined();
    }
  });
});

function written(text: string): ConversationEvent {
  return { type: "written", text };
}
