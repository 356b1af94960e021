import { type ReactNode, useId } from "react";
import { type SizeSystem, sizeScales } from "#vocabulary/size.ts";
import type { Editing } from "../editing.ts";
import type { Garment } from "./garments.ts";
import { shownSize, systemName } from "./shown-size.ts";
import { SizeBoxes } from "./size-boxes.tsx";

type GarmentSizesProps = {
  editing: Editing;
  garment: Garment;
  system: SizeSystem;
  /** How it is cut, where that is asked at the same time. */
  children?: ReactNode;
};

/** One garment: its sizes, and what is chosen in words. */
export function GarmentSizes({ editing, garment, system, children }: GarmentSizesProps) {
  const { universe, preferences, change } = editing;
  const { field, name, note } = garment;
  const heading = useId();
  const scale = sizeScales[universe][field];
  const chosen = chosenOf(editing, garment);
  const shown = (label: string) => shownSize(universe, field, { label, system: scale.system }, system);

  function toggle(label: string) {
    const on = chosen.includes(label);
    if (field !== "tshirts") return change({ sizes: { [field]: on ? null : label } });
    const { tshirts } = preferences.sizes;
    change({ sizes: { tshirts: on ? tshirts.filter((one) => one !== label) : [...tshirts, label] } });
  }

  const inWords = chosen.map((label) => {
    const { text, about, own } = shown(label);
    return about ? `≈ ${text} · ${own}` : text;
  });
  return (
    <section aria-labelledby={heading} className="@3xl:grid @3xl:grid-cols-[13rem_1fr] @3xl:gap-x-10">
      <div className="flex items-baseline gap-x-3 @3xl:block">
        <h2 id={heading} className="display-28">
          {name}
        </h2>
        {note && <p className="text-12 text-muted @3xl:mt-1">{note}</p>}
        <p className="num ml-auto whitespace-nowrap text-14 @3xl:mt-2">
          {inWords.join(", ") || <span className="text-muted">{systemName(universe, field, system)}</span>}
        </p>
      </div>
      <div className="mt-3 min-w-0 @3xl:mt-0">
        <SizeBoxes
          labelledBy={heading}
          scale={scale}
          chosen={chosen}
          several={field === "tshirts"}
          shown={shown}
          onToggle={toggle}
        />
        {children}
      </div>
    </section>
  );
}

function chosenOf({ preferences: { sizes } }: Editing, { field }: Garment): readonly string[] {
  if (field === "tshirts") return sizes.tshirts;
  const label = sizes[field];
  return label === null ? [] : [label];
}
