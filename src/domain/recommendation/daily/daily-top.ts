import { dailyRestDays } from "#vocabulary/daily-top.ts";
import type { Universe } from "#vocabulary/universe.ts";
import { dayBefore } from "../../catalogue/price-history.ts";
import type { Snapshot } from "../../catalogue/snapshot.ts";
import type { DailyTop } from "../../people/list-ports.ts";
import { parisDay } from "../../people/paris-day.ts";
import type { AccountPorts } from "../../people/ports.ts";
import { contentFeatures } from "../content-features.ts";
import { seedOf } from "../cursor.ts";
import type { Feature } from "../feature.ts";
import { chooseDaily } from "./choose-daily.ts";
import { ownRequest } from "./own-request.ts";

/** The ten of today: those of this morning, or made now. Nothing for whoever is gone. */
export async function dailyTopOf(
  accounts: AccountPorts,
  snapshot: Snapshot,
  personId: string,
  universe: Universe,
  features: readonly Feature[] = contentFeatures,
): Promise<DailyTop | undefined> {
  const { dailyTops, lists, now, secrets } = accounts;
  const [at, day] = [now(), parisDay(now())];
  const made = await dailyTops.find(personId, universe, day);
  if (made) return made;
  const [asked, rested, bookmarks] = await Promise.all([
    ownRequest(accounts, snapshot, personId, universe),
    dailyTops.since(personId, universe, dayBefore(day, dailyRestDays + 1)),
    accounts.reactions.list(personId, "bookmarked"),
  ]);
  if (!asked) return undefined;
  const request = {
    ...asked,
    bookmarked: bookmarks.map(({ product }) => product),
    rested,
    seed: seedOf(`${personId} ${day}`),
  };
  const chosen = chooseDaily(snapshot, request, features);
  const picks = chosen.map(({ row, kind }) => ({ product: snapshot.ids[row] ?? 0, kind }));
  const top = { listId: secrets.newId(), picks };
  // Whoever has locked everything out may open something yet.
  if (picks.length === 0) return top;
  const kept = await dailyTops.keep(personId, universe, day, top, at);
  // Somebody else may have made it at the same moment: then theirs is the one that is shown.
  if (kept?.listId === top.listId)
    await lists.add(personId, {
      id: top.listId,
      kind: "daily",
      universe,
      surface: "home",
      start: 0,
      products: picks.map(({ product }) => product),
      stretches: chosen.flatMap(({ row, stretch }) =>
        stretch ? [{ product: snapshot.ids[row] ?? 0, ...stretch.arm, propensity: stretch.propensity }] : [],
      ),
      at,
    });
  return kept;
}
