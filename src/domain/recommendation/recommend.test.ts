import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { colourLabels, materialLabels, patternLabels } from "#vocabulary/attribute-labels.ts";
import { leafName } from "#vocabulary/category.ts";
import { listingOf } from "../catalogue/listing.ts";
import { cardAt, universeAt } from "../catalogue/snapshot.ts";
import { evidenceWeights } from "../taste/evidence.ts";
import { recommend, recommendHard } from "./recommend.ts";
import { newSession, type Session, tasteSourceOf } from "./session.ts";
import { isMine, isOf, keepsLock, keepsLocks, mayBeShown } from "./testing/plain-rules.ts";
import { anyCorrections, anyVisit, type Shop } from "./testing/random-people.ts";
import { type Wants, wantsOf } from "./wants.ts";

const all = { from: 0, limit: 1000 };
const productOf = ({ products, snapshot }: Shop, row: number) => {
  const product = products.find(({ id }) => id === snapshot.ids[row]);
  if (!product) throw new Error(`no product in row ${row}`);
  return product;
};
const idsOf = ({ snapshot }: Shop, picks: readonly { readonly row: number }[]) =>
  picks.map(({ row }) => snapshot.ids[row] ?? 0);
const visit = anyVisit()
  .chain((given) => anyCorrections(given.universe).map((corrections) => ({ ...given, corrections })))
  .map(({ universe, shop, told, session, corrections }) => ({
    shop,
    told,
    session,
    wants: wantsOf(shop.snapshot, universe, { ...told, corrections }),
  }));
const holds = (check: (given: { shop: Shop; session: Session; wants: Wants }) => void, numRuns = 300) =>
  fc.assert(fc.property(visit, check), { numRuns });

describe("a list", () => {
  test("has scores that are exactly the sum of their reasons, largest first", () =>
    holds(({ shop, ...asked }) => {
      for (const { score, reasons } of recommend(shop.snapshot, { ...asked, ...all }).picks) {
        const points = reasons.map(({ contribution }) => contribution);
        expect(points.reduce((sum, one) => sum + one, 0)).toBe(score);
        expect(points).toEqual(points.toSorted((a, b) => b - a));
        expect(points.every((one) => Number.isInteger(one) && one > 0)).toBe(true);
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(100);
      }
    }));

  test("shows everything that may be shown and no lock shuts out, each piece once, page by page", () =>
    fc.assert(
      fc.property(visit, fc.integer({ min: 1, max: 9 }), ({ shop, session, wants }, limit) => {
        const ids: number[] = [];
        for (let from: number | undefined = 0; from !== undefined; ) {
          const page = recommend(shop.snapshot, { wants, session, from, limit });
          ids.push(...idsOf(shop, page.picks));
          expect(page.picks.length).toBeLessThanOrEqual(limit);
          from = page.next;
        }
        expect(ids).toEqual(idsOf(shop, recommend(shop.snapshot, { wants, session, ...all }).picks));
        const allowed = shop.products
          .filter((one) => mayBeShown(one, wants, session) && keepsLocks(one, wants))
          .map(({ id }) => id);
        expect(ids.toSorted((a, b) => a - b)).toEqual(allowed);
      }),
      { numRuns: 200 },
    ));

  test("is the same for the same question", () =>
    holds(({ shop, ...asked }) => {
      const again = { ...shop.snapshot };
      expect(recommend(again, { ...asked, ...all })).toEqual(recommend(shop.snapshot, { ...asked, ...all }));
    }, 100));

  test("begins with what fits best", () =>
    holds(({ shop, ...asked }) => {
      const { picks } = recommend(shop.snapshot, { ...asked, ...all });
      expect(picks[0]?.score ?? 0).toBe(Math.max(0, ...picks.map(({ score }) => score)));
    }, 100));

  test("is never one brand or one leaf for 24 pieces while anything else is left", () =>
    fc.assert(
      fc.property(anyVisit(140), ({ universe, shop, told }) => {
        const wants = wantsOf(shop.snapshot, universe, told);
        const { picks } = recommend(shop.snapshot, { wants, session: newSession, ...all });
        for (const column of [shop.snapshot.brandIds, shop.snapshot.leaves] as const) {
          const kinds = picks.map(({ row }) => column[row]);
          for (let at = 0; at + 24 < kinds.length; at++)
            if (new Set(kinds.slice(at, at + 24)).size === 1)
              expect(new Set(kinds.slice(at)).size, "all that was left").toBe(1);
        }
      }),
      { numRuns: 60 },
    ));
});

describe("a reason", () => {
  test("states what is true of the piece and of the person", () =>
    holds(({ shop, session, wants }) => {
      for (const { row, reasons } of recommend(shop.snapshot, { wants, session, ...all }).picks)
        for (const { key, label } of reasons)
          expect(claims[key]?.(shop, row, wants, session), key).toContain(label.en);
    }));

  test("is said in both languages", () =>
    holds(({ shop, ...asked }) => {
      for (const { reasons } of recommend(shop.snapshot, { ...asked, ...all }).picks)
        for (const { label } of reasons) {
          expect(label.fr).not.toBe("");
          // Two languages never say it in the same words.
          expect(label.fr).not.toBe(label.en);
        }
    }, 60));
});

type Claims = (shop: Shop, row: number, wants: Wants, session: Session) => readonly string[];

const axisNames: Readonly<Record<number, string>> = {
  1: "Minimal",
  2: "Timeless",
  4: "Soft tailoring",
  9: "Streetwear",
  17: "Denim",
};

const styleClaims =
  (axesOf: (wants: Wants) => readonly number[], whole: string, part: string): Claims =>
  (shop, row, wants) => {
    const { traits } = productOf(shop, row);
    return axesOf(wants)
      .filter((axis) => traits.styles.some(({ id }) => id === axis))
      .map((axis) => (isOf(traits, axis) ? `${axisNames[axis]}, ${whole}` : `${part}: ${axisNames[axis]}`));
  };

/** All that may be said of a piece under each key. */
const claims: Readonly<Record<string, Claims>> = {
  style: styleClaims(({ styles }) => styles, "your style", "Leans towards your style"),
  wanted_style: styleClaims(
    ({ wantedStyles }) => wantedStyles,
    "a style you want to try",
    "Leans towards a style you want to try",
  ),
  brand: (shop, row, { brandsFollowed }) => {
    const { brand } = productOf(shop, row);
    return brandsFollowed.has(brand) ? [`From a brand you follow: Brand ${brand}`] : [];
  },
  wish: (shop, row, { wishes }) => [`On your list: ${wishes.get(productOf(shop, row).leaf)?.en}`],
  liked: ({ snapshot }, _, __, { liked }) =>
    [...snapshot.ids].flatMap((id, row) =>
      liked.includes(id) ? [`Close to a piece you liked: ${cardAt(snapshot, row).name.en}`] : [],
    ),
  price: (shop, row, { prices }) => {
    const [range, price] = [prices.get(productOf(shop, row).leaf), shop.snapshot.prices[row] ?? 0];
    if (!range) return [];
    const place = price > range.max ? "a little above" : price < range.min ? "below" : "within";
    if (!range.row) return [`Probably ${place} your budget`];
    const name = { tshirts: "T-shirt", shirts: "shirt", pullover: "pullover", jackets: "jacket" };
    const more = {
      coats: "coat",
      pants: "trouser",
      classic_shoes: "classic shoe",
      casual_shoes: "casual shoe",
    };
    const said = new Map(Object.entries({ ...name, ...more })).get(range.row);
    return [`${place[0]?.toUpperCase()}${place.slice(1)} your ${said} budget`];
  },
  size: (shop, row, wants) => {
    const product = productOf(shop, row);
    return product.variants[0].sizes.flatMap((stock) => {
      const text = /^(fr|eu|it|uk)$/.test(stock.system)
        ? `${stock.system.toUpperCase()}\u00a0${stock.label.replace(".5", "½")}`
        : stock.label + (stock.system === "neck" ? "\u00a0cm" : "");
      if (isMine(stock, product, wants)) return [`In your size: ${text}`];
      // British sizes of women's clothes and all shoes are converted with a doubt.
      return stock.inStock && stock.system === "uk" ? [`In about your size: ${text}`] : [];
    });
  },
  cut: (shop, row, wants) => {
    const { traits } = productOf(shop, row);
    const worn = [...wants.cuts.values()].flat();
    if (!traits.fit || !worn.includes(traits.fit)) return [];
    const word = { flare: "Flared", "super-slim": "Super slim" }[String(traits.fit)] ?? traits.fit;
    return [`${word[0]?.toUpperCase()}${word.slice(1)} cut, as you like it`];
  },
  formality: (shop, row, { dresscode = 0 }) => {
    const steps = productOf(shop, row).traits.formality - dresscode;
    if (steps === 0) return ["As dressy as you like it"];
    const [many, side] = [
      Math.abs(steps) === 1 ? "A notch" : "Two notches",
      steps > 0 ? "dressier" : "more relaxed",
    ];
    return Math.abs(steps) <= 2 ? [`${many} ${side} than you like it`] : [];
  },
  turned_down: (shop, row, _, { scopes = [] }) => {
    const piece = productOf(shop, row);
    const [colours, price] = [piece.variants.flatMap((one) => one.colours), listingOf(piece).price ?? 0];
    const isIn = (leaf: string, depth: number) => piece.leaf.slice(0, depth) === leaf.slice(0, depth);
    return scopes.flatMap(({ id, scope }) => {
      const other = shop.products.find((one) => one.id === id);
      if (!other || other.universe !== piece.universe) return [];
      const [colour = ""] = other.variants[0].colours;
      const { fit } = other.traits;
      if (scope === "colour" && isIn(other.leaf, 1) && !colours.some((one) => one === colour))
        return [`Not in ${colour}, which you turned down`];
      if (scope === "cut" && fit && isIn(other.leaf, 3) && piece.traits.fit && piece.traits.fit !== fit)
        return [
          `Not in the ${fit === "flare" ? "flared" : fit.replace("super-slim", "super slim")} cut you turned down`,
        ];
      const isBelow = price > 0 && price < 0.9 * (listingOf(other).price ?? 0);
      return scope === "price" && isIn(other.leaf, 3) && isBelow ? ["Below the price you turned down"] : [];
    });
  },
  taste: (shop, row, { universe }, session) => {
    const piece = productOf(shop, row);
    const { evidence } = tasteSourceOf(session);
    const turnedTo = evidence
      .filter(({ kind }) => evidenceWeights[kind] > 0)
      .flatMap(({ product }) =>
        shop.products.filter((one) => one.id === product && one.universe === universe),
      );
    const said = (name: string, has: (one: typeof piece) => boolean) => {
      const times = has(piece) ? new Set(turnedTo.filter(has)).size : 0;
      if (times === 0) return [];
      return [`${name}, ${times > 1 ? "which you keep choosing" : "as in a piece that caught your eye"}`];
    };
    const [colour = "black"] = piece.variants[0].colours;
    const [material = "wool"] = piece.traits.materials;
    const leaf = leafName(piece.leaf, universe)?.en ?? "";
    const isOfAxis = (one: typeof piece, axis: number) =>
      one.traits.styles.some(({ id, score }) => id === axis && (score / 0.55) ** 2 >= 0.29);
    return [
      ...said(colourLabels[colour].en, (one) => one.variants[0].colours[0] === colour),
      ...said(materialLabels[material].en, (one) => one.traits.materials[0] === material),
      ...said(patternLabels[piece.traits.pattern].en, (one) => one.traits.pattern === piece.traits.pattern),
      ...said(leaf, (one) => one.leaf === piece.leaf),
      ...said(`Brand ${piece.brand}`, (one) => one.brand === piece.brand),
      ...piece.traits.styles.flatMap(({ id }) => [
        ...said(axisNames[id] ?? "", (one) => one === piece || isOfAxis(one, id)),
      ]),
    ];
  },
  season: (shop, row, _, { now }) =>
    now !== undefined && productOf(shop, row).traits.seasons.includes("autumn") ? ["Right for autumn"] : [],
  unlike: () => ["Nothing in it that you tend to turn down", "Little in it that you tend to turn down"],
  freshness: (shop, row) => {
    const added = { "2026-11-14": "New this week", "2026-11-05": "New this month" };
    const all = new Map(Object.entries({ ...added, "2026-10-10": "Added not long ago" }));
    return [all.get(productOf(shop, row).addedOn) ?? ""];
  },
  popularity: ({ snapshot }, row, { universe }) => {
    const liking = [...snapshot.popularity].filter(
      (one, i) => one > 0 && universeAt(snapshot, i) === universe,
    );
    const own = snapshot.popularity[row] ?? 0;
    const share = (liking.filter((one) => one < own).length + 1) / liking.length;
    return own > 0 ? [share >= 0.9 ? "Much liked now" : "Liked now"] : [];
  },
};

describe("telling more", () => {
  const fitOf = (shop: Shop, wants: Wants, row: number) =>
    recommend(shop.snapshot, { wants, session: newSession, ...all }).picks.find((pick) => pick.row === row)
      ?.score;

  test("of a style never lowers a piece of that style", () =>
    fc.assert(
      fc.property(anyVisit(20), fc.constantFrom(1, 2, 4, 9, 17), ({ universe, shop, told }, axis) => {
        const chosen = told.styles?.selected_styles ?? [];
        const more = { ...told, styles: { selected_styles: [...chosen, axis] } };
        const [before, after] = [told, more].map((one) => wantsOf(shop.snapshot, universe, one));
        for (let row = 0; row < shop.snapshot.size; row++) {
          if (!before || !after || !isOf(productOf(shop, row).traits, axis)) continue;
          expect(fitOf(shop, after, row) ?? 0).toBeGreaterThanOrEqual(fitOf(shop, before, row) ?? 0);
        }
      }),
      { numRuns: 100 },
    ));

  test("of a brand never lowers that brand", () =>
    fc.assert(
      fc.property(anyVisit(20), fc.integer({ min: 1, max: 6 }), ({ universe, shop, told }, brand) => {
        const more = { ...told, brands_followed: [...(told.brands_followed ?? []), brand] };
        const [before, after] = [told, more].map((one) => wantsOf(shop.snapshot, universe, one));
        for (let row = 0; row < shop.snapshot.size; row++) {
          if (!before || !after || shop.snapshot.brandIds[row] !== brand) continue;
          expect(fitOf(shop, after, row) ?? 0).toBeGreaterThanOrEqual(fitOf(shop, before, row) ?? 0);
        }
      }),
      { numRuns: 100 },
    ));
});

describe("a list with locks", () => {
  test("has exactly what every lock lets through", () =>
    holds(({ shop, session, wants }) => {
      const { picks } = recommendHard(shop.snapshot, { wants, session, ...all });
      const allowed = shop.products.filter(
        (one) => mayBeShown(one, wants, session) && keepsLocks(one, wants),
      );
      expect(idsOf(shop, picks).toSorted((a, b) => a - b)).toEqual(allowed.map(({ id }) => id));
    }));

  test("tells exactly what opening one lock would add", () =>
    holds(({ shop, session, wants }) => {
      const count = (locks: Wants["locks"]) =>
        recommendHard(shop.snapshot, { wants: { ...wants, locks }, session, ...all }).picks.length;
      const { relaxations, picks } = recommendHard(shop.snapshot, { wants, session, ...all });
      for (const { lock, adds } of relaxations) {
        const others = new Set([...wants.locks].filter((name) => name !== lock));
        expect([lock, picks.length + adds]).toEqual([lock, count(others)]);
      }
      // A lock on something never told shuts nothing out, and has no price.
      const free = [...wants.locks].filter((name) => !relaxations.some(({ lock }) => lock === name));
      for (const name of free) expect(shop.products.every((one) => keepsLock[name](one, wants))).toBe(true);
    }));
});
