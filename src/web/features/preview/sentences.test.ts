import { expect, test } from "vitest";
import { changeSentence } from "./change-sentence.ts";
import { fitSentence, movedSentence } from "./sentences.ts";
import { nextSlots } from "./slots.ts";

const place = { universe: "women", language: "en" } as const;
const pieces = (...ids: number[]) => ids.map((id) => ({ id }));

test("a chosen style, a wish taken back, a moved budget and a size each have their sentence", () => {
  const styles = (...selected_styles: number[]) => ({ styles: { selected_styles } });
  expect(changeSentence(styles(1), styles(1, 12), place)).toBe("You added Bohemian.");
  expect(changeSentence(styles(), styles(2), place)).toBe("You added Timeless and Parisian.");
  const wanted = { wishes: { Dresses: { value: 2 as const } } };
  expect(changeSentence(wanted, { wishes: { Dresses: { value: 0 } } }, place)).toBe("You took Dresses away.");
  const budget = [{ key: "coats", minValue: 160, maxValue: 380 }];
  expect(changeSentence({}, { budget }, place)).toBe("You moved coats to €160 – €380.");
  expect(changeSentence({}, { sizes: { shoes: "38" } }, place)).toBe("You updated your sizes.");
  expect(changeSentence(wanted, wanted, place)).toBeUndefined();
});

test("how many came in is said, and that nothing moved only after a change", () => {
  const before = nextSlots(undefined, pieces(1, 2, 3));
  expect(movedSentence(before, nextSlots(before, pieces(1, 2, 4)), true)).toBe(
    "One piece came in, one went out.",
  );
  expect(movedSentence(before, nextSlots(before, pieces(1, 5, 4)), true)).toBe(
    "2 pieces came in, as many went out.",
  );
  expect(movedSentence(before, before, true)).toBe("The same pieces stay.");
  expect(movedSentence(before, before, false)).toBe("");
});

test("a page that shrinks or fills again says both numbers", () => {
  const before = nextSlots(undefined, pieces(1, 2, 3));
  expect(movedSentence(before, nextSlots(before, pieces(1)), true)).toBe("In: 0, out: 2.");
  expect(movedSentence([], nextSlots([], pieces(1, 2)), true)).toBe("In: 2, out: 0.");
});

test("what there is to choose from is said by what was told", () => {
  const fit = { products: 2400, in_budget: 1200, in_budget_and_size: 700 };
  const budget = [{ key: "coats", minValue: 160, maxValue: 380 }];
  expect(fitSentence(fit, {}, "en")).toBe("2,400 pieces to choose from.");
  expect(fitSentence(fit, { budget }, "en")).toBe("1,200 pieces fit your budget.");
  expect(fitSentence(fit, { sizes: { pants_cut: ["wide"] } }, "en")).toBe("2,400 pieces to choose from.");
  expect(fitSentence(fit, { sizes: { tshirts: [] } }, "en")).toBe("2,400 pieces to choose from.");
  expect(fitSentence(fit, { budget, sizes: { shoes: "38" } }, "en")).toBe(
    "1,200 pieces fit your budget, 700 of them in your size.",
  );
});
