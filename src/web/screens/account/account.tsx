import { Suspense, useEffect } from "react";
import { useSearchParams } from "react-router";
import type { User } from "#contract/users.ts";
import { GuestButton } from "#web/features/guest-mode/guest-button.tsx";
import { Link } from "#web/features/navigation/link.tsx";
import { pageHead } from "#web/features/page-head/page-head.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { guardedBy } from "#web/shell/guards.ts";
import { publicUrlOf } from "#web/state/root-data.ts";
import { useUser } from "#web/state/user.ts";
import { buttonClass } from "#web/ui/button.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { Tabs } from "#web/ui/tabs.tsx";
import type { Route } from "./+types/account";
import { AccountFrame } from "./account-frame.tsx";
import { AccountSkeleton } from "./account-skeleton.tsx";
import { SignOut } from "./sign-out.tsx";
import { loadAhead, TabPanel } from "./tab-panel.tsx";
import { tabLabels, tabNames, tabOf } from "./tabs.ts";
import { Unreachable } from "./unreachable.tsx";
import { useWayOut } from "./way-out.ts";

export const clientMiddleware = guardedBy("auth");

/** Makes the guard run on the first load too: only the browser knows the token. */
export const clientLoader = async () => null;
clientLoader.hydrate = true as const;

export const meta: Route.MetaFunction = ({ location, matches }) =>
  pageHead({
    title: m.account_title(),
    description: m.account_description(),
    path: location.pathname,
    publicUrl: publicUrlOf(matches),
    hidden: true,
  });

export default function Account() {
  const user = useUser((state) => state.user);
  useWayOut();
  return (
    <AccountFrame
      hello={user && m.account_hello({ name: user.firstname })}
      action={
        <div className="flex flex-wrap gap-2">
          {user?.admin && (
            <Link to="/admin" className={buttonClass({ size: "medium" })}>
              {m.account_admin()}
            </Link>
          )}
          <SignOut />
          {user && <GuestButton />}
        </div>
      }
    >
      {user ? <AccountTabs user={user} /> : <Unreachable />}
    </AccountFrame>
  );
}

export function HydrateFallback() {
  return <AccountSkeleton />;
}

/** The open tab is in the address: it can be linked to, and "back" leads to the one before. */
function AccountTabs({ user }: { user: User }) {
  const [search, setSearch] = useSearchParams();
  useEffect(() => void loadAhead(), []);
  function open(tab: string) {
    // A click is told twice, once as focus: the second time must not be a second step in the history.
    if (tabOf(new URLSearchParams(window.location.search)) !== tab)
      setSearch({ tab }, { preventScrollReset: true });
  }
  const tabs = tabNames.map((value) => ({
    value,
    label: tabLabels[value](),
    panel: (
      <Suspense fallback={<Skeleton className="mt-6 h-120" />}>
        <TabPanel name={value} user={user} />
      </Suspense>
    ),
  }));
  return <Tabs label={m.account_tabs()} value={tabOf(search)} onChange={open} tabs={tabs} />;
}
