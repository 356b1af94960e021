import { m } from "#web/i18n/paraglide/messages.js";

/** Three stitches, the middle one raised, as in the row of the deck; and the word. */
export function StretchMark() {
  return (
    <span className="inline-flex items-center gap-1 md:gap-1.5">
      <svg
        viewBox="0 0 16 8"
        fill="none"
        strokeWidth="1.5"
        aria-hidden="true"
        className="w-3.5 flex-none md:w-4"
      >
        <path d="M0 6h4M12 6h4" className="stroke-current" />
        <path d="M6 2h4" className="stroke-accent" />
      </svg>
      {m.piece_stretch()}
    </span>
  );
}
