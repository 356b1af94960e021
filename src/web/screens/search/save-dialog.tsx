import { type FormEvent, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import type { Problem } from "#contract/client.ts";
import { saveSearch } from "#contract/saved-search.ts";
import { inLanguage } from "#vocabulary/language-path.ts";
import { savedSearchBounds } from "#vocabulary/saved-search.ts";
import type { Universe } from "#vocabulary/universe.ts";
import { problemSentence } from "#web/features/form/problem-sentence.ts";
import { Link } from "#web/features/navigation/link.tsx";
import { type Search, writeAddress } from "#web/features/search/address.ts";
import { currentLanguage } from "#web/i18n/language.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { useAuth } from "#web/state/auth.ts";
import { client } from "#web/state/client.ts";
import { Button, buttonClass } from "#web/ui/button.tsx";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Field } from "#web/ui/field.tsx";
import { Headline } from "#web/ui/headline.tsx";
import { showToast } from "#web/ui/toast-store.ts";

type SaveDialogProps = {
  search: Search;
  universe: Universe;
  name: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

export default function SaveDialog(props: SaveDialogProps) {
  const member = useAuth((auth) => auth.isAuthenticated);
  const { open, onOpenChange } = props;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={<Headline text={m.search_save_title()} />}
      description={member ? undefined : m.search_save_visitor()}
      closeLabel={m.search_close()}
    >
      {member ? <SaveForm {...props} /> : <WaysIn />}
    </Dialog>
  );
}

/** They come back to exactly this list. */
function WaysIn() {
  const { pathname, search } = useLocation();
  const back = `?redirect=${encodeURIComponent(pathname + search)}`;
  return (
    <p className="flex flex-wrap gap-3">
      <Link to={`/register${back}`} className={buttonClass({ look: "ink" })}>
        {m.search_save_register()}
      </Link>
      <Link to={`/login${back}`} className={buttonClass()}>
        {m.search_save_login()}
      </Link>
    </p>
  );
}

function SaveForm({ search, universe, name, onOpenChange }: SaveDialogProps) {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const told = new FormData(event.currentTarget);
    setBusy(true);
    setProblem(undefined);
    const query = writeAddress({ ...search, universe, page: 1 }).slice(0, savedSearchBounds.queryLength);
    const alert = told.has("alert") ? ("daily" as const) : ("off" as const);
    const answer = await client(saveSearch, {
      body: { name: String(told.get("name") ?? "").trim() || name || m.search_title(), query, alert },
    });
    setBusy(false);
    if (!answer.ok) return setProblem(answer.refusal);
    onOpenChange(false);
    const run = () => void navigate(inLanguage("/account?tab=saved-searches", currentLanguage()));
    showToast({ text: m.search_save_done(), action: { label: m.search_save_see(), run } });
  }
  return (
    <form onSubmit={save}>
      <Field
        name="name"
        label={m.search_save_name()}
        defaultValue={name}
        maxLength={savedSearchBounds.nameLength}
        autoComplete="off"
      />
      <Checkbox name="alert" className="mt-5">
        {m.search_save_alert()}
      </Checkbox>
      <div role="alert">
        {problem && <p className="mt-4 text-14 text-accent">{problemSentence(problem)}</p>}
      </div>
      <Button type="submit" look="ink" busy={busy} className="mt-6">
        {m.search_save_do()}
      </Button>
    </form>
  );
}
