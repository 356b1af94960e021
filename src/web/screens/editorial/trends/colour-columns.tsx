import { Link } from "#web/features/navigation/link.tsx";
import { cloths, isOneColour, manyColours } from "#web/features/taste/cloths.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { type Group, percent, piecesOf, type Trait, topOf } from "./figures.ts";
import { Movement } from "./trend-chart.tsx";
import { TrendTable } from "./trend-table.tsx";

type ColourColumnsProps = { group: Group; days: number };

/** The colours as lengths of cloth, each as long as its share; the thread across is where it ended before. */
export function ColourColumns({ group: { kind, traits }, days }: ColourColumnsProps) {
  const top = topOf(traits);
  return (
    <section aria-labelledby="trend-colour" className="border-ink border-t pt-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
        <h2 id="trend-colour" className="display-40">
          {m.trends_colour()}
        </h2>
        <p className="text-14 text-muted">{m.trends_colour_text()}</p>
      </div>
      <ul className="mt-8 grid grid-cols-4 gap-x-2 gap-y-8 sm:grid-cols-6 md:grid-cols-9 lg:flex lg:gap-x-1.5">
        {traits.map((trait) => (
          <li key={trait.value} className="min-w-0 lg:flex-1">
            <Link to={piecesOf(kind, trait.value, days)} className="group block">
              <Cloth trait={trait} top={top} />
              <span className="mt-3 block hyphens-auto break-words text-12 leading-tight group-hover:underline">
                {trait.label}
              </span>
              <Movement trait={trait} className="mt-1 block" />
            </Link>
          </li>
        ))}
      </ul>
      <div className="mt-6">
        <TrendTable kind={kind} traits={traits} />
      </div>
    </section>
  );
}

/** Pinked at the end that was cut. Many colours at once are striped. */
function Cloth({ trait: { value, share, before }, top }: { trait: Trait; top: number }) {
  const y = (of: number) => Math.round((1 - of / top) * 1880) / 10 + 8;
  const cut = y(share);
  return (
    <svg
      viewBox="0 0 60 200"
      preserveAspectRatio="none"
      role="img"
      className="block h-26 w-full overflow-visible md:h-60 [&_path]:[vector-effect:non-scaling-stroke]"
    >
      <title>{m.trends_bar({ share: percent(share), before: percent(before) })}</title>
      <Lengths value={value} cut={cut} />
      <path d="M0 200H60" className="stroke-ink" />
      <path d={`M0 ${y(before)}H60`} className="stroke-accent" strokeWidth="1.5" strokeDasharray="4 3" />
    </svg>
  );
}

function Lengths({ value, cut }: { value: string; cut: number }) {
  const cloth = isOneColour(value) ? [cloths[value]] : manyColours;
  const width = 60 / cloth.length;
  return cloth.map((fill, place) => (
    <path
      key={fill}
      d={pinked(place * width, width, cut)}
      fill={fill}
      stroke="#80786c"
      strokeOpacity="0.6"
      strokeWidth="0.75"
    />
  ));
}

/** A strip down to the floor, its upper edge in teeth of five. */
function pinked(x: number, width: number, cut: number): string {
  const teeth = Math.max(1, Math.round(width / 6));
  const step = width / teeth;
  const edge = Array.from({ length: teeth }, (_, i) => {
    const from = x + i * step;
    return `L${from + step / 2} ${Math.max(0, cut - 4)}L${from + step} ${cut}`;
  });
  return `M${x} 200V${cut}${edge.join("")}V200Z`;
}
