import { type ComponentProps, type ReactNode, useEffect, useRef } from "react";
import { classNames } from "./class-names.ts";
import { CheckIcon, MinusIcon } from "./icons.tsx";

export interface CheckboxProps extends Omit<ComponentProps<"input">, "type" | "size" | "ref"> {
  children: ReactNode;
  /** At the end of the row: how many. */
  count?: ReactNode;
  /** Neither on nor off: some of what it stands for. */
  mixed?: boolean | undefined;
  /** "Not this": a dash in the box and the words struck through. */
  excluded?: boolean | undefined;
  invalid?: boolean | undefined;
}

export function Checkbox({ children, count, mixed, excluded, invalid, className, ...input }: CheckboxProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = Boolean(mixed || excluded);
  }, [mixed, excluded]);
  return (
    <label
      className={classNames(
        "group flex min-h-11 items-center gap-3 text-14",
        "has-disabled:cursor-not-allowed has-disabled:text-muted",
        excluded && "text-muted",
        className,
      )}
    >
      <span className="relative grid size-4.5 flex-none place-items-center">
        <input
          {...input}
          ref={box}
          type="checkbox"
          aria-invalid={invalid || undefined}
          className={classNames(
            "peer absolute inset-0 appearance-none rounded-pic border border-edge transition-colors duration-fast",
            "not-disabled:group-hover:border-ink checked:border-ink checked:bg-ink aria-invalid:border-accent",
            "disabled:border-line disabled:checked:bg-muted",
            mixed && !excluded && "border-ink bg-ink",
          )}
        />
        {excluded || mixed ? (
          <MinusIcon
            strokeWidth="2.5"
            className={classNames(markClass, mixed && !excluded && "text-paper")}
          />
        ) : (
          <CheckIcon
            strokeWidth="2.5"
            className={classNames(
              markClass,
              "scale-50 text-paper opacity-0 peer-checked:scale-100 peer-checked:opacity-100",
            )}
          />
        )}
      </span>
      <span className={classNames("flex-1 leading-snug", excluded && "line-through")}>{children}</span>
      {count !== undefined && <span className="num text-12 text-muted">{count}</span>}
    </label>
  );
}

const markClass = "pointer-events-none relative size-3 transition-[opacity,transform] duration-fast ease-out";
