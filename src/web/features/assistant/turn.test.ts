import { expect, test } from "vitest";
import type { StreamedEvent } from "#web/data/read-events.ts";
import { afterEvent } from "./after-event.ts";
import { newTurn, type Turn } from "./turn.ts";

const understood: StreamedEvent = {
  id: 1,
  event: "understood",
  data: {
    conversation: "c",
    message: "m",
    intent: "find",
    language: "en",
    chips: [{ slot: "colour", value: "black", exclude: true, label: "black", removable: true }],
  },
};
const text = (id: number, words: string): StreamedEvent => ({ id, event: "text", data: { text: words } });
const after = (...events: StreamedEvent[]): Turn => events.reduce(afterEvent, newTurn("t", "a dress"));

test("what comes is put together in its order", () => {
  const turn = after(understood, text(2, "Here "), text(3, "you are."), {
    id: 4,
    event: "done",
    data: { engine: "built_in", suggestions: [{ label: "Cheaper", text: "cheaper" }] },
  });
  expect(turn.suggestions.map(({ text }) => text)).toEqual(["cheaper"]);
  expect(turn.answer).toBe("Here you are.");
  expect(turn.status).toBe("done");
  expect(turn.chips.map(({ label }) => label)).toEqual(["black"]);
  expect(turn.kept).toEqual({ conversation: "c", message: "m", last: 4 });
});

test("an event that comes again after a cut counts once", () => {
  expect(after(understood, text(2, "Here "), text(2, "Here "), text(3, "it is.")).answer).toBe("Here it is.");
});

test("events of tomorrow and broken ones change nothing", () => {
  const before = after(understood);
  expect(afterEvent(before, { id: 2, event: "music", data: {} })).toEqual(before);
  expect(afterEvent(before, { id: 2, event: "text", data: { text: 5 } })).toEqual(before);
});

test("an error keeps what was said so far", () => {
  const turn = after(understood, text(2, "Here "), {
    id: 3,
    event: "error",
    data: { code: "internal", message: "Something went wrong." },
  });
  expect([turn.status, turn.answer]).toEqual(["failed", "Here "]);
});
