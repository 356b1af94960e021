import type { Bilingual } from "../../catalogue/product.ts";
import type { Snapshot } from "../../catalogue/snapshot.ts";
import type { Ranked } from "../head.ts";
import type { Session } from "../session.ts";
import type { Wants } from "../wants.ts";
import { armPosteriors } from "./arm-posteriors.ts";
import { type Arm, armAt, axisOfArm, bitOfAxis } from "./arms.ts";
import { openDraws } from "./draw-arm.ts";
import { openOutside, type Queues } from "./outside.ts";
import { type OwnTaste, ownTastes } from "./own-taste.ts";
import { reactionsByArm } from "./reactions-by-arm.ts";
import { stretchReason } from "./stretch-words.ts";

/** A piece from outside someone's taste, and why this one. */
export interface Stretch {
  readonly row: number;
  readonly arm: Arm;
  readonly reason: Bilingual;
  readonly propensity: () => number;
}

/** The next one that is not shown already; nothing when there is none left. What is shown only ever grows. */
export type NextStretch = (shown: ReadonlySet<number>) => Stretch | undefined;

/** So many arms, styles and brands in a row are different, where there are others. */
const rest = { arms: 5, axes: 2, brands: 3 };

/** What can be tried on someone, of everything they may be shown, in an order that the seed decides. */
export function openStretches(
  snapshot: Snapshot,
  ranked: Ranked,
  wants: Wants,
  session: Session,
  seed: number,
): NextStretch {
  const reactions = reactionsByArm(snapshot, wants.universe, session);
  const ways = waysOut(snapshot, ranked, wants, ownTastes(snapshot, wants, session, reactions));
  let way = ways.next().value;
  const draw = openDraws(armPosteriors(wants, reactions), seed);
  const past: { readonly arm: number; readonly brand: number }[] = [];
  return (shown) => {
    let open = way?.queues.open(shown) ?? [];
    while (way && open.length === 0) {
      way = ways.next().value;
      open = way?.queues.open(shown) ?? [];
    }
    if (!way) return undefined;
    const { known, queues } = way;
    const arms = past.slice(-rest.arms).map(({ arm }) => arm);
    const axes = past.slice(-rest.axes).reduce((bits, { arm }) => bits | bitOfAxis(axisOfArm(arm)), 0);
    const rested: number[] = [];
    for (const arm of open)
      if ((axes & bitOfAxis(axisOfArm(arm))) === 0 && !arms.includes(arm)) rested.push(arm);
    const drawn = draw(rested.length > 0 ? rested : open, past.length);
    if (!drawn) return undefined;
    const brands = past.slice(-rest.brands).map(({ brand }) => brand);
    const row = queues.take(drawn.arm, shown, (one) => !brands.includes(snapshot.brandIds[one] ?? 0));
    if (row === undefined) return undefined;
    past.push({ arm: drawn.arm, brand: snapshot.brandIds[row] ?? 0 });
    const arm = armAt(drawn.arm);
    return { row, arm, reason: stretchReason(known, arm), propensity: drawn.propensity };
  };
}

interface WayOut {
  readonly known: OwnTaste["known"];
  readonly queues: Queues;
}

/** What is outside by each way of telling what is theirs: the next one is for when nothing is left of the one before. */
function* waysOut(
  snapshot: Snapshot,
  ranked: Ranked,
  wants: Wants,
  tastes: Iterable<OwnTaste>,
): Generator<WayOut, undefined> {
  const queuesOutside = openOutside(snapshot, ranked, wants);
  for (const own of tastes) yield { known: own.known, queues: queuesOutside(own) };
  return undefined;
}
