import type { TasteVersion as Presented } from "#contract/taste.ts";
import { cardAt, rowOf, type Snapshot } from "#domain/catalogue/snapshot.ts";
import type { TasteVersion } from "#domain/people/taste-ports.ts";
import { versionWords } from "#domain/people/taste-version-words.ts";
import type { Evidence } from "#domain/taste/evidence.ts";
import { isCounted } from "#domain/taste/is-counted.ts";
import { isAnswerIn } from "#domain/taste/liked-pieces.ts";
import type { TasteSettings } from "#domain/taste/settings.ts";
import { traitLabel } from "#domain/taste/trait-words.ts";
import type { Language } from "#vocabulary/language.ts";
import type { Universe } from "#vocabulary/universe.ts";

export type VersionView = {
  readonly snapshot: Snapshot;
  readonly universe: Universe;
  readonly evidence: readonly Evidence[];
  readonly lang: Language;
};

/** `versions` come the latest first, and so they go. */
export function presentVersions(versions: readonly TasteVersion[], view: VersionView): Presented[] {
  const said = view.evidence.filter(isAnswerIn(view.snapshot, view.universe));
  const upTo = ({ at }: TasteVersion) => said.filter((one) => one.at <= at.getTime());
  return versions.map((version, i) => {
    const before = versions[i + 1];
    const answers = upTo(version);
    const added = before ? answers.length - upTo(before).length : 0;
    const words = versionWords(version, before, added, (trait) => labelOf(view, trait));
    return {
      number: version.number,
      at: version.at.toISOString(),
      answers: answers.filter(isCounted(version.settings)).length,
      changes: words.map((one) => one[view.lang]),
      cause: version.cause,
      rolled_back_to: version.rolledBackTo ?? null,
      current: i === 0,
    };
  });
}

/** A brand that has left keeps its trait. */
const labelOf = ({ snapshot, universe }: VersionView, trait: string) =>
  traitLabel(snapshot, universe, trait) ?? { en: trait, fr: trait };

/** What was set by hand, for people to read and programs to keep. */
export const presentSettings = ({ traits, gifts, pauses }: TasteSettings, view: VersionView) => ({
  traits: [...traits].map(([trait, { value, isLocked, at }]) => ({
    trait,
    label: labelOf(view, trait)[view.lang],
    value,
    locked: isLocked,
    at: new Date(at).toISOString(),
  })),
  gifts: [...gifts].map((id) => ({ product_id: id, name: nameOf(view, id) })),
  pauses: pauses.map(({ from, until }) => ({
    from: new Date(from).toISOString(),
    until: until === undefined ? null : new Date(until).toISOString(),
  })),
});

function nameOf({ snapshot, lang }: VersionView, product: number): string | null {
  const row = rowOf(snapshot, product);
  return row < 0 ? null : cardAt(snapshot, row).name[lang];
}
