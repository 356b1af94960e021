import { expect, test } from "vitest";
import { emptyConversation, type Standing } from "../conversation.ts";
import { afterChips, chipValuesOf } from "./chips.ts";

const standing: Standing = {
  slots: { category: ["A.7"], colour: ["black", "navy"] },
  not: { material: ["lace"] },
  size: { label: "38" },
  price: { max: 12_000 },
  sale: true,
};
const conversation = { ...emptyConversation, standing };
const chips = chipValuesOf(standing);

test("with every chip left, everything stands as before", () => {
  expect(afterChips(conversation, chips).standing).toEqual(standing);
});

test("a chip that is left out takes away what it says, and nothing else", () => {
  for (const gone of chips) {
    const after = afterChips(
      conversation,
      chips.filter((chip) => chip !== gone),
    ).standing;
    expect(chipValuesOf(after)).toEqual(chips.filter((chip) => chip !== gone));
  }
});

test("chips never add anything", () => {
  const more = [
    ...chips,
    { slot: "brand", value: "7", exclude: false },
    { slot: "price", value: "0-99", exclude: true },
  ];
  expect(afterChips(conversation, more).standing).toEqual(standing);
});

test("whoever takes away the size they told their account is shown every size", () => {
  const bare = { ...emptyConversation, standing: { slots: { category: ["A.7"] }, not: {} } };
  const mine = { slot: "mine", value: "true", exclude: false };
  expect(afterChips(bare, [...chipValuesOf(bare.standing), mine]).standing.anySize).toBeUndefined();
  expect(afterChips(bare, chipValuesOf(bare.standing)).standing.anySize).toBe(true);
});
