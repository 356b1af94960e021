import { describe, expect, test } from "vitest";
import type { Standing } from "../conversation.ts";
import type { Utterance } from "../utterance.ts";
import { after as follow } from "./after.ts";
import { withoutWords } from "./chips.ts";

const empty: Standing = { slots: {}, not: {} };
const say = (said: Partial<Utterance>): Utterance => ({ ...withoutWords("en"), ...said });
const dress: Standing = {
  slots: { category: ["A.7"], colour: ["black"], occasion: ["wedding"] },
  not: { material: ["lace"] },
  size: { label: "38" },
  price: { max: 12_000 },
};

test("nothing is left when all of it is to be forgotten, but for whom it is", () => {
  const before: Standing = { ...dress, for: "men", gift: true };
  const { standing } = follow(before, say({ intent: "find", drop: ["all"], slots: { category: ["C.1"] } }));
  expect(standing).toEqual({ slots: { category: ["C.1"] }, not: {}, for: "men", gift: true });
});

test("the size of whom it was for is not that of whoever asks", () => {
  const before: Standing = { ...dress, for: "women", gift: true };
  const { standing } = follow(before, say({ intent: "find", forMe: true, slots: { category: ["D.2"] } }));
  expect(standing).toEqual({ slots: { category: ["D.2"] }, not: {}, price: { max: 12_000 } });
});

describe("another kind of thing", () => {
  test("begins anew, but for whom it is, the size and the price", () => {
    const before: Standing = { ...dress, for: "women", gift: true, sale: true };
    const { standing, intent } = follow(before, say({ intent: "find", slots: { category: ["C.1"] } }));
    expect(intent).toBe("find");
    expect(standing).toEqual({
      slots: { category: ["C.1"] },
      not: {},
      size: { label: "38" },
      price: { max: 12_000 },
      for: "women",
      gift: true,
    });
  });

  test("is not a part of what stood: that only narrows it", () => {
    const { standing, intent } = follow(dress, say({ intent: "find", slots: { category: ["A.7.2"] } }));
    expect(intent).toBe("refine");
    expect(standing).toEqual({ ...dress, slots: { ...dress.slots, category: ["A.7.2"] } });
  });

  test("is not what it is a part of either: the dress is still the midi dress", () => {
    const midi: Standing = { ...dress, slots: { ...dress.slots, category: ["A.7.2"] } };
    const { standing } = follow(midi, say({ intent: "find", slots: { category: ["A.7"], colour: ["red"] } }));
    expect(standing.slots).toEqual({ ...midi.slots, colour: ["red"] });
  });
});

describe("within one kind", () => {
  test("what is said replaces what stood in its place", () => {
    const { standing } = follow(dress, say({ slots: { colour: ["navy"] }, size: { label: "40" } }));
    expect(standing.slots.colour).toEqual(["navy"]);
    expect(standing.size).toEqual({ label: "40" });
    expect(standing.slots.occasion).toEqual(["wedding"]);
  });

  test("what is said beside it adds to it", () => {
    const { standing } = follow(dress, say({ slots: { colour: ["navy"] }, beside: true }));
    expect(standing.slots.colour).toEqual(["black", "navy"]);
  });

  test("what must not be adds up, and is no longer wanted", () => {
    const { standing } = follow(dress, say({ not: { material: ["leather"], colour: ["black"] } }));
    expect(standing.not).toEqual({ material: ["lace", "leather"], colour: ["black"] });
    expect(standing.slots.colour).toBeUndefined();
  });

  test("what is fine after all is let in again, and not asked for", () => {
    const { standing } = follow(dress, say({ slots: { material: ["lace"] } }));
    expect(standing.not).toEqual({});
    expect(standing.slots.material).toBeUndefined();
  });

  test("what no longer matters goes", () => {
    const { standing } = follow(dress, say({ drop: ["colour", "price", "size"] }));
    expect(standing).toEqual({
      slots: { category: ["A.7"], occasion: ["wedding"] },
      not: { material: ["lace"] },
      anySize: true,
    });
  });

  test("a new price takes the place of the last one, unless each is one end of it", () => {
    expect(follow(dress, say({ price: { about: 9_000 } })).standing.price).toEqual({ about: 9_000 });
    const least: Standing = { ...dress, price: { min: 10_000 } };
    expect(follow(least, say({ price: { max: 18_000 } })).standing.price).toEqual({
      min: 10_000,
      max: 18_000,
    });
    expect(follow(least, say({ price: { max: 8_000 } })).standing.price).toEqual({ max: 8_000 });
  });

  test("for oneself, it is no gift any more", () => {
    const gift: Standing = { slots: { category: ["D.3.1"] }, not: {}, for: "men", gift: true };
    const { standing } = follow(gift, say({ intent: "find", forMe: true, slots: { category: ["D.2.2"] } }));
    expect(standing).toEqual({ slots: { category: ["D.2.2"] }, not: {} });
  });
});

test("questions, thanks and what is out of scope leave everything as it stood", () => {
  for (const intent of [
    "care",
    "term",
    "explain",
    "size",
    "compare",
    "greeting",
    "thanks",
    "out_of_scope",
  ] as const)
    expect(follow(dress, say({ intent, slots: { material: ["silk"] }, size: { label: "44" } }))).toEqual({
      standing: dress,
      intent,
    });
});

describe("a whole look", () => {
  const look = follow(
    empty,
    say({ intent: "outfit", slots: { occasion: ["party"] }, price: { max: 20_000, total: true } }),
  );

  test("goes on with what changes it, for the same total", () => {
    expect(look.intent).toBe("outfit");
    const { standing, intent } = follow(look.standing, say({ price: { max: 18_000 } }));
    expect(intent).toBe("refine");
    expect(standing.price).toEqual({ max: 18_000, total: true });
    expect(standing.outfit).toBe(true);
  });

  test("ends when one thing alone is looked for", () => {
    const { standing } = follow(look.standing, say({ intent: "find", slots: { category: ["C.1"] } }));
    expect(standing.outfit).toBeUndefined();
  });

  test("a piece that takes the place of another is said for one turn only", () => {
    const { standing } = follow(look.standing, say({ swap: ["B.1.1"] }));
    expect(standing).toEqual(look.standing);
  });
});
