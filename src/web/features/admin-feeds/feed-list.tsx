import { useState } from "react";
import { type AdminFeed, listFeeds } from "#contract/admin/catalogue.ts";
import { type Column, DataTable } from "#web/features/admin/data-table.tsx";
import { moment } from "#web/features/admin/figures.ts";
import { MomentText } from "#web/features/admin/moment-text.tsx";
import { Pager } from "#web/features/admin/pager.tsx";
import { Link } from "#web/features/navigation/link.tsx";
import { m } from "#web/i18n/paraglide/messages.js";
import { useAnswer } from "#web/state/use-answer.ts";
import { Button, buttonClass } from "#web/ui/button.tsx";
import { FeedDrawer } from "./feed-drawer.tsx";
import { scheduleWords } from "./feed-words.ts";
import { RunState } from "./run-state.tsx";

/** Every feed that is kept, when it comes, and how it went last. */
export function FeedList({ cursor }: { cursor: string | undefined }) {
  const asked = useAnswer(listFeeds, { query: { ...(cursor && { cursor }) } });
  const [editing, setEditing] = useState<AdminFeed>();
  const { answer } = asked;
  return (
    <>
      <DataTable
        caption={m.admin_feeds_tab_feeds()}
        columns={columns(setEditing)}
        rows={answer?.feeds}
        keyOf={({ id }) => id}
        busy={asked.busy}
        problem={asked.problem}
        again={asked.again}
        empty={{
          title: m.admin_feeds_none(),
          text: m.admin_feeds_none_text(),
          actions: (
            <Link to="/admin/feeds?show=new" className={buttonClass({ size: "medium" })}>
              {m.admin_feeds_new()}
            </Link>
          ),
        }}
      />
      {answer && answer.feeds.length > 0 && (
        <Pager total={answer.total} shown={answer.feeds.length} next={answer.next_cursor} />
      )}
      {editing && <FeedDrawer feed={editing} onClose={() => setEditing(undefined)} onChanged={asked.again} />}
    </>
  );
}

const columns = (onEdit: (feed: AdminFeed) => void): readonly Column<AdminFeed>[] => [
  {
    key: "name",
    label: m.admin_feeds_name(),
    cell: ({ name, shop }) => (
      <>
        <span className="font-medium">{name}</span>
        {shop && <span className="block text-12 text-muted">{shop}</span>}
      </>
    ),
  },
  {
    key: "from",
    label: m.admin_feeds_from(),
    cell: ({ url }) => <span className="wrap-anywhere text-muted">{url ?? m.admin_feeds_from_file()}</span>,
  },
  {
    key: "schedule",
    label: m.admin_feeds_schedule(),
    cell: ({ schedule, next_run_at: next }) => (
      <>
        {scheduleWords[schedule]()}
        {next && (
          <span className="block text-12 text-muted">{m.admin_feeds_next({ date: moment(next) })}</span>
        )}
      </>
    ),
  },
  {
    key: "last",
    label: m.admin_feeds_last(),
    cell: ({ last_run: run }) =>
      run ? (
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <RunState run={run} />
          <Link to={`/admin/feeds/runs/${run.id}`} className="link">
            <MomentText at={run.started_at} />
          </Link>
        </span>
      ) : (
        <span className="text-muted">{m.admin_feeds_last_none()}</span>
      ),
  },
  {
    key: "edit",
    label: m.admin_feeds_edit(),
    unnamed: true,
    figures: true,
    cell: (feed) => (
      <Button size="small" onClick={() => onEdit(feed)}>
        {m.admin_feeds_edit()}
        <span className="sr-only"> {feed.name}</span>
      </Button>
    ),
  },
];
