import { type CutField, cutLabel, cuts } from "#vocabulary/cut.ts";
import { currentLanguage } from "#web/i18n/language.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { ChoiceChip } from "#web/ui/chip.tsx";
import type { Editing } from "../editing.ts";

type CutChipsProps = { editing: Editing; field: CutField; garment: string };

/** How a garment is liked to be cut: any number of ways. */
export function CutChips({ editing, field, garment }: CutChipsProps) {
  const chosen = editing.preferences.sizes[field];
  const toggle = (cut: string) =>
    editing.change({
      sizes: { [field]: chosen.includes(cut) ? chosen.filter((one) => one !== cut) : [...chosen, cut] },
    });
  return (
    <fieldset aria-label={m.sizes_cut_of({ garment })} className="flex flex-wrap gap-2">
      {cuts[editing.universe][field].map((cut) => (
        <ChoiceChip key={cut} pressed={chosen.includes(cut)} onClick={() => toggle(cut)}>
          {cutLabel(field, cut)[currentLanguage()]}
        </ChoiceChip>
      ))}
    </fieldset>
  );
}
