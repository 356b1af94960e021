import { Link } from "#web/features/navigation/link.tsx";
import { m } from "#web/i18n/paraglide/messages.js";
import { buttonClass } from "#web/ui/button.tsx";
import { Headline } from "#web/ui/headline.tsx";
import { StitchRule } from "#web/ui/stitch.tsx";

/** The invitation to keep the page; for a member, that it is kept. */
export function Keep({ member }: { member: boolean }) {
  return (
    <aside className="self-start bg-surface p-7 md:p-10">
      <StitchRule className="mb-6" />
      <h2 className="display-40">
        <Headline text={member ? m.onboarding_kept_headline() : m.onboarding_keep_headline()} />
      </h2>
      <p className="mt-4 max-w-[44ch] text-14 text-muted">
        {member ? m.onboarding_kept_text() : m.onboarding_keep_text()}
      </p>
      <p className="mt-7 flex flex-wrap items-center gap-x-6 gap-y-3">
        {member ? (
          <Link to="/account?tab=styles" className={buttonClass({ look: "ink" })}>
            {m.onboarding_kept_account()}
          </Link>
        ) : (
          <>
            <Link to="/register" className={buttonClass({ look: "accent" })}>
              {m.onboarding_keep_register()}
            </Link>
            <Link to="/login" className="link inline-flex min-h-11 items-center text-14">
              {m.onboarding_keep_login()}
            </Link>
          </>
        )}
      </p>
    </aside>
  );
}
