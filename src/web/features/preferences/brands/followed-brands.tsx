import { useEffect, useRef, useState } from "react";
import type { BrandChoice } from "#contract/brands.ts";
import { currentLanguage } from "#web/i18n/language.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { useAnswer } from "#web/state/use-answer.ts";
import { Pill } from "#web/ui/chip.tsx";
import { brandsCall } from "../calls.ts";
import type { Editing } from "../editing.ts";
import { BrandSection } from "./brand-list.tsx";

type FollowedBrandsProps = {
  brands: readonly BrandChoice[];
  editing: Editing;
  /** Where to go on when the last one is gone. */
  onEmptied: () => void;
};

export function FollowedBrands({ brands, editing, onEmptied }: FollowedBrandsProps) {
  const list = useRef<HTMLUListElement>(null);
  const [everywhere, setEverywhere] = useState<readonly BrandChoice[]>();
  const { brands_followed: ids, locks } = editing.preferences;
  const nameIn = (known: readonly BrandChoice[] | undefined, id: number) =>
    known?.find((brand) => brand.id === id)?.name;
  const isMissing = ids.some((id) => !nameIn(brands, id));
  const hasLeft = (id: number) => everywhere && !nameIn(brands, id) && !nameIn(everywhere, id);

  function remove(place: number, id: number) {
    const buttons = list.current?.querySelectorAll("button");
    const next = buttons?.[place + 1] ?? buttons?.[place - 1];
    if (next) next.focus();
    else onEmptied();
    editing.followBrand(id, false);
  }

  return (
    <BrandSection title={m.brands_followed()} count={ids.length}>
      {ids.length === 0 ? (
        <p className="min-h-9 text-muted pointer-coarse:min-h-11">
          {locks.brands ? m.brands_followed_none_locked() : m.brands_followed_none()}
        </p>
      ) : (
        <ul ref={list} className="flex flex-wrap gap-2">
          {ids.map((id, place) => {
            const unknown = hasLeft(id) ? m.brands_left() : m.brands_unnamed();
            const name = nameIn(brands, id) ?? nameIn(everywhere, id);
            return (
              <li key={id}>
                <Pill
                  onRemove={() => remove(place, id)}
                  removeLabel={name ? m.brands_remove({ brand: name }) : m.brands_remove_unnamed()}
                  className={name ? undefined : "border-dashed"}
                >
                  {name ?? unknown}
                </Pill>
              </li>
            );
          })}
        </ul>
      )}
      {isMissing && <Everywhere onAnswer={setEverywhere} />}
      {ids.some(hasLeft) && <p className="mt-3 text-14 text-muted">{m.brands_left_note()}</p>}
    </BrandSection>
  );
}

/** A brand that this universe does not know may be one of the other: asked for only when there is one. */
function Everywhere({ onAnswer }: { onAnswer: (brands: readonly BrandChoice[]) => void }) {
  const { answer } = useAnswer(brandsCall, { query: { lang: currentLanguage() } });
  useEffect(() => {
    if (answer) onAnswer(answer.brands);
  }, [answer, onAnswer]);
  return null;
}
