import { cutFields } from "#vocabulary/cut.ts";
import { Link } from "#web/features/navigation/link.tsx";
import { m } from "#web/i18n/paraglide/messages.js";
import { Disclosure } from "#web/ui/disclosure.tsx";
import { Segmented } from "#web/ui/segmented.tsx";
import type { Editing } from "../editing.ts";
import { LockSwitch } from "../lock-switch.tsx";
import { CutChips } from "./cut-chips.tsx";
import { GarmentSizes } from "./garment-sizes.tsx";
import { type Garment, garmentsOf } from "./garments.ts";
import { systemsIn } from "./shown-size.ts";
import { useSizeSystem } from "./use-size-system.ts";

type SizesEditorProps = {
  editing: Editing;
  /** What says most first, and the cuts folded away. */
  short?: boolean | undefined;
};

/** The sizes someone wears and how they like things cut. */
export function SizesEditor({ editing, short = false }: SizesEditorProps) {
  const { universe } = editing;
  const systems = systemsIn(universe);
  const [system, choose] = useSizeSystem(systems);
  const garments = garmentsOf(universe, short);
  return (
    <div className="@container">
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-1">
        <div className="flex flex-wrap items-center gap-x-4 text-14">
          <span aria-hidden="true" className="text-muted">
            {m.sizes_shown_as()}
          </span>
          <Segmented
            label={m.sizes_shown_as()}
            options={systems.map((value) => ({ value, label: value.toUpperCase() }))}
            value={system}
            onChange={choose}
            className="gap-x-1!"
          />
        </div>
        <LockSwitch editing={editing} lock="sizes" locked={m.sizes_locked()} open={m.sizes_open()} />
      </div>
      <div className="mt-6 grid grid-cols-1 gap-y-8">
        {garments.map((garment) => (
          <GarmentSizes key={garment.field} {...{ editing, garment, system }}>
            {!short && garment.cut && (
              <div className="mt-4">
                <CutChips editing={editing} field={garment.cut.field} garment={garment.cut.of} />
              </div>
            )}
          </GarmentSizes>
        ))}
      </div>
      {short && <FoldedCuts editing={editing} garments={garments} />}
      <p className="mt-6 text-14 text-muted">
        {m.sizes_unsure()}{" "}
        <Link to="/size-guide" className="link hit-44 text-ink">
          {m.sizes_guide()}
        </Link>
      </p>
    </div>
  );
}

function FoldedCuts({ editing, garments }: { editing: Editing; garments: readonly Garment[] }) {
  const count = cutFields.reduce((sum, field) => sum + editing.preferences.sizes[field].length, 0);
  return (
    <Disclosure
      title={m.sizes_cuts()}
      aside={count === 0 ? undefined : count === 1 ? m.sizes_cuts_one() : m.sizes_cuts_some({ count })}
      heading="h2"
      className="mt-10 border-b"
    >
      <div className="grid gap-y-5">
        {garments.map(
          ({ cut }) =>
            cut && (
              <div key={cut.field}>
                <p aria-hidden="true" className="mb-2.5 font-serif text-d22">
                  {cut.of}
                </p>
                <CutChips editing={editing} field={cut.field} garment={cut.of} />
              </div>
            ),
        )}
      </div>
    </Disclosure>
  );
}
