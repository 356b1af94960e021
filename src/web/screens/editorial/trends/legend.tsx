import { m } from "#web/i18n/paraglide/messages.js";

/** One bar, large, with what each part of it means: it stands where a first chart would. */
export const Legend = () => (
  <section aria-labelledby="trend-legend" className="border-ink border-t pt-4">
    <h2 id="trend-legend" className="display-28">
      {m.trends_how_to_read_title()}
    </h2>
    <p className="mt-2 max-w-[44ch] text-14">{m.trends_how_to_read()}</p>
    <dl className="mt-8 grid grid-cols-[6rem_minmax(0,1fr)] items-center gap-x-5 gap-y-5 text-14">
      <dt>
        <svg viewBox="0 0 96 20" aria-hidden="true" className="block w-24">
          <rect y="6" width="96" height="8" className="fill-thread" />
        </svg>
      </dt>
      <dd>{m.trends_legend_bar()}</dd>
      <dt>
        <svg viewBox="0 0 96 20" aria-hidden="true" className="block w-24">
          <rect y="6" width="96" height="8" className="fill-thread opacity-40" />
          <path d="M64 1V19" className="stroke-edge" strokeWidth="1.5" />
        </svg>
      </dt>
      <dd>{m.trends_legend_mark()}</dd>
      <dt className="flex items-center gap-2">
        <svg viewBox="0 0 60 20" aria-hidden="true" className="block w-15">
          <rect y="6" width="60" height="8" className="fill-ink" />
          <path d="M36 1V19" className="stroke-edge" strokeWidth="1.5" />
        </svg>
        <span aria-hidden="true" className="num text-12 text-muted">
          ↑
        </span>
      </dt>
      <dd>{m.trends_legend_move()}</dd>
    </dl>
  </section>
);
