import { type DislikeScope, dislikeScopes, type ReactionKind } from "#vocabulary/reaction.ts";
import { isRecord, readStored, writeStored } from "#web/data/stored.ts";
import { visit, visitorReactionsKey } from "./onboarding-keys.ts";
import type { ReactionChange, ReactionLists } from "./reaction-lists.ts";

/** What a visitor said of a product. It lies beside their other answers and goes into the account with them. */
export type VisitorReaction = {
  readonly product: number;
  readonly kind: ReactionKind;
  readonly scope?: DislikeScope | undefined;
  /** When it was said, in milliseconds. */
  readonly at?: number | undefined;
};

/** More than anyone says before they register. */
const most = 600;

const kinds: readonly unknown[] = ["liked", "disliked", "bookmarked"] satisfies ReactionKind[];
const scopes: readonly unknown[] = [undefined, ...dislikeScopes];

const isReaction = (value: unknown): value is VisitorReaction =>
  isRecord(value) &&
  Number.isInteger(value.product) &&
  Number(value.product) > 0 &&
  kinds.includes(value.kind) &&
  scopes.includes(value.scope) &&
  ["undefined", "number"].includes(typeof value.at);

/** For browsers that keep nothing. */
let ofThisVisit: readonly VisitorReaction[] = [];

/** The latest first. What is not what we once wrote counts as never said. */
export function visitorReactions(): readonly VisitorReaction[] {
  const read = readStored(visitorReactionsKey, (value) =>
    Array.isArray(value) ? value.filter(isReaction) : undefined,
  );
  return read ?? ofThisVisit;
}

export function keepVisitorReaction({ product, kind, value, scope }: ReactionChange): void {
  const before = visitorReactions();
  const goes = (one: VisitorReaction) =>
    one.product === product && (one.kind === kind || (value && exclude(one.kind, kind)));
  const others = before.filter((one) => !goes(one));
  // What a dislike is about is asked after it was said: it is still of that moment.
  const same = before.find((one) => one.product === product && one.kind === kind);
  const about = scope ?? same?.scope;
  const said = { product, kind, ...(about && { scope: about }), at: same?.at ?? Date.now() };
  keepVisitorReactions(value ? [said, ...others] : others);
}

export function keepVisitorReactions(reactions: readonly VisitorReaction[]): void {
  ofThisVisit = reactions.slice(0, most);
  if (ofThisVisit.length > 0) {
    visit.told = true;
    writeStored(visitorReactionsKey, ofThisVisit);
    return;
  }
  try {
    localStorage.removeItem(visitorReactionsKey);
  } catch {}
}

const exclude = (one: ReactionKind, other: ReactionKind): boolean =>
  one !== other && one !== "bookmarked" && other !== "bookmarked";

export function listsOfVisitor(): ReactionLists {
  const of = (kind: ReactionKind) =>
    visitorReactions().flatMap((one) => (one.kind === kind ? [one.product] : []));
  return { liked: of("liked"), disliked: of("disliked"), bookmarked: of("bookmarked") };
}
