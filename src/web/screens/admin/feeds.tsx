import { useSearchParams } from "react-router";
import { AdminPage } from "#web/features/admin/admin-page.tsx";
import { oneOf } from "#web/features/admin/use-filters.ts";
import { FeedList } from "#web/features/admin-feeds/feed-list.tsx";
import { ImportFlow } from "#web/features/admin-feeds/import-flow.tsx";
import { RunList } from "#web/features/admin-feeds/run-list.tsx";
import { Link } from "#web/features/navigation/link.tsx";
import { m } from "#web/i18n/paraglide/messages.js";
import { buttonClass } from "#web/ui/button.tsx";
import { Tabs } from "#web/ui/tabs.tsx";

const views = ["feeds", "runs", "new"] as const;

/** Where products come from: the feeds, their runs, and the way to bring in another. */
export default function FeedsScreen() {
  const [search, setSearch] = useSearchParams();
  const show = oneOf(views, search.get("show") ?? undefined) ?? "feeds";
  if (show === "new")
    return (
      <AdminPage
        title={m.admin_feeds_new()}
        headline={m.admin_import_headline()}
        back={{ to: "/admin/feeds", label: m.admin_feeds_back() }}
      >
        <ImportFlow />
      </AdminPage>
    );
  const cursor = search.get("cursor") ?? undefined;
  return (
    <AdminPage
      title={m.admin_feeds()}
      headline={m.admin_feeds_headline()}
      lead={m.admin_feeds_lead()}
      actions={
        <Link to="/admin/feeds?show=new" className={buttonClass({ look: "ink", size: "medium" })}>
          {m.admin_feeds_new()}
        </Link>
      }
    >
      <Tabs
        label={m.admin_feeds_shown()}
        value={show}
        onChange={(next) => setSearch(next === "feeds" ? {} : { show: next }, { replace: true })}
        tabs={[
          { value: "feeds", label: m.admin_feeds_tab_feeds(), panel: <FeedList cursor={cursor} /> },
          { value: "runs", label: m.admin_feeds_tab_runs(), panel: <RunList /> },
        ]}
      />
    </AdminPage>
  );
}
