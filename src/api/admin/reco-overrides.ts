import type { Hono } from "hono";
import { listOverrides, mostPins, type RecoOverride, updateReco } from "#contract/admin/reco.ts";
import type { FieldFault } from "#contract/errors.ts";
import type { KeptOverride, RecoDesk } from "#domain/admin/reco-ports.ts";
import { rowOf, type Snapshot, universeAt } from "#domain/catalogue/snapshot.ts";
import type { Language } from "#vocabulary/language.ts";
import { accept, refuse } from "#vocabulary/result.ts";
import { bind } from "../endpoint.ts";
import type { Refusal } from "../error-response.ts";
import type { ApiEnv, ApiPorts, Pictures } from "../ports.ts";
import { presentCard } from "../present/product.ts";

/** What admins say of single products in lists. */
export function bindAdminOverrides(
  app: Hono<ApiEnv>,
  { accounts, catalogue, pictures }: ApiPorts,
  { overrides, refreshOverrides }: RecoDesk,
): void {
  bind(app, updateReco, async ({ body }, { caller, language }) => {
    const { user_id: personId, product_id: product, action, note } = body;
    const at = accounts.now();
    const by = { actorId: caller.personId, at, note };
    const wrong = (fields: Readonly<Record<string, FieldFault>>) =>
      refuse<Refusal>({ kind: "invalid", fields });
    if (personId !== null && !(await accounts.people.find(personId))) return wrong({ user_id: "unknown" });
    if (action === "clear") {
      if (await overrides.clear({ personId, product }, by)) await refreshOverrides();
      return accept({ answer: { override: null } });
    }
    const snapshot = catalogue.snapshot();
    if (rowOf(snapshot, product) < 0) return wrong({ product_id: "unknown" });
    const until = body.until ? new Date(body.until) : null;
    if (until && !(until > at)) return wrong({ until: "too_small" });
    if (action === "pin") {
      const others = (await overrides.pinned(personId, at)).filter((one) => one !== product);
      if (inUniverseOf(snapshot, product, others).length >= mostPins) return refuse({ kind: "full" });
    }
    const kept = await overrides.set({ personId, product }, { action, until }, by);
    if (!kept) return wrong({ user_id: "unknown" });
    await refreshOverrides();
    return accept({ answer: { override: presentOverride(snapshot, kept, pictures, language) } });
  });

  bind(app, listOverrides, async ({ query }, { language }) => {
    const { limit, cursor, user, everyone, lang = language } = query;
    const after = cursor === undefined ? undefined : Number(cursor);
    if (after !== undefined && !/^[1-9]\d{0,9}$/.test(cursor ?? ""))
      return refuse({ kind: "invalid", fields: { cursor: "unknown" } });
    const { overrides: found, total } = await overrides.list({
      personId: everyone ? null : user,
      at: accounts.now(),
      after,
      most: limit + 1,
    });
    const page = found.slice(0, limit);
    const snapshot = catalogue.snapshot();
    return accept({
      answer: {
        overrides: page.map((one) => presentOverride(snapshot, one, pictures, lang)),
        total,
        next_cursor: found.length > limit ? String(page.at(-1)?.id ?? "") : null,
      },
    });
  });
}

function presentOverride(
  snapshot: Snapshot,
  kept: KeptOverride,
  pictures: Pictures,
  language: Language,
): RecoOverride {
  const { personId, email, product, action, until, note, at, by } = kept;
  return {
    user: personId === null ? null : { id: personId, email: email ?? "" },
    product: presentProduct(snapshot, product, pictures, language),
    action,
    until: until?.toISOString() ?? null,
    note,
    at: at.toISOString(),
    by,
  };
}

/** What has left the catalogue is known by its number. */
function presentProduct(
  snapshot: Snapshot,
  product: number,
  pictures: Pictures,
  language: Language,
): RecoOverride["product"] {
  const row = rowOf(snapshot, product);
  if (row < 0)
    return {
      id: product,
      name: language === "fr" ? `Produit ${product}` : `Product ${product}`,
      image: null,
    };
  const { name, image } = presentCard(snapshot, row, pictures, language);
  return { id: product, name, image };
}

function inUniverseOf(snapshot: Snapshot, product: number, others: readonly number[]): readonly number[] {
  const universe = universeAt(snapshot, rowOf(snapshot, product));
  return others.filter((one) => {
    const row = rowOf(snapshot, one);
    return row >= 0 && universeAt(snapshot, row) === universe;
  });
}
