import { Suspense } from "react";
import { localeTag } from "#vocabulary/language.ts";
import { latePart } from "#web/features/late/late-part.tsx";
import { Link } from "#web/features/navigation/link.tsx";
import { currentLanguage } from "#web/i18n/language.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { useUser } from "#web/state/user.ts";
import { Headline } from "#web/ui/headline.tsx";

const MemberRows = latePart(() => import("./member-rows.tsx"));

/** Where a member begins: no promises, the pieces of their day. */
export function MemberHome() {
  return (
    <div className="mx-auto max-w-page">
      <MemberHead />
      <div className="min-h-dvh">
        <Suspense fallback={null}>
          <MemberRows />
        </Suspense>
      </div>
    </div>
  );
}

function MemberHead() {
  const user = useUser((state) => state.user);
  return (
    <header className="px-edge pt-8 pb-10 md:pt-12 md:pb-14">
      <p className="text-14 text-muted">{today()}</p>
      <h1 className="display-80 mt-3 break-words">
        <Headline
          text={user?.firstname ? m.home_member({ name: user.firstname }) : m.home_member_nameless()}
        />
      </h1>
      <p className="mt-4 flex flex-wrap gap-x-6 text-14">
        {user?.registration_status === "confirmed" && (
          <Link to="/onboarding" className="link inline-flex min-h-11 items-center">
            {m.home_begin()}
          </Link>
        )}
        <Link to="/account?tab=taste" className="link inline-flex min-h-11 items-center">
          {m.home_member_taste()}
        </Link>
        <Link to="/account?tab=bookmarks" className="link inline-flex min-h-11 items-center">
          {m.home_member_bookmarks()}
        </Link>
      </p>
    </header>
  );
}

/** The day of the ten: it is that of Paris, wherever they are. */
const today = (): string =>
  new Intl.DateTimeFormat(localeTag[currentLanguage()], {
    weekday: "long",
    day: "numeric",
    month: "long",
    timeZone: "Europe/Paris",
  }).format(new Date());
