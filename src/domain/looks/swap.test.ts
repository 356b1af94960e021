import { describe, expect, test } from "vitest";
import { occasions, seasons } from "#vocabulary/attribute.ts";
import { rowOf } from "../catalogue/snapshot.ts";
import { newSession } from "../recommendation/session.ts";
import { wantsOf } from "../recommendation/wants.ts";
import { lookBook } from "./book.ts";
import { completeAround } from "./complete.ts";
import { choicesBeside, filterLooks, inEditorsOrder, inOrderFor, seasonOf } from "./list.ts";
import { faultsOf } from "./rules.ts";
import { alternativesFor, redress } from "./swap.ts";
import { randomCatalogue, renewed } from "./testing/random-wardrobe.ts";

const snapshot = randomCatalogue("swapping", 6);
const book = lookBook(snapshot, renewed(snapshot));

describe("what could take the place of a piece", () => {
  test("leaves a look that holds up, and the look can be asked for with it", () => {
    let offered = 0;
    for (const { look } of book.all.slice(0, 60)) {
      for (const { slot, product } of look.items) {
        for (const piece of alternativesFor(book.wardrobe, look, slot, 3)) {
          expect(piece.id).not.toBe(product);
          const worn = redress(book.wardrobe, look, [{ slot, product: piece.id }]);
          if (!worn.ok) throw new Error(`offered and then refused: ${worn.refusal.fault}`);
          const { pieces } = book.dress(worn.value);
          expect(faultsOf(pieces, look)).toEqual([]);
          expect(pieces.map(({ id }) => id)).toContain(piece.id);
          offered++;
        }
      }
    }
    expect(offered).toBeGreaterThan(100);
  });

  test("changes the total and nothing else", () => {
    const [dressed] = book.all;
    const shoes = dressed?.look.items.find(({ slot }) => slot === "shoes");
    const [other] = dressed ? alternativesFor(book.wardrobe, dressed.look, "shoes") : [];
    if (!dressed || !shoes || !other) throw new Error("no shoes to change");
    const worn = redress(book.wardrobe, dressed.look, [{ slot: "shoes", product: other.id }]);
    if (!worn.ok) throw new Error(worn.refusal.fault);
    const price = (id: number) => snapshot.prices[rowOf(snapshot, id)] ?? 0;
    expect(book.dress(worn.value).total).toBe(dressed.total - price(shoes.product) + price(other.id));
    expect(worn.value.items.filter(({ slot }) => slot !== "shoes")).toEqual(
      dressed.look.items.filter(({ slot }) => slot !== "shoes"),
    );
    expect(worn.value.items.find(({ slot }) => slot === "shoes")).toMatchObject({ chosen: other.id });
  });
});

describe("a swap is refused", () => {
  const [dressed] = book.all;
  if (!dressed) throw new Error("no look");
  const { look } = dressed;
  const faultOf = (product: number, slot = look.items[0]?.slot ?? "top") => {
    const worn = redress(book.wardrobe, look, [{ slot, product }]);
    return worn.ok ? undefined : worn.refusal.fault;
  };

  test("when nobody has the piece", () => expect(faultOf(999_999)).toBe("gone"));
  test("when it goes somewhere else", () =>
    expect(faultOf(look.items.at(-1)?.product ?? 0, look.items[0]?.slot)).toBe("slot"));
  test("when the look has no such place", () => {
    const slot = look.items.some((item) => item.slot === "one-piece") ? "bottom" : "one-piece";
    const piece = book.wardrobe.shelf(look.universe, slot)[0];
    expect(faultOf(piece?.id ?? 0, slot)).toBe("slot");
  });
  test("when it is for the other universe, another season, or far too dressy", () => {
    const slot = "shoes";
    const other = look.universe === "men" ? "women" : "men";
    expect(faultOf(book.wardrobe.shelf(other, slot)[0]?.id ?? 0, slot)).toBe("universe");
    const faults = book.wardrobe.shelf(look.universe, slot).map(({ id }) => faultOf(id, slot));
    expect(new Set(faults)).toContain("season");
    expect(new Set(faults)).toContain("formality");
  });
});

describe("a look around a piece", () => {
  test("has it, holds up, and is told as a look and what was changed in it", () => {
    const pieces = (["top", "bottom", "shoes", "coat", "bag"] as const).flatMap((slot) =>
      book.wardrobe.shelf("women", slot).slice(0, 6),
    );
    let made = 0;
    for (const { id, slot } of pieces) {
      const completed = completeAround(book, id, snapshot.day);
      if (!completed) continue;
      made++;
      const worn = book.dress(completed.look);
      expect(worn.pieces.map((piece) => piece.id)).toContain(id);
      expect(faultsOf(worn.pieces, completed.look)).toEqual([]);
      expect(completed.swaps).toContainEqual({ slot, product: id });
      const kept = book.find(completed.look.id)?.look;
      if (!kept) throw new Error("around a look that is not there");
      expect(redress(book.wardrobe, kept, completed.swaps)).toEqual({ ok: true, value: completed.look });
    }
    expect(made).toBeGreaterThan(pieces.length / 2);
  });

  test("is none for what has no place in a look", () => {
    expect(completeAround(book, 999_999, snapshot.day)).toBeUndefined();
  });
});

describe("a list of looks", () => {
  test("begins with what can be worn now, the occasions in turn", () => {
    expect(["2026-11-15", "2026-12-01", "2026-03-01", "2026-08-31"].map(seasonOf)).toEqual([
      "autumn",
      "winter",
      "spring",
      "summer",
    ]);
    const order = inEditorsOrder(filterLooks(book.all, { universe: "women" }), "2026-11-15");
    const autumn = order.filter(({ look }) => look.season === "autumn");
    expect(order.slice(0, autumn.length)).toEqual(autumn);
    expect(new Set(order.slice(0, 5).map(({ look }) => look.occasion)).size).toBe(5);
  });

  test("can be narrowed by occasion, season and taste", () => {
    const some = filterLooks(book.all, { occasion: ["work", "date"], season: ["winter"], style: [2] });
    expect(some.length).toBeGreaterThan(0);
    for (const { look, styles } of some) {
      expect(["work", "date"]).toContain(look.occasion);
      expect(look.season).toBe("winter");
      expect(styles.map(({ id }) => id)).toContain(2);
    }
  });

  test("offers no choice that would show nothing, and every other", () => {
    const filter = { universe: "women", occasion: ["beach"], season: ["summer"] } as const;
    const choices = choicesBeside(book.all, filter);
    expect(choices.seasons).not.toContain("winter");
    expect(choices.occasions).toContain("work");
    for (const season of seasons) {
      const shown = filterLooks(book.all, { ...filter, season: [season] });
      expect(choices.seasons.includes(season)).toBe(shown.length > 0);
    }
    for (const occasion of occasions) {
      const shown = filterLooks(book.all, { ...filter, occasion: [occasion] });
      expect(choices.occasions.includes(occasion)).toBe(shown.length > 0);
    }
    for (let style = 1; style <= 22; style++) {
      const shown = filterLooks(book.all, { ...filter, style: [style] });
      expect(choices.styles.includes(style)).toBe(shown.length > 0);
    }
  });

  test("for someone begins with their taste and leaves out what they dislike", () => {
    const wants = wantsOf(snapshot, "men", { styles: { selected_styles: [3] } });
    const all = filterLooks(book.all, { universe: "men" });
    const [first] = inOrderFor(snapshot, all, { wants, session: newSession, disliked: new Set() });
    expect(first?.styles[0]?.id).toBe(3);
    const disliked = new Set([first?.look.id ?? 0]);
    const rest = inOrderFor(snapshot, all, { wants, session: newSession, disliked });
    expect(rest).toHaveLength(all.length - 1);
    expect(rest.map(({ look }) => look.id)).not.toContain(first?.look.id);
  });
});
