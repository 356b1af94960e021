import { Link } from "#web/features/navigation/link.tsx";
import { m } from "#web/i18n/paraglide/messages.js";
import { classNames } from "#web/ui/class-names.ts";
import { type Group, isPlain, largest, percent, piecesOf, points, type Trait, topOf } from "./figures.ts";
import { TrendTable } from "./trend-table.tsx";
import { groupTexts, groupTitles, movementNames } from "./trend-words.ts";

/** As many bars as stand beside one another in a row of charts. */
const mostBars = 9;

type TrendChartProps = { group: Group; days: number };

/** One of the small charts: bars of the new arrivals, a mark where they stood before. */
export function TrendChart({ group: { kind, traits }, days }: TrendChartProps) {
  const told = traits.filter((trait) => !isPlain(kind, trait));
  const shown = largest(told, mostBars);
  const top = topOf(shown);
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby={`trend-${kind}`} className="flex min-w-0 flex-col border-ink border-t pt-4">
      <h2 id={`trend-${kind}`} className="display-28">
        {groupTitles[kind]()}
      </h2>
      <p className="mt-2 min-h-[2lh] text-12 text-muted">{groupTexts[kind]()}</p>
      <ul className="mt-3 mb-4 flex-1">
        {shown.map((trait) => (
          <li key={trait.value}>
            <Link
              to={piecesOf(kind, trait.value, days)}
              className="group grid min-h-11 grid-cols-[7.5rem_minmax(0,1fr)_4.25rem] items-center gap-x-4 border-line border-b text-14"
            >
              <span className="py-1 leading-tight group-hover:underline">{trait.label}</span>
              <Bar trait={trait} top={top} />
              <Movement trait={trait} className="text-right" />
            </Link>
          </li>
        ))}
      </ul>
      <TrendTable kind={kind} traits={told} />
    </section>
  );
}

function Bar({ trait: { share, before, moves }, top }: { trait: Trait; top: number }) {
  const x = (value: number) => Math.round((value / top) * 1000) / 10;
  return (
    <svg
      viewBox="0 0 100 20"
      preserveAspectRatio="none"
      role="img"
      className="block h-5 w-full overflow-visible [&_path]:[vector-effect:non-scaling-stroke]"
    >
      <title>{m.trends_bar({ share: percent(share), before: percent(before) })}</title>
      <rect
        y="6"
        width={x(share)}
        height="8"
        className={classNames(
          "transition-colors duration-fast group-hover:fill-ink",
          moves === "up" ? "fill-ink" : "fill-thread",
        )}
      />
      <path d={`M${x(before)} 1V19`} className="stroke-edge" strokeWidth="1.5" />
    </svg>
  );
}

/** The share, and how far it has come where that says something. */
export function Movement({ trait, className }: { trait: Trait; className?: string }) {
  const { share, moves } = trait;
  return (
    <span className={classNames("num text-12", className)}>
      <span aria-hidden="true" className="block text-14 leading-tight">
        {percent(share)}
      </span>
      {moves === "steady" ? (
        <span className="sr-only">{movementNames.steady()}</span>
      ) : (
        <span className="whitespace-nowrap text-muted">
          <span aria-hidden="true">{moves === "up" ? "↑" : "↓"} </span>
          <span className="sr-only">{movementNames[moves]()} </span>
          {points(trait)}
        </span>
      )}
    </span>
  );
}
