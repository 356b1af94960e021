import { getLedger, type TriedCard } from "#contract/ledger.ts";
import { formatNumber } from "#vocabulary/format.ts";
import { isHit } from "#vocabulary/stretch.ts";
import type { Universe } from "#vocabulary/universe.ts";
import { Link } from "#web/features/navigation/link.tsx";
import { counted } from "#web/i18n/counted.ts";
import { currentLanguage } from "#web/i18n/language.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { useAnswer } from "#web/state/use-answer.ts";
import { Button } from "#web/ui/button.tsx";
import { Headline } from "#web/ui/headline.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { HeartIcon } from "#web/ui/tool-icons.tsx";
import { outcomeWords } from "./outcome-words.ts";
import { PieceThumb } from "./piece-thumb.tsx";

const shown = 9;

/** The latest pieces from outside their taste, and how many of them were right. */
export function Tried({ universe }: { universe: Universe }) {
  const lang = currentLanguage();
  const { answer, problem, again } = useAnswer(getLedger, { query: { universe, lang, limit: 24 } });
  if (problem && !answer)
    return (
      <div>
        <p role="alert">{m.taste_tried_failed()}</p>
        <Button size="medium" className="mt-4" onClick={again}>
          {m.taste_again()}
        </Button>
      </div>
    );
  if (!answer) return <Skeleton className="h-70 lg:h-38" />;
  const { totals, arms, cards } = answer;
  if (totals.shown === 0) return <NothingTried stretches={answer.stretches_in_20} />;
  const hits = totals.liked + totals.bookmarked + totals.chosen;
  const adopted = arms.filter((arm) => arm.adopted).length;
  const pieces = cards.filter(({ product }) => product).slice(0, shown);
  return (
    <div className="grid grid-cols-1 gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,8fr)]">
      <div>
        <p className="num text-d56 font-serif md:text-d80">
          <Headline
            text={m.taste_tried_count({
              hits: formatNumber(hits, lang),
              shown: formatNumber(totals.shown, lang),
            })}
          />
        </p>
        <p className="mt-3 max-w-[34ch] text-14 text-muted">
          {m.taste_tried_text()}{" "}
          {adopted > 0 && counted(adopted, m.taste_tried_adopted_one, m.taste_tried_adopted)}
        </p>
      </div>
      <ul className="scroller flex gap-1.5 max-md:-mr-edge max-md:pr-edge md:grid md:grid-cols-9">
        {pieces.map((card) => (
          <li key={`${card.product_id} ${card.shown_at}`} className="w-24 flex-none snap-start md:w-auto">
            <TriedThumb card={card} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function TriedThumb({ card: { product, outcome, label } }: { card: TriedCard }) {
  if (!product) return null;
  const hit = isHit(outcome);
  return (
    <span className="relative block">
      <PieceThumb
        piece={{ ...product, product_id: product.id }}
        sizes="(min-width: 64rem) 104px, 96px"
        faded={!hit}
      />
      <span className="sr-only">{m.taste_tried_one({ label, outcome: outcomeWords[outcome]() })}</span>
      {hit && (
        <HeartIcon className="pointer-events-none absolute top-1.5 right-1.5 size-4 fill-current text-on-picture-accent" />
      )}
    </span>
  );
}

/** Nothing from outside was shown yet: says what is promised. */
function NothingTried({ stretches }: { stretches: number }) {
  return (
    <div>
      <p className="max-w-measure text-18">
        {stretches === 0 ? m.taste_tried_never() : m.taste_tried_nothing({ count: stretches })}
      </p>
      <p className="mt-2 text-14">
        <Link to="/account?tab=degrees" className="link inline-flex min-h-11 items-center">
          {m.taste_openness()}
        </Link>
      </p>
    </div>
  );
}
