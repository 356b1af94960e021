import { m } from "#web/i18n/paraglide/messages.js";
import { classNames } from "#web/ui/class-names.ts";
import type { Moved } from "./moved.ts";

/** +3, −2, new, gone; nothing where it stayed. */
export function MovedMark({ moved }: { moved: Moved | "gone" }) {
  if (moved === 0) return null;
  return (
    <span
      className={classNames(
        "num flex-none text-12",
        moved === "new" && "rounded-chip border border-accent px-2 py-0.5 text-accent",
        moved === "gone" && "rounded-chip border border-line px-2 py-0.5 text-muted",
        typeof moved === "number" && (moved > 0 ? "text-accent" : "text-muted"),
      )}
    >
      <span className="sr-only">{said(moved)}</span>
      <span aria-hidden="true">{shown(moved)}</span>
    </span>
  );
}

function said(moved: Moved | "gone"): string {
  if (moved === "new") return m.admin_reco_moved_new_label();
  if (moved === "gone") return m.admin_reco_moved_gone_label();
  return moved > 0 ? m.admin_reco_moved_up({ count: moved }) : m.admin_reco_moved_down({ count: -moved });
}

function shown(moved: Moved | "gone"): string {
  if (moved === "new") return m.admin_reco_moved_new();
  if (moved === "gone") return m.admin_reco_moved_gone();
  return moved > 0 ? `+${moved}` : `−${-moved}`;
}
