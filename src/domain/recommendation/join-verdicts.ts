import { rowOf, type Snapshot } from "../catalogue/snapshot.ts";
import type { Verdicts } from "../people/activity.ts";
import type { Session } from "./session.ts";
import type { Told } from "./wants.ts";

/** "Not now" is over after this. */
const laterDays = 30;
const dayMs = 86_400_000;

/**
 * This visit, and before it what the account remembers. What the visit says is the newer word: a piece that was liked
 * once and is disliked now stands for nothing any more.
 */
export function joinSession(session: Session, verdicts: Verdicts, asOf?: Date): Session {
  const { liked, disliked } = verdicts;
  if (!asOf || (liked.length === 0 && disliked.length === 0)) return session;
  const visited = new Set([...session.liked, ...session.disliked]);
  const isOver = asOf.getTime() - laterDays * dayMs;
  return {
    ...session,
    liked: [...liked.filter((id) => !visited.has(id)).toReversed(), ...session.liked],
    disliked: [
      ...disliked
        .filter(
          ({ product, scope, at }) => !visited.has(product) && !(scope === "later" && at.getTime() < isOver),
        )
        .map(({ product }) => product)
        .toReversed(),
      ...session.disliked,
    ],
  };
}

/**
 * Whoever disliked a piece because of its brand is not shown the brand, as if they had said so of it. A brand that they
 * follow by name stays: that they can see and undo in their account.
 */
export function joinBrands(told: Told, { disliked }: Verdicts, snapshot: Snapshot): Told {
  const followed = new Set(told.brands_followed);
  const brands = disliked
    .filter(({ scope }) => scope === "brand")
    .map(({ product }) => snapshot.brandIds[rowOf(snapshot, product)] ?? 0)
    .filter((brand) => brand > 0 && !followed.has(brand));
  if (brands.length === 0) return told;
  return { ...told, brands_disliked: [...new Set([...(told.brands_disliked ?? []), ...brands])] };
}
