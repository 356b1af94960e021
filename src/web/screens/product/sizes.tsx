import { Suspense, useId, useState } from "react";
import type { Universe } from "#vocabulary/universe.ts";
import { lateOrNothing } from "#web/features/late/late-or-nothing.ts";
import { Link } from "#web/features/navigation/link.tsx";
import { m } from "#web/i18n/paraglide/messages.js";
import { classNames } from "#web/ui/class-names.ts";
import type { Mine } from "./known-sizes.tsx";
import type { SizeWords, Sizing } from "./size-words.ts";
import { usePersonal } from "./use-personal.ts";

const KnownSizes = lateOrNothing(() => import("./known-sizes.tsx"));

type SizesProps = { universe: Universe; sizing: Sizing; variant: number };

/** The sizes of a colour: the reader's marked, what is gone struck through. */
export function Sizes({ universe, sizing, variant }: SizesProps) {
  const sizes = sizing.sizes[variant] ?? none;
  const personal = usePersonal();
  const [mine, setMine] = useState<readonly Mine[]>([]);
  const [chosen, setChosen] = useState<number>();
  const own = [mine.indexOf("mine"), mine.indexOf("about")].find((at) => at >= 0);
  const shown = chosen ?? (own !== undefined && sizes[own]?.in_stock ? own : undefined);
  const title = useId();
  if (sizes.length === 0) return null;
  return (
    <section aria-labelledby={title} className="mt-8">
      <div className="flex items-center justify-between gap-4 text-14">
        <h2 id={title} className="font-medium">
          {sizing.title}
        </h2>
        <Link to="/size-guide" className="link inline-flex min-h-11 items-center">
          {m.product_size_guide()}
        </Link>
      </div>
      {sizes[0]?.system !== "one" && (
        <fieldset
          aria-labelledby={title}
          className="mt-1 grid grid-cols-[repeat(auto-fill,minmax(56px,1fr))] gap-x-1.5"
        >
          {sizes.map((size, place) => (
            <SizeBox
              key={size.text}
              name={title}
              size={size}
              mine={mine[place]}
              chosen={place === shown}
              onChoose={() => setChosen(place)}
            />
          ))}
        </fieldset>
      )}
      <p aria-live="polite" className="min-h-[1lh] text-12 text-muted">
        {wordsOf(sizes, own, shown)}
      </p>
      {personal && (
        <Suspense fallback={null}>
          <KnownSizes universe={universe} field={sizing.field} sizes={sizes} onKnown={setMine} />
        </Suspense>
      )}
    </section>
  );
}

const none: readonly SizeWords[] = [];

type SizeBoxProps = { name: string; size: SizeWords; mine: Mine; chosen: boolean; onChoose: () => void };

function SizeBox({ name, size, mine, chosen, onChoose }: SizeBoxProps) {
  const { text, label, in_stock: inStock } = size;
  const note = mine && (mine === "mine" ? m.product_size_yours() : m.product_size_about_yours());
  return (
    <div>
      <label className={boxClass}>
        <input
          type="radio"
          name={name}
          value={text}
          checked={chosen}
          disabled={!inStock}
          onChange={onChoose}
          aria-label={[inStock ? text : m.product_size_out({ size: text }), note].filter(Boolean).join(", ")}
          className="absolute inset-0 appearance-none rounded-pic"
        />
        {label.replace(/\.5$/, "½")}
      </label>
      <p aria-hidden="true" className="flex h-6 items-center justify-center whitespace-nowrap text-12">
        {note}
      </p>
    </div>
  );
}

const boxClass = classNames(
  "num relative grid h-11 place-items-center rounded-pic border border-line px-1 text-14 transition-colors duration-fast",
  "hover:border-ink has-checked:border-ink has-checked:bg-ink has-checked:text-paper",
  "has-disabled:cursor-not-allowed has-disabled:border-line has-disabled:text-muted",
  "has-disabled:bg-[linear-gradient(to_top_right,transparent_calc(50%-0.5px),var(--thread)_50%,transparent_calc(50%+0.5px))]",
);

function wordsOf(sizes: readonly SizeWords[], own: number | undefined, shown: number | undefined): string {
  if (!sizes.some((size) => size.in_stock)) return m.product_size_none();
  if (shown !== undefined) return sizes[shown]?.elsewhere ?? "";
  const missed = own === undefined ? undefined : sizes[own];
  return missed ? m.product_size_gone({ size: missed.text }) : "";
}
