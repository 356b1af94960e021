import { type FormEvent, useId, useState } from "react";
import { type AdminFeed, changeFeed, deleteFeed } from "#contract/admin/catalogue.ts";
import { ConfirmDialog } from "#web/features/admin/confirm-dialog.tsx";
import { FormAlert } from "#web/features/form/form-alert.tsx";
import { useSubmission } from "#web/features/form/use-submission.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { client } from "#web/state/client.ts";
import { Button } from "#web/ui/button.tsx";
import { Drawer } from "#web/ui/drawer.tsx";
import { Headline } from "#web/ui/headline.tsx";
import { showToast } from "#web/ui/toast-store.ts";
import { type FeedFacts, FeedFactsFields } from "./feed-facts.tsx";

type FeedDrawerProps = { feed: AdminFeed; onClose: () => void; onChanged: () => void };

/** Where a feed is fetched, when, and what it is about. */
export function FeedDrawer({ feed, onClose, onChanged }: FeedDrawerProps) {
  const form = useId();
  const { id, name, shop, language, universe, url, schedule } = feed;
  const [facts, setFacts] = useState<FeedFacts>({ shop, language, universe, url, schedule });
  const [forgetting, setForgetting] = useState(false);
  const submission = useSubmission();
  function submit(event: FormEvent) {
    event.preventDefault();
    void submission.submit({
      call: () => client(changeFeed, { params: { id }, body: facts }),
      done: () => {
        showToast({ text: m.admin_feeds_saved() });
        onChanged();
        onClose();
      },
    });
  }
  return (
    <>
      <Drawer
        open
        onOpenChange={(open) => open || submission.busy || onClose()}
        title={<Headline text={m.admin_feeds_edit_title({ name })} />}
        closeLabel={m.nav_close()}
        footer={
          <>
            <Button size="medium" look="quiet" onClick={() => setForgetting(true)}>
              {m.admin_feeds_forget()}
            </Button>
            <Button size="medium" look="ink" type="submit" form={form} busy={submission.busy}>
              {m.admin_feeds_save()}
            </Button>
          </>
        }
      >
        <form
          id={form}
          ref={submission.form}
          onSubmit={submit}
          onInput={submission.forgive}
          noValidate
          className="grid gap-6"
        >
          <FeedFactsFields
            facts={facts}
            onChange={(change) => setFacts((before) => ({ ...before, ...change }))}
            submission={submission}
            fetched
          />
          <FormAlert submission={submission} fields={["url", "schedule", "shop"]} />
        </form>
      </Drawer>
      <ConfirmDialog
        open={forgetting}
        onOpenChange={setForgetting}
        title={m.admin_feeds_forget_title({ name })}
        text={m.admin_feeds_forget_text()}
        confirm={m.admin_feeds_forget()}
        grave
        call={() => client(deleteFeed, { params: { id } })}
        done={() => {
          showToast({ text: m.admin_feeds_forgotten() });
          onChanged();
          onClose();
        }}
      />
    </>
  );
}
