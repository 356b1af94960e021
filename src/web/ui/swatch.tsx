import { classNames } from "./class-names.ts";

export interface SwatchProps {
  /** Any CSS colour. */
  cloth: string;
  /** Give it a width; 128 px high on phones, 200 px wide. */
  className?: string | undefined;
}

/** A length of cloth cut with pinking shears. Decorative: its name stands beside it. */
export function Swatch({ cloth, className }: SwatchProps) {
  return (
    <svg aria-hidden="true" className={classNames("pinked block h-32 w-full md:h-50", className)}>
      <rect width="100%" height="100%" fill={cloth} />
    </svg>
  );
}

export interface SwatchButtonProps {
  cloth: string;
  /** The colour's name: said, and shown on hover. */
  label: string;
  pressed: boolean;
  onPress: () => void;
  disabled?: boolean | undefined;
}

/** A colour to choose, in a facet. */
export function SwatchButton({ cloth, label, pressed, onPress, disabled }: SwatchButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      aria-label={label}
      title={label}
      disabled={disabled}
      onClick={onPress}
      className="group grid size-11 place-items-center rounded-chip disabled:opacity-40"
    >
      <span className="grid size-8 place-items-center rounded-chip border border-transparent transition-colors duration-fast group-hover:border-edge group-aria-pressed:border-ink">
        <svg viewBox="0 0 22 22" aria-hidden="true" className="size-5.5">
          <circle cx="11" cy="11" r="10.5" fill={cloth} stroke="#80786c" strokeOpacity="0.45" />
        </svg>
      </span>
    </button>
  );
}
