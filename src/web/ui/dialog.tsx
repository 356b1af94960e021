import { Dialog as Base } from "@base-ui/react/dialog";
import type { ReactElement, ReactNode, RefObject } from "react";
import { classNames } from "./class-names.ts";
import { iconButtonClass } from "./icon-button.tsx";
import { CloseIcon } from "./icons.tsx";

export interface DialogProps {
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** The button that opens it; leave it out when something else does. */
  trigger?: ReactElement<Record<string, unknown>> | undefined;
  title: ReactNode;
  /** Keeps the title for screen readers only. */
  titleHidden?: boolean | undefined;
  description?: ReactNode;
  closeLabel: string;
  /** Stays in sight under what scrolls. */
  footer?: ReactNode;
  /** Where the focus goes first; otherwise the first thing that takes it. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  className?: string | undefined;
  children?: ReactNode;
}

/** In the middle on wide screens, from below on phones. */
export function Dialog(props: DialogProps) {
  return (
    <Overlay
      {...props}
      className={classNames(
        "inset-x-0 bottom-0 max-h-[92dvh] data-ending-style:translate-y-4 data-starting-style:translate-y-4",
        "md:inset-0 md:m-auto md:h-fit md:max-h-[86dvh] md:w-[min(560px,calc(100vw-80px))]",
        props.className,
      )}
    />
  );
}

/** What dialog and drawer share: scrim, title, close, a body that scrolls, a footer that stays. */
export function Overlay(props: DialogProps) {
  return (
    <Base.Root open={props.open} onOpenChange={(open) => props.onOpenChange?.(open)}>
      {props.trigger && <Base.Trigger render={props.trigger} />}
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-40 bg-scrim transition-opacity duration-slow ease-out data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Base.Popup
          initialFocus={props.initialFocus}
          className={classNames(
            "fixed z-50 flex flex-col overflow-hidden rounded-pic bg-surface text-ink shadow-float outline-none",
            "transition-[opacity,transform] duration-slow ease-out data-ending-style:opacity-0 data-starting-style:opacity-0",
            props.className,
          )}
        >
          <header className="flex-none px-5 pt-6.5 pr-16 pb-3 md:px-9 md:pt-9.5 md:pr-20">
            <Base.Title className={props.titleHidden ? "sr-only" : "display-40"}>{props.title}</Base.Title>
          </header>
          <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 pb-7 md:px-9 md:pb-9">
            {props.description && (
              <Base.Description className="mb-6 text-muted">{props.description}</Base.Description>
            )}
            {props.children}
          </div>
          {props.footer && (
            <footer className="flex flex-none flex-wrap items-center justify-between gap-3 border-line border-t px-5 py-4 pb-[max(1rem,env(safe-area-inset-bottom))] md:px-9">
              {props.footer}
            </footer>
          )}
          {/* Last in order, so that the focus lands on what the dialog is about. */}
          <Base.Close
            aria-label={props.closeLabel}
            className={iconButtonClass({ className: "absolute top-5 right-2 md:top-8 md:right-6" })}
          >
            <CloseIcon />
          </Base.Close>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
