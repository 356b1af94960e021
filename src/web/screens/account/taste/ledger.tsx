import { formatNumber } from "#vocabulary/format.ts";
import { localeTag } from "#vocabulary/language.ts";
import { Link } from "#web/features/navigation/link.tsx";
import { LedgerArms } from "#web/features/taste/ledger-arms.tsx";
import { LedgerCard } from "#web/features/taste/ledger-card.tsx";
import { TasteSection } from "#web/features/taste/taste-section.tsx";
import { useLedger } from "#web/features/taste/use-ledger.ts";
import { currentLanguage } from "#web/i18n/language.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { Button } from "#web/ui/button.tsx";
import { Headline } from "#web/ui/headline.tsx";
import { ArrowLeftIcon } from "#web/ui/icons.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";

type Known = NonNullable<ReturnType<typeof useLedger>["ledger"]>;

/** Everything from outside their taste that they were ever shown, and what came of it. */
export function Ledger() {
  const { ledger, problem, busy, more, again } = useLedger();
  return (
    <div className="pt-4 pb-section">
      <Link
        to="/account?tab=taste"
        className="inline-flex min-h-11 items-center gap-2 text-14 text-muted hover:text-ink"
      >
        <ArrowLeftIcon className="size-4" />
        {m.taste_ledger_back()}
      </Link>
      <h2 className="display-80 mt-4">
        <Headline text={m.taste_ledger_headline()} />
      </h2>
      <p className="mt-5 max-w-measure text-muted">
        {m.taste_ledger_text()}{" "}
        {ledger && m.taste_ledger_promise({ openness: ledger.openness, count: ledger.stretches_in_20 })}{" "}
        <Link to="/account?tab=degrees" className="link hit-44 text-ink">
          {m.taste_openness()}
        </Link>
      </p>
      {problem && !ledger && (
        <div className="mt-10">
          <p role="alert">{m.taste_tried_failed()}</p>
          <Button look="ink" className="mt-4" onClick={again}>
            {m.taste_again()}
          </Button>
        </div>
      )}
      {!ledger && !problem && <Skeleton className="mt-12 h-120" />}
      {ledger && ledger.totals.shown === 0 && <p className="mt-12 text-18">{m.taste_ledger_empty()}</p>}
      {ledger && ledger.totals.shown > 0 && (
        <div className="mt-12 grid grid-cols-1 gap-16">
          <Totals totals={ledger.totals} />
          <TasteSection title={m.taste_ledger_arms()} note={m.taste_ledger_arms_note()}>
            <LedgerArms arms={ledger.arms} />
          </TasteSection>
          <TasteSection title={m.taste_ledger_cards()}>
            <ul className="grid gap-x-10 sm:grid-cols-2 xl:grid-cols-3">
              {ledger.cards.map((card) => (
                <LedgerCard key={`${card.product_id} ${card.shown_at}`} card={card} />
              ))}
            </ul>
            {problem && (
              <p role="alert" className="mt-6">
                {m.taste_tried_failed()}
              </p>
            )}
            {ledger.next_cursor && (
              <div className="mt-8 text-center">
                <Button busy={busy} onClick={more}>
                  {m.taste_ledger_more()}
                </Button>
              </div>
            )}
          </TasteSection>
        </div>
      )}
    </div>
  );
}

/** In figures: how many, how many were right, what else came of them. */
function Totals({ totals }: Pick<Known, "totals">) {
  const lang = currentLanguage();
  const percent = new Intl.NumberFormat(localeTag[lang], { style: "percent" });
  const { shown, liked, bookmarked, chosen, disliked, left, hit_rate } = totals;
  const figures: readonly (readonly [string, string])[] = [
    [m.taste_ledger_rate(), hit_rate === null ? "–" : percent.format(hit_rate)],
    [m.taste_ledger_shown(), formatNumber(shown, lang)],
    [m.taste_ledger_hits(), formatNumber(liked + bookmarked + chosen, lang)],
    [m.taste_ledger_disliked(), formatNumber(disliked, lang)],
    [m.taste_ledger_left(), formatNumber(left, lang)],
  ];
  return (
    <dl className="grid grid-cols-2 gap-x-8 gap-y-6 border-ink border-t pt-5 sm:grid-cols-3 lg:grid-cols-5">
      {figures.map(([term, value], place) => (
        <div key={term} className={place === 0 ? "max-sm:col-span-2" : undefined}>
          <dd className="num text-d40 font-serif md:text-d56">{value}</dd>
          <dt className="mt-1 text-14 text-muted">{term}</dt>
        </div>
      ))}
    </dl>
  );
}
