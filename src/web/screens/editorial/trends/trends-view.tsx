import { useEffect } from "react";
import { useRevalidator } from "react-router";
import type { Page } from "#contract/editorial.ts";
import type { TrendsAnswer } from "#contract/trends.ts";
import { formatDay } from "#vocabulary/format.ts";
import { Contents } from "#web/features/prose/contents.tsx";
import { Prose } from "#web/features/prose/prose.tsx";
import { currentLanguage } from "#web/i18n/language.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { useUniverse } from "#web/state/root-data.ts";
import { Headline } from "#web/ui/headline.tsx";
import { ColourColumns } from "./colour-columns.tsx";
import { count } from "./figures.ts";
import { Legend } from "./legend.tsx";
import { LikedPart } from "./liked-part.tsx";
import { MovedSentence } from "./moved-sentence.tsx";
import { PriceChart } from "./price-chart.tsx";
import { TrendChart } from "./trend-chart.tsx";

type TrendsViewProps = { page: Page; trends: TrendsAnswer | undefined };

/** What is counted comes first; the words on how to read it follow. */
export function TrendsView({ page, trends }: TrendsViewProps) {
  const universe = useUniverse();
  const { revalidate } = useRevalidator();
  const counted = trends?.universe;
  // The server counts: whoever turns to the other universe asks it again.
  useEffect(() => {
    if (counted && counted !== universe) void revalidate();
  }, [counted, universe, revalidate]);
  return (
    <article>
      <header className="mx-auto max-w-page px-edge pt-14 pb-10 md:pt-24 md:pb-16">
        <h1 className="display-80 max-w-[12em]">
          <Headline text={page.headline} />
        </h1>
        <p className="mt-8 max-w-[52ch] text-18">{page.lead}</p>
        <p className="num mt-6 max-w-[72ch] text-14 text-muted">
          {trends ? countedWords(trends) : m.trends_failed()}
        </p>
      </header>
      {trends && <Charts trends={trends} />}
      <div className="mx-auto max-w-page px-edge pt-section">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-10 border-ink border-t pt-10 md:pt-16 lg:grid-cols-[280px_minmax(0,1fr)]">
          <Contents blocks={page.blocks} />
          <div>
            <Prose blocks={page.blocks} />
          </div>
        </div>
      </div>
    </article>
  );
}

const countedWords = ({ day, universe, fresh, days, earlier }: TrendsAnswer): string =>
  m.trends_counted({
    date: formatDay(day, currentLanguage()),
    universe: universe === "women" ? m.trends_women() : m.trends_men(),
    fresh: count(fresh),
    days,
    earlier: count(earlier),
  });

function Charts({ trends: { groups, days, prices, liked } }: { trends: TrendsAnswer }) {
  const colours = groups.find(({ kind }) => kind === "colour");
  const others = groups.filter(({ kind }) => kind !== "colour");
  return (
    <div className="mx-auto max-w-page px-edge">
      {groups.length === 0 ? (
        <p className="display-40 max-w-[26em]">{m.trends_little()}</p>
      ) : (
        <MovedSentence groups={groups} days={days} />
      )}
      {colours && (
        <div className="pt-12 md:pt-20">
          <ColourColumns group={colours} days={days} />
        </div>
      )}
      <div className="grid gap-x-12 gap-y-14 pt-14 md:grid-cols-2 md:pt-20 xl:grid-cols-3">
        {others.length > 0 && <Legend />}
        {others.map((group) => (
          <TrendChart key={group.kind} group={group} days={days} />
        ))}
      </div>
      {prices.families.length > 0 && (
        <div className="pt-section">
          <PriceChart prices={prices} />
        </div>
      )}
      <div className="pt-section">
        <LikedPart liked={liked} />
      </div>
    </div>
  );
}
