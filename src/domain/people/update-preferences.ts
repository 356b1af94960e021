import { mergePreferences } from "#vocabulary/preferences.ts";
import { accept, type Result, refuse } from "#vocabulary/result.ts";
import type { Universe } from "#vocabulary/universe.ts";
import { type Person, universeOf } from "./person.ts";
import type { AccountPorts } from "./ports.ts";
import { type PreferencesAsked, preferencesFaults } from "./preferences-faults.ts";

type Gone = { readonly kind: "bad_token" };
type Faulty = { readonly kind: "invalid"; readonly fields: ReturnType<typeof preferencesFaults> };

type Ports = Pick<AccountPorts, "people" | "now"> & {
  /** Whether the catalogue has such a brand. */
  readonly isBrand: (id: number) => boolean;
};

/**
 * All or nothing. Without a universe, that of the person's gender is meant. Whoever has told something has been
 * through onboarding: they are active from then on.
 */
export async function updatePreferences(
  ports: Ports,
  personId: string,
  asked: PreferencesAsked,
  asking?: Universe,
): Promise<Result<{ readonly person: Person; readonly universe: Universe }, Faulty | Gone>> {
  const before = await ports.people.find(personId);
  if (!before) return refuse({ kind: "bad_token" });
  const universe = asking ?? universeOf(before);
  const faults = Object.entries(preferencesFaults(universe, asked, mayFollow(ports, before)));
  if (faults.length > 0) {
    const fields = Object.fromEntries(
      faults.map(([field, fault]) => [`preferences_to_update.${field}`, fault]),
    );
    return refuse({ kind: "invalid", fields });
  }
  if (!namesAny(asked)) return accept({ person: before, universe });
  const change = { preferences: (kept: Person["preferences"]) => mergePreferences(kept, universe, asked) };
  const person = await ports.people.update(personId, change, true, ports.now());
  // Deleted while the call was under way.
  return person ? accept({ person, universe }) : refuse({ kind: "bad_token" });
}

/** A section without a key, such as no size at all, tells nothing; a list that is a key by itself may be empty. */
const namesAny = ({ brands_followed, wantstyles, ...sections }: PreferencesAsked): boolean =>
  brands_followed !== undefined ||
  wantstyles !== undefined ||
  Object.values(sections).some((section) => Object.values(section ?? {}).some((told) => told !== undefined));

/** One brand, whatever another tab does to the others. */
export async function followBrand(
  ports: Ports,
  personId: string,
  { id, value }: { readonly id: number; readonly value: boolean },
): Promise<Result<readonly number[], Faulty | Gone>> {
  const before = await ports.people.find(personId);
  if (!before) return refuse({ kind: "bad_token" });
  if (!mayFollow(ports, before)(id)) return refuse({ kind: "invalid", fields: { id: "unknown" } });
  const preferences = (kept: Person["preferences"]): Person["preferences"] => {
    const others = kept.brandsFollowed.filter((one) => one !== id);
    if (value && kept.brandsFollowed.includes(id)) return kept;
    return { ...kept, brandsFollowed: value ? [...others, id] : others };
  };
  const person = await ports.people.update(personId, { preferences }, false, ports.now());
  return person ? accept(person.preferences.brandsFollowed) : refuse({ kind: "bad_token" });
}

/** A brand that has left the catalogue stays with whoever follows it, and may be let go. */
const mayFollow =
  ({ isBrand }: Ports, { preferences }: Person) =>
  (id: number): boolean =>
    isBrand(id) || preferences.brandsFollowed.includes(id);
