import type { Look } from "#contract/looks.ts";
import { occasionLabels, seasonLabels } from "#vocabulary/occasion-labels.ts";
import { lookCall } from "#web/features/looks/calls.ts";
import { LookButtons } from "#web/features/looks/look-buttons.tsx";
import { lookPath } from "#web/features/looks/look-path.ts";
import { LookPiece, pieceSizes } from "#web/features/looks/look-piece.tsx";
import { LookTile } from "#web/features/looks/look-tile.tsx";
import { LookTotal } from "#web/features/looks/look-total.tsx";
import { nextSwaps } from "#web/features/looks/swaps.ts";
import { Link } from "#web/features/navigation/link.tsx";
import { currentLanguage } from "#web/i18n/language.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { useAuth } from "#web/state/auth.ts";
import { useAnswer } from "#web/state/use-answer.ts";
import { Picture } from "#web/ui/picture.tsx";
import type { LoadedLook } from "./load-look.ts";
import { nameOfSwaps, useAllAhead, useLooksAhead, useNextAhead } from "./use-looks-ahead.ts";
import { useSwaps } from "./use-swaps.ts";

const sizes = { cover: "(min-width: 1440px) 720px, (min-width: 1024px) 50vw, 100vw", piece: pieceSizes };

/** A look: what it is made of, what it costs together, and any of its pieces for another. */
export function LookView({ loaded }: { loaded: LoadedLook }) {
  const [swaps, setSwaps] = useSwaps(loaded.isRestored);
  const lang = currentLanguage();
  const member = useAuth(({ isAuthenticated }) => isAuthenticated);
  const { ahead, dressAhead, fetchAhead } = useLooksAhead(sizes);
  const isWanted = (look: Look) => nameOfSwaps(look.swaps) === nameOfSwaps(swaps);
  const known = isWanted(loaded.look) ? loaded.look : ahead.get(nameOfSwaps(swaps));
  // A member's budget is not in what the server rendered for everyone.
  const { answer, problem, busy } = useAnswer(
    lookCall,
    { params: { id: loaded.look.id }, query: { lang, swap: [...swaps] } },
    { paused: known !== undefined && !member },
  );
  const look = known ?? answer?.look ?? loaded.look;
  const noteSwap = useNextAhead(look, fetchAhead);
  useAllAhead(look, dressAhead);
  const swap = (item: Look["items"][number]) => {
    noteSwap(item.slot);
    setSwaps(nextSwaps(look, item));
  };
  const first = { ...look, swaps: [] };
  return (
    <div className="mx-auto max-w-page">
      <div className="grid lg:grid-cols-2">
        <Picture
          image={look.cover}
          sizes={sizes.cover}
          priority
          className="rounded-pic lg:sticky lg:top-0 lg:self-start"
        />
        <div className="px-edge pt-8 lg:pt-14 lg:pl-16">
          <p className="flex items-center gap-2 text-14 text-muted">
            <Link
              to={`/inspiration?occasion=${look.occasion}&season=${look.season}`}
              className="link inline-flex min-h-11 items-center"
            >
              {m.looks_of({
                occasion: occasionLabels[look.occasion][lang],
                season: seasonLabels[look.season][lang].toLocaleLowerCase(lang),
              })}
            </Link>
          </p>
          <div className="mt-1 flex items-start justify-between gap-4">
            <h1 className="display-56">{look.title}</h1>
            <span className="flex flex-none">
              <LookButtons of={look} />
            </span>
          </div>
          <ul className="mt-6 border-line border-t">
            {look.items.map((item) => (
              <LookPiece
                key={item.slot}
                item={item}
                own={false}
                {...(item.alternatives.length > 0 && {
                  onNear: () => fetchAhead(look, item),
                  onSwap: () => swap(item),
                })}
              />
            ))}
          </ul>
          <LookTotal total={look.total} budget={answer?.look.budget} />
          <p role="status" className="mt-2 min-h-[1lh] text-14 text-muted">
            {loaded.isRestored
              ? m.looks_gone()
              : !busy && problem && !isWanted(look)
                ? m.looks_not_swapped()
                : look.swaps.length > 0 && m.looks_share()}
          </p>
          {swaps.length > 0 && (
            <Link
              to={lookPath(first)}
              replace
              preventScrollReset
              className="link mt-2 inline-flex min-h-11 items-center text-14"
            >
              {m.looks_first()}
            </Link>
          )}
        </div>
      </div>
      {loaded.others.length > 0 && (
        <section aria-labelledby="looks-others" className="pt-section">
          <h2 id="looks-others" className="display-40 px-edge pb-6">
            {m.looks_others()}
          </h2>
          <ul className="grid grid-cols-2 gap-x-gutter gap-y-6 md:grid-cols-4 md:px-gutter">
            {loaded.others.map((one) => (
              <li key={one.id}>
                <LookTile look={one} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
