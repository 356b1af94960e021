import type { Taste } from "#contract/taste.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { Switch } from "#web/ui/switch.tsx";
import { setPaused } from "./taste-actions.ts";

/** While somebody else looks around, nothing counts. */
export function GuestMode({ paused }: Pick<Taste, "paused">) {
  return (
    <Switch
      checked={paused}
      onChange={({ currentTarget }) => setPaused(currentTarget.checked)}
      note={paused ? m.taste_guest_lasts() : m.taste_guest_text()}
      className="border-line border-y py-3"
    >
      <span className="text-16">{m.taste_guest()}</span>
    </Switch>
  );
}
