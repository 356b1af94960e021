import { preferencesUpdate } from "#contract/preferences.ts";
import type { PreferencesUpdate } from "#vocabulary/preferences.ts";
import type { Universe } from "#vocabulary/universe.ts";
import { isRecord, readStored } from "#web/data/stored.ts";
import { type Own, own, ownParts, type Shared, shared, sharedParts } from "./answer-parts.ts";
import { onboardingPrefix } from "./onboarding-keys.ts";
import type { Told } from "./told-taste.ts";

/** What was told on this device, as far as it is what we once wrote. */
export function readAnswers(): Told {
  const both = Object.fromEntries(
    sharedParts.flatMap((part) => {
      const told = readStored(onboardingPrefix + shared[part], (value) => readPart(part, value));
      return told === undefined ? [] : [[part, told]];
    }),
  );
  const of = (universe: Universe): PreferencesUpdate => ({
    ...both,
    ...Object.fromEntries(
      ownParts.flatMap((part) => {
        const told = readStored(onboardingPrefix + own[part], (value) =>
          isRecord(value) ? readPart(part, value[universe]) : undefined,
        );
        return told === undefined ? [] : [[part, told]];
      }),
    ),
  });
  return { men: of("men"), women: of("women") };
}

/** A part that is not what we once wrote counts as never told. */
function readPart(part: Shared | Own, value: unknown): unknown {
  const read = value === undefined ? undefined : preferencesUpdate.safeParse({ [part]: value });
  return read?.success ? read.data[part] : undefined;
}
