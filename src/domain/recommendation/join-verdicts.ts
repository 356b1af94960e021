import type { DislikeScope } from "#vocabulary/reaction.ts";
import { rowOf, type Snapshot } from "../catalogue/snapshot.ts";
import type { Verdicts } from "../people/activity.ts";
import type { Evidence } from "../taste/evidence.ts";
import type { TasteSettings } from "../taste/settings.ts";
import { type ScopedDislike, type Session, saidIn } from "./session.ts";
import type { Told } from "./wants.ts";

/** "Not now" is over after this. */
const laterDays = 30;
const dayMs = 86_400_000;

/**
 * This visit, and before it what the account remembers. What the visit says is the newer word: a piece that was liked
 * once and is disliked now stands for nothing any more.
 */
export function joinSession(
  session: Session,
  verdicts: Verdicts,
  asOf?: Date,
  remembered?: Remembered,
): Session {
  if (!asOf) return session;
  const joined = joinLists(session, verdicts, asOf);
  return remembered ? { ...joined, ...joinTaste(session, remembered, asOf.getTime()) } : joined;
}

/** What the account knows of someone's taste. */
export interface Remembered {
  readonly evidence: readonly Evidence[];
  readonly settings: TasteSettings;
  /** Seen within a fortnight, though more has happened since than is looked through for taste. */
  readonly seenEarlier?: readonly Evidence[];
}

/** What the visit says of a piece takes the place of what was said of it before; what happened to it stays. */
function joinTaste(session: Session, { evidence, settings }: Remembered, now: number) {
  const stands = new Set(
    evidence.flatMap(({ product, kind }) =>
      kind === "liked" || kind === "disliked" ? [`${kind} ${product}`] : [],
    ),
  );
  const said = saidIn(session, now).filter(({ product, kind }) => !stands.has(`${kind} ${product}`));
  const [likes, dislikes] = [new Set(session.liked), new Set(session.disliked)];
  const kept = evidence.filter(
    ({ product, kind }) =>
      !(kind === "liked" && dislikes.has(product)) && !(kind === "disliked" && likes.has(product)),
  );
  return { evidence: [...kept, ...said], settings, now };
}

function joinLists(session: Session, verdicts: Verdicts, asOf: Date): Session {
  const { liked, disliked } = verdicts;
  if (liked.length === 0 && disliked.length === 0) return session;
  const visited = new Set([...session.liked, ...session.disliked]);
  const scopes = joinScopes(session, verdicts);
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
    ...(scopes.length > 0 && { scopes }),
  };
}

/** What a dislike was about is still so when this visit repeats it without saying. */
function joinScopes({ liked, scopes = [] }: Session, { disliked }: Verdicts): readonly ScopedDislike[] {
  const visited = new Set([...liked, ...scopes.map(({ id }) => id)]);
  const kept = disliked.filter(({ product, scope }) => isAbout.has(scope) && !visited.has(product));
  return [...kept.map(({ product: id, scope }) => ({ id, scope })).toReversed(), ...scopes];
}

/** Scopes that say something of other pieces; that of the brand is joined to the brands. */
const isAbout: ReadonlySet<DislikeScope> = new Set(["colour", "cut", "price"]);

/**
 * Whoever disliked a piece because of its brand is not shown the brand, as if they had said so of it. A brand that they
 * follow by name stays: that they can see and undo in their account.
 */
export function joinBrands(
  told: Told,
  { disliked }: Verdicts,
  snapshot: Snapshot,
  { scopes = [] }: Pick<Session, "scopes"> = {},
): Told {
  const followed = new Set(told.brands_followed);
  const brands = [...disliked.map(({ product: id, scope }) => ({ id, scope })), ...scopes]
    .filter(({ scope }) => scope === "brand")
    .map(({ id }) => snapshot.brandIds[rowOf(snapshot, id)] ?? 0)
    .filter((brand) => brand > 0 && !followed.has(brand));
  if (brands.length === 0) return told;
  return { ...told, brands_disliked: [...new Set([...(told.brands_disliked ?? []), ...brands])] };
}
