import { useRef, useState } from "react";
import { getMe, type User } from "#contract/users.ts";
import type { Notifications } from "#vocabulary/notifications.ts";
import { NotificationsEditor } from "#web/features/preferences/notifications/notifications-editor.tsx";
import { m } from "#web/i18n/paraglide/messages.js";
import { client } from "#web/state/client.ts";
import { updateUser } from "#web/state/fetch-user.ts";
import { Headline } from "#web/ui/headline.tsx";
import { showToast } from "#web/ui/toast-store.ts";

export default function NotificationsTab({ user }: { user: User }) {
  /** On the screen and not yet kept. */
  const [waiting, setWaiting] = useState<Notifications>();
  const latest = useRef<Notifications>(undefined);
  const line = useRef<Promise<unknown>>(Promise.resolve());

  async function save(next: Notifications) {
    latest.current = next;
    setWaiting(next);
    // One after the other: the last press is the last to be heard.
    const changed = changedIn(waiting ?? user.notifications, next);
    const turn = line.current.then(() => saveChanged(next, changed));
    line.current = turn;
    const answer = await turn;
    // Whatever was pressed since has its own answer to come.
    if (latest.current !== next) return;
    setWaiting(undefined);
    if (!answer.ok) showToast({ text: `${m.preferences_failed()}. ${m.preferences_undone()}`, urgent: true });
  }

  return (
    <section className="max-w-275 pt-6 pb-14 lg:pb-20">
      <h2 className="display-40">
        <Headline text={m.account_notifications_headline()} />
      </h2>
      <p className="mt-4 mb-10 max-w-[60ch] text-muted">{m.account_notifications_note()}</p>
      <NotificationsEditor notifications={waiting ?? user.notifications} save={(next) => void save(next)} />
    </section>
  );
}

/** What was pressed, on top of what another tab or device has set meanwhile. */
async function saveChanged(next: Notifications, changed: Partial<Notifications>) {
  const now = await client(getMe, { query: {} });
  return updateUser({ notifications: now.ok ? { ...now.value.user.notifications, ...changed } : next });
}

const changedIn = (before: Notifications, after: Notifications): Partial<Notifications> => {
  const said = new Map(Object.entries(before).map(([name, value]) => [name, JSON.stringify(value)]));
  return Object.fromEntries(
    Object.entries(after).filter(([name, value]) => said.get(name) !== JSON.stringify(value)),
  );
};
