import type { Taste } from "#contract/taste.ts";
import { counted } from "#web/i18n/counted.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { classNames } from "#web/ui/class-names.ts";
import { spanText } from "./moments.ts";
import { PieceThumb } from "./piece-thumb.tsx";
import { excludeVisit, includePause } from "./taste-actions.ts";

type Visit = Taste["visits"][number];
type Pause = Taste["pauses"][number];

const endOf = ({ until }: Pause): string => until ?? new Date().toISOString();
const covers = (pause: Pause, { from, until }: Pick<Visit, "from" | "until">): boolean =>
  pause.from <= from && until <= endOf(pause);

/** The latest visits: one that was somebody else's can be left out, and be counted again. */
export function Visits({ visits, pauses }: Pick<Taste, "visits" | "pauses">) {
  const others = pauses.filter(
    (pause) => pause.until !== null && !visits.some((visit) => covers(pause, visit)),
  );
  return (
    <ul>
      {visits.map((visit) => (
        <VisitRow key={visit.from} visit={visit} pause={pauses.find((pause) => covers(pause, visit))} />
      ))}
      {others.map((pause) => (
        <Row
          key={pause.from}
          from={pause.from}
          until={endOf(pause)}
          answers={pause.answers}
          excluded
          onPress={() => includePause({ from: pause.from, until: endOf(pause) })}
        />
      ))}
    </ul>
  );
}

function VisitRow({ visit, pause }: { visit: Visit; pause: Pause | undefined }) {
  const { from, until, answers, excluded, pieces } = visit;
  const lasts = pause?.until === null;
  const toggle = () => {
    if (!excluded) excludeVisit({ from, until });
    else if (pause) includePause({ from: pause.from, until: endOf(pause) });
  };
  return (
    <Row
      from={from}
      until={until}
      answers={answers}
      excluded={excluded}
      // What is left out because a guest is looking counts again when they have left.
      onPress={lasts || (excluded && !pause) ? undefined : toggle}
      pieces={pieces}
    />
  );
}

type RowProps = Pick<Visit, "from" | "until" | "answers" | "excluded"> & {
  pieces?: Visit["pieces"];
  onPress: (() => void) | undefined;
};

function Row({ from, until, answers, excluded, pieces = [], onPress }: RowProps) {
  const when = spanText(from, until);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-b py-3 text-14">
      <p className={classNames("min-w-48 flex-1", excluded && "text-muted")}>
        {when}
        <span className="block text-12 text-muted">
          {counted(answers, m.taste_answers_one, m.taste_answers)}
          {excluded && ` · ${m.taste_visit_out()}`}
        </span>
      </p>
      <ul className="flex gap-1">
        {pieces.map((piece) => (
          <li key={piece.product_id}>
            <PieceThumb piece={piece} sizes="36px" faded={excluded} className="w-9" />
          </li>
        ))}
      </ul>
      {onPress && (
        <button type="button" className="link min-h-11 min-w-24 text-right" onClick={onPress}>
          {excluded ? m.taste_visit_include() : m.taste_visit_exclude()}
          <span className="sr-only"> {when}</span>
        </button>
      )}
    </li>
  );
}
