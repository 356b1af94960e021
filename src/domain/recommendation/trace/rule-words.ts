import type { LockName } from "#vocabulary/lock.ts";
import { listBounds } from "#vocabulary/reco-list.ts";
import { sizeText } from "#vocabulary/size.ts";
import type { Bilingual } from "../../catalogue/product.ts";
import { type Snapshot, sizesAt } from "../../catalogue/snapshot.ts";
import type { Request } from "../recommend.ts";
import type { Lock } from "../rules.ts";

type Rule =
  | "universe"
  | "offered"
  | "not_reacted"
  | "not_seen"
  | "brand_not_disliked"
  | "not_hidden"
  | "locks";

export interface RuleSaid {
  readonly rule: Rule;
  readonly said: Bilingual;
}

const lockNames: Readonly<Record<LockName, Bilingual>> = {
  sizes: { en: "sizes", fr: "tailles" },
  budget: { en: "budget", fr: "budget" },
  wishes: { en: "wishes", fr: "envies" },
  brands: { en: "brands", fr: "marques" },
  styles: { en: "styles", fr: "styles" },
  dresscode: { en: "dress code", fr: "dress code" },
};

/** What every piece of a list has passed, with the facts; the same for all of them but for two. */
export function rulesPassed(
  snapshot: Snapshot,
  { wants, session, overrides }: Request,
  locks: readonly Lock[],
): (row: number) => readonly RuleSaid[] {
  const universe =
    wants.universe === "women"
      ? { en: "Of the women’s universe", fr: "De l’univers femme" }
      : { en: "Of the men’s universe", fr: "De l’univers homme" };
  const reacted = new Set([...session.liked, ...session.disliked]).size;
  const disliked = wants.brandsDisliked.size;
  const hidden = overrides?.hidden.size ?? 0;
  const locked = (language: "en" | "fr") => locks.map(({ name }) => lockNames[name][language]).join(", ");
  const rule = (name: Rule, en: string, fr: string): RuleSaid => ({ rule: name, said: { en, fr } });
  const after: readonly RuleSaid[] = [
    rule(
      "not_hidden",
      hidden === 0 ? "Nothing is hidden" : `Not among the ${hidden} hidden`,
      hidden === 0 ? "Rien n’est masqué" : `Pas parmi les pièces masquées (${hidden})`,
    ),
    rule(
      "locks",
      locks.length === 0 ? "Nothing is locked" : `Passes what is locked: ${locked("en")}`,
      locks.length === 0 ? "Rien n’est verrouillé" : `Respecte ce qui est verrouillé\u00a0: ${locked("fr")}`,
    ),
  ];
  const isSeenBefore = session.evidence !== undefined;
  const before: readonly RuleSaid[] = [
    rule(
      "not_reacted",
      reacted === 0 ? "No piece was liked or disliked yet" : `Neither liked nor disliked (${reacted} were)`,
      reacted === 0 ? "Aucune pièce aimée ni refusée" : `Ni aimée ni refusée (${reacted} l’ont été)`,
    ),
    isSeenBefore
      ? rule(
          "not_seen",
          `Not seen in the last ${listBounds.seenDays} days`,
          `Pas vue ces ${listBounds.seenDays} derniers jours`,
        )
      : rule("not_seen", "Nothing was seen yet", "Rien n’a encore été vu"),
  ];
  return (row) => {
    const name = snapshot.brands.get(snapshot.brandIds[row] ?? 0)?.name ?? "";
    return [
      { rule: "universe", said: universe },
      { rule: "offered", said: offeredWords(snapshot, row) },
      ...before,
      rule(
        "brand_not_disliked",
        disliked === 0 ? "No brand is disliked" : `${name} is not among the ${disliked} brands disliked`,
        disliked === 0
          ? "Aucune marque refusée"
          : `${name} n’est pas parmi les marques refusées (${disliked})`,
      ),
      ...after,
    ];
  };
}

/** More would be a table. */
const mostSizes = 8;

function offeredWords(snapshot: Snapshot, row: number): Bilingual {
  const labels = sizesAt(snapshot, row).flatMap(({ size, inStock }) =>
    inStock && size.system !== "one" ? sizeText(size) : [],
  );
  if (labels.length === 0) return { en: "In stock", fr: "En stock" };
  const told = labels.slice(0, mostSizes).join(", ") + (labels.length > mostSizes ? "…" : "");
  return { en: `In stock in ${told}`, fr: `En stock en ${told}` };
}
