import type { Taste } from "#contract/taste.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { isGivenUp } from "./after-change.ts";
import { readAgain } from "./taste-actions.ts";

/** What was deleted or said not to be true: it can be let in again. */
export function GivenUp({ traits }: { traits: Taste["set_by_hand"] }) {
  const gone = traits.filter(isGivenUp);
  if (gone.length === 0) return null;
  return (
    <div className="mt-6 text-14">
      <p className="text-muted">{m.taste_given_up()}</p>
      <ul className="flex flex-wrap gap-x-6">
        {gone.map((trait) => (
          <li key={trait.trait} className="flex items-center gap-2">
            <s className="text-muted decoration-edge">{trait.label}</s>
            <button type="button" className="link min-h-11" onClick={() => readAgain(trait)}>
              {m.taste_let_in()}
              <span className="sr-only"> {trait.label}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
