import { combineCorrections } from "./correction.ts";
import type { PreferencesUpdate } from "./preferences.ts";

/** One update that does what two do one after the other. */
export function combineUpdates(first: PreferencesUpdate, then: PreferencesUpdate): PreferencesUpdate {
  const rows = then.budget ?? [];
  const untouched = (first.budget ?? []).filter(({ key }) => !rows.some((row) => row.key === key));
  return {
    ...first,
    ...then,
    ...part("sizes", first.sizes, then.sizes),
    ...part("wishes", first.wishes, then.wishes),
    ...part("global", first.global, then.global),
    ...part("locks", first.locks, then.locks),
    ...((first.corrections || then.corrections) && {
      corrections: combineCorrections(first.corrections ?? {}, then.corrections ?? {}),
    }),
    ...((first.budget || then.budget) && { budget: [...untouched, ...rows] }),
  };
}

const part = <Name extends string, Value extends object>(
  name: Name,
  first: Value | undefined,
  then: Value | undefined,
) => (first || then ? { [name]: { ...first, ...then } } : {});
