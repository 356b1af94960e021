import type { Hono } from "hono";
import * as contract from "#contract/reactions.ts";
import { leafAt, rowOf, type Snapshot, universeAt } from "#domain/catalogue/snapshot.ts";
import { listReactions } from "#domain/people/list-reactions.ts";
import { reactToProduct } from "#domain/people/react-to-product.ts";
import { type Department, departmentNames, departments } from "#vocabulary/category.ts";
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
      const { universe, department, sale, lang = language, limit, cursor } = query;
      const snapshot = catalogue.snapshot();
      const isThere = isShown(snapshot, universe);
      const all = (await accounts.reactions.list(caller.personId, kind)).filter(({ product }) =>
        isThere(product),
      );
      const isIn = (one: Department | undefined) => (product: number) =>
        one === undefined || departmentOf(snapshot, product) === one;
      const isReduced = (product: number) => sale === undefined || isOnSale(snapshot, product);
      const isAsked = (product: number) => isIn(department)(product) && isReduced(product);
      const listed = listReactions(all, isAsked, { limit, cursor });
      if (!listed) return refuse({ kind: "invalid", fields: { cursor: "unknown" } });
      const products = listed.products.map((id) =>
        presentCard(snapshot, rowOf(snapshot, id), pictures, lang),
      );
      const ids = all.map(({ product }) => product);
      const narrowed = {
        departments: departments.flatMap((value) => {
          const count = ids.filter((id) => isIn(value)(id) && isReduced(id)).length;
          return count > 0 ? [{ value, label: departmentNames[value][lang], count }] : [];
        }),
        sale: ids.filter((id) => isIn(department)(id) && isOnSale(snapshot, id)).length,
      };
      return accept({
        answer: { products, total: listed.total, narrowed, next_cursor: listed.next ?? null },
      });
    };
  }
}

const departmentOf = (snapshot: Snapshot, product: number): string =>
  leafAt(snapshot, rowOf(snapshot, product)).slice(0, 1);

const isOnSale = (snapshot: Snapshot, product: number): boolean =>
  (snapshot.was[rowOf(snapshot, product)] ?? 0) > 0;

const isShown = (snapshot: Snapshot, universe: Universe | undefined) => (product: number) => {
  const row = rowOf(snapshot, product);
  return row >= 0 && (universe === undefined || universeAt(snapshot, row) === universe);
};
