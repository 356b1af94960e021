import { useId } from "react";
import { digests, type Notifications, notificationTypes } from "#vocabulary/notifications.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { Segmented } from "#web/ui/segmented.tsx";
import { NotificationRow } from "./notification-row.tsx";
import { channels } from "./notification-words.ts";

type NotificationsEditorProps = {
  notifications: Notifications;
  /** Shows it at once; what cannot be kept is taken back from outside. */
  save: (next: Notifications) => void;
};

export function NotificationsEditor({ notifications, save }: NotificationsEditorProps) {
  const [title, digestTitle] = [useId(), useId()];
  return (
    <div className="@container">
      <h2 id={title} className="display-28">
        {m.notify_title()}
      </h2>
      {/* Narrow: each row is a block of its own. Its switches then carry the words of their columns. */}
      <table
        aria-labelledby={title}
        className="mt-5 block w-full border-line border-b text-left @min-[36rem]:table"
      >
        <thead className="sr-only @min-[36rem]:not-sr-only @min-[36rem]:table-header-group">
          <tr>
            <th scope="col" className="pb-3">
              <span className="sr-only">{m.notify_what()}</span>
            </th>
            {channels.map(({ key, name }) => (
              <th
                key={key}
                scope="col"
                className="w-28 whitespace-nowrap pb-3 text-center align-bottom font-normal text-14 text-muted"
              >
                {name()}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="block @min-[36rem]:table-row-group">
          {notificationTypes.map((type) => (
            <NotificationRow
              key={type}
              type={type}
              value={notifications[type]}
              onChange={(value) => save({ ...notifications, [type]: value })}
            />
          ))}
        </tbody>
      </table>
      <section aria-labelledby={digestTitle} className="mt-12">
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-1">
          <h2 id={digestTitle} className="display-28">
            {m.notify_digest()}
          </h2>
          <Segmented
            label={m.notify_digest()}
            options={digests.map((value) => ({ value, label: digestNames[value]() }))}
            value={notifications.digest}
            onChange={(digest) => save({ ...notifications, digest })}
          />
        </div>
        <p className="mt-3 max-w-[60ch]">{digestText(notifications)}</p>
        <p className="mt-2 max-w-[60ch] text-muted">{m.notify_promise()}</p>
      </section>
    </div>
  );
}

const digestNames = { daily: m.notify_digest_daily, weekly: m.notify_digest_weekly };
const digestTexts = { daily: m.notify_digest_daily_text, weekly: m.notify_digest_weekly_text };

/** What the choice comes to: nothing, while no kind of news goes by e-mail. */
function digestText(notifications: Notifications): string {
  const any = notificationTypes.some((type) => notifications[type].email);
  return any ? digestTexts[notifications.digest]() : m.notify_digest_none();
}
