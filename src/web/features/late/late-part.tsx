import { type ComponentType, lazy, useEffect, useState } from "react";
import { m } from "#web/i18n/paraglide/messages.js";

const againMs = 2_000;

type Load<P> = () => Promise<{ readonly default: ComponentType<P> }>;

/**
 * A part of a page whose code comes when it is needed. Where it does not come, that is said in its place, with a way to
 * ask again, and the rest of the page stays. It comes by itself soon after the connection is back.
 */
export function latePart<P extends object>(load: Load<P>) {
  return lazy(() => load().catch(() => ({ default: instead(load) })));
}

function instead<P extends object>(load: Load<P>): ComponentType<P> {
  let came: ComponentType<P> | undefined;
  return function Instead(props) {
    const [Part, setPart] = useState(() => came);
    const ask = () =>
      void load().then(
        (module) => {
          came = module.default;
          setPart(() => came);
        },
        () => {},
      );
    useEffect(() => {
      if (Part) return;
      // A connection is said to be back a moment before anything comes through.
      const timer = setInterval(() => navigator.onLine && ask(), againMs);
      return () => clearInterval(timer);
    });
    if (Part) return <Part {...props} />;
    return (
      <p role="alert" className="px-edge py-8 text-muted">
        {m.late_failed()}{" "}
        <button type="button" onClick={ask} className="link hit-44 text-ink">
          {m.error_try_again()}
        </button>
      </p>
    );
  };
}
