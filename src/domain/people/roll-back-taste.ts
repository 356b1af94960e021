import type { Preferences } from "#vocabulary/preferences.ts";
import { accept, type Result, refuse } from "#vocabulary/result.ts";
import { joinPauses } from "../taste/join-pauses.ts";
import type { Pause } from "../taste/settings.ts";
import type { Gone } from "./activity-ports.ts";
import type { AccountPorts } from "./ports.ts";
import type { KeptTaste, TasteVersion } from "./taste-ports.ts";

type Unknown = { readonly kind: "invalid"; readonly fields: Readonly<Record<string, "unknown">> };

/** What is set and told is as it was then, and what was done since counts no more. */
export async function rollBackTaste(
  { taste, now }: Pick<AccountPorts, "taste" | "now">,
  personId: string,
  version: number,
): Promise<Result<void, Unknown | Gone>> {
  const at = now();
  const done = await taste.rollBack(personId, version, (kept, then) => asOf(kept, then, at.getTime()), at);
  if (!done.ok) return done;
  return done.value ? accept(undefined) : refuse({ kind: "invalid", fields: { version: "unknown" } });
}

function asOf(kept: KeptTaste, then: TasteVersion, now: number): KeptTaste {
  const { settings } = then;
  return {
    preferences: tasteOnly(kept.preferences, then.preferences),
    settings: { ...settings, pauses: joinPauses([...ended(settings.pauses, now), sinceThen(then, now)]) },
  };
}

/** Both ends are in it: what was said at the very moment of the version is of the version. */
const sinceThen = ({ at }: TasteVersion, now: number): Pause => ({ from: at.getTime() + 1, until: now + 1 });

/** A pause that lasted then lasts no more: whoever goes back wants to go on from there. */
const ended = (pauses: readonly Pause[], now: number): readonly Pause[] =>
  pauses.map((pause) => ({ until: now, ...pause }));

/** Sizes are of the body, not of the taste: they stay as they are. */
function tasteOnly(kept: Preferences, then: Preferences): Preferences {
  return {
    ...then,
    locks: { ...then.locks, sizes: kept.locks.sizes },
    in: {
      men: { ...then.in.men, sizes: kept.in.men.sizes },
      women: { ...then.in.women, sizes: kept.in.women.sizes },
    },
  };
}
