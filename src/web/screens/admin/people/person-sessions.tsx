import { useState } from "react";
import { type AdminPersonWhole, signPersonOut } from "#contract/admin/people.ts";
import { AdminSection } from "#web/features/admin/admin-page.tsx";
import { ConfirmDialog } from "#web/features/admin/confirm-dialog.tsx";
import { type Column, DataTable } from "#web/features/admin/data-table.tsx";
import { count, shortDay } from "#web/features/admin/figures.ts";
import { MomentText } from "#web/features/admin/moment-text.tsx";
import { m } from "#web/i18n/paraglide/messages.js";
import { client } from "#web/state/client.ts";
import { Button } from "#web/ui/button.tsx";
import { showToast } from "#web/ui/toast-store.ts";
import { nameOf } from "./words.ts";

type Session = AdminPersonWhole["sessions"][number];

type PersonSessionsProps = { person: AdminPersonWhole; onEnd: () => void };

export function PersonSessions({ person, onEnd }: PersonSessionsProps) {
  const [asking, setAsking] = useState(false);
  const { sessions } = person;
  return (
    <AdminSection
      title={m.admin_sessions()}
      action={
        sessions.length > 0 && (
          <Button size="small" aria-haspopup="dialog" onClick={() => setAsking(true)}>
            {m.admin_sign_out_everywhere()}
          </Button>
        )
      }
    >
      {sessions.length > 0 ? (
        <DataTable
          caption={m.admin_sessions()}
          columns={columns()}
          rows={sessions}
          keyOf={({ id }) => id}
          again={() => {}}
          empty={{ title: m.admin_sessions_none() }}
        />
      ) : (
        <p className="text-14 text-muted">{m.admin_sessions_none()}</p>
      )}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={m.admin_sign_out_title()}
        text={m.admin_sign_out_text({ name: nameOf(person), count: count(sessions.length) })}
        confirm={m.admin_sign_out()}
        noted
        call={(note) => client(signPersonOut, { params: { id: person.id }, body: { note } })}
        done={({ sessions_ended }) => {
          onEnd();
          showToast({ text: m.admin_signed_out({ count: count(sessions_ended) }) });
        }}
      />
    </AdminSection>
  );
}

const columns = (): readonly Column<Session>[] => [
  {
    key: "device",
    label: m.admin_session_device(),
    cell: ({ browser, system }) =>
      [browser, system].filter(Boolean).join(" · ") || m.account_session_unknown(),
  },
  {
    key: "since",
    label: m.admin_session_since(),
    cell: ({ created_at }) => shortDay(created_at),
  },
  {
    key: "seen",
    label: m.admin_last_seen(),
    cell: ({ last_seen_at }) => <MomentText at={last_seen_at} />,
  },
];
