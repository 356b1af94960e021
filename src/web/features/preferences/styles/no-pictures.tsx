import { m } from "#web/i18n/paraglide/messages.js";

/** Pictures and figures did not come. Choosing goes on without them. */
export function NoPictures({ busy, again }: { busy: boolean; again: () => void }) {
  return (
    <p role="alert" className="flex flex-wrap items-center gap-x-4 text-14 text-muted">
      {m.styles_no_pictures()}
      <button
        type="button"
        onClick={again}
        disabled={busy}
        className="link inline-flex min-h-11 items-center text-ink"
      >
        {m.styles_try_again()}
      </button>
    </p>
  );
}
