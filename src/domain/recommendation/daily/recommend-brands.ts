import type { Snapshot } from "../../catalogue/snapshot.ts";
import { noOverrides, type Overrides } from "../../people/overrides.ts";
import { brandSlots } from "../brand-slots.ts";
import { contentFeatures } from "../content-features.ts";
import type { Feature } from "../feature.ts";
import { rank, whole } from "../rank.ts";
import { locksOf, sift } from "../rules.ts";
import { openFeatures } from "../score.ts";
import type { Session } from "../session.ts";
import type { Wants } from "../wants.ts";

interface BrandPick {
  readonly id: number;
  /** 0 to 100. */
  readonly score: number;
  /** Its rows that suit best. */
  readonly rows: readonly number[];
}

interface Asked {
  readonly wants: Wants;
  readonly session: Session;
  readonly overrides?: Overrides;
}

/** A brand is as good as so many of its best pieces: one lucky piece makes no brand. */
const judged = 5;
const shown = 3;

/** Brands by how well their pieces suit, neither followed nor disliked; whoever locked their brands wants no other. */
export function recommendBrands(
  snapshot: Snapshot,
  { wants, session, overrides = noOverrides }: Asked,
  limit: number,
  features: readonly Feature[] = contentFeatures,
): readonly BrandPick[] {
  const opened = openFeatures(features, snapshot, wants, session);
  const { rows } = sift(snapshot, wants, session, locksOf(opened, wants), overrides.hidden);
  const ranking = rank(opened, rows);
  const { ids, ofRow } = brandSlots(snapshot);
  const [counts, sums] = [new Uint32Array(ids.length), new Float64Array(ids.length)];
  const best = new Map<number, number[]>();
  for (let at = 0; at < ranking.rows.length; at++) {
    const row = ranking.rows[at] ?? 0;
    const slot = ofRow[row] ?? 0;
    const count = counts[slot] ?? 0;
    if (count >= judged) continue;
    counts[slot] = count + 1;
    sums[slot] = (sums[slot] ?? 0) + (ranking.fits[at] ?? 0);
    if (count < shown) best.set(slot, [...(best.get(slot) ?? []), row]);
  }
  return [...best]
    .filter(([slot]) => !wants.brandsFollowed.has(ids[slot] ?? 0))
    .sort(([a], [b]) => (sums[b] ?? 0) - (sums[a] ?? 0) || (ids[a] ?? 0) - (ids[b] ?? 0))
    .slice(0, limit)
    .map(([slot, some]) => ({
      id: ids[slot] ?? 0,
      score: Math.round((100 * (sums[slot] ?? 0)) / judged / whole / opened.stretch),
      rows: some,
    }));
}
