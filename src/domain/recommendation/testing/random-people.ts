import fc from "fast-check";
import { fits, formalities } from "#vocabulary/attribute.ts";
import { budgetRowsOf } from "#vocabulary/budget.ts";
import type { Leaf } from "#vocabulary/category.ts";
import { corrections } from "#vocabulary/correction.ts";
import { cuts } from "#vocabulary/cut.ts";
import { lockNames } from "#vocabulary/lock.ts";
import { dislikeScopes } from "#vocabulary/reaction.ts";
import { sizeScaleOf, sizeScales } from "#vocabulary/size.ts";
import { type Universe, universes } from "#vocabulary/universe.ts";
import { wishesOf } from "#vocabulary/wish.ts";
import type { Product, SizeStock } from "../../catalogue/product.ts";
import type { Snapshot } from "../../catalogue/snapshot.ts";
import { exampleProduct, exampleSnapshot } from "../../catalogue/testing/examples.ts";
import type { EvidenceKind } from "../../taste/evidence.ts";
import { type Session, sessionOf } from "../session.ts";
import type { Told } from "../wants.ts";

/** Few leaves, brands and days, so that pieces meet; some leaves without a size or a budget of their own. */
const someLeaves: readonly Leaf[] = [
  "A.1.1",
  "A.1.3",
  "A.2.1",
  "A.3.1",
  "A.3.3",
  "A.4.1",
  "A.5.1",
  "A.5.2",
  "B.1.1",
  "B.2.2",
  "C.1.1",
  "D.3.1",
];
const brandIds = [1, 2, 3, 4, 5, 6];
const days = ["2026-11-14", "2026-11-05", "2026-10-10", "2026-06-01"] as const;
const axes = [1, 2, 4, 9, 17];
const someColours = ["orange", "black", "navy"] as const;
const byte = (score: number) => Math.round(score * 100) / 100;

export interface Shop {
  readonly products: readonly Product[];
  readonly snapshot: Snapshot;
}

const anyPiece = fc.record({
  universe: fc.constantFrom(...universes),
  leaf: fc.constantFrom(...someLeaves),
  brand: fc.constantFrom(...brandIds),
  day: fc.constantFrom(...days),
  price: fc.integer({ min: 800, max: 90_000 }),
  isSold: fc.boolean(),
  liking: fc.constantFrom(0, 0, 1, 5, 9),
  formality: fc.constantFrom(...formalities),
  colours: fc.uniqueArray(fc.constantFrom(...someColours), { minLength: 1, maxLength: 2 }),
  fit: fc.option(fc.constantFrom(...fits), { nil: undefined }),
  styles: fc.uniqueArray(
    fc.record({
      id: fc.constantFrom(...axes),
      score: fc.double({ min: 0.02, max: 1, noNaN: true }).map(byte),
    }),
    { selector: ({ id }) => id, maxLength: 4 },
  ),
  stock: fc.array(fc.boolean(), { minLength: 6, maxLength: 6 }),
  system: fc.constantFrom("own", "own", "own", "it", "uk", "one"),
});
type Piece = typeof anyPiece extends fc.Arbitrary<infer Value> ? Value : never;

/** Shops with up to so many pieces, numbered with gaps. Most are small, unless so many are asked for at least. */
const anyShop = (most = 60, least = 1): fc.Arbitrary<Shop> =>
  fc.array(anyPiece, { minLength: least, maxLength: most }).map((pieces) => {
    const products = pieces.map((piece, i) => productOf(piece, (i + 1) * 3));
    const snapshot = exampleSnapshot(products);
    const brands = new Map(brandIds.map((id) => [id, { id, name: `Brand ${id}`, key: `brand-${id}` }]));
    return {
      products,
      snapshot: { ...snapshot, brands, popularity: Float32Array.from(pieces, ({ liking }) => liking) },
    };
  });

function productOf(piece: Piece, id: number): Product {
  const { universe, leaf, brand, day, price, isSold, formality, colours, fit, styles } = piece;
  const base = exampleProduct({ id });
  const [main = "black", ...others] = colours;
  const { fit: _, ...traits } = base.traits;
  const [first] = base.variants;
  return {
    ...base,
    universe,
    leaf,
    brand,
    name: { en: `Piece ${id}`, fr: `Pièce ${id}` },
    traits: { ...traits, formality, styles, ...(fit && { fit }) },
    variants: [{ ...first, colours: [main, ...others], sizes: sizesOf(piece) }],
    offers: [{ shop: 1, price, url: "https://www.maison-verdier.example/p/1", inStock: isSold }],
    addedOn: day,
  };
}

function sizesOf({ universe, leaf, stock, system }: Piece): readonly SizeStock[] {
  const scale = sizeScaleOf(universe, leaf);
  const labels =
    system === "own" ? scale.labels : system === "one" ? ["one"] : ["42", "44", "46", "10", "12"];
  return labels.slice(0, stock.length).map((label, i) => ({
    label,
    system: system === "own" ? scale.system : system,
    inStock: stock[i] ?? false,
  }));
}

const some = <Item>(items: readonly Item[], most = 3) => fc.subarray([...items], { maxLength: most });
const oneOf = (labels: readonly string[]) =>
  fc.option(fc.constantFrom(...labels.slice(0, 6)), { nil: undefined });

/** Someone who told any part of it, or nothing. */
function anyTold(universe: Universe): fc.Arbitrary<Told> {
  const scales = sizeScales[universe];
  const rows = budgetRowsOf(universe);
  return fc.record(
    {
      styles: some(axes).map((selected_styles) => ({ selected_styles })),
      wantstyles: some(axes, 2),
      brands_followed: some(brandIds),
      brands_disliked: some(brandIds, 1),
      wishes: some(wishesOf(universe), 6).map((wishes) =>
        Object.fromEntries(wishes.map(({ name }) => [name, { value: 2 as const }])),
      ),
      sizes: fc.record({
        tshirts: some(scales.tshirts.labels.slice(0, 6)),
        shirts: oneOf(scales.shirts.labels),
        jackets: oneOf(scales.jackets.labels),
        pants_waist: oneOf(scales.pants_waist.labels),
        shoes: oneOf(scales.shoes.labels),
        shirts_cut: some<string>(cuts[universe].shirts_cut),
        pants_cut: some<string>(cuts[universe].pants_cut),
      }),
      budget: some(rows).map((chosen) =>
        chosen.map(({ key, minValue, maxValue }) => ({ key, minValue, maxValue })),
      ),
      global: fc.record({
        openness: fc.integer({ min: 1, max: 5 }),
        dresscode: fc.integer({ min: 1, max: 5 }),
      }),
      locks: fc
        .tuple(
          some(lockNames, 4),
          some(
            rows.map(({ key }) => key),
            3,
          ),
        )
        .map(([names, budget_rows]) => ({
          ...Object.fromEntries(names.map((name) => [name, true])),
          budget_rows,
        })),
    },
    { requiredKeys: [] },
  );
}

/** Products that exist and some that do not. */
const anyIds = fc.uniqueArray(fc.integer({ min: 1, max: 120 }), { maxLength: 5 });
/** What an account remembers: some days old, in any order, about what exists and what does not. */
const anyRemembered = fc.record({
  now: fc.constant(Date.parse("2026-11-15T12:00:00Z")),
  evidence: fc.array(
    fc.record({
      product: fc.integer({ min: 1, max: 60 }).map((i) => i * 3),
      kind: fc.constantFrom<EvidenceKind>("liked", "liked", "bookmarked", "disliked", "product_card_clicked"),
      at: fc
        .integer({ min: 0, max: 200 })
        .map((days) => Date.parse("2026-11-15T12:00:00Z") - days * 86_400_000),
    }),
    { maxLength: 12 },
  ),
});
const anyScopes = fc.uniqueArray(
  fc.record({
    id: fc.integer({ min: 1, max: 60 }).map((i) => i * 3),
    scope: fc.constantFrom(...dislikeScopes),
  }),
  { selector: ({ id }) => id, maxLength: 4 },
);
const anySession: fc.Arbitrary<Session> = fc
  .record({
    visit: fc.record({ liked: anyIds, disliked: anyIds, seen: anyIds, scopes: anyScopes }),
    remembered: fc.option(anyRemembered, { nil: undefined }),
  })
  .map(({ visit, remembered }) => ({ ...sessionOf(visit), ...remembered }));

/** Anything that a reason may go by in such a shop. */
export const anyTrait = (universe: Universe): fc.Arbitrary<string> =>
  fc.oneof(
    fc.constantFrom(...axes.flatMap((axis) => [`style:${axis}`, `wanted_style:${axis}`])),
    fc.constantFrom(...brandIds.map((id) => `brand:${id}`)),
    fc.constantFrom(...wishesOf(universe).map(({ name }) => `wish:${name}`)),
    fc.constantFrom("price", ...budgetRowsOf(universe).map(({ key }) => `price:${key}`)),
    fc.constantFrom("size:tshirts", "size:shirts", "size:jackets", "size:pants_waist", "size:shoes"),
    fc.constantFrom(...fits.map((fit) => `cut:${fit}`)),
    fc.constantFrom("formality:-2", "formality:-1", "formality:0", "formality:1", "formality:2"),
    fc.constantFrom("popularity", "freshness", "turned_down", "unlike", "season"),
    fc.constantFrom("taste:colour:orange", "taste:colour:navy", "taste:material:wool", "taste:pattern:plain"),
    fc.constantFrom(...axes.map((axis) => `taste:style:${axis}`)),
    fc.constantFrom(...brandIds.map((id) => `taste:brand:${id}`)),
    fc.constantFrom(...someLeaves.map((leaf) => `taste:category:${leaf}`)),
    fc.integer({ min: 1, max: 60 }).map((id) => `liked:${id * 3}`),
  );

/** Few or many answers to reasons. */
export const anyCorrections = (universe: Universe): fc.Arbitrary<NonNullable<Told["corrections"]>> =>
  fc.dictionary(anyTrait(universe), fc.constantFrom(...corrections), { maxKeys: 12 });

/** A shop, a person in it and what they did. */
export const anyVisit = (most?: number, least?: number) =>
  fc.constantFrom(...universes).chain((universe) =>
    fc.record({
      universe: fc.constant(universe),
      shop: anyShop(most, least),
      told: anyTold(universe),
      session: anySession,
    }),
  );
