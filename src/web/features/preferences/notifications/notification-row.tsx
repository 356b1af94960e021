import type { Notifications, notificationTypes } from "#vocabulary/notifications.ts";
import { Switch } from "#web/ui/switch.tsx";
import { channels, notificationWords } from "./notification-words.ts";

type NotificationType = (typeof notificationTypes)[number];

type NotificationRowProps = {
  type: NotificationType;
  value: Notifications[NotificationType];
  onChange: (value: Notifications[NotificationType]) => void;
};

export function NotificationRow({ type, value, onChange }: NotificationRowProps) {
  const { name, text } = notificationWords[type];
  return (
    <tr className="grid grid-cols-2 gap-x-10 border-line border-t pt-4 pb-2 @min-[36rem]:table-row">
      <th
        scope="row"
        className="col-span-2 font-normal @min-[36rem]:table-cell @min-[36rem]:py-4 @min-[36rem]:pr-4"
      >
        <span className="block font-medium">{name()}</span>
        <span className="mt-0.5 block text-14 text-muted">{text()}</span>
      </th>
      {channels.map(({ key, name: channel }) => (
        <td key={key} className="block @min-[36rem]:table-cell">
          <Switch
            checked={value[key]}
            onChange={(event) => onChange({ ...value, [key]: event.currentTarget.checked })}
            className="@min-[36rem]:justify-center @min-[36rem]:gap-0"
          >
            <span className="sr-only">{name()}: </span>
            <span className="@min-[36rem]:sr-only">{channel()}</span>
          </Switch>
        </td>
      ))}
    </tr>
  );
}
