import type { Leaf } from "#vocabulary/category.ts";
import type { GarmentConcept } from "#vocabulary/lexicon/concept.ts";
import type { Universe } from "#vocabulary/universe.ts";
import type { Context } from "./context.ts";

type Leaves = Readonly<Partial<Record<Universe, Leaf>>>;
type Rule = readonly [when: (context: Context) => boolean, leaf: Leaf | Leaves];

export interface Narrowed {
  readonly leaves: Leaves;
  readonly says: GarmentConcept["says"];
}

/**
 * Where a garment belongs once the words around its name are heard: a jacket of leather, a dress that is long. Words
 * before the name that are garments too may tell more than the name ("chinos trousers", "loafer shoes").
 */
export function narrow(
  garment: GarmentConcept,
  modifiers: readonly GarmentConcept[],
  context: Context,
): Narrowed {
  for (const [when, leaf] of rules[garment.key] ?? []) {
    if (when(context)) return { leaves: everywhere(leaf, garment), says: "leaf" };
  }
  const teller = modifiers.find((modifier) => tellsMore(modifier, garment));
  if (teller) return { leaves: { ...garment.leaves, ...teller.leaves }, says: teller.says };
  return { leaves: garment.leaves, says: garment.says };
}

/** A leaf stands for the universes the garment is known in. */
function everywhere(leaf: Leaf | Leaves, garment: GarmentConcept): Leaves {
  if (typeof leaf !== "string") return { ...garment.leaves, ...leaf };
  return Object.fromEntries(Object.keys(garment.leaves).map((universe) => [universe, leaf]));
}

function tellsMore(modifier: GarmentConcept, garment: GarmentConcept): boolean {
  if (modifier.key === "polo" && garment.key === "t-shirt") return true;
  if (modifier.weak || modifier.says !== "leaf" || garment.says === "leaf") return false;
  if (garment.key === "casual-shoes") return domain(modifier, 1) === "B";
  if (tellers[garment.key]?.includes(modifier.key)) return true;
  const depth = garment.says === "department" ? 1 : 3;
  return domain(modifier, depth) === domain(garment, depth);
}

/** Names that say what a jacket or a top is though they are of another family: "parka jacket", "hoodie top". */
const tellers: Readonly<Record<string, readonly string[]>> = {
  jacket: ["parka", "puffer", "trench", "raincoat", "hoodie", "cardigan", "sport-jacket"],
  coat: ["denim-jacket"],
  top: ["hoodie", "sweatshirt", "cardigan"],
};

/** The first letters of its codes: "B" is the department, "B.1" the family. */
const domain = ({ leaves }: GarmentConcept, letters: number) =>
  (leaves.women ?? leaves.men ?? "").slice(0, letters);

const leathery = (c: Context) => c.has("material", "leather", "suede", "faux-leather");
const warm = (c: Context) => c.has("build", "padded") || c.has("material", "down");
const sporty = (c: Context) => c.has("activity", "sport", "running", "training", "yoga", "cycling", "ski");
const exercised = (c: Context) => c.has("activity", "running", "yoga", "cycling");
const restful = (c: Context) => c.has("build", "lounge");
const heeled = (c: Context) => c.has("heel", "mid", "high", "low") || c.has("heelShape");
const formal = (c: Context) => c.has("style", "business-formal") || c.has("build", "tailored");
const grand = (c: Context) =>
  c.has("occasion", "evening", "wedding", "ceremony", "party") || c.has("style", "evening");
const short = (c: Context) => c.has("length", "short", "cropped");
const long = (c: Context) => c.has("length", "long", "maxi");
const midi = (c: Context) => c.has("length", "midi");
const lapelled = (c: Context) =>
  c.has("collar", "notch", "peak", "shawl") || c.has("closure", "double-breasted");

/** Makers whose plain "shoe" is a sports shoe more often than not. */
const sportsMakers = ["adidas", "nike", "reebok"];

/** Words in the names of models to run and train in; and of the sneakers that the same makers sell. */
const sportsModels = [
  "run",
  "runner",
  "sprint",
  "speed",
  "speeder",
  "train",
  "fuel",
  "zoom",
  "axis",
  "marathon",
  "spike",
  "spikes",
  "tech",
  "barricade",
  "easytone",
];
const streetModels = [
  "low",
  "mid",
  "hi",
  "high",
  "can",
  "classic",
  "retro",
  "vulc",
  "derby",
  "neo",
  "yacht",
  "basket",
  "round",
];

/** A sports shop lists a single "shoe" of these makers; a shop of fashion lists "shoes", or says what they are for. */
const singleShoe = (c: Context) =>
  c.says("shoe") && (c.says(...sportsMakers) || (c.says("puma", "lotto") && !c.says("leather")));

/** Makers of sneakers: what is leather there is no shoe for the office. */
const sneakerMakers = [...sportsMakers, "puma", "fila", "lotto", "vans", "converse", "skechers", "diadora"];

/** Leather shoes are for the office in black and brown; in a colour or in white men wear them as sneakers. */
const brightLeather = (c: Context) =>
  c.says("leather", "cuir") &&
  c.has("colour", "white", "blue", "navy", "green", "red", "yellow", "orange") &&
  !c.has("colour", "black", "brown", "burgundy") &&
  !c.says("formal", "dress", "smart", "office", "business", "evening", "lace", "lacets", "ville");

const jacket: readonly Rule[] = [
  [(c) => c.has("sleeve", "sleeveless"), "A.4.5"],
  [leathery, "A.4.3"],
  [warm, "A.5.4"],
  [(c) => c.has("material", "denim"), "A.4.4"],
  [(c) => c.has("build", "waterproof"), "A.5.5"],
  [(c) => sporty(c) || c.has("material", "fleece") || c.has("activity", "hiking"), "G.1.3"],
  [(c) => c.has("material", "faux-fur"), "A.5.1"],
  [(c) => c.has("material", "tweed") || c.has("build", "tailored") || lapelled(c), "A.4.1"],
];

const bottoms: readonly Rule[] = [
  [restful, "F.3.1"],
  [(c) => sporty(c) || c.has("activity", "hiking", "football"), "G.1.2"],
];

// T-shirts say anything on their front ("Night owl", "Bike to work"): only words that mean the garment count.
const tee: readonly Rule[] = [
  [
    (c) => restful(c) && c.says("pyjama", "pajama", "loungewear", "sleepwear", "nightwear", "homewear"),
    "F.3.1",
  ],
  [(c) => exercised(c) && c.says("running", "yoga", "cycling", "cyclisme", "trail"), "G.1.1"],
];

/** By the name of the garment; the first that fits decides. */
const rules: Readonly<Record<string, readonly Rule[]>> = {
  jacket,
  "light-jacket": [[leathery, "A.4.3"]],
  coat: [
    [(c) => c.has("sleeve", "sleeveless"), "A.4.5"],
    [warm, "A.5.4"],
    [(c) => c.has("build", "waterproof"), "A.5.5"],
    [leathery, "A.4.3"],
    [(c) => c.has("material", "wool", "cashmere", "faux-fur", "tweed", "mohair") || lapelled(c), "A.5.1"],
  ],
  blazer: [[(c) => c.has("material", "leather", "faux-leather"), "A.4.3"]],
  "vest-en": [
    [(c) => c.has("build", "inner", "thermal"), { men: "F.1.1", women: "F.1.3" }],
    [
      (c) => warm(c) || c.has("material", "fleece", "denim", "faux-fur", "leather", "nylon", "suede"),
      "A.4.5",
    ],
    [(c) => c.has("build", "waterproof") || c.has("style", "workwear"), "A.4.5"],
    [(c) => c.has("material", "tweed") || formal(c) || c.has("closure", "double-breasted"), "A.6.3"],
    [(c) => c.has("garment", "tie", "bow-tie", "tailored-trousers"), "A.6.3"],
    [(c) => c.says("knit", "knitted") || c.has("material", "wool", "cashmere"), "A.2.1"],
    [exercised, "G.1.1"],
    [(c) => c.has("pattern") || c.has("fit", "oversized", "loose") || c.says("ribbed", "rib"), "A.1.5"],
  ],
  "gilet-fr": [
    [(c) => c.has("build", "tailored") || c.has("material", "tweed"), "A.6.3"],
    [(c) => c.has("sleeve", "sleeveless") && c.has("build", "knitted"), "A.2.1"],
    [(c) => c.has("sleeve", "sleeveless") || warm(c) || leathery(c), "A.4.5"],
    [(c) => c.has("material", "denim", "faux-fur"), "A.4.5"],
    [(c) => sporty(c) || c.has("material", "fleece"), "G.1.3"],
    [(c) => c.has("build", "knitted") || c.has("material", "wool", "cashmere", "mohair", "cotton"), "A.2.2"],
  ],
  gilet: [[(c) => c.has("build", "tailored"), "A.6.3"]],
  top: [...tee, [(c) => c.has("build", "swim"), "F.4.1"]],
  "t-shirt": [
    [(c) => c.says("innerwear", "underwear", "undershirt"), { men: "F.1.1", women: "F.1.3" }],
    ...tee,
  ],
  "tank-top": [[(c) => c.has("build", "inner"), { men: "F.1.1" }], ...tee],
  shirt: [
    [
      (c) => c.has("activity", "running", "cycling", "football") && c.says("running", "cycling", "football"),
      "G.1.1",
    ],
  ],
  pullover: [[(c) => c.has("neckline", "roll-neck", "high"), "A.2.5"]],
  knit: [[(c) => c.has("neckline", "roll-neck", "high"), "A.2.5"]],
  sweatshirt: [[(c) => c.has("neckline", "hooded"), "A.2.4"]],
  trousers: [
    ...bottoms,
    [(c) => c.has("build", "waterproof"), "G.1.2"],
    [(c) => c.has("material", "denim"), "A.3.1"],
    [(c) => formal(c) || c.has("material", "wool", "tweed"), "A.3.3"],
  ],
  "tailored-trousers": bottoms,
  // Shorts for the beach need not be for the water.
  shorts: [[(c) => c.has("build", "swim") && !c.says("beach", "pool"), "F.4.1"], ...bottoms],
  leggings: bottoms,
  tights: [[(c) => sporty(c), "G.1.2"]],
  bra: [[sporty, "G.1.1"]],
  dress: [
    [grand, { women: "A.7.4" }],
    [long, { women: "A.7.3" }],
    [midi, { women: "A.7.2" }],
    [short, { women: "A.7.1" }],
  ],
  skirt: [
    [long, { women: "A.8.3" }],
    [midi, { women: "A.8.2" }],
    [(c) => short(c) || c.has("activity", "tennis"), { women: "A.8.1" }],
  ],
  boots: [
    [(c) => c.has("activity", "hiking") || c.says("meindl"), "B.5.2"],
    [(c) => c.has("activity", "football", "running"), "B.5.1"],
    [(c) => c.says("ankle", "chelsea", "cheville", "chukka"), "B.3.1"],
    [(c) => c.says("knee", "thigh", "calf", "wellington", "genou", "hautes") || long(c), "B.3.2"],
    [(c) => c.has("build", "waterproof") || c.has("season", "winter"), "B.3.2"],
    [(c) => c.has("closure", "lace-up"), { men: "B.3.2", women: "B.3.1" }],
  ],
  "high-boots": [[(c) => c.says("chelsea", "cheville", "ankle"), "B.3.1"]],
  sandals: [[heeled, { women: "B.2.3" }]],
  slides: [[(c) => heeled(c) && c.says("mule", "mules"), { women: "B.2.3" }]],
  shoes: [
    // The derby of a maker of sneakers is a match.
    [(c) => c.says("derby") && c.says(...sneakerMakers), "B.1.1"],
    [(c) => c.has("activity", "hiking") || c.says("quechua", "forclaz", "salomon", "merrell"), "B.5.2"],
    [(c) => c.has("activity") || c.says("asics", "mizuno", "saucony", "brooks", "hoka", "kalenji"), "B.5.1"],
    [(c) => c.has("heelShape", "wedge"), { women: "B.2.3" }],
    [heeled, { women: "B.2.1" }],
    [(c) => c.has("heel", "flat"), { women: "B.2.4" }],
    [(c) => formal(c) || c.has("style", "sartorial"), "B.2.1"],
    [(c) => c.has("closure", "lace-up") && c.has("material", "leather"), { men: "B.2.1", women: "B.2.2" }],
    [
      (c) => c.has("material", "canvas") || c.has("formality", 2) || c.has("garment", "sneaker-model"),
      "B.1.1",
    ],
    [(c) => c.says("originals", "superstar", "skate", "lifestyle"), "B.1.1"],
    [(c) => c.says(...sportsModels), "B.5.1"],
    // Hardly any shoe to train in is brown or beige.
    [(c) => singleShoe(c) && !c.says(...streetModels) && !c.has("colour", "brown", "beige"), "B.5.1"],
  ],
  "casual-shoes": [
    [(c) => c.says(...sneakerMakers) && c.has("garment", "ankle-boots", "oxfords", "lace-up-boots"), "B.1.1"],
  ],
  "classic-shoes": [
    [brightLeather, { men: "B.1.1" }],
    [(c) => c.says("leather", "cuir") && c.says(...sneakerMakers) && !formal(c), "B.1.1"],
  ],
  bag: [
    [(c) => c.says("laptop", "ordinateur", "office", "document"), { men: "C.1.4", women: "C.1.3" }],
    [(c) => c.has("occasion", "evening"), { women: "C.1.4" }],
    [(c) => c.says("backpack", "dos", "school"), "C.1.1"],
    [(c) => c.has("occasion", "travel") || c.has("activity"), "C.1.5"],
    [(c) => c.has("occasion", "beach") || c.says("shopping", "shopper"), "C.1.2"],
    [(c) => c.says("shoulder", "sling", "crossbody", "messenger", "bandouliere", "epaule"), "C.1.3"],
  ],
  hat: [[(c) => c.has("build", "knitted") || c.has("season", "winter"), "D.2.2"]],
  suit: [
    [(c) => c.says("skirt", "jupe"), { women: "A.6.2" }],
    [(c) => c.has("formality", 5), { men: "A.6.2" }],
    [restful, "F.3.1"],
    [sporty, "G.1.3"],
  ],
  underwear: [[(c) => c.says("bra"), { women: "F.1.1" }]],
};
