import type { Taste, TasteTrait } from "#contract/taste.ts";
import { formatDay } from "#vocabulary/format.ts";
import { currentLanguage } from "#web/i18n/language.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { useOpenTrait } from "./open-trait.ts";
import { strengthOf, strengthWord } from "./strength.ts";

/** Smaller differences are nobody's change of mind; nor are those that the same word stands for. */
const noticeable = 0.08;
const most = 4;

/** What is more and what is less than it was. */
function comparedTraits({ styles, beliefs }: Pick<Taste, "styles" | "beliefs">) {
  const all = new Map<string, TasteTrait>([...styles, ...beliefs].map((one) => [one.trait, one]));
  const moved = [...all.values()]
    .flatMap((trait) => (trait.compared === undefined ? [] : [{ trait, by: trait.weight - trait.compared }]))
    .filter(
      ({ trait: { strength, compared = 0 }, by }) =>
        Math.abs(by) >= noticeable && strengthWord(strengthOf(compared)) !== strengthWord(strength),
    )
    .sort((a, b) => Math.abs(b.by) - Math.abs(a.by));
  return {
    more: moved
      .filter(({ by }) => by > 0)
      .slice(0, most)
      .map(({ trait }) => trait),
    less: moved
      .filter(({ by }) => by < 0)
      .slice(0, most)
      .map(({ trait }) => trait),
  };
}

/** Beside the dotted line: which traits changed since, each to be touched. */
export function Comparison({ taste }: { taste: Taste }) {
  const { compared } = taste;
  if (!compared) return null;
  const { more, less } = comparedTraits(taste);
  const date = formatDay(compared.at, currentLanguage());
  return (
    <div className="mt-6 text-14" role="status">
      <p className="flex items-center gap-3">
        <svg aria-hidden="true" viewBox="0 0 28 4" className="h-1 w-7 flex-none">
          <path
            d="M2 2h24"
            strokeDasharray="1.5 4"
            strokeLinecap="round"
            className="stroke-ink"
            strokeWidth="1.5"
          />
        </svg>
        {m.taste_compared({ number: compared.number, date })}
      </p>
      {more.length + less.length === 0 && <p className="mt-2 text-muted">{m.taste_compared_same()}</p>}
      <Moved label={m.taste_compared_more()} traits={more} />
      <Moved label={m.taste_compared_less()} traits={less} />
    </div>
  );
}

function Moved({ label, traits }: { label: string; traits: readonly TasteTrait[] }) {
  const open = useOpenTrait();
  if (traits.length === 0) return null;
  return (
    <div className="mt-2 flex gap-3">
      <span className="w-14 flex-none pt-2.5 text-muted">{label}</span>
      <ul className="flex flex-wrap gap-x-4">
        {traits.map(({ trait, label: name, strength, compared = 0 }) => (
          <li key={trait}>
            <button
              type="button"
              aria-haspopup="dialog"
              className="min-h-11 text-left"
              onClick={({ currentTarget }) => open(trait, currentTarget)}
            >
              <span className="link">{name}</span>{" "}
              <span className="text-12 text-muted">
                {m.taste_compared_from({
                  before: strengthWord(strengthOf(compared)),
                  now: strengthWord(strength),
                })}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
