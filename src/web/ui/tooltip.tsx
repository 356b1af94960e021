import { Tooltip as Base } from "@base-ui/react/tooltip";
import { type ReactElement, type ReactNode, useId, useState } from "react";

export interface TooltipProps {
  /** Says more; never the only name of a control. */
  text: ReactNode;
  side?: "top" | "bottom" | "left" | "right" | undefined;
  /** The control it belongs to, a single element. */
  children: ReactElement<Record<string, unknown>>;
}

/** Read out as the control's description; the floating copy itself is hidden from screen readers. */
export function Tooltip({ text, side = "top", children }: TooltipProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <Base.Provider delay={350}>
      <Base.Root open={open} onOpenChange={setOpen}>
        <Base.Trigger render={children} aria-describedby={open ? id : undefined} />
        <Base.Portal>
          <Base.Positioner side={side} sideOffset={8} collisionPadding={12} className="z-60">
            <Base.Popup
              id={id}
              aria-hidden="true"
              className="max-w-64 rounded-pic bg-ink px-3 py-2 text-12 text-paper shadow-float transition-opacity duration-fast ease-out data-ending-style:opacity-0 data-starting-style:opacity-0"
            >
              {text}
            </Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </Base.Root>
    </Base.Provider>
  );
}
