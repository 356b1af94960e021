import { accept, type Result, refuse } from "#vocabulary/result.ts";
import type { TasteSettings } from "../taste/settings.ts";
import type { Full, Gone } from "./activity-ports.ts";
import { type Asked, applyTasteUpdate, type TasteUpdate } from "./apply-taste-update.ts";
import type { AccountPorts } from "./ports.ts";
import type { Faulty } from "./refusals.ts";
import type { KeptTaste } from "./taste-ports.ts";

/** More than anyone sets by hand. */
const most = { traits: 300, gifts: 500, pauses: 100 };

type Ports = Pick<AccountPorts, "taste" | "now"> & Asked;

/** One after the other, all or nothing. */
export function changeTaste(
  ports: Ports,
  personId: string,
  updates: readonly TasteUpdate[],
): Promise<Result<KeptTaste, Faulty | Full | Gone>> {
  const at = ports.now();
  return ports.taste.change<Faulty | Full>(
    personId,
    (kept) => {
      let taste = kept;
      for (const [i, update] of updates.entries()) {
        const made = applyTasteUpdate(ports, taste, update, at.getTime());
        if ("fault" in made)
          return refuse({ kind: "invalid", fields: { [`updates.${i}.${made.field}`]: made.fault } });
        taste = made;
      }
      return isFull(kept.settings, taste.settings) ? refuse({ kind: "full" }) : accept(taste);
    },
    at,
  );
}

/** Whoever has more already may still take away. */
function isFull(before: TasteSettings, after: TasteSettings): boolean {
  const [had, has] = [countsOf(before), countsOf(after)];
  return has.some((count, i) => count > Math.max(bounds[i] ?? 0, had[i] ?? 0));
}

const bounds = [most.traits, most.gifts, most.pauses];

const countsOf = ({ traits, gifts, pauses }: TasteSettings) => [traits.size, gifts.size, pauses.length];
