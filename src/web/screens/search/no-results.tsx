import type { SearchAnswer } from "#contract/search.ts";
import type { Universe } from "#vocabulary/universe.ts";
import { Link } from "#web/features/navigation/link.tsx";
import type { Search } from "#web/features/search/address.ts";
import { cleared } from "#web/features/search/change-search.ts";
import { type Opening, opened } from "#web/features/search/opening.ts";
import { counted } from "#web/i18n/counted.ts";
import { inSentence } from "#web/i18n/in-sentence.ts";
import { currentLanguage } from "#web/i18n/language.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { chooseUniverse } from "#web/state/website-preferences.ts";
import { Button, buttonClass } from "#web/ui/button.tsx";
import { Headline } from "#web/ui/headline.tsx";
import { StitchRule } from "#web/ui/stitch.tsx";

import { facetTitles } from "./facet-titles.ts";
import { searchPath } from "./use-search.ts";

type NoResultsProps = { search: Search; answer: SearchAnswer; universe: Universe };

/** Never a dead end: the one condition to open, and what that gives. */
export function NoResults({ search, answer: { opening }, universe }: NoResultsProps) {
  return (
    <section className="flex flex-col items-center px-edge py-16 text-center md:py-24">
      <StitchRule className="mb-8" />
      <h2 className="display-56 max-w-[14em]">
        <Headline text={m.search_none_title()} />
      </h2>
      <p className="mt-5 max-w-[46ch] text-muted">
        {opening ? obstacle(opening, universe) : m.search_none_text()}
      </p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        {opening && <WayOut search={search} opening={opening} universe={universe} />}
        <Link to={searchPath(cleared(search))} className={buttonClass({ look: opening ? "quiet" : "line" })}>
          {m.search_none_anew()}
        </Link>
        {search.q && (
          <Link
            to={`/assistant?q=${encodeURIComponent(search.q)}`}
            className={buttonClass({ look: "quiet" })}
          >
            {m.search_ask()}
          </Link>
        )}
        {!opening && (
          <Link to="/discover" className={buttonClass({ look: "quiet" })}>
            {m.search_none_discover()}
          </Link>
        )}
      </div>
    </section>
  );
}

function WayOut({ search, opening, universe }: { search: Search; opening: Opening; universe: Universe }) {
  const to = opened(search, opening);
  if (to) {
    return (
      <Link to={searchPath(to)} preventScrollReset className={buttonClass({ look: "ink" })}>
        {counted(opening.gives, m.search_none_open_one, m.search_none_open)}
      </Link>
    );
  }
  const other = universe === "men" ? "women" : "men";
  const name = other === "men" ? m.search_universe_men() : m.search_universe_women();
  return (
    <Button look="ink" onClick={() => chooseUniverse(other)}>
      {counted(
        opening.gives,
        ({ count }) => m.search_look_in_one({ count, universe: name }),
        ({ count }) => m.search_look_in({ count, universe: name }),
      )}
    </Button>
  );
}

function obstacle({ condition, words }: Opening, universe: Universe): string {
  if (condition === "universe") {
    const here = universe === "men" ? m.search_condition_men() : m.search_condition_women();
    return m.search_none_universe({ universe: here });
  }
  return m.search_none_opening({ condition: conditionText(condition, words) });
}

function conditionText(
  condition: Exclude<Opening["condition"], "universe">,
  words: string | undefined,
): string {
  if (words) return m.search_condition_words({ words });
  if (condition === "words") return m.search_condition_all_words();
  if (condition === "price") return m.search_condition_price();
  if (condition === "mine") return m.search_condition_mine();
  return inSentence(facetTitles[condition](), currentLanguage());
}
