import type { Hono } from "hono";
import * as contract from "#contract/reactions.ts";
import { rowOf, type Snapshot, universeAt } from "#domain/catalogue/snapshot.ts";
import { listReactions } from "#domain/people/list-reactions.ts";
import { reactToProduct } from "#domain/people/react-to-product.ts";
import type { DislikeScope, ReactionKind } from "#vocabulary/reaction.ts";
import { accept, refuse } from "#vocabulary/result.ts";
import type { Universe } from "#vocabulary/universe.ts";
import { bind, type Handler } from "./endpoint.ts";
import type { ApiEnv, ApiPorts } from "./ports.ts";
import { presentReactions } from "./present/activity.ts";
import { presentCard } from "./present/product.ts";

type Change = typeof contract.likeProduct | typeof contract.dislikeProduct | typeof contract.bookmarkProduct;
type Asked = { readonly id: number; readonly value: boolean; readonly scope?: DislikeScope | undefined };
type List = typeof contract.listLiked | typeof contract.listDisliked | typeof contract.listBookmarked;

export function bindReactions(app: Hono<ApiEnv>, { accounts, catalogue, pictures }: ApiPorts): void {
  bind(app, contract.likeProduct, changing("liked"));
  bind(app, contract.dislikeProduct, changing("disliked"));
  bind(app, contract.bookmarkProduct, changing("bookmarked"));
  bind(app, contract.listLiked, listing("liked"));
  bind(app, contract.listDisliked, listing("disliked"));
  bind(app, contract.listBookmarked, listing("bookmarked"));

  function changing(kind: ReactionKind): Handler<Change> {
    return async ({ body }: { readonly body: Asked }, { caller }) => {
      const { id: product, value, scope } = body;
      const snapshot = catalogue.snapshot();
      const ports = { ...accounts, isProduct: (id: number) => rowOf(snapshot, id) >= 0 };
      const changed = await reactToProduct(ports, caller.personId, { kind, product, value, scope });
      return changed.ok ? accept({ answer: presentReactions(changed.value) }) : changed;
    };
  }

  function listing(kind: ReactionKind): Handler<List> {
    return async ({ query }, { caller, language }) => {
      const { universe, lang = language, limit, cursor } = query;
      const all = await accounts.reactions.list(caller.personId, kind);
      const snapshot = catalogue.snapshot();
      const listed = listReactions(all, isShown(snapshot, universe), { limit, cursor });
      if (!listed) return refuse({ kind: "invalid", fields: { cursor: "unknown" } });
      const products = listed.products.map((id) =>
        presentCard(snapshot, rowOf(snapshot, id), pictures, lang),
      );
      return accept({ answer: { products, total: listed.total, next_cursor: listed.next ?? null } });
    };
  }
}

const isShown = (snapshot: Snapshot, universe: Universe | undefined) => (product: number) => {
  const row = rowOf(snapshot, product);
  return row >= 0 && (universe === undefined || universeAt(snapshot, row) === universe);
};
