import type { Hono } from "hono";
import * as contract from "#contract/preferences.ts";
import { followBrand, updatePreferences } from "#domain/people/update-preferences.ts";
import { accept } from "#vocabulary/result.ts";
import { bind } from "./endpoint.ts";
import type { ApiEnv, ApiPorts } from "./ports.ts";
import { presentPreferences } from "./present/preferences.ts";

export function bindPreferences(app: Hono<ApiEnv>, { accounts, catalogue }: ApiPorts): void {
  const { people, now } = accounts;
  const portsNow = () => {
    const { brands } = catalogue.snapshot();
    return { people, now, isBrand: (id: number) => brands.has(id) };
  };

  bind(app, contract.updatePreferences, async ({ query, body }, { caller }) => {
    const asked = body.preferences_to_update;
    const updated = await updatePreferences(portsNow(), caller.personId, asked, query.universe);
    if (!updated.ok) return updated;
    const { person, universe } = updated.value;
    return accept({ answer: { preferences: presentPreferences(person.preferences, universe) } });
  });

  bind(app, contract.followBrand, async ({ body }, { caller }) => {
    const followed = await followBrand(portsNow(), caller.personId, body);
    return followed.ok ? accept({ answer: { brands_followed: [...followed.value] } }) : followed;
  });
}
