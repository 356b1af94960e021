import type { LockName } from "#vocabulary/lock.ts";
import { classNames } from "#web/ui/class-names.ts";
import { LockIcon, UnlockIcon } from "#web/ui/late-icons.tsx";
import type { Editing } from "./editing.ts";

type LockSwitchProps = {
  editing: Editing;
  lock: LockName;
  /** What holds while it is locked: "Only what exists in my size". */
  locked: string;
  /** What holds while it is open: "Other sizes may come in". */
  open: string;
  className?: string | undefined;
};

/** Whether a preference is kept to without exception (PRODUCT.md §8). */
export function LockSwitch({ editing, lock, locked, open, className }: LockSwitchProps) {
  const on = editing.preferences.locks[lock];
  return (
    <LockButton
      on={on}
      locked={locked}
      open={open}
      onToggle={() => editing.change({ locks: { [lock]: !on } })}
      className={className}
    />
  );
}

type LockButtonProps = {
  on: boolean;
  locked: string;
  open: string;
  /** What it is about, where the words around it are not read: "Coats". */
  about?: string | undefined;
  onToggle: () => void;
  className?: string | undefined;
};

/** The words say what holds now. They change with it, so that a screen reader needs no second state. */
export function LockButton({ on, locked, open, about, onToggle, className }: LockButtonProps) {
  return (
    <button
      type="button"
      onClick={onToggle}
      className={classNames(
        "hit-44 inline-flex min-h-9 items-center gap-2 text-left text-14 transition-colors duration-fast",
        on ? "text-ink" : "text-muted hover:text-ink",
        className,
      )}
    >
      {on ? <LockIcon className="size-4 flex-none" /> : <UnlockIcon className="size-4 flex-none" />}
      <span>
        {about && <span className="sr-only">{about}: </span>}
        {on ? locked : open}
      </span>
    </button>
  );
}
