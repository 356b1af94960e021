import { create } from "zustand";
import type { Problem } from "#contract/client.ts";
import type { ReactionKind } from "#vocabulary/reaction.ts";
import { accept, type Result, refuse } from "#vocabulary/result.ts";
import { once } from "#web/data/once.ts";
import { useAuth } from "./auth.ts";
import { call } from "./call.ts";
import { visitorReactionsKey } from "./onboarding-keys.ts";
import { noReactions, type ReactionChange, type ReactionLists, withReaction } from "./reaction-lists.ts";
import { useUser } from "./user.ts";
import { keepVisitorReaction, listsOfVisitor } from "./visitor-reactions.ts";

export type { ReactionChange, ReactionLists };

type Shown = {
  readonly lists: ReactionLists;
  readonly sets: Readonly<Record<ReactionKind, ReadonlySet<number>>>;
};

const shownAs = (lists: ReactionLists): Shown => ({
  lists,
  sets: {
    liked: new Set(lists.liked),
    disliked: new Set(lists.disliked),
    bookmarked: new Set(lists.bookmarked),
  },
});

const nothing = shownAs(noReactions);
/** What is on the screen: what is kept, and what is on its way. */
const useShown = create<Shown>(() => nothing);

/** On its way to the server, oldest first. */
let waiting: readonly ReactionChange[] = [];
/** Kept by the server since it told who this is. */
let kept: readonly (ReactionChange & { readonly at: number })[] = [];
/** An answer that was asked for before a change is older than it; nobody waits longer than this for one. */
const answersTakeMs = 20_000;

/** What someone said of products, the latest first. */
export const useReactions = (): ReactionLists => useShown(({ lists }) => lists);

/** The same, outside of a component. */
export const reactionsNow = (): ReactionLists => useShown.getState().lists;

export type Said = Readonly<Record<ReactionKind, boolean>>;

/** What someone said of one product. In one number: a list listens for each of its pieces, so once and not thrice. */
export function useReaction(product: number): Said {
  const said = useShown(({ sets: { liked, disliked, bookmarked } }) => {
    const bit = (all: ReadonlySet<number>, value: number) => (all.has(product) ? value : 0);
    return bit(liked, 1) + bit(disliked, 2) + bit(bookmarked, 4);
  });
  return { liked: (said & 1) !== 0, disliked: (said & 2) !== 0, bookmarked: (said & 4) !== 0 };
}

/** Shows at once. A visitor's stays on the device; a member's is taken back when the server does not keep it. */
export async function react(change: ReactionChange): Promise<Result<null, Problem>> {
  if (!useAuth.getState().isAuthenticated) {
    keepVisitorReaction(change);
    show();
    return accept(null);
  }
  waiting = [...waiting, change];
  show();
  const answer = await inTurn(change.product, () => send(change));
  waiting = waiting.filter((one) => one !== change);
  if (answer.ok) {
    kept = [...kept, { ...change, at: Date.now() }];
    channel?.postMessage({ who: useUser.getState().user?.id, change });
  }
  show();
  return answer;
}

/** Products do not wait for each other, but what is said of one arrives in the order it was said. */
const turns = new Map<number, Promise<unknown>>();

function inTurn<T>(product: number, work: () => Promise<T>): Promise<T> {
  const before = turns.get(product) ?? Promise.resolve();
  const mine = before.then(work, work);
  turns.set(product, mine);
  const over = () => turns.get(product) === mine && turns.delete(product);
  void mine.then(over, over);
  return mine;
}

async function send({ kind, product, value, scope }: ReactionChange): Promise<Result<null, Problem>> {
  const one = { id: product, value };
  const told = {
    liked: () => call(likeCall, { body: one }),
    disliked: () => call(dislikeCall, { body: { ...one, ...(scope && { scope }) } }),
    bookmarked: () => call(bookmarkCall, { body: one }),
  };
  const answer = await told[kind]();
  return answer.ok ? accept(null) : refuse(answer.refusal);
}

const contract = once(() => import("#contract/reactions.ts"));
const likeCall = async () => (await contract()).likeProduct;
const dislikeCall = async () => (await contract()).dislikeProduct;
const bookmarkCall = async () => (await contract()).bookmarkProduct;

function show(): void {
  const changes = [...kept, ...waiting];
  useShown.setState(shownAs(changes.reduce(withReaction, told())), true);
}

function told(): ReactionLists {
  if (!useAuth.getState().isAuthenticated) return listsOfVisitor();
  const { user } = useUser.getState();
  if (!user) return noReactions;
  const { products_liked: liked, products_disliked: disliked, products_bookmarked: bookmarked } = user;
  return { liked, disliked, bookmarked };
}

const channel =
  import.meta.env.SSR || typeof BroadcastChannel === "undefined"
    ? undefined
    : new BroadcastChannel("reactions");

channel?.addEventListener("message", ({ data }: MessageEvent<{ who?: string; change: ReactionChange }>) => {
  if (!data.who || data.who !== useUser.getState().user?.id) return;
  kept = [...kept, { ...data.change, at: Date.now() }];
  show();
});

useAuth.subscribe(({ token }, before) => {
  if (token === before.token) return;
  [waiting, kept] = [[], []];
  show();
});

useUser.subscribe(({ user }, before) => {
  if (user?.products_liked === before.user?.products_liked && user?.id === before.user?.id) return;
  const since = Date.now() - answersTakeMs;
  kept = kept.filter(({ at }) => at > since);
  show();
});

if (!import.meta.env.SSR) {
  window.addEventListener("storage", ({ key }) => {
    if (key === null || key === visitorReactionsKey) show();
  });
  show();
}
