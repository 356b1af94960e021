import { type AdminSchool, deleteSchool } from "#contract/admin/schools.ts";
import { ConfirmDialog } from "#web/features/admin/confirm-dialog.tsx";
import { count } from "#web/features/admin/figures.ts";
import { useLast } from "#web/features/admin/use-last.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { client } from "#web/state/client.ts";

type DeleteSchoolProps = {
  school: AdminSchool | undefined;
  onClose: () => void;
  onDeleted: (name: string) => void;
};

export function DeleteSchool({ school, onClose, onDeleted }: DeleteSchoolProps) {
  const shown = useLast(school);
  const { name, people } = shown ?? { name: "", people: 0 };
  return (
    <ConfirmDialog
      open={school !== undefined}
      onOpenChange={onClose}
      title={m.admin_school_delete_title()}
      text={
        people > 0
          ? m.admin_school_delete_people({ name, people: count(people) })
          : m.admin_school_delete_text({ name })
      }
      confirm={m.admin_delete_short()}
      grave
      call={() => client(deleteSchool, { params: { id: shown?.id ?? 0 } })}
      done={() => onDeleted(name)}
    />
  );
}
