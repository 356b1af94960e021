import type { ComponentProps, ReactNode } from "react";
import { classNames } from "./class-names.ts";

export interface SwitchProps extends Omit<ComponentProps<"input">, "type" | "size" | "role"> {
  children: ReactNode;
  /** A second line that says what it does. */
  note?: ReactNode;
}

/** Acts at once. For a choice that waits for a "save", use a checkbox. */
export function Switch({ children, note, className, ...input }: SwitchProps) {
  return (
    <label
      className={classNames(
        "group flex min-h-11 items-center justify-between gap-4 text-14",
        "has-disabled:cursor-not-allowed has-disabled:text-muted",
        className,
      )}
    >
      <span>
        {children}
        {note && <span className="block text-12 text-muted">{note}</span>}
      </span>
      <span className="relative h-5 w-9 flex-none">
        <input
          {...input}
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox tells its own state
          role="switch"
          className={classNames(
            "peer absolute inset-0 appearance-none rounded-chip border border-edge transition-colors duration-fast",
            "not-disabled:group-hover:border-ink checked:border-ink checked:bg-ink",
            "disabled:border-line disabled:checked:bg-muted",
          )}
        />
        <span
          className={classNames(
            "pointer-events-none absolute top-1 left-1 size-3 rounded-chip bg-edge",
            "transition-transform duration-medium ease-out peer-checked:translate-x-4 peer-checked:bg-paper",
            "peer-disabled:bg-line peer-disabled:peer-checked:bg-paper",
          )}
        />
      </span>
    </label>
  );
}
