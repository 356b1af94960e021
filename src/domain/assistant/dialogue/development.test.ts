import { expect, test } from "vitest";
import english from "../development/dialogues.en.json" with { type: "json" };
import french from "../development/dialogues.fr.json" with { type: "json" };
import { followDialogues, jointExact } from "../testing/follow-dialogues.ts";

/** The least share of messages after which exactly what the writers say stands. */
const floor = 0.9;
/** The indexes of words are built with the first message, which takes its time on a busy machine. */
const patient = { timeout: 60_000 };

test("the development dialogues in English are followed", patient, () => {
  expect(jointExact(followDialogues(english, "en"))).toBeGreaterThanOrEqual(floor);
});

test("the development dialogues in French are followed", patient, () => {
  expect(jointExact(followDialogues(french, "fr"))).toBeGreaterThanOrEqual(floor);
});
