import { m } from "#web/i18n/paraglide/messages.js";
import { count, type Kind, percent, points, type Trait } from "./figures.ts";
import { groupTitles, movementNames } from "./trend-words.ts";

/** The same in figures, all of it. */
export function TrendTable({ kind, traits }: { kind: Kind; traits: readonly Trait[] }) {
  const cell = "py-2 pl-4 text-right";
  return (
    <details className="text-14">
      <summary className="inline-flex min-h-11 list-none items-center text-12 text-muted underline decoration-edge underline-offset-4 hover:text-ink [&::-webkit-details-marker]:hidden">
        {m.trends_table()}
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <div className="overflow-x-auto" tabIndex={0}>
        <table className="num w-full text-12">
          <caption className="sr-only">{groupTitles[kind]()}</caption>
          <thead>
            <tr className="border-ink border-b align-bottom">
              <th scope="col" className="py-2 text-left font-medium">
                {m.trends_column_trait()}
              </th>
              <th scope="col" className={cell}>
                {m.trends_column_new()}
              </th>
              <th scope="col" className={cell}>
                {m.trends_column_share()}
              </th>
              <th scope="col" className={cell}>
                {m.trends_column_before()}
              </th>
              <th scope="col" className={cell}>
                {m.trends_column_moves()}
              </th>
            </tr>
          </thead>
          <tbody>
            {traits.map((trait) => (
              <tr key={trait.value} className="border-line border-b">
                <th scope="row" className="py-2 text-left font-normal">
                  {trait.label}
                </th>
                <td className={cell}>{count(trait.fresh)}</td>
                <td className={cell}>{percent(trait.share)}</td>
                <td className={cell}>{percent(trait.before)}</td>
                <td className={cell}>
                  {movementNames[trait.moves]()}
                  {trait.moves !== "steady" && ` ${m.trends_points({ points: points(trait) })}`}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
