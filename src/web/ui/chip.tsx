import type { ComponentProps, ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { CloseIcon } from "./icons.tsx";

export interface ChoiceChipProps extends Omit<ComponentProps<"button">, "aria-pressed"> {
  pressed: boolean;
  icon?: ReactNode;
}

/** One of many, any number of them on. */
export function ChoiceChip({ pressed, icon, className, children, type, ...rest }: ChoiceChipProps) {
  return (
    <button
      {...rest}
      type={type ?? "button"}
      aria-pressed={pressed}
      className={classNames(
        chipClass,
        "hit-44 px-3.5",
        pressed ? "border-ink bg-ink text-paper" : "border-edge hover:not-disabled:border-ink",
        className,
      )}
    >
      {icon}
      {children}
    </button>
  );
}

/** A chip that opens something or adds one: a dashed outline. */
export function AddChip({ className, children, type, ...rest }: ComponentProps<"button">) {
  return (
    <button
      {...rest}
      type={type ?? "button"}
      className={classNames(
        chipClass,
        "hit-44 border-edge border-dashed px-3.5 hover:not-disabled:border-ink",
        className,
      )}
    >
      {children}
    </button>
  );
}

export interface PillProps {
  children: ReactNode;
  /** black: a hard rule · outlined: a soft wish. */
  strength?: "hard" | "soft" | undefined;
  /** A word before it, said and shown, that turns it round: "Not". The rest is struck through. */
  not?: string | undefined;
  icon?: ReactNode;
  /** The words themselves can be pressed to correct them. */
  onPress?: (() => void) | undefined;
  onRemove?: (() => void) | undefined;
  /** What the cross does, for screen readers: "Remove Autumn". */
  removeLabel?: string | undefined;
  disabled?: boolean | undefined;
  className?: string | undefined;
}

/** What was understood or chosen: can be corrected, can be taken away. */
export function Pill(props: PillProps) {
  const { children, strength, not, icon, onPress, onRemove, removeLabel, disabled, className } = props;
  const words = (
    <>
      {icon}
      {not && <span>{not}</span>}
      <span className={classNames(not !== undefined && "line-through")}>{children}</span>
    </>
  );
  return (
    <span
      className={classNames(
        chipClass,
        disabled ? "border-line text-muted" : pillLooks[strength ?? "soft"],
        not !== undefined && strength !== "hard" && "text-muted",
        className,
      )}
    >
      {onPress ? (
        <button
          type="button"
          onClick={onPress}
          disabled={disabled}
          className={classNames(
            "hit-44 flex h-full items-center gap-2 rounded-chip pl-3.5",
            onRemove ? "pr-1" : "pr-3.5",
          )}
        >
          {words}
        </button>
      ) : (
        <span className={classNames("flex items-center gap-2 pl-3.5", !onRemove && "pr-3.5")}>{words}</span>
      )}
      {onRemove && (
        <button
          type="button"
          onClick={onRemove}
          disabled={disabled}
          aria-label={removeLabel}
          className="hit-44 -ml-2 grid h-full w-9 place-items-center rounded-chip opacity-70 transition-opacity duration-fast hover:opacity-100"
        >
          <CloseIcon className="size-3.5" />
        </button>
      )}
    </span>
  );
}

const chipClass = classNames(
  "inline-flex h-9 select-none items-center gap-2 whitespace-nowrap rounded-chip border text-14",
  "transition-colors duration-fast ease-out disabled:border-line disabled:bg-transparent disabled:text-muted",
  "pointer-coarse:h-11 [&_svg]:size-3.5",
);

const pillLooks = { hard: "border-ink bg-ink text-paper", soft: "border-ink" };
