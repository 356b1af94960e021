import { useEffect } from "react";
import { whenCalm } from "#web/data/idle.ts";
import { useLateSheet } from "#web/features/late/late-sheet.tsx";
import type { Editing } from "#web/features/preferences/editing.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { ArrowUpIcon } from "#web/ui/late-icons.tsx";
import { Picture } from "#web/ui/picture.tsx";
import type { PreviewState } from "./use-preview.ts";

/** Its dialog comes once the page is at rest, or with the first tap. */
const loadDrawer = () => import("./preview-drawer.tsx");

/** Only where it is shown, and where fetching ahead is welcome. */
async function loadAhead(): Promise<void> {
  const welcome = await whenCalm();
  if (welcome && matchMedia("(width < 64rem)").matches) await loadDrawer().catch(() => {});
}

type PeekProps = { preview: PreviewState; editing: Editing | undefined };

/** Where there is no room beside the choices: a strip of the page under the thumb, which opens the rest. */
export function Peek({ preview, editing }: PeekProps) {
  const sheet = useLateSheet(loadDrawer);
  useEffect(() => void loadAhead(), []);
  const shown = preview.slots?.slice(0, 6) ?? [];
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={sheet.show}
        className="flex min-h-14 w-full items-center gap-3 px-edge py-2 text-left"
      >
        <span aria-hidden="true" className="flex h-12 min-w-0 flex-1 gap-1 overflow-hidden">
          {shown.map(({ piece, isNew }) => (
            <span key={piece.id} className="relative w-9.5 flex-none">
              <Picture image={{ ...piece.image, alt: "" }} sizes="38px" />
              {isNew && <span className="absolute top-1 left-1 size-1.5 rounded-chip bg-on-picture-accent" />}
            </span>
          ))}
        </span>
        <span className="flex flex-none items-center gap-2 text-14">
          {m.preview_title()}
          <ArrowUpIcon className="size-4" />
        </span>
      </button>
      {sheet.draw({ preview, editing })}
    </>
  );
}
