import type { Hono } from "hono";
import * as contract from "#contract/admin/content.ts";
import type { FieldFault } from "#contract/errors.ts";
import type { LookDesk, TitleTaken } from "#domain/admin/content-ports.ts";
import { unknownCursor } from "#domain/admin/page.ts";
import { assemble } from "#domain/looks/assemble.ts";
import { lookBook } from "#domain/looks/book.ts";
import type { Look } from "#domain/looks/look.ts";
import type { Language } from "#vocabulary/language.ts";
import { accept, type Result, refuse } from "#vocabulary/result.ts";
import { bind } from "../../endpoint.ts";
import type { Refusal } from "../../error-response.ts";
import type { ApiEnv, ApiPorts } from "../../ports.ts";
import { presentAdminLook, stateOf } from "./present-look.ts";

const faults: Readonly<Record<string, FieldFault>> = {
  not_offered: "unknown",
  not_of_universe: "invalid",
  no_room: "taken",
};

export function bindAdminLooks(app: Hono<ApiEnv>, ports: ApiPorts, desk: LookDesk): void {
  const { accounts, catalogue, looks } = ports;
  const bookNow = () => lookBook(catalogue.snapshot(), looks());

  const present = async (shown: readonly Look[], language: Language) => {
    const reactions = await desk.reactions(shown.map(({ id }) => id));
    const view = {
      snapshot: catalogue.snapshot(),
      book: bookNow(),
      pictures: ports.pictures,
      language,
      reactions,
    };
    return shown.map((look) => presentAdminLook(look, view));
  };

  const presentOne = async (
    id: number,
    language: Language,
  ): Promise<Result<{ readonly answer: { look: contract.AdminLook } }, Refusal>> => {
    const kept = looks().find((look) => look.id === id && !look.deleted);
    const [look] = kept ? await present([kept], language) : [];
    return look ? accept({ answer: { look } }) : refuse({ kind: "not_found" });
  };

  bind(app, contract.listAdminLooks, async ({ query }, { language }) => {
    const { limit, cursor, lang = language, universe, occasion, season, state, made_by } = query;
    if (cursor !== undefined && !/^[1-9]\d{0,9}$/.test(cursor)) return refuse(unknownCursor);
    const book = bookNow();
    const wanted = looks().filter(
      (look) =>
        !look.deleted &&
        (!universe || look.universe === universe) &&
        (!occasion || look.occasion === occasion) &&
        (!season || look.season === season) &&
        (!state || stateOf(look, book) === state) &&
        (!made_by || (made_by === "admin") === (look.byAdmin ?? false)),
    );
    const ordered = wanted.toSorted((a, b) => b.id - a.id);
    const rest = cursor === undefined ? ordered : ordered.filter(({ id }) => id < Number(cursor));
    const page = rest.slice(0, limit);
    const last = rest.length > limit ? page.at(-1) : undefined;
    const answer = {
      looks: await present(page, lang),
      total: wanted.length,
      next_cursor: last ? String(last.id) : null,
    };
    return accept({ answer });
  });

  bind(app, contract.addLook, async ({ body: { products, note, ...rest } }, { caller, language }) => {
    const assembled = assemble(bookNow().wardrobe, rest, products);
    if (!assembled.ok) {
      const { at, fault } = assembled.refusal;
      return refuse({ kind: "invalid", fields: { [`products.${at}`]: faults[fault] } });
    }
    const doing = { actorId: caller.personId, at: accounts.now(), note };
    const added = await desk.add({ ...rest, ...assembled.value }, doing);
    return added.ok ? presentOne(added.value, language) : refuse(titleTaken(added.refusal));
  });

  bind(app, contract.changeLook, async ({ params, body: { note, ...change } }, { caller, language }) => {
    const doing = { actorId: caller.personId, at: accounts.now(), note };
    const changed = await desk.change(params.id, change, doing);
    if (changed.ok) return presentOne(params.id, language);
    return refuse(changed.refusal.kind === "not_there" ? { kind: "not_found" } : titleTaken(changed.refusal));
  });

  bind(app, contract.deleteLook, async ({ params }, { caller }) =>
    (await desk.remove(params.id, { actorId: caller.personId, at: accounts.now() }))
      ? accept({ answer: null })
      : refuse({ kind: "not_found" }),
  );
}

const titleTaken = ({ language }: TitleTaken): Refusal => ({
  kind: "invalid",
  fields: { [`title.${language}`]: "taken" },
});
