import { formatNumber } from "#vocabulary/format.ts";
import { isLocked } from "#vocabulary/is-locked.ts";
import { defaultLocks, type LockName } from "#vocabulary/lock.ts";
import type { Editing } from "#web/features/preferences/editing.ts";
import { toldBy } from "#web/features/preferences/told-by.ts";
import { currentLanguage } from "#web/i18n/language.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { useAnswer } from "#web/state/use-answer.ts";
import { Button } from "#web/ui/button.tsx";
import { UnlockIcon } from "#web/ui/late-icons.tsx";
import { hardRecoCall } from "./calls.ts";

const names: Readonly<Record<LockName, () => string>> = {
  sizes: m.lock_sizes,
  budget: m.lock_budget,
  wishes: m.lock_wishes,
  brands: m.lock_brands,
  styles: m.lock_styles,
  dresscode: m.lock_dresscode,
};

/** When nothing is left. */
export function OpenLocks({ editing }: { editing: Editing }) {
  return (
    <div>
      <p role="status">{m.preview_none()}</p>
      <div className="mt-4 flex flex-wrap gap-2">
        <LockWays editing={editing} />
      </div>
    </div>
  );
}

/** What each lock costs, and a way to open it; all of them, where no single one brings anything. */
export function LockWays({ editing }: { editing: Editing }) {
  const { universe, preferences } = editing;
  const body = { universe, preferences: toldBy(preferences), limit: 1 };
  const { answer } = useAnswer(hardRecoCall, { body });
  const worth = (answer?.relaxations ?? []).filter(({ adds }) => adds > 0);
  const open = (lock: LockName) =>
    editing.change({ locks: { [lock]: false, ...(lock === "budget" && { budget_rows: [] }) } });
  if (answer && worth.length === 0 && isLocked(preferences.locks))
    return (
      <Button size="medium" onClick={() => editing.change({ locks: { ...defaultLocks, budget_rows: [] } })}>
        <UnlockIcon />
        {m.preview_relax_all()}
      </Button>
    );
  return worth.map(({ lock, adds }) => (
    <Button key={lock} size="medium" onClick={() => open(lock)}>
      <UnlockIcon />
      {m.preview_relax({ lock: names[lock](), count: formatNumber(adds, currentLanguage()) })}
    </Button>
  ));
}
