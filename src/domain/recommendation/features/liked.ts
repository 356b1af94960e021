import { axisCount } from "../../catalogue/columns.ts";
import type { Bilingual } from "../../catalogue/product.ts";
import { cardAt, rowOf, type Snapshot } from "../../catalogue/snapshot.ts";
import { lastOne, layersBy } from "../correct-reading.ts";
import { byDesign, type Designs, designsOf, styleNorm, traitAt, traitBytes } from "../designs.ts";
import type { Feature, Reading } from "../feature.ts";
import { bitOf, type Groups } from "../groups.ts";
import { families } from "../leaf-groups.ts";
import { closeToLiked } from "../words.ts";

/** The latest say what someone is after now; more of them would only blur it. At most 8: a bit each. */
const remembered = 8;
/** What two pieces may share; together 1. */
const shares = { style: 0.4, leaf: 0.32, colour: 0.14, material: 0.14 };
/** Pullovers and cardigans. */
const sameFamily = 0.16;
/**
 * Below this they are not alike: taste is not enough without the family, or without both colour and material;
 * nor is it enough to be another of the same kind.
 */
const least = 0.55;

/** How like it is to what the person liked since they came: the nearest of those counts. */
export const liked: Feature = {
  key: "liked",
  weight: 10,
  editable: true,
  effort: 6,
  open(snapshot, { universe }, session) {
    const place = universe === "women" ? 1 : 0;
    const models = session.liked
      .map((id) => rowOf(snapshot, id))
      .filter((row) => row >= 0 && snapshot.universes[row] === place)
      .slice(-remembered)
      .map((row) => modelOf(snapshot, row));
    return models.length === 0 ? undefined : likenessTo(snapshot, models);
  },
};

/** How many times as much a model counts, by its trait. */
type FactorOf = (trait: string) => number;

function likenessTo(snapshot: Snapshot, all: readonly Model[], factorOf: FactorOf = () => 1): Reading {
  const traitOf = ({ row }: Model) => `liked:${snapshot.ids[row] ?? 0}`;
  const factors = new Map(all.map((model) => [model, factorOf(traitOf(model))]));
  const layers = layersBy(all, (model) => factors.get(model) ?? 1).map(({ step, items }) => ({
    step,
    models: items,
    bits: sharedBits(items),
    packed: packModels(items),
  }));
  const designs = designsOf(snapshot);
  const nearestTo = lastOne((row: number): Model | undefined => {
    let [best, bestWorth, bestLike]: [Model | undefined, number, number] = [undefined, -1, -1];
    for (const model of all) {
      const like = likeness(designs, model, designs.ofRow[row] ?? 0);
      const worth = (factors.get(model) ?? 1) * Math.max(0, like - least);
      if (worth > bestWorth || (worth === bestWorth && like > bestLike))
        [best, bestWorth, bestLike] = [model, worth, like];
    }
    return best;
  });
  const words = new Map<number, Bilingual>();
  const wordsFor = (row: number): Bilingual => {
    // A card is read once, however many are close to it.
    const known = words.get(row) ?? closeToLiked(cardAt(snapshot, row).name);
    words.set(row, known);
    return known;
  };
  return {
    ...byDesign(designs, (some, values) => {
      values.fill(0);
      for (const layer of layers) addNearest(designs, layer, some, values);
    }),
    mostIn(groups) {
      const values = new Float64Array(groups.count);
      for (const layer of layers) addMost(snapshot, layer, groups, values);
      return values;
    },
    says(row) {
      const model = nearestTo(row);
      return model ? wordsFor(model.row) : { en: "", fr: "" };
    },
    trait(row) {
      const model = nearestTo(row);
      return model ? traitOf(model) : "";
    },
    traits: () => all.map(traitOf),
    correct: (again) => likenessTo(snapshot, all, again),
  };
}

interface Likes {
  readonly step: number;
  readonly models: readonly Model[];
  readonly bits: SharedBits;
  readonly packed: Packed;
}

function addNearest(
  all: Designs,
  { step, packed, bits }: Likes,
  designs: Uint32Array,
  values: Float64Array,
): void {
  const { traits } = all;
  for (let i = 0; i < designs.length; i++) {
    const design = designs[i] ?? 0;
    const at = design * traitBytes;
    const inColour = bits.colour[traits[at + traitAt.colour] ?? 0] ?? 0;
    const both = inColour & (bits.material[traits[at + traitAt.material] ?? 0] ?? 0);
    const near = (bits.family[traits[at + traitAt.leaf] ?? 0] ?? 0) | both;
    if (near !== 0) values[i] = (values[i] ?? 0) + step * nearest(all, packed, near, design);
  }
}

/** What a piece of each group would have that is of the very taste of the nearest. */
function addMost(
  { leaves, mainColour, mainMaterial }: Snapshot,
  { step, models }: Likes,
  groups: Groups,
  values: Float64Array,
): void {
  const [colours, materials] = [groups.bitsOf(mainColour), groups.bitsOf(mainMaterial)];
  for (let group = groups.first; group < groups.end; group++) {
    const leaf = leaves[groups.rowOf[group] ?? 0] ?? 0;
    let best = 0;
    for (const model of models) {
      const inColour = ((colours[group] ?? 0) & bitOf(model.colour)) !== 0;
      const ofMaterial = ((materials[group] ?? 0) & bitOf(model.material)) !== 0;
      if (families[leaf] !== families[model.leaf] && !(inColour && ofMaterial)) continue;
      const like =
        sharedOf(model, leaf) + (inColour ? shares.colour : 0) + (ofMaterial ? shares.material : 0);
      best = Math.max(best, like + mostOfStyle);
    }
    values[group] = (values[group] ?? 0) + step * worthOf(best);
  }
}

/** A liked piece as others are held against it. */
interface Model {
  readonly row: number;
  readonly leaf: number;
  readonly colour: number;
  readonly material: number;
  /** The axes that say anything of it, few of the 22, and how much of it is each. */
  readonly axes: Uint8Array;
  readonly parts: Float64Array;
}

function modelOf(snapshot: Snapshot, row: number): Model {
  const scores = snapshot.styles.subarray(row * axisCount, (row + 1) * axisCount);
  const axes = Uint8Array.from(scores.keys()).filter((axis) => (scores[axis] ?? 0) > 0);
  const designs = designsOf(snapshot);
  const norm = styleNorm(designs, designs.ofRow[row] ?? 0) || 1;
  return {
    row,
    leaf: snapshot.leaves[row] ?? 0,
    colour: snapshot.mainColour[row] ?? 0,
    material: snapshot.mainMaterial[row] ?? 0,
    axes,
    parts: Float64Array.from(axes, (axis) => (shares.style * (scores[axis] ?? 0)) / norm),
  };
}

type SharedBits = ReturnType<typeof sharedBits>;

/** For each leaf, colour and material, a bit for every model of that family, colour or material. */
function sharedBits(models: readonly Model[]) {
  const [family, colour, material] = [new Uint8Array(256), new Uint8Array(256), new Uint8Array(256)];
  for (const [i, model] of models.entries()) {
    for (let leaf = 0; leaf < family.length; leaf++)
      if (families[leaf] === families[model.leaf]) family[leaf] = (family[leaf] ?? 0) | (1 << i);
    colour[model.colour] = (colour[model.colour] ?? 0) | (1 << i);
    material[model.material] = (material[model.material] ?? 0) | (1 << i);
  }
  return { family, colour, material };
}

/** No two pieces have more of a style in common; norms are rounded. */
const mostOfStyle = shares.style + 1e-6;

const worthOf = (like: number): number => Math.max(0, (like - least) / (1 - least));

/** Models side by side, as thousands of designs are held against them. */
interface Packed {
  /** By model, then by leaf: what the two share by their kind. */
  readonly leaves: Float64Array;
  readonly colours: Uint8Array;
  readonly materials: Uint8Array;
  /** The axes of model i are from `starts[i]` to `starts[i + 1]`. */
  readonly starts: Uint8Array;
  readonly axes: Uint8Array;
  readonly parts: Float64Array;
}

const leafRoom = 256;

function packModels(models: readonly Model[]): Packed {
  const leaves = new Float64Array(models.length * leafRoom);
  for (const [i, model] of models.entries())
    for (let leaf = 0; leaf < leafRoom; leaf++) leaves[i * leafRoom + leaf] = sharedOf(model, leaf);
  let end = 0;
  return {
    leaves,
    colours: Uint8Array.from(models, ({ colour }) => colour),
    materials: Uint8Array.from(models, ({ material }) => material),
    starts: Uint8Array.from([0, ...models.map(({ axes }) => (end += axes.length))]),
    axes: Uint8Array.from(models.flatMap(({ axes }) => [...axes])),
    parts: Float64Array.from(models.flatMap(({ parts }) => [...parts])),
  };
}

/** Of the models whose bit is set; 0 to 1. */
function nearest(all: Designs, packed: Packed, near: number, design: number): number {
  const { leaves, colours, materials, starts, axes, parts } = packed;
  const { traits } = all;
  const at = design * traitBytes;
  const leaf = traits[at + traitAt.leaf] ?? 0;
  const colour = traits[at + traitAt.colour] ?? 0;
  const material = traits[at + traitAt.material] ?? 0;
  const norm = styleNorm(all, design) || 1;
  // What is less like it than this is not like it at all.
  let best = least;
  for (let i = 0; i < colours.length; i++) {
    if (((near >> i) & 1) === 0) continue;
    let shared = leaves[i * leafRoom + leaf] ?? 0;
    if (colours[i] === colour) shared += shares.colour;
    if (materials[i] === material) shared += shares.material;
    if (shared + mostOfStyle <= best) continue;
    let dot = 0;
    const end = starts[i + 1] ?? 0;
    for (let j = starts[i] ?? 0; j < end; j++) dot += (parts[j] ?? 0) * (traits[at + (axes[j] ?? 0)] ?? 0);
    best = Math.max(best, shared + dot / norm);
  }
  return worthOf(best);
}

/** 1 for the piece itself. By what it is made of and looks like, not by who else liked it. */
const likeness = (all: Designs, model: Model, design: number): number =>
  sharedWith(all, model, design) + styleShared(all, model, design);

const sharedOf = (model: Model, leaf: number): number =>
  leaf === model.leaf ? shares.leaf : families[leaf] === families[model.leaf] ? sameFamily : 0;

/** All but the style. */
function sharedWith({ traits }: Designs, model: Model, design: number): number {
  const at = design * traitBytes;
  let like = sharedOf(model, traits[at + traitAt.leaf] ?? 0);
  if (traits[at + traitAt.colour] === model.colour) like += shares.colour;
  if (traits[at + traitAt.material] === model.material) like += shares.material;
  return like;
}

function styleShared(all: Designs, { axes, parts }: Model, design: number): number {
  const at = design * traitBytes;
  let dot = 0;
  for (let i = 0; i < axes.length; i++) dot += (parts[i] ?? 0) * (all.traits[at + (axes[i] ?? 0)] ?? 0);
  return dot / (styleNorm(all, design) || 1);
}
