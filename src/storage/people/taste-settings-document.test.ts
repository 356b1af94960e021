import fc from "fast-check";
import { expect, test } from "vitest";
import { noTasteSettings } from "#domain/taste/settings.ts";
import { readTasteSettings, writeTasteSettings } from "./taste-settings-document.ts";

const settings = {
  traits: new Map([
    ["style:4", { value: 0.5, isLocked: true, at: 7 }],
    ["brand:31", { value: -1, isLocked: false, at: 9 }],
  ]),
  gifts: new Set([3, 1]),
  pauses: [{ from: 1, until: 2 }, { from: 5 }],
};

test("settings are read as they were written, in their order", () => {
  const read = readTasteSettings(JSON.parse(writeTasteSettings(settings)));
  expect(read).toStrictEqual(settings);
  expect([...read.traits.keys()]).toEqual(["style:4", "brand:31"]);
  expect([...read.gifts]).toEqual([3, 1]);
});

test("what is not of its shape was never said, and reading never fails", () => {
  const kept = JSON.parse(writeTasteSettings(settings));
  const broken = {
    ...kept,
    traits: [...kept.traits, ["style:1", 3, false, 1], ["style:2", "much", false, 1], 7, [], null],
    gifts: [...kept.gifts, 0, -1, "x", 1.5],
    pauses: [...kept.pauses, [9, 3], ["x"], null],
  };
  expect(readTasteSettings(broken)).toStrictEqual(settings);
  fc.assert(
    fc.property(fc.anything(), (value) => {
      expect(readTasteSettings(value)).toStrictEqual(noTasteSettings);
      const { traits, gifts, pauses } = readTasteSettings({
        version: 1,
        traits: value,
        gifts: value,
        pauses: value,
      });
      expect([traits instanceof Map, gifts instanceof Set, Array.isArray(pauses)]).toEqual([
        true,
        true,
        true,
      ]);
    }),
  );
});
