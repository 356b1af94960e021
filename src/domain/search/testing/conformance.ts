import type { Product } from "../../catalogue/product.ts";
import type { Found, Question, SearchEngine } from "../port.ts";
import { shelf } from "./shelf.ts";

/** An engine over a catalogue that can become another one. */
export interface EngineUnderTest {
  readonly engine: SearchEngine;
  readonly become: (products: readonly Product[]) => Promise<void>;
}

/** One thing that every engine has to do. */
export interface Conformance {
  readonly name: string;
  readonly ask: (under: EngineUnderTest) => Promise<unknown>;
  readonly answer: unknown;
}

type Asked = Partial<Question>;
const find = ({ engine }: EngineUnderTest, asked: Asked): Promise<Found> =>
  engine.find({ language: "en", from: 0, limit: 24, ...asked });
const ids = async (under: EngineUnderTest, asked: Asked) =>
  [...(await find(under, asked)).products].sort((a, b) => a - b);
const ordered = async (under: EngineUnderTest, asked: Asked) => (await find(under, asked)).products;
const counts = async (under: EngineUnderTest, asked: Asked, name: keyof NonNullable<Found["facets"]>) => {
  const { facets } = await find(under, asked);
  return Object.fromEntries(facets?.[name].map(({ value, count }) => [value, count]) ?? []);
};

const finds = (text: string, answer: readonly number[], more: Asked = {}): Conformance => ({
  name: `“${text}” finds ${answer.join(", ") || "nothing"}`,
  ask: (under) => ids(under, { text, ...more }),
  answer,
});
const french: Asked = { language: "fr" };

const queries: readonly Conformance[] = [
  finds("dress", [1, 2, 3, 4]),
  finds("robes", [1, 2, 3, 4], french),
  finds("robe", [1, 2, 3, 4], french),
  finds("floral dress", [1]),
  finds("robe fleurie pas chère pour un mariage", [1], french),
  finds("red dress", [1, 3]),
  finds("dress under 100", [1, 3]),
  finds("robe moins de 80 €", [1, 3], french),
  finds("dress between 100 and 300", [2, 4]),
  finds("jumper without wool", [6]),
  finds("pull sans laine", [6], french),
  finds("dress not red", [2, 4]),
  finds("robe taille 40", [2, 3], french),
  finds("beanie", [10]),
  finds("casquette", [11], french),
  finds("Élan & Co", [4, 7]),
  finds("elan coat", [7]),
  finds("caban", [8], french),
  finds("manteau d'homme en laine", [7, 8], french),
  finds("drss", [1, 2, 3, 4]),
  finds("maneau", [7, 8], french),
  finds("snaekers", [9]),
  finds("umbrella", []),
];

const filters: readonly Conformance[] = [
  {
    name: "what nobody sells is not found",
    ask: (under) => ids(under, { include: { category: ["men.A.5"] } }),
    answer: [7, 8],
  },
  {
    name: "several values of a filter mean “or”, several filters “and”",
    ask: (under) => ids(under, { include: { colour: ["red", "black"], size: ["fr-38"] } }),
    answer: [1, 2],
  },
  {
    name: "a size without its system is a size of any",
    ask: (under) => ids(under, { include: { size: ["42"] } }),
    answer: [4],
  },
  {
    name: "what is excluded is left out",
    ask: (under) => ids(under, { universe: "women", exclude: { colour: ["red"] } }),
    answer: [2, 4],
  },
  {
    name: "both ends of a price count",
    ask: (under) => ids(under, { priceMin: 5_000, priceMax: 9_000 }),
    answer: [3, 5, 6],
  },
  {
    name: "a reduction is a filter",
    ask: (under) => ids(under, { include: { sale: ["true"] } }),
    answer: [7, 9],
  },
];

const facets: readonly Conformance[] = [
  {
    name: "values of a facet that is chosen are counted beside the choice",
    ask: (under) => counts(under, { universe: "women", include: { colour: ["red"] } }, "colour"),
    answer: { red: 2, black: 1, navy: 1 },
  },
  {
    name: "values of the others are counted within it",
    ask: (under) => counts(under, { universe: "women", include: { colour: ["red"] } }, "size"),
    answer: { "fr-38": 1, "fr-40": 1 },
  },
  {
    name: "branches of the tree have what their leaves have",
    ask: (under) => counts(under, { text: "coat" }, "category"),
    answer: { "men.A": 2, "men.A.5": 2, "men.A.5.1": 2 },
  },
  {
    name: "prices are counted by range",
    ask: (under) => counts(under, { universe: "women" }, "price"),
    answer: { 25: 1, 50: 1, 100: 1, 200: 1 },
  },
  {
    name: "brands are counted, the largest first",
    ask: async (under) => (await find(under, {})).facets?.brand,
    answer: [
      { value: "1", count: 9 },
      { value: "2", count: 2 },
    ],
  },
];

const orders: readonly Conformance[] = [
  {
    name: "the cheapest first",
    ask: (under) => ordered(under, { text: "dress", sort: "price_up" }),
    answer: [1, 3, 2, 4],
  },
  {
    name: "the dearest first",
    ask: (under) => ordered(under, { text: "dress", sort: "price_down" }),
    answer: [4, 2, 3, 1],
  },
  {
    name: "the largest reduction first",
    ask: async (under) => (await ordered(under, { universe: "men", sort: "discount" })).slice(0, 2),
    answer: [7, 9],
  },
  {
    name: "pages follow each other without gap or repetition",
    ask: async (under) => {
      const pages: number[] = [];
      for (let next: Found["next"] = { from: 0, after: "" }; next; ) {
        const page: Found = await find(under, { ...next, limit: 4 });
        pages.push(...page.products);
        next = page.next;
      }
      const all = await ordered(under, {});
      return [pages.length, pages.every((id, i) => id === all[i])];
    },
    answer: [11, true],
  },
];

const rest: readonly Conformance[] = [
  {
    name: "an empty result names the one condition to open and what it gives",
    ask: async (under) => (await find(under, { text: "dress", include: { material: ["silk"] } })).opening,
    answer: { condition: "material", gives: 4 },
  },
  {
    name: "words are opened by what was typed",
    ask: async (under) => (await find(under, { text: "red jumper" })).opening,
    answer: { condition: "words", words: "red", gives: 2 },
  },
  {
    name: "a slip of the pen is told",
    ask: async (under) => (await find(under, { text: "florla drss" })).corrected,
    answer: "floral dress",
  },
  {
    name: "what was only begun is no slip",
    ask: async (under) => (await find(under, { text: "red dre" })).corrected,
    answer: undefined,
  },
  {
    name: "suggestions are of all kinds",
    ask: async ({ engine }) => {
      const kinds = async (text: string) =>
        (await engine.suggest({ text, language: "en", limit: 8 })).map(({ type }) => type);
      return [
        ...new Set([...(await kinds("dre")), ...(await kinds("ael")), ...(await kinds("mini"))]),
      ].sort();
    },
    answer: ["brand", "category", "product", "query"],
  },
  {
    name: "another catalogue is found as soon as it is there, and the last one no more",
    ask: async (under) => {
      const before = await ids(under, { text: "coat" });
      await under.become(shelf.filter(({ id }) => id !== 7));
      return [before, await ids(under, { text: "coat" })];
    },
    answer: [[7, 8], [8]],
  },
];

/** What any engine behind the port has to answer over the products of `shelf`. */
export const searchConformance: readonly Conformance[] = [
  ...queries,
  ...filters,
  ...facets,
  ...orders,
  ...rest,
];
