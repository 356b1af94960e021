import type { Hono } from "hono";
import * as contract from "#contract/admin/schools.ts";
import type { School } from "#domain/admin/school-ports.ts";
import { accept, refuse } from "#vocabulary/result.ts";
import { bind } from "../endpoint.ts";
import type { ApiEnv, ApiPorts } from "../ports.ts";
import type { AdminPorts } from "./ports.ts";

export function bindAdminSchools(
  app: Hono<ApiEnv>,
  { accounts: { now } }: ApiPorts,
  { schools }: AdminPorts,
): void {
  bind(app, contract.listSchools, async ({ query: { q, active, limit, cursor } }) => {
    const asked = { limit, cursor, words: q, active: active === undefined ? undefined : active === "true" };
    const page = await schools.list(asked, now());
    if (!page.ok) return page;
    const { items, total, next } = page.value;
    return accept({ answer: { ecoles: items.map(present), total, next_cursor: next } });
  });

  bind(app, contract.addSchool, async ({ body: { country_code, ...school } }, { caller }) => {
    const draft = { ...school, countryCode: country_code };
    const added = await schools.add(draft, { actorId: caller.personId, at: now() });
    return accept({ answer: { ecole: present(added) } });
  });

  bind(app, contract.changeSchool, async ({ params, body: { country_code, ...named } }, { caller }) => {
    const change = Object.fromEntries(
      Object.entries({ ...named, countryCode: country_code }).filter(([, value]) => value !== undefined),
    );
    const changed = await schools.change(params.id, change, { actorId: caller.personId, at: now() });
    return changed ? accept({ answer: { ecole: present(changed) } }) : refuse({ kind: "not_found" });
  });

  bind(app, contract.deleteSchool, async ({ params }, { caller }) =>
    (await schools.remove(params.id, { actorId: caller.personId, at: now() }))
      ? accept({ answer: null })
      : refuse({ kind: "not_found" }),
  );
}

const present = ({ countryCode, activePeople, domains, ...school }: School): contract.AdminSchool => ({
  ...school,
  domains: [...domains],
  country_code: countryCode,
  active_people: activePeople,
});
