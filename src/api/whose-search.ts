import type { FieldFault } from "#contract/errors.ts";
import type { FitBody } from "#contract/recommendations.ts";
import type { SearchQuery } from "#contract/search.ts";
import type { Snapshot } from "#domain/catalogue/snapshot.ts";
import type { Caller } from "#domain/people/person.ts";
import type { AccountPorts } from "#domain/people/ports.ts";
import { preferencesFaults } from "#domain/people/preferences-faults.ts";
import { nothingSaid } from "#domain/people/taste-ports.ts";
import { momentOf } from "#domain/recommendation/cursor.ts";
import { joinBrands, joinSession } from "#domain/recommendation/join-verdicts.ts";
import { newSession, type Session } from "#domain/recommendation/session.ts";
import { toldIn } from "#domain/recommendation/told-in.ts";
import { type Told, type Wants, wantsOf } from "#domain/recommendation/wants.ts";
import { accept, type Result, refuse } from "#vocabulary/result.ts";
import type { SizeField } from "#vocabulary/size.ts";

/** Who searches, as far as it is known. */
export interface Searcher {
  /** What they told; sizes alone do not make a taste. */
  readonly told?: Told;
  /** For their sizes, and for their taste where `isTaste`. */
  readonly wants?: Wants;
  readonly isTaste: boolean;
  readonly session: Session;
  /** The moment up to which a member's reactions count. */
  readonly asOf?: Date | undefined;
}

type Invalid = { readonly kind: "invalid"; readonly fields: Readonly<Record<string, FieldFault>> };

/** By what the call says of them, else by their account; nobody has a taste or a size without a universe. */
export async function whoSearches(
  accounts: AccountPorts,
  snapshot: Snapshot,
  { universe, fits, cursor }: SearchQuery,
  preferences: FitBody["preferences"],
  caller: Caller | undefined,
): Promise<Result<Searcher, Invalid>> {
  if (!universe) return accept({ isTaste: false, session: newSession });
  const asks = caller && !preferences ? caller.personId : undefined;
  const asOf = asks ? (momentOf(cursor?.split("~")[0] ?? "") ?? accounts.now()) : undefined;
  const {
    verdicts,
    preferences: kept,
    ...remembered
  } = asks ? await accounts.taste.read(asks, asOf) : nothingSaid;
  if (preferences) {
    // A brand that has left the catalogue since is no fault of whoever followed it.
    const faults = Object.entries(preferencesFaults(universe, preferences, () => true));
    if (faults.length > 0)
      return refuse({
        kind: "invalid",
        fields: Object.fromEntries(faults.map(([field, fault]) => [`preferences.${field}`, fault])),
      });
  }
  const own: Told = preferences ?? (kept ? toldIn(kept, universe) : {});
  const told = joinBrands(
    fits ? { ...own, sizes: { ...own.sizes, ...sizesOf(fits) } } : own,
    verdicts,
    snapshot,
  );
  const wants = wantsOf(snapshot, universe, told);
  const session = joinSession(newSession, verdicts, asOf, remembered);
  const isTaste = speaks(wantsOf(snapshot, universe, own)) || session.liked.length > 0;
  return accept({ told, wants, isTaste, session, asOf });
}

/** `tops:M` of each field; of T-shirts there may be several. */
function sizesOf(fits: readonly string[]): NonNullable<Told["sizes"]> {
  const pairs = fits.map((fit) => fit.split(":") as [SizeField, string]);
  const tshirts = pairs.flatMap(([field, label]) => (field === "tshirts" ? [label] : []));
  const single = pairs.filter(([field]) => field !== "tshirts");
  return { ...Object.fromEntries(single), ...(tshirts.length > 0 && { tshirts }) };
}

/** Whether they said anything that pieces can be held against. */
export const speaks = ({
  styles,
  wantedStyles,
  brandsFollowed,
  wishes,
  sizes,
  cuts,
  prices,
  dresscode,
}: Wants) =>
  styles.length + wantedStyles.length > 0 ||
  brandsFollowed.size + wishes.size + sizes.size + cuts.size + prices.size > 0 ||
  dresscode !== undefined;
