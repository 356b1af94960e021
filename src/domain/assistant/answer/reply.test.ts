import { describe, expect, test } from "vitest";
import type { Language } from "#vocabulary/language.ts";
import { indexBrands } from "#vocabulary/lexicon/brand-index.ts";
import type { Universe } from "#vocabulary/universe.ts";
import { leafAt, rowOf, universeAt } from "../../catalogue/snapshot.ts";
import { wantsOf } from "../../recommendation/wants.ts";
import { type Conversation, emptyConversation } from "../conversation.ts";
import { generatedWorld } from "../testing/generated-world.ts";
import { understand } from "../understand/understand.ts";
import { reply } from "./reply.ts";
import type { Asker, Reply } from "./world.ts";

const world = generatedWorld("talk", 12);
const snapshot = world.snapshot();
const brands = indexBrands([]);
const priceOf = (id: number) => snapshot.prices[rowOf(snapshot, id)] ?? 0;

/** Everything that is said, one after the other, and every answer. */
async function talk(
  texts: readonly string[],
  { universe = "women", language = "en", ...person }: Partial<Asker> = {},
): Promise<readonly Reply[]> {
  let conversation: Conversation = emptyConversation;
  const answers: Reply[] = [];
  for (const text of texts) {
    const hearing = { language, universe, brands, standing: conversation.standing };
    const answer = await reply(world, conversation, understand(text, hearing), {
      universe,
      language,
      ...person,
    });
    conversation = answer.conversation;
    answers.push(answer);
  }
  return answers;
}
const last = async (texts: readonly string[], person?: Partial<Asker>): Promise<Reply> => {
  const found = (await talk(texts, person)).at(-1);
  if (!found) throw new Error("nothing was said");
  return found;
};

describe("a list", () => {
  test("others are others", async () => {
    const [first, second] = await talk(["a dress", "show me others"]);
    const before = new Set(first?.products.map(({ id }) => id));
    expect(before.size).toBeGreaterThan(3);
    expect(second?.products.length).toBeGreaterThan(0);
    expect(second?.products.filter(({ id }) => before.has(id))).toEqual([]);
  });

  test("cheaper is below four fifths of the middle of what was shown", async () => {
    const [first, second] = await talk(["shoes", "cheaper"]);
    const prices = (first?.products ?? []).map(({ id }) => priceOf(id)).sort((a, b) => a - b);
    const middle = prices[Math.floor(prices.length / 2)] ?? 0;
    expect(second?.products.length).toBeGreaterThan(0);
    for (const { id } of second?.products ?? []) expect(priceOf(id)).toBeLessThanOrEqual(0.8 * middle);
  });

  test("cheaper than one of them is below its price too", async () => {
    const [first, second] = await talk(["shoes", "the first one but cheaper"]);
    const own = priceOf(first?.products[0]?.id ?? 0);
    for (const { id } of second?.products ?? []) expect(priceOf(id)).toBeLessThan(own);
  });

  test("what was opened is said in words, and the rest holds", async () => {
    const answer = await last(["a houndstooth velvet dress under 300"]);
    expect(answer.relaxed.length).toBeGreaterThan(0);
    expect(answer.text).toContain("I opened");
    for (const { id } of answer.products) {
      expect(priceOf(id)).toBeLessThanOrEqual(30_000);
      expect(leafAt(snapshot, rowOf(snapshot, id))).toMatch(/^A\.7/);
    }
  });

  test("where nothing is left, the one condition is named and can be opened", async () => {
    const answer = await last(["a coat under 2 euros"]);
    expect(answer.products).toEqual([]);
    expect(answer.text).toContain("the budget");
    expect(answer.text).toMatch(/there would be \d+/);
    expect(answer.suggestions.map(({ say }) => say)).toContain("forget the budget");
  });

  test("a gift may be for the other universe, and is nobody's taste", async () => {
    const wants = wantsOf(snapshot, "women", { styles: { selected_styles: [1] } });
    const answer = await last(["a jumper for my husband"], { wants });
    expect(answer.products.length).toBeGreaterThan(0);
    for (const { id, reasons } of answer.products) {
      expect(universeAt(snapshot, rowOf(snapshot, id))).toBe("men");
      expect(reasons.join()).not.toContain("your style");
    }
  });

  test("the size of the account is kept to until another is said, or none matters", async () => {
    const wants = wantsOf(snapshot, "women", { sizes: { tops: "44" } });
    const [mine, said, any] = await talk(["a dress", "in 36", "size doesn't matter"], { wants });
    const chips = (answer: Reply | undefined) => answer?.understood.map(({ slot }) => slot);
    expect(chips(mine)).toContain("mine");
    expect(chips(said)).toEqual(["category", "size"]);
    expect(chips(any)).toEqual(["category"]);
  });
});

describe("a whole look", () => {
  test("keeps to its total, and to what is changed in it", async () => {
    const [look, swapped] = await talk([
      "an outfit for the weekend, 500 in total",
      "replace the shoes with trainers",
    ]);
    for (const answer of [look, swapped]) {
      expect(answer?.look?.total).toBeLessThanOrEqual(50_000);
      expect(answer?.products.map(({ id }) => id)).toEqual(answer?.look?.dressed.pieces.map(({ id }) => id));
    }
    expect(swapped?.look?.dressed.pieces.find(({ slot }) => slot === "shoes")?.leaf).toBe("B.1.1");
  });

  test("is not made above the total that was said", async () => {
    const answer = await last(["an outfit for work, 20 euros in total"]);
    expect(answer.products).toEqual([]);
    expect(answer.look).toBeUndefined();
    expect(answer.suggestions.length).toBeGreaterThan(0);
  });

  test("is made around the piece that is pointed at", async () => {
    const [jeans, look] = await talk(["jeans", "build a full look with the first one"], { universe: "men" });
    expect(look?.look?.dressed.pieces.map(({ id }) => id)).toContain(jeans?.products[0]?.id);
  });
});

describe("one question at most", () => {
  test("who somebody is at a wedding, once, with an answer beside it", async () => {
    const answers = await talk(["a dress for a wedding", "in green", "in black"]);
    expect(answers.map(({ question }) => question !== undefined)).toEqual([true, false, false]);
    expect(answers[0]?.products.length).toBeGreaterThan(0);
  });

  test("not when it was said", async () => {
    expect((await last(["I'm a guest at a wedding and need a dress"])).question).toBeUndefined();
  });

  test("not beside the question whether to look elsewhere; once there, it is asked", async () => {
    const [elsewhere, there] = await talk(["a dress for a wedding", "for women"], { universe: "men" });
    expect(elsewhere?.text).toContain("Shall I look there?");
    expect(elsewhere?.question).toBeUndefined();
    expect(there?.products.length).toBeGreaterThan(0);
    expect(there?.question?.text).toContain("your own wedding");
  });
});

describe("other questions", () => {
  test("a difference is told of both words", async () => {
    const { text } = await last(["what is the difference between a derby and an oxford?"], {
      universe: "men",
    });
    expect(text).toMatch(/Derby/);
    expect(text).toMatch(/Oxford/);
  });

  test("care goes by the material, in the words of the label", async () => {
    expect((await last(["how do I wash cashmere?"])).text).toContain("hand wash in cold water");
    expect((await last(["comment laver le cachemire ?"], { language: "fr" })).text).toContain("à la main");
  });

  test("why this one is told with the piece itself", async () => {
    const [shown, why] = await talk(["a black dress", "why the second one?"]);
    expect(why?.products.map(({ id }) => id)).toEqual([shown?.products[1]?.id]);
    expect(why?.conversation.last).toEqual(shown?.conversation.last);
  });

  test("two pieces are compared by what they cost and are made of", async () => {
    const [shown, compared] = await talk(["a dress", "compare the first and the third"]);
    expect(compared?.products.map(({ id }) => id)).toEqual([shown?.products[0]?.id, shown?.products[2]?.id]);
  });

  test("with nothing shown there is nothing to explain", async () => {
    expect((await last(["why this one?"])).products).toEqual([]);
  });

  test("a size of another country is about right where charts disagree", async () => {
    expect((await last(["a blazer in UK 12", "what's that in French sizes?"])).text).toMatch(/about FR/);
  });
});

const spoken: readonly (readonly [Language, Universe, readonly string[]])[] = [
  [
    "en",
    "women",
    [
      "hello",
      "a red dress",
      "cheaper",
      "dressier",
      "an outfit for a party",
      "the weather tomorrow?",
      "thanks",
    ],
  ],
  [
    "fr",
    "women",
    [
      "bonjour",
      "une robe rouge",
      "moins cher",
      "plus habillé",
      "une tenue pour une fête",
      "quel temps fait-il ?",
      "merci",
    ],
  ],
  [
    "fr",
    "men",
    ["un costume pour un mariage", "en lin", "sans laine", "pourquoi le premier ?", "il taille comment ?"],
  ],
];
test.each(spoken)("the answer is in the person's language: %s %s", async (language, universe, texts) => {
  const other =
    language === "en" ? / (vous|pour|les|des|est|pièces|correspondent) / : / (the|you|with|here|are|fits?) /;
  for (const answer of await talk(texts, { language, universe })) {
    expect(answer.text).not.toMatch(other);
    expect(answer.suggestions.length).toBeGreaterThanOrEqual(2);
    expect(answer.suggestions.length).toBeLessThanOrEqual(4);
  }
});

test("the same words in the same place have the same answer; words vary from turn to turn", async () => {
  const texts = ["a dress", "in black", "in red", "in navy"];
  const [one, again] = [await talk(texts), await talk(texts)];
  expect(one).toEqual(again);
  const begins = one.map(({ text }) => text.slice(0, 6));
  expect(new Set(begins).size).toBeGreaterThan(1);
});

test("what is suggested is understood as something to do", async () => {
  for (const language of ["en", "fr"] as const) {
    const texts =
      language === "en" ? ["a dress", "an outfit for work"] : ["une robe", "une tenue pour le bureau"];
    for (const { suggestions, conversation } of await talk(texts, { language }))
      for (const { say } of suggestions) {
        const hearing = { language, universe: "women" as const, brands, standing: conversation.standing };
        expect([say, understand(say, hearing).intent]).not.toEqual([say, "out_of_scope"]);
      }
  }
});
