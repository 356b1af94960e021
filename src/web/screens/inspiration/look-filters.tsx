import { useLocation } from "react-router";
import { type Occasion, occasions, type Season, seasons } from "#vocabulary/attribute.ts";
import { occasionLabels, seasonLabels } from "#vocabulary/occasion-labels.ts";
import { styleAxes, styleAxisLabels } from "#vocabulary/style.ts";
import { type LooksWanted, readLooksAddress, writeLooksAddress } from "#web/features/looks/looks-address.ts";
import { Link } from "#web/features/navigation/link.tsx";
import { currentLanguage } from "#web/i18n/language.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { useAuth } from "#web/state/auth.ts";
import { Disclosure } from "#web/ui/disclosure.tsx";

/** Every choice is an address, so it works before any script, and can be kept and shared. */
export function LookFilters() {
  const wanted = readLooksAddress(new URLSearchParams(useLocation().search));
  const member = useAuth(({ isAuthenticated }) => isAuthenticated);
  const lang = currentLanguage();
  const occasion = (one: Occasion | undefined): Choice => ({
    key: one ?? "any",
    label: one ? occasionLabels[one][lang] : m.looks_any_occasion(),
    to: { ...wanted, occasion: one },
    chosen: wanted.occasion === one,
  });
  const season = (one: Season | undefined): Choice => ({
    key: one ?? "any",
    label: one ? seasonLabels[one][lang] : m.looks_any_season(),
    to: { ...wanted, season: one },
    chosen: wanted.season === one,
  });
  const style = (one: number | undefined): Choice => {
    const axis = one === undefined ? undefined : styleAxes[one - 1];
    return {
      key: String(one ?? "any"),
      label: axis ? styleAxisLabels[axis][lang] : m.looks_any_style(),
      to: { ...wanted, style: one },
      chosen: wanted.style === one,
    };
  };
  const styleChosen = style(wanted.style);
  return (
    <div className="mt-8 grid gap-3 px-edge md:mt-10">
      <Choices label={m.looks_occasion()} choices={[undefined, ...occasions].map(occasion)} />
      <Choices label={m.looks_season()} choices={[undefined, ...seasons].map(season)} />
      <Disclosure
        heading="h2"
        title={`${m.looks_style()} · ${styleChosen.label}`}
        open={wanted.style !== undefined}
      >
        <Choices
          label={m.looks_style()}
          choices={[undefined, ...styleAxes.map((_, i) => i + 1)].map(style)}
          wrap
        />
      </Disclosure>
      {member && (
        <Choices
          label={m.looks_for_me()}
          choices={[
            {
              key: "for-me",
              label: m.looks_for_me(),
              to: { ...wanted, forMe: wanted.forMe ? undefined : true },
              chosen: wanted.forMe === true,
            },
          ]}
        />
      )}
    </div>
  );
}

interface Choice {
  readonly key: string;
  readonly label: string;
  readonly to: LooksWanted;
  readonly chosen: boolean;
}

type ChoicesProps = { label: string; choices: readonly Choice[]; wrap?: boolean };

/** In one line that scrolls by itself on phones, or over several. */
function Choices({ label, choices, wrap = false }: ChoicesProps) {
  return (
    <nav aria-label={label} className={wrap ? undefined : "-mx-edge overflow-x-auto px-edge md:mx-0 md:px-0"}>
      <ul className={wrap ? "flex flex-wrap gap-2 pb-2" : "flex w-max gap-2 md:w-auto md:flex-wrap"}>
        {choices.map(({ key, label: text, to, chosen }) => (
          <li key={key}>
            <Link
              to={addressOf(to)}
              preventScrollReset
              aria-current={chosen ? "true" : undefined}
              className="inline-flex min-h-11 items-center whitespace-nowrap rounded-chip border border-edge px-4 text-14 transition-colors duration-fast hover:border-ink aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-paper"
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function addressOf(wanted: LooksWanted): string {
  const query = writeLooksAddress(wanted);
  return query ? `/inspiration?${query}` : "/inspiration";
}
