import type { RefObject } from "react";
import type { Taste, TasteVersion } from "#contract/taste.ts";
import { localeTag } from "#vocabulary/language.ts";
import { Link } from "#web/features/navigation/link.tsx";
import { AnsweredList } from "#web/features/taste/answered-list.tsx";
import { Beliefs } from "#web/features/taste/beliefs.tsx";
import { BrandNames } from "#web/features/taste/brand-names.tsx";
import { ColourStrip } from "#web/features/taste/colour-strip.tsx";
import { GivenUp } from "#web/features/taste/given-up.tsx";
import { Spending } from "#web/features/taste/spending.tsx";
import { TasteSection } from "#web/features/taste/taste-section.tsx";
import { TraitPlace } from "#web/features/taste/trait-place.tsx";
import { Tried } from "#web/features/taste/tried.tsx";
import { Versions } from "#web/features/taste/versions.tsx";
import { currentLanguage } from "#web/i18n/language.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { Aside } from "./aside.tsx";
import { ProfileHead } from "./profile-head.tsx";

type ProfileProps = {
  taste: Taste;
  versions: readonly TasteVersion[];
  head: RefObject<HTMLHeadingElement | null>;
  onCompare: (version: number | undefined) => void;
  onBack: () => void;
};

/** Drawn, told and proved: every part of it can be touched. */
export function Profile({ taste, versions, head, onCompare, onBack }: ProfileProps) {
  return (
    <TraitPlace taste={taste}>
      <div className="grid grid-cols-1 gap-section pb-section">
        <ProfileHead taste={taste} versions={versions} head={head} onCompare={onCompare} />
        {taste.colours.length > 0 && (
          <TasteSection title={m.taste_colours()} note={coloursNote(taste)}>
            <ColourStrip colours={taste.colours} />
          </TasteSection>
        )}
        <div className="grid grid-cols-1 items-start gap-x-20 gap-y-section lg:grid-cols-2">
          <TasteSection title={m.taste_spend()}>
            <Spending spending={taste.spending} universe={taste.universe} />
          </TasteSection>
          <TasteSection title={m.taste_brands()}>
            <BrandNames brands={taste.brands} against={taste.brands_against} />
          </TasteSection>
        </div>
        {taste.beliefs.length + taste.set_by_hand.length > 0 && (
          <TasteSection title={m.taste_beliefs()} note={m.taste_beliefs_note()}>
            <Beliefs beliefs={taste.beliefs} />
            <GivenUp traits={taste.set_by_hand} />
          </TasteSection>
        )}
        {taste.answered.length > 0 && (
          <TasteSection title={m.taste_reasons()} note={m.taste_reasons_note()}>
            <AnsweredList answered={taste.answered} />
          </TasteSection>
        )}
        <TasteSection
          title={m.taste_tried()}
          note={
            <Link to="/account?tab=ledger" className="link inline-flex min-h-11 items-center text-ink">
              {m.taste_ledger_link()}
            </Link>
          }
        >
          <Tried universe={taste.universe} />
        </TasteSection>
        <Aside taste={taste} />
        {versions.length > 0 && (
          <TasteSection title={m.taste_versions()} id="taste-versions" note={m.taste_versions_note()}>
            <Versions
              versions={versions}
              compared={taste.compared?.number}
              onCompare={onCompare}
              onBack={onBack}
            />
          </TasteSection>
        )}
      </div>
    </TraitPlace>
  );
}

function coloursNote({ colours_never }: Taste): string {
  const names = colours_never.map(({ label }) => label.toLocaleLowerCase(currentLanguage()));
  const list = new Intl.ListFormat(localeTag[currentLanguage()], { type: "disjunction" }).format(names);
  return names.length > 0
    ? `${m.taste_colours_note()} ${m.taste_colours_never({ names: list })}`
    : m.taste_colours_note();
}
