import { Popover as Base } from "@base-ui/react/popover";
import { type ReactNode, useRef, useState } from "react";
import type { Taste } from "#contract/taste.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { Dialog } from "#web/ui/dialog.tsx";
import { iconButtonClass } from "#web/ui/icon-button.tsx";
import { CloseIcon } from "#web/ui/icons.tsx";
import { knownTrait } from "./known-trait.ts";
import { type Anchor, OpenTraitContext } from "./open-trait.ts";
import { TraitPanel } from "./trait-panel.tsx";
import { useWide } from "./use-wide.ts";

type Opened = { readonly trait: string; readonly anchor: Anchor };

/**
 * What is known of a trait, beside the word or the point that was touched, so that the drawing is seen to move; on
 * phones a sheet from below.
 */
export function TraitPlace({ taste, children }: { taste: Taste; children: ReactNode }) {
  const wide = useWide();
  const [opened, setOpened] = useState<Opened>();
  const [open, setOpen] = useState(false);
  const trait = opened && knownTrait(taste, opened.trait);
  // What it was called is still to be read while it fades away.
  const last = useRef(trait);
  if (trait) last.current = trait;
  const shown = trait ?? last.current;
  const close = () => setOpen(false);
  const panel = shown && <TraitPanel key={shown.trait} trait={shown} onDone={close} />;
  const shownOpen = open && trait !== undefined;
  return (
    <OpenTraitContext
      value={(name, anchor) => {
        setOpened({ trait: name, anchor });
        setOpen(true);
      }}
    >
      {children}
      {wide ? (
        <Base.Root open={shownOpen} onOpenChange={setOpen}>
          <Base.Portal>
            <Base.Positioner anchor={opened?.anchor} sideOffset={10} collisionPadding={16} className="z-50">
              <Base.Popup
                finalFocus={() => !backTo(opened?.anchor)}
                className="max-h-[min(36rem,var(--available-height))] w-92 overflow-y-auto overscroll-contain rounded-pic bg-surface px-6 pt-5 pb-5 text-ink shadow-float outline-none transition-opacity duration-fast ease-out data-ending-style:opacity-0 data-starting-style:opacity-0"
              >
                <Base.Title className="display-28 pr-10 pb-1">{shown?.label}</Base.Title>
                {panel}
                <Base.Close
                  aria-label={m.nav_close()}
                  className={iconButtonClass({ className: "absolute top-2 right-2" })}
                >
                  <CloseIcon />
                </Base.Close>
              </Base.Popup>
            </Base.Positioner>
          </Base.Portal>
        </Base.Root>
      ) : (
        <Dialog open={shownOpen} onOpenChange={setOpen} title={shown?.label} closeLabel={m.nav_close()}>
          {panel}
        </Dialog>
      )}
    </OpenTraitContext>
  );
}

/** The focus goes back to what was touched, which may be a part of a drawing, if that is still there. */
function backTo(anchor: Anchor | undefined): boolean {
  if (!anchor?.isConnected) return false;
  anchor.focus();
  return true;
}
