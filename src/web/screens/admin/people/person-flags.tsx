import { type ReactNode, useState } from "react";
import { type AdminPersonWhole, changePerson } from "#contract/admin/people.ts";
import { AdminSection } from "#web/features/admin/admin-page.tsx";
import { ConfirmDialog } from "#web/features/admin/confirm-dialog.tsx";
import { m } from "#web/i18n/paraglide/messages.js";
import { client } from "#web/state/client.ts";
import { useUser } from "#web/state/user.ts";
import { Button } from "#web/ui/button.tsx";
import { Switch } from "#web/ui/switch.tsx";
import { showToast } from "#web/ui/toast-store.ts";
import { PersonChoices } from "./person-choices.tsx";
import { nameOf } from "./words.ts";

type PersonFlagsProps = { person: AdminPersonWhole; onChange: (person: AdminPersonWhole) => void };

/** What an admin may change of somebody else. Rights ask first; the rest acts at once. */
export function PersonFlags({ person, onChange }: PersonFlagsProps) {
  const [asking, setAsking] = useState<"admin" | "confirmed">();
  const isSelf = useUser(({ user }) => user?.id === person.id);
  const name = nameOf(person);
  const close = () => setAsking(undefined);
  const done = ({ user }: { user: AdminPersonWhole }) => {
    onChange(user);
    showToast({ text: m.admin_saved() });
  };
  return (
    <AdminSection title={m.admin_person_flags()}>
      <Switch
        checked={person.admin}
        aria-haspopup="dialog"
        onChange={() => setAsking("admin")}
        note={isSelf ? m.admin_flag_admin_self() : m.admin_flag_admin_note()}
        className="border-line border-b pb-3"
      >
        {m.admin_flag_admin()}
      </Switch>
      {person.registration_status === "pending" && (
        <Row text={m.admin_flag_pending()}>
          <Button size="small" aria-haspopup="dialog" onClick={() => setAsking("confirmed")}>
            {m.admin_flag_confirm()}
          </Button>
        </Row>
      )}
      <PersonChoices person={person} onChange={onChange} />
      <ConfirmDialog
        open={asking === "admin"}
        onOpenChange={close}
        title={person.admin ? m.admin_take_title() : m.admin_give_title()}
        text={person.admin ? m.admin_take_text({ name }) : m.admin_give_text({ name })}
        confirm={person.admin ? m.admin_take() : m.admin_give()}
        noted
        call={(note) =>
          client(changePerson, { params: { id: person.id }, body: { admin: !person.admin, note } })
        }
        done={done}
      />
      <ConfirmDialog
        open={asking === "confirmed"}
        onOpenChange={close}
        title={m.admin_confirm_title()}
        text={m.admin_confirm_text({ email: person.email })}
        confirm={m.admin_flag_confirm()}
        noted
        call={(note) => client(changePerson, { params: { id: person.id }, body: { confirmed: true, note } })}
        done={done}
      />
    </AdminSection>
  );
}

function Row({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className="flex min-h-14 flex-wrap items-center justify-between gap-x-6 gap-y-2 border-line border-b py-2 text-14">
      <p>{text}</p>
      {children}
    </div>
  );
}
