import { classNames } from "./class-names.ts";
import { type DialogProps, Overlay } from "./dialog.tsx";

export interface DrawerProps extends DialogProps {
  side?: "left" | "right" | undefined;
}

/** From the side on wide screens, a sheet from below on phones. */
export function Drawer({ side = "right", className, ...dialog }: DrawerProps) {
  return (
    <Overlay
      {...dialog}
      className={classNames(
        "inset-x-0 bottom-0 max-h-[88dvh] data-ending-style:translate-y-full data-starting-style:translate-y-full",
        "md:inset-y-0 md:max-h-none md:w-104 md:rounded-none md:data-ending-style:translate-y-0 md:data-starting-style:translate-y-0",
        sides[side],
        className,
      )}
    />
  );
}

const sides = {
  left: "md:right-auto md:left-0 md:data-ending-style:-translate-x-full md:data-starting-style:-translate-x-full",
  right:
    "md:right-0 md:left-auto md:data-ending-style:translate-x-full md:data-starting-style:translate-x-full",
};
