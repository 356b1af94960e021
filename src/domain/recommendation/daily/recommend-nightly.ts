import { listBounds } from "#vocabulary/reco-list.ts";
import type { Universe } from "#vocabulary/universe.ts";
import type { Snapshot } from "../../catalogue/snapshot.ts";
import type { Recommended } from "../../people/list-ports.ts";
import { parisDay } from "../../people/paris-day.ts";
import { universeOf } from "../../people/person.ts";
import type { AccountPorts } from "../../people/ports.ts";
import { contentFeatures } from "../content-features.ts";
import type { Feature } from "../feature.ts";
import { recommendHard } from "../recommend.ts";
import { ownRequest } from "./own-request.ts";
import { recommendBrands } from "./recommend-brands.ts";

/** Of brands. */
const mostBrands = 24;
/** Whoever has not come for longer is left alone until they do. */
const activeDays = 30;
const dayMs = 86_400_000;
const atOnce = 50;

/** The long list of what fits someone and the brands that do, kept until the next night. Nothing for whoever is gone. */
export async function recommendAhead(
  accounts: AccountPorts,
  snapshot: Snapshot,
  personId: string,
  universe?: Universe,
  features: readonly Feature[] = contentFeatures,
): Promise<Recommended | undefined> {
  const person = universe ? undefined : await accounts.people.find(personId);
  const meant = universe ?? (person && universeOf(person));
  const asked = meant && (await ownRequest(accounts, snapshot, personId, meant));
  if (!meant || !asked) return undefined;
  const { wants, session } = asked;
  // What is pinned is put first when somebody looks, so that it is gone as soon as it is pinned no more.
  const overrides = { ...asked.overrides, pinned: [] };
  const request = { wants, session, overrides, from: 0, limit: listBounds.nightly };
  const { picks } = recommendHard(snapshot, request, features);
  const recommended = {
    products: picks.map(({ row }) => snapshot.ids[row] ?? 0),
    brands: recommendBrands(snapshot, asked, mostBrands, features).map(({ id }) => id),
  };
  await accounts.recommended.keep(personId, meant, recommended, accounts.now());
  return recommended;
}

interface Round {
  readonly accounts: AccountPorts;
  readonly snapshot: () => Snapshot;
  readonly features?: () => readonly Feature[];
  /** Lets others have their turn. */
  readonly giveWay: () => Promise<void>;
  readonly isOver: () => boolean;
  /** Something went wrong for one person; the others get theirs all the same. */
  readonly onFault: (error: unknown) => void;
}

/** One round over everyone who came lately and has nothing of this night, one person at a time. */
export async function recommendNightly(round: Round): Promise<void> {
  const { accounts, snapshot, features = () => contentFeatures, giveWay, isOver, onFault } = round;
  const at = accounts.now();
  const since = new Date(at.getTime() - activeDays * dayMs);
  let after: string | undefined;
  do {
    const due = await accounts.recommended.due(since, nightBefore(at), after, atOnce);
    for (const id of due) {
      if (isOver()) return;
      await recommendAhead(accounts, snapshot(), id, undefined, features()).catch(onFault);
      await giveWay();
    }
    after = due.length < atOnce ? undefined : due.at(-1);
  } while (after !== undefined);
}

/** When the night began: the last midnight in Paris, to the hour that the clock there is ahead. */
function nightBefore(at: Date): Date {
  const day = parisDay(at);
  const midnight = Date.parse(`${day}T00:00:00Z`);
  const ahead = [2, 1, 0].find((hours) => parisDay(new Date(midnight - hours * 3_600_000)) === day) ?? 0;
  return new Date(midnight - ahead * 3_600_000);
}
