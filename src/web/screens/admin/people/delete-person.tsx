import { useState } from "react";
import { useNavigate } from "react-router";
import { type AdminPersonWhole, deletePerson } from "#contract/admin/people.ts";
import { inLanguage } from "#vocabulary/language-path.ts";
import { AdminSection } from "#web/features/admin/admin-page.tsx";
import { ConfirmDialog } from "#web/features/admin/confirm-dialog.tsx";
import { currentLanguage } from "#web/i18n/language.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { client } from "#web/state/client.ts";
import { Button } from "#web/ui/button.tsx";
import { showToast } from "#web/ui/toast-store.ts";
import { nameOf } from "./words.ts";

/** The one act that nothing undoes asks for the address to be typed. */
export function DeletePerson({ person }: { person: AdminPersonWhole }) {
  const [asking, setAsking] = useState(false);
  const navigate = useNavigate();
  const { id, email } = person;
  return (
    <AdminSection title={m.admin_delete()} note={m.admin_delete_note()}>
      <Button size="medium" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        {m.admin_delete_person()}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={m.admin_delete_title()}
        text={m.admin_delete_text({ name: nameOf(person) })}
        confirm={m.admin_delete_now()}
        grave
        word={{ label: m.admin_delete_word({ email }), expected: email }}
        call={() => client(deletePerson, { params: { id } })}
        done={() => {
          showToast({ text: m.admin_deleted() });
          void navigate(inLanguage("/admin/people", currentLanguage()), { replace: true });
        }}
      />
    </AdminSection>
  );
}
