import type { Hono } from "hono";
import { getTrends, type TrendsAnswer } from "#contract/trends.ts";
import { likedTraits } from "#domain/catalogue/liked-traits.ts";
import { type FamilyPrices, priceTrends } from "#domain/catalogue/price-trends.ts";
import type { Snapshot } from "#domain/catalogue/snapshot.ts";
import { type TraitKind, traitKinds } from "#domain/catalogue/trait-table.ts";
import { trends } from "#domain/catalogue/trends.ts";
import type { Language } from "#vocabulary/language.ts";
import { accept } from "#vocabulary/result.ts";
import type { Universe } from "#vocabulary/universe.ts";
import { forEveryone } from "./caching.ts";
import { bind } from "./endpoint.ts";
import type { ApiEnv, ApiPorts } from "./ports.ts";
import { traitLabel } from "./present/trait-label.ts";

const headers = { "cache-control": forEveryone };

/** Likes of so many days are what people like now. */
const likedDays = 90;
const dayMs = 86_400_000;
/** Everybody's likes are read anew after so long. */
const keptMs = 600_000;

/** What rises: for everyone the same, and about nobody in particular. */
export function bindTrends(app: Hono<ApiEnv>, { catalogue, accounts }: ApiPorts): void {
  let kept: { readonly at: number; readonly likes: Promise<readonly (readonly number[])[]> } | undefined;
  const likesOfEach = () => {
    const now = accounts.now().getTime();
    if (!kept || now - kept.at >= keptMs) {
      const likes = accounts.reactions.likedByEach(new Date(now - likedDays * dayMs));
      kept = { at: now, likes };
      likes.catch(() => {
        kept = undefined;
      });
    }
    return kept.likes;
  };

  bind(app, getTrends, async ({ query: { universe, lang } }) => {
    const snapshot = catalogue.snapshot();
    const liked = likedTraits(snapshot, universe, await likesOfEach());
    const answer: TrendsAnswer = {
      ...presentCatalogue(snapshot, universe, lang),
      liked: liked
        ? { people: liked.people, days: likedDays, groups: grouped(liked.traits, universe, lang) }
        : null,
    };
    return accept({ answer, headers });
  });
}

function presentCatalogue(snapshot: Snapshot, universe: Universe, lang: Language) {
  const { day, days, fresh, earlier, traits } = trends(snapshot, universe);
  const { all, families } = priceTrends(snapshot, universe);
  const groups = grouped(
    traits.map((trait) => ({ ...trait, share: rounded(trait.share), before: rounded(trait.before) })),
    universe,
    lang,
  );
  return {
    universe,
    day,
    days,
    fresh,
    earlier,
    groups,
    prices: {
      all,
      families: families.map(({ family, ...prices }: FamilyPrices) => ({
        value: `${universe}.${family}`,
        label: traitLabel("category", family, lang),
        ...prices,
      })),
    },
  };
}

/** A thousandth of a share is more than anyone reads. */
const rounded = (share: number): number => Math.round(share * 1000) / 1000;

/** The same order within each kind; kinds that nothing is told of are left out. */
function grouped<Trait extends { readonly kind: TraitKind; readonly value: string }>(
  traits: readonly Trait[],
  universe: Universe,
  lang: Language,
) {
  return traitKinds.flatMap((kind) => {
    const own = traits.filter((one) => one.kind === kind);
    const told = own.map(({ kind: _, value, ...rest }) => ({
      value: kind === "category" ? `${universe}.${value}` : value,
      label: traitLabel(kind, value, lang),
      ...rest,
    }));
    return told.length > 0 ? [{ kind, traits: told }] : [];
  });
}
