import { classNames } from "#web/ui/class-names.ts";
import { CheckIcon } from "#web/ui/icons.tsx";

export interface ChosenFrameProps {
  chosen: boolean;
  /** Another tile was pressed, and this one follows it a moment later. */
  follows?: boolean | undefined;
  /** small: on a picture no wider than a thumb. */
  size?: "large" | "small" | undefined;
}

/** What a choice looks like: a mount of paper in an ink frame, and a tick in its corner. Needs `group relative` around it. */
export function ChosenFrame({ chosen, follows, size = "large" }: ChosenFrameProps) {
  const moves = classNames("transition-[opacity,transform] duration-medium ease-out", follows && "delay-75");
  return (
    <span aria-hidden="true" className="pointer-events-none absolute inset-0">
      <span
        className={classNames(
          "absolute inset-0 rounded-pic border border-ink opacity-0",
          "transition-opacity duration-fast pointer-fine:group-hover:opacity-100",
        )}
      />
      <span
        className={classNames(
          "absolute inset-0 rounded-pic border-2 border-ink",
          moves,
          size === "large" && "inset-ring-4 inset-ring-paper",
          !chosen && "opacity-0",
        )}
      />
      <span
        className={classNames(
          "absolute grid place-items-center rounded-chip bg-ink text-paper ring-paper",
          moves,
          size === "large" ? "top-2 right-2 size-7 ring-4" : "top-1 left-1 size-5 ring-2",
          !chosen && "scale-50 opacity-0",
        )}
      >
        <CheckIcon strokeWidth="2.25" className={size === "large" ? "size-4" : "size-3"} />
      </span>
    </span>
  );
}
