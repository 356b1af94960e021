import type { LookChoices } from "#contract/looks.ts";
import { type Occasion, occasions, type Season, seasons } from "#vocabulary/attribute.ts";
import { occasionLabels, seasonLabels } from "#vocabulary/occasion-labels.ts";
import { styleAxes, styleAxisLabels } from "#vocabulary/style.ts";
import { currentLanguage } from "#web/i18n/language.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { useAuth } from "#web/state/auth.ts";
import { Disclosure } from "#web/ui/disclosure.tsx";
import { useFromMount } from "#web/ui/mounted.ts";
import { type Choice, Choices } from "./choices.tsx";
import { useLooksWanted } from "./use-looks-wanted.ts";

type LookFiltersProps = {
  /** What still shows something beside the other choices; everything until that is known. */
  choices: LookChoices | undefined;
};

/** Every choice is an address, so it works before any script, and can be kept and shared. */
export function LookFilters({ choices }: LookFiltersProps) {
  const { wanted, addressWith, want } = useLooksWanted();
  const signedIn = useAuth(({ isAuthenticated }) => isAuthenticated);
  const member = useFromMount(signedIn, false);
  const lang = currentLanguage();
  const occasion = (one: Occasion | undefined): Choice => ({
    key: one ?? "any",
    label: one ? occasionLabels[one][lang] : m.looks_any_occasion(),
    change: { occasion: one },
    chosen: wanted.occasion === one,
    empty: one !== undefined && choices?.occasions.includes(one) === false,
  });
  const season = (one: Season | undefined): Choice => ({
    key: one ?? "any",
    label: one ? seasonLabels[one][lang] : m.looks_any_season(),
    change: { season: one },
    chosen: wanted.season === one,
    empty: one !== undefined && choices?.seasons.includes(one) === false,
  });
  const style = (one: number | undefined): Choice => {
    const axis = one === undefined ? undefined : styleAxes[one - 1];
    return {
      key: String(one ?? "any"),
      label: axis ? styleAxisLabels[axis][lang] : m.looks_any_style(),
      change: { style: one },
      chosen: wanted.style === one,
      empty: one !== undefined && choices?.styles.includes(one) === false,
    };
  };
  const forMe: Choice = {
    key: "for-me",
    label: m.looks_for_me(),
    change: { forMe: wanted.forMe ? undefined : true },
    chosen: wanted.forMe === true,
    empty: false,
  };
  const how = { addressWith, onChoose: want };
  return (
    <div className="mt-8 grid gap-3 px-edge md:mt-10">
      <Choices {...how} label={m.looks_occasion()} choices={[undefined, ...occasions].map(occasion)} />
      <Choices {...how} label={m.looks_season()} choices={[undefined, ...seasons].map(season)} />
      <Disclosure
        heading="h2"
        title={`${m.looks_style()} · ${style(wanted.style).label}`}
        open={wanted.style !== undefined}
      >
        <Choices
          {...how}
          label={m.looks_style()}
          choices={[undefined, ...styleAxes.map((_, i) => i + 1)].map(style)}
          wrap
        />
      </Disclosure>
      {member && <Choices {...how} label={m.looks_for_me()} choices={[forMe]} />}
    </div>
  );
}
