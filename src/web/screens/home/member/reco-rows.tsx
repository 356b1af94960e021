import { getReco } from "#contract/recommendations.ts";
import { stretchCountOf } from "#vocabulary/openness.ts";
import type { Universe } from "#vocabulary/universe.ts";
import { listedIn } from "#web/features/product/listed-in.ts";
import { currentLanguage } from "#web/i18n/language.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { useAnswer } from "#web/state/use-answer.ts";
import { PieceRow } from "./piece-row.tsx";
import { RowFailed } from "./row-failed.tsx";

/** In one row on wide screens. */
const few = 5;
/** Even of the most careful promise a row is found in so many. */
const searched = 50;

type StretchRowProps = { universe: Universe; openness: number };

/** What lies a step outside; whoever wants none of it has no such row. */
export function StretchRow({ universe, openness }: StretchRowProps) {
  const count = stretchCountOf(openness);
  const body = { universe, limit: searched, lang: currentLanguage(), surface: "home" as const };
  const { answer } = useAnswer(getReco, { body }, { paused: count === 0 });
  const products = answer ? listedIn(answer).filter(({ stretch }) => stretch) : [];
  if (count === 0 || products.length === 0) return null;
  return (
    <PieceRow
      title={m.home_stretch()}
      note={m.home_stretch_note({ count })}
      products={products.slice(0, few)}
      link={{ to: "/account?tab=degrees", label: m.home_stretch_set() }}
    />
  );
}

/** In place of everything personal: what anyone sees. */
export function NeutralRow({ universe }: { universe: Universe }) {
  const body = { universe, neutral: true, limit: 2 * few, lang: currentLanguage(), surface: "home" as const };
  const { answer, problem, again } = useAnswer(getReco, { body });
  return (
    <PieceRow
      title={m.home_neutral()}
      products={answer && listedIn(answer)}
      count={2 * few}
      link={{ to: "/discover?neutral=1", label: m.home_for_you_more() }}
      instead={problem && !answer ? <RowFailed text={m.teaser_failed()} again={again} /> : undefined}
    />
  );
}
