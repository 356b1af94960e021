import type { Hono } from "hono";
import { getLedger, type TriedCard } from "#contract/ledger.ts";
import { rowOf, type Snapshot } from "#domain/catalogue/snapshot.ts";
import type { TriedStretch } from "#domain/people/list-ports.ts";
import { sumUpTried } from "#domain/people/sum-up-tried.ts";
import { ownRequest } from "#domain/recommendation/daily/own-request.ts";
import { axesBecomeOwn } from "#domain/recommendation/stretch/own-taste.ts";
import { reactionsByArm } from "#domain/recommendation/stretch/reactions-by-arm.ts";
import { armWords } from "#domain/recommendation/stretch/stretch-words.ts";
import type { Language } from "#vocabulary/language.ts";
import { stretchCountOf } from "#vocabulary/openness.ts";
import { accept, refuse } from "#vocabulary/result.ts";
import { universes } from "#vocabulary/universe.ts";
import { bind } from "./endpoint.ts";
import type { ApiEnv, ApiPorts, Pictures } from "./ports.ts";
import { presentCard } from "./present/product.ts";

export function bindLedger(app: Hono<ApiEnv>, { accounts, catalogue, pictures }: ApiPorts): void {
  bind(app, getLedger, async ({ query }, { caller, language }) => {
    const { lang = language, limit, cursor, universe } = query;
    const after = cursor === undefined ? undefined : readPlace(cursor);
    if (cursor !== undefined && !after) return refuse({ kind: "invalid", fields: { cursor: "unknown" } });
    const snapshot = catalogue.snapshot();
    const [all, ...asked] = await Promise.all([
      accounts.lists.tried(caller.personId),
      ...universes.map((one) => ownRequest(accounts, snapshot, caller.personId, one)),
    ]);
    const [first] = asked;
    if (!first) return refuse({ kind: "bad_token" });
    const theirs = new Set(
      asked.flatMap((one) => {
        if (!one) return [];
        const { wants, session } = one;
        const reactions = reactionsByArm(snapshot, wants.universe, session);
        const own = axesBecomeOwn(snapshot, wants, session, reactions);
        return [...wants.styles, ...own].map((axis) => `${wants.universe} ${axis}`);
      }),
    );
    const tried = all.filter((one) => !universe || one.universe === universe);
    const sum = sumUpTried(tried);
    const rest = after ? tried.filter((one) => isAfter(one, after)) : tried;
    const page = rest.slice(0, limit);
    const last = page.at(-1);
    const { openness } = first.wants;
    return accept({
      answer: {
        openness,
        stretches_in_20: stretchCountOf(openness),
        totals: { shown: sum.shown, ...sum.outcomes, hit_rate: sum.hitRate },
        arms: sum.arms.map(({ axis, shown, hits, disliked, ...arm }) => ({
          ...arm,
          style: axis,
          label: armWords({ axis, family: arm.family })[lang],
          shown,
          hits,
          disliked,
          adopted: hits > 0 && theirs.has(`${arm.universe} ${axis}`),
        })),
        cards: page.map((one) => presentTried(snapshot, one, pictures, lang)),
        next_cursor: last && rest.length > limit ? writePlace(last) : null,
      },
    });
  });
}

function presentTried(
  snapshot: Snapshot,
  { product, universe, axis, family, shownAt, outcome }: TriedStretch,
  pictures: Pictures,
  language: Language,
): TriedCard {
  const row = rowOf(snapshot, product);
  return {
    universe,
    style: axis,
    family,
    label: armWords({ axis, family })[language],
    product_id: product,
    product: row < 0 ? null : presentCard(snapshot, row, pictures, language),
    shown_at: shownAt.toISOString(),
    outcome,
  };
}

type Place = Pick<TriedStretch, "shownAt" | "product">;

/** A moment and a product: what is tried while somebody reads on does not push the rest along. */
const writePlace = ({ shownAt, product }: Place): string => `${shownAt.getTime().toString(36)}_${product}`;

function readPlace(cursor: string): Place | undefined {
  const [, at, product] = /^([0-9a-z]{1,9})_([1-9]\d{0,9})$/.exec(cursor) ?? [];
  return at && product ? { shownAt: new Date(Number.parseInt(at, 36)), product: Number(product) } : undefined;
}

const isAfter = (one: Place, place: Place): boolean =>
  one.shownAt < place.shownAt ||
  (one.shownAt.getTime() === place.shownAt.getTime() && one.product < place.product);
