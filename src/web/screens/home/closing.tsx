import { Link } from "#web/features/navigation/link.tsx";
import { m } from "#web/i18n/paraglide/messages.js";
import { buttonClass } from "#web/ui/button.tsx";
import { Headline } from "#web/ui/headline.tsx";

export function Closing() {
  return (
    <section className="px-edge pt-section text-center">
      <h2 className="display-80">
        <Headline text={m.home_close()} />
      </h2>
      <p className="mt-5 text-muted">{m.home_close_text()}</p>
      <p className="mt-8">
        <Link to="/onboarding" className={buttonClass()}>
          {m.home_close_begin()}
        </Link>
      </p>
    </section>
  );
}
