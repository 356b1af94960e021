import { universes } from "#vocabulary/universe.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { useUniverse } from "#web/state/root-data.ts";
import { chooseUniverse } from "#web/state/website-preferences.ts";

const labels = { men: m.universe_men, women: m.universe_women };

export function UniverseSwitch({ className = "" }: { className?: string }) {
  const current = useUniverse();
  return (
    <fieldset aria-label={m.universe_label()} className={`flex ${className}`}>
      {universes.toReversed().map((universe) => (
        <button
          key={universe}
          type="button"
          aria-pressed={universe === current}
          onClick={() => chooseUniverse(universe)}
          className="group inline-flex min-h-11 min-w-11 items-center justify-center text-14 text-muted transition-colors duration-fast hover:text-ink aria-pressed:text-ink"
        >
          <span className="border-transparent border-b pb-0.5 group-aria-pressed:border-ink">
            {labels[universe]()}
          </span>
        </button>
      ))}
    </fieldset>
  );
}
