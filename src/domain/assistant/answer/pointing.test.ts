import { describe, expect, test } from "vitest";
import { indexBrands } from "#vocabulary/lexicon/brand-index.ts";
import { colourCodes } from "../../catalogue/columns.ts";
import { rowOf } from "../../catalogue/snapshot.ts";
import { type Conversation, emptyConversation } from "../conversation.ts";
import { generatedWorld } from "../testing/generated-world.ts";
import { understand } from "../understand/understand.ts";
import { reply } from "./reply.ts";
import type { Reply } from "./world.ts";

const world = generatedWorld("pointing", 12);
const snapshot = world.snapshot();
const brands = indexBrands([]);
const priceOf = (id: number) => snapshot.prices[rowOf(snapshot, id)] ?? 0;
const colourOf = (id: number) => colourCodes.wordOf(snapshot.mainColour[rowOf(snapshot, id)] ?? 0);

const say = (text: string, conversation: Conversation, language: "en" | "fr" = "en"): Promise<Reply> =>
  reply(
    world,
    conversation,
    understand(text, { language, universe: "women", brands, standing: conversation.standing }),
    { universe: "women", language },
  );
const shown = await say("a dress", emptyConversation);
const ids = shown.products.map(({ id }) => id);

describe("one of those that were shown", () => {
  test("is the cheapest, and is told with its price", async () => {
    const cheapest = ids.toSorted((a, b) => priceOf(a) - priceOf(b))[0] ?? 0;
    for (const [text, lead, language] of [
      ["the cheapest of these", "The least expensive of these: ", "en"],
      ["la moins chère", "La moins chère\u00a0: ", "fr"],
    ] as const) {
      const answer = await say(text, shown.conversation, language);
      expect(answer.products.map(({ id }) => id)).toEqual([cheapest]);
      expect(answer.text).toContain(lead);
      expect(answer.conversation.focus).toBe(cheapest);
      expect(answer.conversation.standing).toEqual(shown.conversation.standing);
      // What was shown can still be pointed at.
      expect(answer.conversation.last).toEqual(ids);
    }
  });

  test("is the one of a colour, and the colour is no new condition", async () => {
    const colours = ids.map(colourOf);
    const own = ids.find((id) => colours.filter((one) => one === colourOf(id)).length === 1) ?? 0;
    const answer = await say(`the ${colourOf(own)} one`, shown.conversation);
    expect(answer.products.map(({ id }) => id)).toEqual([own]);
    expect(answer.conversation.standing.slots).toEqual({ category: ["A.7"] });
    const why = await say(`why the ${colourOf(own)} one?`, shown.conversation);
    expect([why.intent, why.products.map(({ id }) => id)]).toEqual(["explain", [own]]);
  });

  test("where none is meant, the colour is a wish", async () => {
    const colours = new Set(ids.map(colourOf));
    const other = (["purple", "yellow", "orange", "red", "green"] as const).find((one) => !colours.has(one));
    const answer = await say(`the ${other} one`, shown.conversation);
    expect(answer.conversation.standing.slots.colour).toEqual([other]);
  });

  test("is in the middle", async () => {
    const answer = await say("celle du milieu", shown.conversation, "fr");
    expect(answer.products.map(({ id }) => id)).toEqual([ids[Math.floor((ids.length - 1) / 2)]]);
  });
});

describe("what may be worn", () => {
  test("is answered from what pieces are for, and by the rule that looks keep", async () => {
    const white = await say("can I wear white to a wedding?", emptyConversation);
    expect([white.intent, white.products]).toEqual(["term", []]);
    expect(white.text).toContain("white is left to the couple");
    const blanc = await say("peut-on porter du blanc à un mariage ?", emptyConversation, "fr");
    expect(blanc.text).toContain("le blanc revient aux mariés");
    const other = await say("can I wear black to a wedding?", emptyConversation);
    expect(other.text).toMatch(
      /^(?:Yes|Rather not|It depends on the piece): of \d+ black pieces here, \d+ (?:is|are) meant for a wedding/,
    );
  });

  test("is told of a piece by its own occasions", async () => {
    const answer = await say("can I wear the first one to a wedding?", shown.conversation);
    expect(answer.text).toMatch(/^(?:Yes|Rather not): .+ is meant for /);
  });
});
