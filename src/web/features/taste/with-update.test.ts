import { expect, test } from "vitest";
import type { TasteUpdate } from "#contract/taste.ts";
import { beliefOf, exampleTaste } from "./testing/example-taste.ts";
import { withUpdate } from "./with-update.ts";

const at = "2026-11-15T12:00:00.000Z";
const after = (update: TasteUpdate, taste = exampleTaste()) => withUpdate(taste, update, at);

test("what is set shows wherever the trait is, and nowhere else", () => {
  const { styles, beliefs } = after({ type: "set", trait: "style:1", value: 0.8 });
  expect(styles.map(({ weight }) => weight)).toEqual([0.8, 0.5, 0.5]);
  expect(beliefs.map(({ weight }) => weight)).toEqual([0.8, 0.4, 0.3]);
  expect(styles[0]).toMatchObject({ strength: "strong", setting: { value: 0.8, at } });
});

test("a locked trait that is set stays locked", () => {
  const locked = after({ type: "lock", trait: "style:1" });
  expect(locked.beliefs[0]).toMatchObject({ locked: true, weight: 0.5 });
  expect(after({ type: "set", trait: "style:1", value: -0.2 }, locked).beliefs[0]).toMatchObject({
    locked: true,
    weight: -0.2,
    strength: "rarely",
  });
  expect(after({ type: "unlock", trait: "style:1" }, locked).beliefs[0]?.locked).toBe(false);
});

test("what is deleted is believed no more, and counts for nothing in the drawing", () => {
  const { styles, beliefs } = after({ type: "forget", trait: "style:1" });
  expect(beliefs.map(({ trait }) => trait)).toEqual(["colour:navy", "material:wool"]);
  expect(styles[0]).toMatchObject({ weight: 0, strength: "none", declared: false });
});

test("what is let in again is no longer among what was set by hand", () => {
  const set = [beliefOf("style:1", 0, { setting: { value: 0, at } })];
  const taste = exampleTaste({ set_by_hand: set });
  expect(after({ type: "reset", trait: "style:1" }, taste).set_by_hand).toEqual([]);
});

test("a gift leaves the evidence and is listed with its picture; taken back, it leaves the list", () => {
  const taste = after({ type: "gift", product: 7, value: true });
  expect(taste.gifts).toMatchObject([{ product_id: 7, piece: { name: "Piece 7" } }]);
  expect(taste.beliefs.flatMap(({ evidence }) => evidence)).toEqual([]);
  expect(after({ type: "gift", product: 7, value: false }, taste).gifts).toEqual([]);
});

test("while somebody else looks a pause lasts, and it ends with them", () => {
  const paused = after({ type: "pause" });
  expect(paused).toMatchObject({ paused: true, pauses: [{ from: at, until: null }] });
  expect(after({ type: "pause" }, paused).pauses).toHaveLength(1);
  expect(after({ type: "resume" }, paused)).toMatchObject({
    paused: false,
    pauses: [{ from: at, until: at }],
  });
});

test("a visit that is left out says so, and counts again when its pause is taken back", () => {
  const [visit] = exampleTaste().visits;
  if (!visit) throw new Error("no visit");
  const { from, until } = visit;
  const out = after({ type: "exclude", from, until });
  expect(out.visits[0]?.excluded).toBe(true);
  const paused = { ...out, pauses: [{ from, until, answers: 5 }] };
  expect(after({ type: "include", from }, paused)).toMatchObject({
    pauses: [],
    visits: [{ excluded: false }],
  });
});
