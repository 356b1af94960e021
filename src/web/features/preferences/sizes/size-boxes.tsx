import { useEffect, useId, useRef } from "react";
import type { SizeScale } from "#vocabulary/size.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { classNames } from "#web/ui/class-names.ts";
import { useMounted } from "#web/ui/mounted.ts";
import type { ShownSize } from "./shown-size.ts";

type SizeBoxesProps = {
  /** The id of the heading that names them. */
  labelledBy: string;
  scale: SizeScale;
  chosen: readonly string[];
  /** Several at once; otherwise one, or none when it is taken back. */
  several: boolean;
  shown: (label: string) => ShownSize;
  onToggle: (label: string) => void;
};

/** The sizes of one garment, smallest first. On phones a single line to push sideways. */
export function SizeBoxes({ labelledBy, scale, chosen, several, shown, onToggle }: SizeBoxesProps) {
  const name = useId();
  const line = useRef<HTMLFieldSetElement>(null);
  // Only from then on is it known what a visitor has chosen.
  const mounted = useMounted();
  useEffect(() => {
    if (mounted) centre(line.current);
  }, [mounted]);
  return (
    <fieldset
      ref={line}
      aria-labelledby={labelledBy}
      className={classNames(
        "relative flex min-w-0 gap-1.5 max-sm:scroller max-sm:-mx-edge max-sm:-my-1.5 max-sm:px-edge max-sm:py-1.5",
        "sm:grid sm:grid-cols-[repeat(auto-fill,minmax(52px,1fr))]",
      )}
    >
      {scale.labels.map((label) => {
        const size = shown(label);
        const on = chosen.includes(label);
        return (
          <label key={label} className={boxClass}>
            <input
              type={several ? "checkbox" : "radio"}
              name={name}
              checked={on}
              aria-label={size.about ? m.sizes_about({ size: size.text, own: size.own }) : size.text}
              onChange={() => onToggle(label)}
              // A radio button that is on says nothing when it is pressed again.
              onClick={() => !several && on && onToggle(label)}
              onKeyUp={(event) => {
                if (event.key !== " " || several || !on) return;
                event.preventDefault();
                onToggle(label);
              }}
              className="absolute inset-0 z-1 appearance-none rounded-pic"
            />
            <span>
              {size.about && <span className="mr-0.5 opacity-60">≈</span>}
              {size.label}
            </span>
            {size.about && <span className="text-12 opacity-75">{size.own}</span>}
          </label>
        );
      })}
    </fieldset>
  );
}

/** Begins where the chosen size is, or in the middle of the scale. */
function centre(line: HTMLElement | null): void {
  const boxes = line && [...line.querySelectorAll("label")];
  const box = line?.querySelector("label:has(:checked)") ?? boxes?.[Math.floor(boxes.length / 2)];
  if (!line || !(box instanceof HTMLElement)) return;
  line.scrollLeft = box.offsetLeft + box.offsetWidth / 2 - line.clientWidth / 2;
}

const boxClass = classNames(
  "num relative flex h-11 min-w-13 flex-none select-none flex-col items-center justify-center rounded-pic border border-line px-1 text-14 leading-tight",
  "transition-colors duration-fast hover:border-ink has-checked:border-ink has-checked:bg-ink has-checked:text-paper",
);
