import { correctionFactors } from "#vocabulary/correction.ts";
import type { Universe } from "#vocabulary/universe.ts";
import { axisCount, leafCodes } from "../../catalogue/columns.ts";
import { onceASnapshot, onceASnapshotFor } from "../../catalogue/once-a-snapshot.ts";
import { rowsOffered } from "../../catalogue/rows-offered.ts";
import type { Snapshot } from "../../catalogue/snapshot.ts";
import { clear } from "../../taste/strength.ts";
import { affinityOf } from "../affinity.ts";
import { brandSlots } from "../brand-slots.ts";
import { families } from "../leaf-groups.ts";
import { type Session, tasteSourceOf } from "../session.ts";
import type { Wants } from "../wants.ts";
import { armCount, armIn, armsOfRows, axisOfArm, bitOfAxis, familyOfArm } from "./arms.ts";
import { type ArmReactions, isAdopted } from "./reactions-by-arm.ts";

/** What someone's own taste is known by; a step outside it is told in these words. */
export type Known = "styles" | "likes" | "wishes" | "brands" | "crowd" | "shop";

export interface OwnTaste {
  readonly known: Known;
  /** 1 for each arm that is theirs. */
  readonly arms: Uint8Array;
  /** Bits of axes: whatever is wholly of one of these is theirs. */
  readonly axes: number;
}

/**
 * Ways to tell what is someone's own, the surest first. The next one is for when everything that may still be
 * shown is theirs by the one before: whoever locked their styles is shown nothing of another.
 */
export function* ownTastes(
  snapshot: Snapshot,
  wants: Wants,
  session: Session,
  reactions: ArmReactions,
): Generator<OwnTaste> {
  const shunned = shunnedAxes(session);
  const isShunned = (arm: number) => shunned.includes(axisOfArm(arm));
  const byAxes = (known: Known, some: readonly number[]): OwnTaste => {
    const own = bitsOf([...some, ...shunned]);
    return { known, arms: armsWhere((arm) => (own & bitOfAxis(axisOfArm(arm))) !== 0), axes: own };
  };
  const byArms = (known: Known, isOwn: (arm: number) => boolean): OwnTaste => ({
    known,
    arms: armsWhere((arm) => isOwn(arm) || isShunned(arm)),
    axes: bitsOf(shunned),
  });
  const told = [...wants.styles, ...wants.wantedStyles];
  const adopted = axesBecomeOwn(snapshot, wants, session, reactions);
  if (told.length > 0) yield byAxes("styles", [...told, ...adopted]);
  else if (adopted.length > 0) yield byAxes("likes", adopted);
  if (wants.wishes.size > 0) {
    const wished = new Set([...wants.wishes.keys()].map((leaf) => families[leafCodes.codeOf(leaf)] ?? 0));
    yield byArms("wishes", (arm) => wished.has(familyOfArm(arm)));
  }
  if (wants.brandsFollowed.size > 0 && !wants.locks.has("brands"))
    yield byAxes("brands", axesOfBrands(snapshot, wants.brandsFollowed));
  const most = chosenMost(snapshot, wants.universe);
  yield byArms(most.isChosen ? "crowd" : "shop", (arm) => most.arms[arm] === 1);
}

/** The styles that became theirs: by what they liked, or because their taste has clearly learned or been told so. */
export function axesBecomeOwn(
  snapshot: Snapshot,
  { universe, corrections }: Wants,
  session: Session,
  { axisLikes, axisDislikes }: ArmReactions,
): readonly number[] {
  const { space, weights } = affinityOf(snapshot, universe, session);
  return axes.filter((axis) => {
    if (isAdopted(axisLikes[axis] ?? 0, axisDislikes[axis] ?? 0)) return true;
    const said = corrections.get(`taste:style:${axis}`);
    const weight = weights[space.slotOf(`style:${axis}`)] ?? 0;
    return weight * (said ? correctionFactors[said] : 1) >= clear;
  });
}

const axes: readonly number[] = Array.from({ length: axisCount }, (_, place) => place + 1);

const bitsOf = (some: readonly number[]): number => some.reduce((bits, axis) => bits | bitOfAxis(axis), 0);

/** What is of no style is nobody's to try. */
function armsWhere(isOwn: (arm: number) => boolean): Uint8Array {
  const own = new Uint8Array(armCount);
  for (let arm = 0; arm < armCount; arm++) own[arm] = axisOfArm(arm) === 0 || isOwn(arm) ? 1 : 0;
  return own;
}

/** Styles that they set below nothing by hand are not tried on them. */
const shunnedAxes = (session: Session): readonly number[] => {
  const { traits } = tasteSourceOf(session).settings;
  return traits.size === 0 ? [] : axes.filter((axis) => (traits.get(`style:${axis}`)?.value ?? 0) < 0);
};

/** So much of what the brands have makes a style theirs. */
const brandShare = 0.15;

function axesOfBrands(snapshot: Snapshot, followed: ReadonlySet<number>): readonly number[] {
  const { counts } = piecesOfBrands(snapshot);
  const { ids } = brandSlots(snapshot);
  const sums = new Float64Array(axisCount + 1);
  for (const [slot, id] of ids.entries())
    if (followed.has(id))
      for (const axis of axes) sums[axis] = (sums[axis] ?? 0) + (counts[slot * (axisCount + 1) + axis] ?? 0);
  const all = sums.reduce((total, one) => total + one, 0);
  return axes.filter((axis) => (sums[axis] ?? 0) > all * brandShare);
}

/** How many pieces of each axis a brand has. */
const piecesOfBrands = onceASnapshot((snapshot) => {
  const { ids, ofRow } = brandSlots(snapshot);
  const { packed } = armsOfRows(snapshot);
  const counts = new Uint32Array(ids.length * (axisCount + 1));
  for (let row = 0; row < snapshot.size; row++) {
    const at = (ofRow[row] ?? 0) * (axisCount + 1) + axisOfArm(armIn(packed[row] ?? 0));
    counts[at] = (counts[at] ?? 0) + 1;
  }
  return { counts };
});

/** The arms that have this much of all the liking are what most people choose. */
const mostShare = 0.6;

type Most = { readonly arms: Uint8Array; readonly isChosen: boolean };

const chosenMost = onceASnapshotFor<Universe, Most>((snapshot, universe) => {
  const { packed } = armsOfRows(snapshot);
  const rows = rowsOffered(snapshot)[universe];
  // Where nobody has chosen anything yet, what there is most of stands for it.
  const isChosen = rows.some((row) => (snapshot.popularity[row] ?? 0) > 0);
  const sums = new Float64Array(armCount);
  for (const row of rows) {
    const arm = armIn(packed[row] ?? 0);
    sums[arm] = (sums[arm] ?? 0) + (isChosen ? (snapshot.popularity[row] ?? 0) : 1);
  }
  const all = sums.reduce((total, one) => total + one, 0);
  const most = new Uint8Array(armCount);
  let sum = 0;
  for (const arm of [...sums.keys()].sort((a, b) => (sums[b] ?? 0) - (sums[a] ?? 0) || a - b)) {
    if (sum >= all * mostShare) break;
    most[arm] = 1;
    sum += sums[arm] ?? 0;
  }
  return { arms: most, isChosen };
});
