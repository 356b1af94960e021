import { leaves as allLeaves, type Leaf } from "#vocabulary/category.ts";
import { axisCount, leafCodes } from "../../catalogue/columns.ts";
import { onceASnapshot } from "../../catalogue/once-a-snapshot.ts";
import { cardAt, rowOf, type Snapshot } from "../../catalogue/snapshot.ts";
import type { Feature } from "../feature.ts";
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
  weight: 20,
  editable: true,
  open(snapshot, { universe }, session) {
    const place = universe === "women" ? 1 : 0;
    const models = session.liked
      .map((id) => rowOf(snapshot, id))
      .filter((row) => row >= 0 && snapshot.universes[row] === place)
      .slice(-remembered)
      .map((row) => modelOf(snapshot, row));
    if (models.length === 0) return undefined;
    const { leaves, mainColour, mainMaterial } = snapshot;
    const bits = sharedBits(models);
    return {
      read(rows, values) {
        for (let i = 0; i < rows.length; i++) {
          const row = rows[i] ?? 0;
          const both =
            (bits.colour[mainColour[row] ?? 0] ?? 0) & (bits.material[mainMaterial[row] ?? 0] ?? 0);
          const near = (bits.family[leaves[row] ?? 0] ?? 0) | both;
          values[i] = near === 0 ? 0 : nearest(snapshot, models, near, row);
        }
      },
      says(row) {
        const [model] = models.toSorted((a, b) => likeness(snapshot, b, row) - likeness(snapshot, a, row));
        return closeToLiked(model ? cardAt(snapshot, model.row).name : { en: "", fr: "" });
      },
    };
  },
};

/** A liked piece as others are held against it. */
interface Model {
  readonly row: number;
  readonly leaf: number;
  readonly colour: number;
  readonly material: number;
  /** The axes that say anything of it, few of the 22, and how much of it is each. */
  readonly axes: Uint8Array;
  readonly parts: Float64Array;
  /** Of all rows. */
  readonly norms: Float32Array;
}

function modelOf(snapshot: Snapshot, row: number): Model {
  const scores = snapshot.styles.subarray(row * axisCount, (row + 1) * axisCount);
  const axes = Uint8Array.from(scores.keys()).filter((axis) => (scores[axis] ?? 0) > 0);
  const norms = styleNorms(snapshot);
  const norm = norms[row] || 1;
  return {
    row,
    norms,
    leaf: snapshot.leaves[row] ?? 0,
    colour: snapshot.mainColour[row] ?? 0,
    material: snapshot.mainMaterial[row] ?? 0,
    axes,
    parts: Float64Array.from(axes, (axis) => (shares.style * (scores[axis] ?? 0)) / norm),
  };
}

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

/** Of the models whose bit is set; 0 to 1. */
function nearest(snapshot: Snapshot, models: readonly Model[], near: number, row: number): number {
  let best = 0;
  for (let i = 0; i < models.length; i++) {
    const model = models[i];
    if (model && (near >> i) & 1) best = Math.max(best, likeness(snapshot, model, row));
  }
  return Math.max(0, (best - least) / (1 - least));
}

/** 1 for the piece itself. By what it is made of and looks like, not by who else liked it. */
function likeness(
  snapshot: Snapshot,
  { leaf, colour, material, axes, parts, norms }: Model,
  row: number,
): number {
  const { styles, leaves, mainColour, mainMaterial } = snapshot;
  const own = leaves[row] ?? 0;
  let like = own === leaf ? shares.leaf : families[own] === families[leaf] ? sameFamily : 0;
  if (mainColour[row] === colour) like += shares.colour;
  if (mainMaterial[row] === material) like += shares.material;
  let dot = 0;
  for (let i = 0; i < axes.length; i++)
    dot += (parts[i] ?? 0) * (styles[row * axisCount + (axes[i] ?? 0)] ?? 0);
  return like + dot / (norms[row] || 1);
}

const familyOf = (leaf: Leaf): string => leaf.slice(0, leaf.lastIndexOf("."));
const familyNames = [...new Set(allLeaves.map(familyOf))];
/** By the code of a leaf, the number of its family; 0 where there is no leaf. */
const families = Uint8Array.from({ length: 256 }, (_, code) => {
  const leaf = leafCodes.wordOf(code);
  return leaf ? familyNames.indexOf(familyOf(leaf)) + 1 : 0;
});

const styleNorms = onceASnapshot(({ size, styles }) =>
  Float32Array.from({ length: size }, (_, row) => {
    let sum = 0;
    for (let at = row * axisCount; at < (row + 1) * axisCount; at++) sum += (styles[at] ?? 0) ** 2;
    return Math.sqrt(sum);
  }),
);
