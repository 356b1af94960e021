import { Link } from "#web/features/navigation/link.tsx";
import { m } from "#web/i18n/paraglide/messages.js";
import { buttonClass } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";

/** Somebody who has told nothing yet: an invitation, not an empty chart. */
export function NoTaste() {
  return (
    <EmptyState
      scene="empty-rail"
      title={m.taste_empty()}
      clause={m.taste_empty_clause()}
      text={m.taste_empty_text()}
      actions={
        <>
          <Link to="/discover" className={buttonClass({ look: "ink" })}>
            {m.taste_empty_discover()}
          </Link>
          <Link to="/onboarding" className={buttonClass()}>
            {m.taste_empty_onboarding()}
          </Link>
        </>
      }
    />
  );
}
