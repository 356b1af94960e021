import { describe, expect, test } from "vitest";
import { rowOf, sizesAt } from "../catalogue/snapshot.ts";
import { newSession } from "../recommendation/session.ts";
import { type Told, wantsOf } from "../recommendation/wants.ts";
import { emptyConversation } from "./conversation.ts";
import type { Message } from "./ports.ts";
import { stylistOver } from "./stylist.ts";
import { generatedWorld } from "./testing/generated-world.ts";

const world = generatedWorld("stylist", 12);
const snapshot = world.snapshot();
const stylist = stylistOver(world);
const said = (text: string, told: Told = {}, more: Partial<Message> = {}) =>
  stylist({
    text,
    language: "en",
    universe: "women",
    conversation: emptyConversation,
    wants: wantsOf(snapshot, "women", told),
    session: newSession,
    isTaste: Object.keys(told).length > 0,
    ...more,
  });

const sizes: Told = { sizes: { tops: "38", shoes: "39" } };
const isThere = (id: number, label: string) =>
  sizesAt(snapshot, rowOf(snapshot, id)).some(({ size, inStock }) => inStock && size.label === label);

describe("what is kept of a piece", () => {
  test("whether it is there in the size somebody told, as their shoes are", async () => {
    const fitting = new Set<boolean | undefined>();
    for (const size of ["35", "37", "41", "43"]) {
      const { answer } = await said(`shoes in ${size}`, sizes, { isTaste: false });
      for (const { id, inMySize } of answer.products) {
        expect(inMySize).toBe(isThere(id, "39"));
        fitting.add(inMySize);
      }
    }
    // Otherwise the test would say nothing.
    expect(fitting).toEqual(new Set([true, false]));
  });

  test("nothing of it for somebody who told no size, nor of what is for others", async () => {
    for (const { answer } of [
      await said("shoes"),
      await said("shoes for my wife", sizes),
      await said("shoes for my husband", sizes),
    ]) {
      expect(answer.products.length).toBeGreaterThan(0);
      for (const { inMySize, score } of answer.products)
        expect([inMySize, score]).toEqual([undefined, undefined]);
    }
  });

  test("how well it goes with a taste, where there is one", async () => {
    const { answer } = await said("a dress", { styles: { selected_styles: [1] } });
    for (const { score } of answer.products) expect(score).toBeGreaterThanOrEqual(0);
  });
});

describe("a look", () => {
  test.each(["en", "fr"] as const)(
    "says in %s why its pieces go together, and which are in their size",
    async (language) => {
      const text = language === "en" ? "an outfit for work" : "une tenue pour le bureau";
      const { answer } = await said(text, sizes, { language });
      expect(answer.look?.note).toMatch(language === "en" ? /^[A-Z].+\.$/ : /^(?:L|D|T).+\.$/);
      expect(answer.products.map(({ inMySize }) => inMySize)).not.toContain(undefined);
    },
  );
});
