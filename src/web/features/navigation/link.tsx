import { type ComponentProps, useCallback, useRef } from "react";
import { Link as RouterLink } from "react-router";
import { inLanguage } from "#vocabulary/language-path.ts";
import { whenCalm } from "#web/data/idle.ts";
import { prefetchPayload } from "#web/data/payload.ts";
import { preloadRoute } from "#web/data/preload.ts";
import { currentLanguage } from "#web/i18n/language.ts";
import { onceInView } from "./once-in-view.ts";

type LinkProps = Omit<ComponentProps<typeof RouterLink>, "to" | "ref"> & { to: string };

/** A link to a page of this site, written without its language: it stays in the one being read. */
export function Link({ to, onMouseEnter, onFocus, ...rest }: LinkProps) {
  const href = inLanguage(to, currentLanguage());
  const fetchAhead = useRef((_: { gently: boolean }) => {});
  fetchAhead.current = (how) => {
    const path = href.split(/[?#]/)[0] ?? href;
    void prefetchPayload(path);
    void preloadRoute(path, how);
  };
  const watch = useCallback((element: HTMLAnchorElement | null) => {
    if (!element) return;
    const watching = new AbortController();
    void whenCalm().then((welcome) => {
      if (welcome && !watching.signal.aborted)
        onceInView(element, () => fetchAhead.current({ gently: true }), watching.signal);
    });
    return () => watching.abort();
  }, []);
  return (
    <RouterLink
      ref={watch}
      to={href}
      onMouseEnter={(event) => {
        onMouseEnter?.(event);
        fetchAhead.current({ gently: false });
      }}
      onFocus={(event) => {
        onFocus?.(event);
        fetchAhead.current({ gently: false });
      }}
      {...rest}
    />
  );
}
