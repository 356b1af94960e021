import { mergeCorrections } from "#vocabulary/correction.ts";
import type { Preferences } from "#vocabulary/preferences.ts";
import { joinPauses } from "../taste/join-pauses.ts";
import type { TasteSettings, TraitSetting } from "../taste/settings.ts";
import type { KeptTaste } from "./taste-ports.ts";

/** One small change of how someone's taste is read. */
export type TasteUpdate = TraitUpdate | GiftUpdate | PauseUpdate;

type TraitUpdate =
  | { readonly type: "set"; readonly trait: string; readonly value: number }
  | { readonly type: "lock"; readonly trait: string; readonly value?: number | undefined }
  | { readonly type: "unlock" | "forget" | "reset"; readonly trait: string };
type GiftUpdate = { readonly type: "gift"; readonly product: number; readonly value: boolean };
type PauseUpdate =
  | { readonly type: "pause" | "resume" }
  | { readonly type: "exclude"; readonly from: Date; readonly until: Date }
  | { readonly type: "include"; readonly from: Date };

/** What has to be asked of the catalogue. */
export type Asked = {
  readonly isProduct: (id: number) => boolean;
  readonly isTrait: (trait: string) => boolean;
  /** What a trait counts now. */
  readonly weightOf: (trait: string) => number;
};

type Fault = { readonly field: string; readonly fault: "unknown" | "invalid" };

export function applyTasteUpdate(
  asked: Asked,
  kept: KeptTaste,
  update: TasteUpdate,
  now: number,
): KeptTaste | Fault {
  if ("trait" in update) return applyToTrait(asked, kept, update, now);
  const { settings } = kept;
  const changed = update.type === "gift" ? setGift(asked, settings, update) : setPause(settings, update, now);
  return "fault" in changed ? changed : { ...kept, settings: { ...settings, ...changed } };
}

/** What has left the catalogue may still be taken back. */
function setGift({ isProduct }: Asked, { gifts }: TasteSettings, { product, value }: GiftUpdate) {
  if (value && !gifts.has(product) && !isProduct(product)) return unknown("product");
  const others = [...gifts].filter((id) => id !== product);
  return { gifts: new Set(value ? [...others, product] : others) };
}

function setPause({ pauses }: TasteSettings, update: PauseUpdate, now: number) {
  switch (update.type) {
    case "pause":
      return { pauses: joinPauses([...pauses, { from: now }]) };
    case "resume":
      return { pauses: joinPauses(pauses.map((pause) => ({ until: now, ...pause }))) };
    case "exclude": {
      const [from, until] = [update.from.getTime(), update.until.getTime()];
      if (until <= from) return invalid("until");
      if (from > now) return invalid("from");
      return { pauses: joinPauses([...pauses, { from, until: Math.min(until, now + 1) }]) };
    }
    case "include": {
      const others = pauses.filter(({ from }) => from !== update.from.getTime());
      return others.length < pauses.length ? { pauses: others } : unknown("from");
    }
  }
}

const unknown = (field: string): Fault => ({ field, fault: "unknown" });
const invalid = (field: string): Fault => ({ field, fault: "invalid" });

function applyToTrait(asked: Asked, kept: KeptTaste, update: TraitUpdate, now: number): KeptTaste | Fault {
  const { trait } = update;
  const before = kept.settings.traits.get(trait);
  // A brand that has left the catalogue since may still be let go.
  if (!before && !asked.isTrait(trait)) return unknown("trait");
  switch (update.type) {
    case "set":
      return put(kept, trait, { value: update.value, isLocked: before?.isLocked ?? false, at: now });
    case "lock":
      return put(kept, trait, { value: update.value ?? asked.weightOf(trait), isLocked: true, at: now });
    case "unlock":
      // It goes on from where it was held: what happened meanwhile does not make it jump.
      return before?.isLocked ? put(kept, trait, { ...before, isLocked: false, at: now }) : kept;
    case "forget": {
      const forgotten = put(kept, trait, { value: 0, isLocked: false, at: now });
      return { ...forgotten, preferences: withoutDeclared(forgotten.preferences, trait) };
    }
    case "reset":
      return put(kept, trait, undefined);
  }
}

/** The latest last. */
function put(kept: KeptTaste, trait: string, setting: TraitSetting | undefined): KeptTaste {
  const others = [...kept.settings.traits].filter(([name]) => name !== trait);
  const traits = new Map(setting ? [...others, [trait, setting]] : others);
  const { corrections } = kept.preferences;
  const said = mergeCorrections(corrections, { [`taste:${trait}`]: null });
  const isSaid = Object.hasOwn(corrections, `taste:${trait}`);
  return {
    settings: { ...kept.settings, traits },
    // What is set now is the newer word than what was answered to a reason.
    preferences: isSaid ? { ...kept.preferences, corrections: said } : kept.preferences,
  };
}

/** A style or a brand that is deleted is chosen and followed no more: otherwise it would come back by itself. */
function withoutDeclared(preferences: Preferences, trait: string): Preferences {
  const [kind, name] = trait.split(":");
  const others = (ids: readonly number[]) => ids.filter((id) => String(id) !== name);
  const { styles, wantstyles, brandsFollowed } = preferences;
  if (kind === "style") return { ...preferences, styles: others(styles), wantstyles: others(wantstyles) };
  if (kind === "brand") return { ...preferences, brandsFollowed: others(brandsFollowed) };
  return preferences;
}
