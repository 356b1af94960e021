import type { TasteBelief, TasteTrait } from "#contract/taste.ts";
import { cardAt, rowOf, type Snapshot } from "#domain/catalogue/snapshot.ts";
import type { TasteReading } from "#domain/taste/read-taste.ts";
import { noticed, strengthOf } from "#domain/taste/strength.ts";
import type { TraitKind, Weighed } from "#domain/taste/taste.ts";
import { readTrait, traitLabel } from "#domain/taste/trait-words.ts";
import { whereItShows } from "#domain/taste/where-it-shows.ts";
import type { Language } from "#vocabulary/language.ts";
import { productPictureName } from "#vocabulary/product-picture.ts";
import { slugOf } from "#vocabulary/slug.ts";
import type { Pictures } from "../ports.ts";
import { presentImage } from "./image.ts";

/** A taste, perhaps beside another version of it, and how it is shown. */
export type TasteView = {
  readonly reading: TasteReading;
  readonly compared?: TasteReading | undefined;
  readonly pictures: Pictures;
  readonly lang: Language;
};

/** Nothing for what nobody knows: a brand that has left. */
export function presentTrait(view: TasteView, trait: string): TasteTrait | undefined {
  const { kind } = readTrait(trait) ?? {};
  const label = traitLabel(view.reading.snapshot, view.reading.universe, trait);
  return kind && label ? traitOf(view, trait, kind, label[view.lang]) : undefined;
}

function traitOf(view: TasteView, trait: string, kind: TraitKind, label: string): TasteTrait {
  const { reading, compared, lang } = view;
  const { snapshot, universe, settings, preferences } = reading;
  const found = reading.traits.get(trait);
  const behind = reading.behind.get(trait);
  const about = behind && whereItShows(snapshot, universe, kind, behind.for);
  const setting = settings.traits.get(trait);
  const weight = rounded(found?.weight ?? 0);
  const answered = preferences.corrections[`taste:${trait}`];
  return {
    trait,
    kind,
    label,
    ...(about && { about: about[lang] }),
    weight,
    strength: strengthOf(weight),
    ...(compared && { compared: rounded(compared.traits.get(trait)?.weight ?? 0) }),
    declared: found?.isDeclared ?? false,
    locked: setting?.isLocked ?? false,
    setting: setting ? { value: setting.value, at: new Date(setting.at).toISOString() } : null,
    ...(answered && { answered }),
    likes: behind?.likes ?? 0,
    dislikes: behind?.dislikes ?? 0,
  };
}

const rounded = (weight: number): number => Math.round(weight * 100) / 100 || 0;

/** With at most so many pieces: those that make it what it is first, and a place for those that argue otherwise. */
export function presentBelief(view: TasteView, trait: string, most: number): TasteBelief | undefined {
  const shown = presentTrait(view, trait);
  if (!shown) return undefined;
  const { for: pro = [], against: contra = [] } = view.reading.behind.get(trait) ?? {};
  const [first, others] = shown.weight < 0 ? [contra, pro] : [pro, contra];
  const few = first.slice(0, most - Math.min(others.length, Math.ceil(most / 6)));
  const chosen = [...few, ...others.slice(0, most - few.length)];
  return { ...shown, evidence: chosen.flatMap((one) => presentEvidence(view, one)) };
}

function presentEvidence(view: TasteView, { product, kind, at, worth }: Weighed): TasteBelief["evidence"] {
  const piece = presentPiece(view.reading.snapshot, product, view.pictures, view.lang);
  if (!piece) return [];
  return [{ ...piece, kind: worth > 0 ? "for" : "against", what: kind, at: new Date(at).toISOString() }];
}

/** Nothing when it has left the catalogue. */
export function presentPiece(snapshot: Snapshot, product: number, pictures: Pictures, lang: Language) {
  const row = rowOf(snapshot, product);
  const facts = row < 0 ? undefined : pictures.find(productPictureName(product));
  if (!facts) return undefined;
  const name = cardAt(snapshot, row).name[lang];
  return { product_id: product, name, slug: slugOf(name), image: presentImage(facts, lang) };
}

const mostBeliefs = 12;
const mostOfAKind = 4;
const fewPieces = 6;

/** What is worth showing: strong enough, and with pieces that say so or a hand behind it; of each kind a few. */
export function presentBeliefs(view: TasteView): TasteBelief[] {
  const counts = new Map<TraitKind, number>();
  const chosen: TasteBelief[] = [];
  for (const { trait, kind, weight, setting } of view.reading.taste.traits) {
    if (chosen.length === mostBeliefs) break;
    const count = counts.get(kind) ?? 0;
    if (!setting && (Math.abs(weight) < noticed || count >= mostOfAKind)) continue;
    const belief = presentBelief(view, trait, fewPieces);
    const speaks = weight < 0 ? "against" : "for";
    if (!belief || !(setting || belief.evidence.some((one) => one.kind === speaks))) continue;
    counts.set(kind, count + 1);
    chosen.push(belief);
  }
  return chosen;
}
