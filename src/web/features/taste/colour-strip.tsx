import type { Taste } from "#contract/taste.ts";
import { formatPercent } from "#vocabulary/format.ts";
import { currentLanguage } from "#web/i18n/language.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { classNames } from "#web/ui/class-names.ts";
import { cloths, manyColours } from "./cloths.ts";
import { useOpenTrait } from "./open-trait.ts";

type Colour = Taste["colours"][number];

/** More would be slivers. */
const most = { wide: 9, narrow: 6 };
/** Under a narrower piece of cloth a name has no room on a phone. */
const namedFrom = 0.12;

/** Lengths of cloth, cut with pinking shears, as wide as their share of what was liked. */
export function ColourStrip({ colours }: Pick<Taste, "colours">) {
  const shown = colours.slice(0, most.wide);
  return (
    <>
      <ul className="flex gap-1 md:gap-2">
        {shown.map((colour, place) => (
          <li
            key={colour.key}
            className={classNames("min-w-9 shrink md:min-w-11", place >= most.narrow && "max-md:hidden")}
          >
            <Cloth colour={colour} />
          </li>
        ))}
      </ul>
      <SmallOnes colours={shown.filter(({ share }, place) => share < namedFrom || place >= most.narrow)} />
    </>
  );
}

/** On phones the names that have no room under their cloth, and what has no cloth there. */
function SmallOnes({ colours }: Pick<Taste, "colours">) {
  const open = useOpenTrait();
  if (colours.length === 0) return null;
  return (
    <ul className="mt-1 flex flex-wrap gap-x-5 text-12 md:hidden">
      {colours.map(({ trait, key, label, share }) => (
        <li key={key}>
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={({ currentTarget }) => open(trait, currentTarget)}
            className="inline-flex min-h-11 items-center gap-1.5"
          >
            {label}
            <span className="num text-muted">{formatPercent(share, currentLanguage())}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

function Cloth({ colour }: { colour: Colour }) {
  const open = useOpenTrait();
  const { trait, key, label, share } = colour;
  const percent = formatPercent(share, currentLanguage());
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      title={`${label} · ${percent}`}
      onClick={({ currentTarget }) => open(trait, currentTarget)}
      className="group block w-full text-left"
    >
      {/* All of it is wider than the row: a row that has too little room takes from each in proportion. */}
      <span className="block overflow-hidden [filter:drop-shadow(0_0_1px_var(--edge-ink))]">
        <svg
          aria-hidden="true"
          width={Math.max(1, Math.round(share * 20_000))}
          className="pinked block h-28 max-w-none md:h-48"
        >
          {key === "multicolour" ? <Stripes /> : <rect width="100%" height="100%" fill={cloths[key]} />}
        </svg>
      </span>
      <span className={classNames("mt-2 block text-12 md:text-14", share < namedFrom && "max-md:opacity-0")}>
        <span className="block decoration-edge max-md:hyphens-auto max-md:overflow-hidden max-md:text-ellipsis max-md:leading-tight md:truncate underline-offset-4 group-hover:underline">
          {label}
        </span>
        <span className="num block text-12 text-muted">
          {percent} <span className="sr-only">{m.taste_colour_share()}</span>
        </span>
      </span>
    </button>
  );
}

function Stripes() {
  return (
    <>
      <defs>
        <pattern id="taste-stripes" width="50" height="10" patternUnits="userSpaceOnUse">
          {manyColours.map((cloth, place) => (
            <rect key={cloth} x={place * 10} width="10" height="10" fill={cloth} />
          ))}
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill="url(#taste-stripes)" />
    </>
  );
}
