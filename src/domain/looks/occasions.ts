import type { Occasion, Season } from "#vocabulary/attribute.ts";
import type { LookSlot } from "#vocabulary/look.ts";
import type { Universe } from "#vocabulary/universe.ts";

/** How a stylist dresses someone for an occasion. */
export interface Recipe {
  /** Steps from lounge to black tie, the lower of the two that pieces may have. */
  readonly formality: number;
  /** What each place is chosen from: codes of categories. Places without one stay empty. */
  readonly from: Partial<Readonly<Record<LookSlot, readonly string[]>>>;
  /** Places that are never left empty. */
  readonly always?: readonly LookSlot[];
  /** Whether what is worn has to be sober: nothing that everything else makes room for. */
  readonly sober?: boolean;
  /** Not these as the colour of a dress: nobody comes to a wedding in white. */
  readonly notIn?: readonly string[];
}

const list = (text: string): readonly string[] => text.split(" ").filter(Boolean);

type Slots = Partial<Readonly<Record<LookSlot, string>>>;
const recipe = (formality: number, from: Slots, more: Omit<Recipe, "formality" | "from"> = {}): Recipe => ({
  formality,
  from: Object.fromEntries(Object.entries(from).map(([slot, codes]) => [slot, list(codes)])),
  ...more,
});

const relaxed = {
  top: "A.1.1 A.1.2 A.1.3 A.1.5 A.1.6 A.2.1 A.2.3 A.2.5",
  bottom: "A.3.1 A.3.2 A.3.5 A.3.6 A.8",
  layer: "A.2.2 A.1.4 A.4.2 A.4.3 A.4.4 A.4.5",
  coat: "A.5",
  shoes: "B.1 B.2.2 B.2.4 B.3 B.4.1",
  bag: "C.1.1 C.1.2 C.1.3",
  accessory: "D.1.1 D.2 D.3.1 D.6.1 E.1.1 E.2.1 E.2.2",
} as const;

const dressed = {
  top: "A.1.2 A.1.3 A.1.6 A.2.1 A.2.5",
  bottom: "A.3.2 A.3.3 A.8.2 A.8.3",
  layer: "A.4.1 A.2.2",
  coat: "A.5.1 A.5.2",
  shoes: "B.2 B.3.1",
  bag: "C.1.2 C.1.3 C.1.4",
  accessory: "D.1.1 D.3.1 E.1.1 E.2.1 E.2.2",
} as const;

const travelling = {
  top: "A.1.1 A.1.2 A.1.3 A.2.1 A.2.3 A.2.4 A.2.5",
  bottom: "A.3.1 A.3.2 A.3.6",
  layer: "A.2.2 A.1.4 A.4.2 A.4.4 A.4.5",
  coat: "A.5.2 A.5.3 A.5.4 A.5.5",
  shoes: "B.1 B.2.2 B.3.1",
  bag: "C.1.5 C.1.1",
  accessory: "D.2.2 D.3.1 D.6.1 E.1.1",
} as const;

const outside = {
  top: "A.1.1 A.2.3 A.2.4 G.1.1",
  bottom: "A.3.6 A.3.1 A.3.4 G.1.2",
  layer: "G.1.3 A.4.5 A.4.2",
  coat: "A.5.3 A.5.4 A.5.5",
  shoes: "B.5.2",
  bag: "C.1.1",
  accessory: "D.2.2 D.4.1 D.6.1",
} as const;

const training = {
  top: "G.1.1",
  bottom: "G.1.2 A.3.4",
  layer: "G.1.3",
  shoes: "B.5.1",
  bag: "C.1.1",
  accessory: "D.2.2",
} as const;

const suit = {
  "one-piece": "A.6.1",
  top: "A.1.3",
  coat: "A.5.1",
  shoes: "B.2.1 B.2.3 B.2.2",
  bag: "C.1.4",
  accessory: "D.5.1 E.1.1",
} as const;

/** The usual first: looks take them in turn. */
export const recipes: Readonly<Record<Universe, Readonly<Record<Occasion, readonly Recipe[]>>>> = {
  men: {
    everyday: [recipe(2, relaxed), recipe(2, { ...relaxed, top: "A.1.1 A.2.3 A.2.4", shoes: "B.1 B.3" })],
    work: [
      recipe(3, { ...dressed, bag: "C.1.4 C.1.2 C.1.3" }, { always: ["bag"] }),
      recipe(3, { ...suit, top: "A.1.3 A.2.5" }, { always: ["bag"] }),
    ],
    interview: [
      recipe(3, suit, { sober: true, always: ["bag"] }),
      recipe(
        3,
        { ...dressed, top: "A.1.3 A.2.5", bottom: "A.3.3", layer: "A.4.1", accessory: "E.1.1 D.1.1" },
        { sober: true, always: ["layer"] },
      ),
    ],
    evening: [
      recipe(
        3,
        {
          ...dressed,
          top: "A.1.3 A.2.5",
          bottom: "A.3.3",
          layer: "A.4.1 A.6.3",
          shoes: "B.2",
          bag: "",
          accessory: "E.1.1 D.3.1 E.2.1",
        },
        { always: ["layer"] },
      ),
      recipe(
        3,
        { ...suit, top: "A.1.3 A.2.5", bag: "", accessory: "E.1.1 D.5.1" },
        { always: ["accessory"] },
      ),
    ],
    party: [
      recipe(2, {
        ...relaxed,
        top: "A.1.1 A.1.3 A.2.5",
        bottom: "A.3.1 A.3.2",
        layer: "A.4.3 A.4.2",
        shoes: "B.3.1 B.2.2 B.1.1",
        bag: "C.1.3",
        accessory: "E.2 E.1.1",
      }),
      recipe(3, {
        ...dressed,
        top: "A.1.3 A.1.2 A.2.5",
        layer: "A.4.3 A.4.1 A.6.3",
        shoes: "B.2.2 B.3.1 B.2.1",
        bag: "",
        accessory: "E.2 E.1.1",
      }),
    ],
    wedding: [
      recipe(3, { ...suit, bag: "", accessory: "D.5.1 D.5.2 E.1.1" }, { always: ["accessory"] }),
      recipe(
        3,
        {
          ...dressed,
          top: "A.1.3",
          bottom: "A.3.3",
          layer: "A.6.3 A.4.1",
          shoes: "B.2",
          bag: "",
          accessory: "D.5 E.1.1",
        },
        { always: ["layer", "accessory"] },
      ),
    ],
    date: [
      recipe(2, {
        ...relaxed,
        top: "A.1.2 A.1.3 A.2.1 A.2.5",
        bottom: "A.3.1 A.3.2",
        layer: "A.4.3 A.1.4 A.2.2",
        shoes: "B.2.2 B.3.1 B.1.1",
        bag: "C.1.3",
        accessory: "E.1.1 E.2.1 D.1.1",
      }),
      recipe(3, { ...dressed, bag: "" }),
    ],
    travel: [
      recipe(2, travelling, { always: ["bag"] }),
      recipe(
        1,
        { ...travelling, top: "A.1.1 A.2.3 A.2.4", bottom: "A.3.4 A.3.6 A.3.1", shoes: "B.1.1" },
        { always: ["bag"] },
      ),
    ],
    beach: [
      recipe(
        1,
        { top: "A.1.1 A.1.5", bottom: "F.4.1", shoes: "B.4", bag: "C.1.2 C.1.1", accessory: "D.6.1 D.2" },
        { always: ["bag", "accessory"] },
      ),
      recipe(
        2,
        {
          top: "A.1.1 A.1.2 A.1.3 A.1.5",
          bottom: "A.3.5",
          layer: "A.1.4",
          shoes: "B.1.2 B.4.1",
          bag: "C.1.2",
          accessory: "D.2.1 D.6.1",
        },
        { always: ["bag"] },
      ),
    ],
    sport: [recipe(1, training, { always: ["layer"] }), recipe(1, training, { always: ["bag"] })],
    outdoor: [recipe(1, outside, { always: ["bag"] }), recipe(1, { ...outside, shoes: "B.5.2" })],
    ceremony: [
      recipe(
        3,
        { ...suit, shoes: "B.2.1 B.2.3", accessory: "D.5.1 D.5.2" },
        { sober: true, always: ["accessory"] },
      ),
      recipe(
        4,
        { ...suit, "one-piece": "A.6.2", bag: "", accessory: "D.5.2 D.5.1 E.2.4" },
        { always: ["accessory"] },
      ),
    ],
  },
  women: {
    everyday: [
      recipe(2, { ...relaxed, accessory: `${relaxed.accessory} E.2.4 D.5.2` }),
      recipe(2, {
        "one-piece": "A.7.1 A.7.2 A.7.3 A.9",
        top: "A.1.1 A.1.3",
        layer: "A.2.2 A.4.2 A.4.3 A.4.4",
        coat: "A.5",
        shoes: relaxed.shoes,
        bag: relaxed.bag,
        accessory: "D.2 D.6.1 E.2 E.1.1",
      }),
      recipe(2, { ...relaxed, top: "A.1.1 A.2.3 A.2.4 A.1.4", shoes: "B.1 B.3" }),
    ],
    work: [
      recipe(3, dressed, { always: ["bag"] }),
      recipe(
        3,
        { ...dressed, "one-piece": "A.7.2 A.9.1", top: "", bottom: "", shoes: "B.2 B.3" },
        { always: ["bag"] },
      ),
      recipe(
        3,
        {
          "one-piece": "A.6.1",
          top: "A.1.2 A.1.3 A.1.6 A.2.5",
          coat: "A.5.1 A.5.2",
          shoes: "B.2",
          bag: "C.1.2 C.1.3",
          accessory: "E",
        },
        { always: ["bag"] },
      ),
    ],
    interview: [
      recipe(
        3,
        {
          "one-piece": "A.6.1 A.6.2",
          top: "A.1.2 A.1.3 A.1.6 A.2.5",
          coat: "A.5.1 A.5.2",
          shoes: "B.2.1 B.2.2",
          bag: "C.1.2 C.1.3",
          accessory: "E.1.1 E.2.2 E.2.4",
        },
        { sober: true, always: ["bag"] },
      ),
      recipe(
        3,
        {
          ...dressed,
          top: "A.1.3 A.1.2 A.2.5",
          bottom: "A.3.3 A.8.2",
          layer: "A.4.1",
          shoes: "B.2.1 B.2.2",
          accessory: "E.1.1 E.2.2 E.2.4",
        },
        { sober: true, always: ["layer", "bag"] },
      ),
    ],
    evening: [
      recipe(
        4,
        {
          "one-piece": "A.7.4 A.9.1",
          coat: "A.5.1",
          shoes: "B.2.1 B.2.3",
          bag: "C.1.4",
          accessory: "E.2 D.4.1",
        },
        { always: ["bag"] },
      ),
      recipe(
        3,
        {
          "one-piece": "A.7.1 A.7.2 A.7.3 A.9.1",
          layer: "A.4.1",
          coat: "A.5.1",
          shoes: "B.2.1 B.2.3",
          bag: "C.1.4 C.1.3",
          accessory: "E.2",
        },
        { always: ["bag"] },
      ),
      recipe(
        3,
        {
          ...dressed,
          top: "A.1.2 A.1.3 A.1.6",
          bottom: "A.3.3 A.8.2 A.8.3",
          layer: "A.4.1",
          shoes: "B.2.1 B.2.3",
          bag: "C.1.4 C.1.3",
          accessory: "E.2",
        },
        { always: ["bag", "accessory"] },
      ),
    ],
    party: [
      recipe(
        3,
        {
          "one-piece": "A.7.1 A.7.2 A.9.1",
          layer: "A.4.3 A.4.1",
          coat: "A.5.1",
          shoes: "B.2.1 B.2.3 B.3.1",
          bag: "C.1.3 C.1.4",
          accessory: "E.2",
        },
        { always: ["bag"] },
      ),
      recipe(3, {
        ...dressed,
        top: "A.1.2 A.1.6 A.1.3",
        bottom: "A.8.1 A.8.2 A.3.3",
        layer: "A.4.3 A.4.1",
        shoes: "B.2 B.3",
        bag: "C.1.3 C.1.4",
        accessory: "E.2",
      }),
    ],
    wedding: [
      recipe(
        3,
        {
          "one-piece": "A.7.2 A.7.3 A.9.1",
          layer: "A.4.1",
          coat: "A.5.1 A.5.2",
          shoes: "B.2.1 B.2.3 B.2.4",
          bag: "C.1.4 C.1.3",
          accessory: "E.2 D.5.2",
        },
        { always: ["bag", "accessory"], notIn: ["white", "black"] },
      ),
      recipe(
        4,
        {
          "one-piece": "A.7.4 A.6.2 A.7.3",
          top: "A.1.2 A.1.3",
          coat: "A.5.1",
          shoes: "B.2.1 B.2.3",
          bag: "C.1.4",
          accessory: "E.2",
        },
        { always: ["bag"], notIn: ["white", "black"] },
      ),
    ],
    date: [
      recipe(2, {
        ...relaxed,
        top: "A.1.2 A.1.3 A.1.6 A.2.1",
        bottom: "A.3.1 A.8",
        layer: "A.4.3 A.2.2",
        shoes: "B.2.2 B.2.4 B.3",
        bag: "C.1.3",
        accessory: "E.2 E.1.1",
      }),
      recipe(
        3,
        {
          "one-piece": "A.7.1 A.7.2 A.7.3",
          layer: "A.4.3 A.2.2",
          coat: "A.5.1 A.5.2",
          shoes: "B.2 B.3",
          bag: "C.1.3",
          accessory: "E.2",
        },
        { always: ["bag"] },
      ),
    ],
    travel: [
      recipe(2, travelling, { always: ["bag"] }),
      recipe(
        1,
        { ...travelling, top: "A.1.1 A.2.3 A.2.4", bottom: "A.3.4 A.3.6 A.3.1", shoes: "B.1.1" },
        { always: ["bag"] },
      ),
    ],
    beach: [
      recipe(
        1,
        { "one-piece": "F.4.1", top: "A.1.4", shoes: "B.4", bag: "C.1.2", accessory: "D.6.1 D.2.1" },
        { always: ["bag", "accessory", "top"] },
      ),
      recipe(
        2,
        { "one-piece": "A.7 A.9.2", shoes: "B.4.1 B.1.2", bag: "C.1.2 C.1.3", accessory: "D.6.1 D.2.1" },
        { always: ["bag", "accessory"] },
      ),
      recipe(
        1,
        {
          top: "A.1.1 A.1.5 A.1.4",
          bottom: "A.3.5",
          shoes: "B.4 B.1.2",
          bag: "C.1.2",
          accessory: "D.6.1 D.2.1",
        },
        { always: ["bag"] },
      ),
    ],
    sport: [recipe(1, training, { always: ["layer"] }), recipe(1, training, { always: ["bag"] })],
    outdoor: [recipe(1, outside, { always: ["bag"] }), recipe(1, { ...outside, shoes: "B.5.2" })],
    ceremony: [
      recipe(
        3,
        {
          "one-piece": "A.6.1 A.6.2",
          top: "A.1.2 A.1.3 A.1.6",
          coat: "A.5.1",
          shoes: "B.2.1",
          bag: "C.1.4 C.1.3",
          accessory: "E.2 E.1.1",
        },
        { sober: true, always: ["bag"] },
      ),
      recipe(
        4,
        {
          "one-piece": "A.7.4 A.7.2 A.7.3",
          coat: "A.5.1",
          shoes: "B.2.1 B.2.3",
          bag: "C.1.4",
          accessory: "E.2 D.4.1",
        },
        { always: ["bag"], notIn: ["white"] },
      ),
    ],
  },
};

/** How many looks there are for an occasion in each season. */
export const wanted: Readonly<Record<Occasion, Readonly<Record<Season, number>>>> = {
  everyday: { spring: 6, summer: 6, autumn: 6, winter: 6 },
  work: { spring: 5, summer: 4, autumn: 5, winter: 5 },
  interview: { spring: 2, summer: 2, autumn: 2, winter: 2 },
  evening: { spring: 3, summer: 3, autumn: 3, winter: 4 },
  party: { spring: 3, summer: 3, autumn: 3, winter: 4 },
  wedding: { spring: 4, summer: 5, autumn: 3, winter: 2 },
  date: { spring: 4, summer: 4, autumn: 4, winter: 4 },
  travel: { spring: 3, summer: 3, autumn: 3, winter: 3 },
  beach: { spring: 2, summer: 8, autumn: 0, winter: 0 },
  sport: { spring: 3, summer: 3, autumn: 3, winter: 3 },
  outdoor: { spring: 3, summer: 2, autumn: 4, winter: 4 },
  ceremony: { spring: 2, summer: 2, autumn: 2, winter: 2 },
};
