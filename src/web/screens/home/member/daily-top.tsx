import { type DailyCard, getDailyTop } from "#contract/daily-top.ts";
import { dailyCounts, dailyKinds } from "#vocabulary/daily-top.ts";
import type { Universe } from "#vocabulary/universe.ts";
import { Link } from "#web/features/navigation/link.tsx";
import { badgeOf } from "#web/features/product/badge-of.ts";
import { listedIn } from "#web/features/product/listed-in.ts";
import { currentLanguage } from "#web/i18n/language.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { useAnswer } from "#web/state/use-answer.ts";
import { PieceRow } from "./piece-row.tsx";
import { RowFailed } from "./row-failed.tsx";

const count = 10;

/** Ten pieces for the day, the same until midnight. */
export function DailyTop({ universe }: { universe: Universe }) {
  const query = { universe, lang: currentLanguage() };
  const { answer, problem, again } = useAnswer(getDailyTop, { query });
  const failed = problem && !answer && <RowFailed text={m.home_daily_failed()} again={again} />;
  const empty = answer?.products.length === 0 && (
    <p className="px-edge">
      {m.home_daily_none()}{" "}
      <Link to="/account?tab=styles" className="link">
        {m.home_daily_none_way()}
      </Link>
    </p>
  );
  return (
    <PieceRow
      title={m.home_daily()}
      note={answer && answer.products.length > 0 ? noteOn(answer.products) : undefined}
      products={answer && listedIn(answer).map(asShown)}
      count={count}
      link={{ to: "/discover", label: m.home_for_you_more() }}
      instead={failed || empty || undefined}
    />
  );
}

/** What the ten are is told as long as they are that. */
function noteOn(products: readonly DailyCard[]): string {
  const isAsUsual = dailyKinds.every(
    (kind) => products.filter((one) => one.kind === kind).length === dailyCounts[kind],
  );
  return isAsUsual ? m.home_daily_note() : m.home_daily_note_short();
}

/** Its kind is on the card: a stretch is marked anyway, the others say what is about them. */
function asShown<Card extends DailyCard>(card: Card): Card & { why?: string; badge?: string } {
  const { kind, note } = card;
  const badge =
    kind === "price_drop"
      ? (badgeOf(card) ?? m.home_daily_drop())
      : kind === "new"
        ? m.piece_new()
        : undefined;
  return { ...card, ...(note && { why: note }), ...(badge && { badge }) };
}
