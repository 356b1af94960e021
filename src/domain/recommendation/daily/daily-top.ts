import { type DailyKind, dailyRestDays, mostDaily } from "#vocabulary/daily-top.ts";
import type { Universe } from "#vocabulary/universe.ts";
import { dayBefore } from "../../catalogue/price-history.ts";
import type { Snapshot } from "../../catalogue/snapshot.ts";
import type { DailyPick, DailyTop } from "../../people/list-ports.ts";
import { parisDay } from "../../people/paris-day.ts";
import type { AccountPorts } from "../../people/ports.ts";
import { contentFeatures } from "../content-features.ts";
import { seedOf } from "../cursor.ts";
import type { Feature } from "../feature.ts";
import { chooseDaily, type DailyRow } from "./choose-daily.ts";
import type { OwnRequest } from "./own-request.ts";
import { openStillAllowed } from "./still-allowed.ts";

/**
 * The ten of today: those of this morning, or made now. What a lock that was closed since shuts out makes room for
 * something that takes its place for the rest of the day; it is back when the lock is open again. Nothing for whoever
 * is gone.
 */
export async function dailyTopOf(
  accounts: AccountPorts,
  snapshot: Snapshot,
  asked: OwnRequest,
  universe: Universe,
  features: readonly Feature[] = contentFeatures,
): Promise<DailyTop | undefined> {
  const { dailyTops, lists, now, secrets } = accounts;
  const personId = asked.person.id;
  const [at, day] = [now(), parisDay(now())];
  const isAllowed = openStillAllowed(snapshot, asked, features);
  const standing = ({ picks }: DailyTop) =>
    picks.filter(({ product }) => isAllowed(product)).slice(0, mostDaily);
  const made = await dailyTops.find(personId, universe, day);
  if (!made) {
    const chosen = await choose();
    const top = { listId: secrets.newId(), picks: chosen.map(pickOf) };
    // Whoever has locked everything out may open something yet.
    if (chosen.length === 0) return top;
    const kept = await dailyTops.keep(personId, universe, day, top, at);
    // Somebody else may have made it at the same moment: then theirs is the one that is shown.
    if (kept?.listId === top.listId) await write(top.listId, 0, chosen);
    return kept;
  }
  const missing = missingIn(standing(made), made.picks.slice(0, mostDaily));
  const more = missing.length > 0 ? inTheirPlace(missing, await choose()) : [];
  if (more.length === 0) return { ...made, picks: standing(made) };
  const grown = { ...made, picks: [...made.picks, ...more.map(pickOf)] };
  const kept = await dailyTops.extend(personId, universe, day, made, grown.picks);
  if (kept?.picks.length === grown.picks.length) await write(made.listId, made.picks.length, more);
  return kept && { ...kept, picks: standing(kept) };

  async function choose(): Promise<readonly DailyRow[]> {
    const [rested, bookmarks] = await Promise.all([
      dailyTops.since(personId, universe, dayBefore(day, dailyRestDays + 1)),
      accounts.reactions.list(personId, "bookmarked"),
    ]);
    const bookmarked = bookmarks.map(({ product }) => product);
    const request = { ...asked, bookmarked, rested, seed: seedOf(`${personId} ${day}`) };
    return chooseDaily(snapshot, request, features);
  }

  function pickOf({ row, kind }: DailyRow): DailyPick {
    return { product: snapshot.ids[row] ?? 0, kind };
  }

  async function write(id: string, start: number, chosen: readonly DailyRow[]): Promise<void> {
    const kept = { id, kind: "daily", universe, surface: "home", start, at } as const;
    await lists.add(personId, {
      ...kept,
      products: chosen.map((one) => pickOf(one).product),
      stretches: chosen.flatMap(({ row, stretch }) =>
        stretch ? [{ product: snapshot.ids[row] ?? 0, ...stretch.arm, propensity: stretch.propensity }] : [],
      ),
    });
  }
}

/** Of which kinds there are too few. */
function missingIn(standing: readonly DailyPick[], first: readonly DailyPick[]): readonly DailyKind[] {
  const there = standing.map(({ kind }) => kind);
  const missing: DailyKind[] = [];
  for (const { kind } of first) {
    const at = there.indexOf(kind);
    if (at < 0) missing.push(kind);
    else there.splice(at, 1);
  }
  return missing.slice(0, first.length - standing.length);
}

/** For each one of its kind, else something that fits. */
function inTheirPlace(missing: readonly DailyKind[], chosen: readonly DailyRow[]): readonly DailyRow[] {
  const left = [...chosen];
  return missing.flatMap((kind) => {
    const alike = left.findIndex((one) => one.kind === kind);
    const at = alike >= 0 ? alike : left.findIndex((one) => one.kind === "sure");
    return at >= 0 ? left.splice(at, 1) : [];
  });
}
