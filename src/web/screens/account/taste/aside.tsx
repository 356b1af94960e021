import type { Taste } from "#contract/taste.ts";
import { Gifts } from "#web/features/taste/gifts.tsx";
import { GuestMode } from "#web/features/taste/guest-mode.tsx";
import { TasteSection } from "#web/features/taste/taste-section.tsx";
import { Visits } from "#web/features/taste/visits.tsx";
import { m } from "#web/i18n/paraglide/messages.js";

/** What is not about them: guests, gifts, visits of somebody else. */
export function Aside({ taste }: { taste: Taste }) {
  return (
    <TasteSection title={m.taste_aside()} note={m.taste_aside_note()}>
      <div className="grid grid-cols-1 items-start gap-x-20 gap-y-12 lg:grid-cols-2">
        <div>
          <GuestMode paused={taste.paused} />
          <h4 className="display-28 mt-10 mb-3">{m.taste_gifts()}</h4>
          <Gifts gifts={taste.gifts} visits={taste.visits} />
        </div>
        <div>
          <h4 className="display-28 mb-1">{m.taste_visits()}</h4>
          <p className="mb-3 text-14 text-muted">{m.taste_visits_note()}</p>
          {taste.visits.length + taste.pauses.length === 0 ? (
            <p className="text-14 text-muted">{m.taste_visits_none()}</p>
          ) : (
            <Visits visits={taste.visits} pauses={taste.pauses} />
          )}
        </div>
      </div>
    </TasteSection>
  );
}
