import { type ReactNode, useId } from "react";
import { classNames } from "./class-names.ts";

export interface SegmentedProps<Value extends string> {
  /** What is chosen: "Theme". */
  label: string;
  options: readonly { value: Value; label: string; disabled?: boolean | undefined; icon?: ReactNode }[];
  value: Value;
  onChange: (value: Value) => void;
  /** What a form without scripts calls it. */
  name?: string | undefined;
  /** line: words over a hairline · boxes: sizes, in a grid you give by class. */
  look?: "line" | "boxes" | undefined;
  className?: string | undefined;
}

/** One of a few, all of them in sight. Native radio buttons underneath. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { label, options, value, onChange, look = "line", className } = props;
  const made = useId();
  const name = props.name ?? made;
  return (
    <fieldset
      className={classNames(
        "border-0 p-0",
        look === "line" ? "inline-flex flex-wrap gap-x-6" : "grid gap-1.5",
        className,
      )}
    >
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={looks[look]}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onChange(option.value)}
            className="absolute inset-0 appearance-none rounded-pic"
          />
          {option.icon}
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}

const looks = {
  line: classNames(
    "relative inline-flex min-h-11 min-w-11 items-center justify-center gap-2 text-14 text-muted transition-colors duration-fast",
    "after:absolute after:inset-x-0 after:bottom-1.5 after:h-px after:origin-left after:scale-x-0 after:bg-ink",
    "after:transition-transform after:duration-medium after:ease-out hover:text-ink",
    "has-checked:text-ink has-checked:after:scale-x-100 has-disabled:cursor-not-allowed has-disabled:text-muted has-disabled:line-through",
  ),
  boxes: classNames(
    "num relative grid min-h-11 min-w-11 place-items-center rounded-pic border border-line px-2 text-14 transition-colors duration-fast",
    "hover:border-ink has-checked:border-ink has-checked:bg-ink has-checked:text-paper",
    "has-disabled:cursor-not-allowed has-disabled:border-line has-disabled:text-muted",
    "has-disabled:bg-[linear-gradient(to_top_right,transparent_calc(50%-0.5px),var(--line)_50%,transparent_calc(50%+0.5px))]",
  ),
};
