import type { ShownChip } from "#contract/assistant.ts";
import { sayWithout, type TasteAsked } from "#web/features/assistant/talk.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { AddChip, Pill } from "#web/ui/chip.tsx";
import { LockIcon } from "#web/ui/late-icons.tsx";
import { PlusIcon } from "#web/ui/tool-icons.tsx";

type UnderstoodProps = {
  chips: readonly ShownChip[];
  taste: TasteAsked | undefined;
  onAdd: () => void;
};

/** What stands; whatever is wrong can be taken away, and the answer follows. */
export function Understood({ chips, taste, onAdd }: UnderstoodProps) {
  return (
    <>
      <p className="mt-6 text-14 text-muted">{m.talk_understood()}</p>
      <ul className="mt-3 flex flex-wrap gap-2">
        {chips.map((chip) => (
          <li key={`${chip.slot} ${chip.value} ${chip.exclude}`}>
            <Pill
              strength={chip.hard ? "hard" : "soft"}
              icon={chip.hard && <LockIcon />}
              {...(chip.removable &&
                taste && {
                  onRemove: () => void sayWithout(chips, chip, taste),
                  removeLabel: m.talk_remove({ label: chip.label }),
                })}
            >
              {chip.label}
            </Pill>
          </li>
        ))}
        <li>
          <AddChip onClick={onAdd}>
            <PlusIcon />
            {m.talk_add()}
          </AddChip>
        </li>
      </ul>
    </>
  );
}
