import { type SizeField, sizeFields } from "#vocabulary/size.ts";
import { type ChartRow, type Measure, type SizeChart, sizeChart } from "#vocabulary/size-chart.ts";
import { type Universe, universes } from "#vocabulary/universe.ts";
import { garmentsOf } from "#web/features/preferences/sizes/garments.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { useUniverse } from "#web/state/root-data.ts";
import { Disclosure } from "#web/ui/disclosure.tsx";
import { Headline } from "#web/ui/headline.tsx";
import { centimetres, figureOf, measureName, sizeFigure, systemCode } from "./guide-words.ts";

/** What is sized alike stands in one table. */
const together: Readonly<Record<Universe, readonly (readonly SizeField[])[]>> = {
  women: [["tshirts"], ["tops", "shirts", "jackets"], ["pants"], ["pants_waist"], ["shoes"]],
  men: [["tshirts", "tops"], ["shirts"], ["jackets"], ["pants"], ["pants_waist"], ["shoes"]],
};

const universeNames = { men: m.universe_men, women: m.universe_women };

/** Every chart in full, for whoever reads without scripts, prints, or has no size yet. */
export function SizeTables() {
  const own = useUniverse();
  return (
    <section aria-labelledby="tables-title" id="tables" className="mx-auto max-w-page px-edge pt-section">
      <div className="border-ink border-t pt-8">
        <h2 id="tables-title" className="display-56">
          <Headline text={m.guide_tables_title()} />
        </h2>
        <p className="mt-5 max-w-[60ch]">{m.guide_tables_text()}</p>
        <div className="mt-10 grid gap-x-16 gap-y-10 lg:grid-cols-2">
          {universes
            .toSorted((a, b) => Number(b === own) - Number(a === own))
            .map((universe) => (
              <div key={universe} className="min-w-0">
                <h3 className="display-28 pb-4">{universeNames[universe]()}</h3>
                {together[universe].map((fields) => (
                  <Table key={fields[0]} universe={universe} fields={fields} />
                ))}
              </div>
            ))}
        </div>
      </div>
    </section>
  );
}

function Table({ universe, fields }: { universe: Universe; fields: readonly SizeField[] }) {
  const garment = fields[0] ?? sizeFields[0];
  if (!garment) return null;
  const chart = sizeChart(universe, garment);
  const name = nameOf(universe, fields);
  return (
    <Disclosure title={name} heading="h4" className="last:border-b">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <div className="overflow-x-auto" tabIndex={0}>
        <table className="num w-full text-14">
          <caption className="sr-only">
            {m.guide_table_of({ garment: name, universe: universeNames[universe]() })}
          </caption>
          <Head chart={chart} universe={universe} />
          <tbody>
            {chart.rows.map((row) => (
              <tr key={row.sizes[chart.systems[0] ?? "one"]?.[0]} className="border-line border-b">
                {chart.systems.map((system, place) => {
                  const labels = row.sizes[system] ?? [];
                  const text = labels.length > 0 ? sizeFigure(universe, garment, system, labels) : "–";
                  return place === 0 ? (
                    <th
                      key={system}
                      scope="row"
                      className="whitespace-nowrap py-2 pr-5 text-left font-medium"
                    >
                      {figureOf(labels)}
                    </th>
                  ) : (
                    <td key={system} className="whitespace-nowrap py-2 pr-5">
                      {text}
                    </td>
                  );
                })}
                {chart.measures.map((measure) => (
                  <td key={measure} className="whitespace-nowrap py-2 pr-5 text-muted last:pr-0">
                    {bodyCell(row, measure)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Disclosure>
  );
}

function Head({ chart, universe }: { chart: SizeChart; universe: Universe }) {
  const cell = "whitespace-nowrap pr-5 pb-2 text-left font-medium text-12";
  return (
    <thead>
      <tr className="border-ink border-b">
        {chart.systems.map((system) => (
          <th key={system} scope="col" className={cell}>
            {chart.about.includes(system)
              ? m.guide_column_about({ system: systemCode(system) })
              : systemCode(system)}
          </th>
        ))}
        {chart.measures.map((measure) => (
          <th key={measure} scope="col" className={cell}>
            {m.guide_column_cm({ measure: measureName(universe, measure) })}
          </th>
        ))}
      </tr>
    </thead>
  );
}

function bodyCell({ body }: ChartRow, measure: Measure): string {
  const [from, to] = body[measure] ?? [];
  if (from === undefined || to === undefined) return "–";
  return measure === "foot" || measure === "neck"
    ? centimetres(to)
    : `${centimetres(from)}–${centimetres(to)}`;
}

const nameOf = (universe: Universe, fields: readonly SizeField[]): string =>
  garmentsOf(universe, false)
    .filter(({ field }) => fields.includes(field))
    .map(({ name }) => name)
    .join(" · ");
