import type { Weave } from "#vocabulary/editorial-page.ts";
import { classNames } from "./class-names.ts";

export interface ClothCoverProps {
  weave: Weave;
  /** Give it a height or an aspect ratio; the cloth fills it. */
  className?: string | undefined;
  /** For a cover that people see before they scroll. */
  eager?: boolean;
}

/** A length of cloth folded over itself under studio light. Decorative: the title beside it carries the meaning. */
export function ClothCover({ weave, className, eager = false }: ClothCoverProps) {
  return (
    <img
      src={`/media/covers/${weave}.svg`}
      alt=""
      width={1200}
      height={1200}
      loading={eager ? "eager" : "lazy"}
      decoding="async"
      className={classNames(
        "block size-full rounded-pic bg-studio object-cover [filter:var(--picture)]",
        className,
      )}
    />
  );
}
