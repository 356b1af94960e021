import { useId } from "react";
import type { Sources } from "#web/features/deck/sources.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { Switch } from "#web/ui/switch.tsx";

type SourceSwitchesProps = {
  sources: Sources;
  /** Whether any brand is followed. */
  follows: boolean;
  onChange: (sources: Sources) => void;
};

/** Where cards may come from. One of the two kinds of brands stays on, or nothing could come at all. */
export function SourceSwitches({ sources, follows, onChange }: SourceSwitchesProps) {
  const title = useId();
  return (
    <section aria-labelledby={title} className="mt-14 border-line border-t pt-6">
      <h2 id={title} className="display-28 mb-3">
        {m.discover_tune_sources()}
      </h2>
      <Switch
        checked={sources.followed}
        disabled={sources.followed && !sources.fresh}
        onChange={({ currentTarget }) => onChange({ ...sources, followed: currentTarget.checked })}
        note={follows ? undefined : m.discover_tune_followed_none()}
      >
        {m.discover_tune_followed()}
      </Switch>
      <Switch
        checked={sources.fresh}
        disabled={sources.fresh && !(sources.followed && follows)}
        onChange={({ currentTarget }) => onChange({ ...sources, fresh: currentTarget.checked })}
        note={m.discover_tune_new_text()}
      >
        {m.discover_tune_new()}
      </Switch>
      <Switch
        checked={sources.reduced}
        onChange={({ currentTarget }) => onChange({ ...sources, reduced: currentTarget.checked })}
      >
        {m.discover_tune_reduced()}
      </Switch>
    </section>
  );
}
