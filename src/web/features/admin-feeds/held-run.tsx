import { useState } from "react";
import { type AdminFeed, type AdminFeedRun, listFeeds, runFeed } from "#contract/admin/catalogue.ts";
import { ConfirmDialog } from "#web/features/admin/confirm-dialog.tsx";
import { Link } from "#web/features/navigation/link.tsx";
import { m } from "#web/i18n/paraglide/messages.js";
import { client } from "#web/state/client.ts";
import { useAnswer } from "#web/state/use-answer.ts";
import { Button, buttonClass } from "#web/ui/button.tsx";

type HeldRunProps = { run: AdminFeedRun; onBegun: (run: number) => void };

/** What can be done about a run that was held back: nothing, or the same once more although it shrinks. */
export function HeldRun({ run: { feed: name }, onBegun }: HeldRunProps) {
  const { answer } = useAnswer(listFeeds, { query: { limit: 100 } });
  const [asking, setAsking] = useState(false);
  const feed = answer?.feeds.find((one) => one.name === name);
  if (!answer) return null;
  const url = feed?.url;
  return (
    <div className="grid justify-items-start gap-4">
      <p className="max-w-measure text-14 text-muted">
        {url ? m.admin_run_held_text() : m.admin_run_held_file()}
      </p>
      {url ? (
        <Button look="accent" size="medium" onClick={() => setAsking(true)}>
          {m.admin_import_apply_anyway()}
        </Button>
      ) : (
        <Link to="/admin/feeds?show=new" className={buttonClass({ size: "medium" })}>
          {m.admin_feeds_new()}
        </Link>
      )}
      {feed && url && (
        <ConfirmDialog
          open={asking}
          onOpenChange={setAsking}
          title={m.admin_import_apply_title({ name })}
          text={m.admin_import_apply_text()}
          confirm={m.admin_import_apply_anyway()}
          call={() =>
            client(runFeed, { body: { ...orderOf(feed), url, dry_run: false, allow_shrink: true } })
          }
          done={({ run }) => onBegun(run.id)}
        />
      )}
    </div>
  );
}

const orderOf = ({ name, shop, language, universe, schedule }: AdminFeed) => ({
  name,
  shop,
  language,
  universe,
  schedule,
});
