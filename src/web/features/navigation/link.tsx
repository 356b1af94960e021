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
  // Its address, and no function: V8 keeps one that is put into an object while a page is rendered, and the page with it.
  const target = useRef(href);
  target.current = href;
  const watch = useCallback((element: HTMLAnchorElement | null) => {
    if (!element) return;
    const watching = new AbortController();
    void whenCalm().then((welcome) => {
      if (welcome && !watching.signal.aborted)
        onceInView(element, () => fetchAhead(target.current, { gently: true }), watching.signal);
    });
    return () => watching.abort();
  }, []);
  return (
    <RouterLink
      ref={watch}
      to={href}
      onMouseEnter={(event) => {
        onMouseEnter?.(event);
        fetchAhead(href, { gently: false });
      }}
      onFocus={(event) => {
        onFocus?.(event);
        fetchAhead(href, { gently: false });
      }}
      {...rest}
    />
  );
}

function fetchAhead(href: string, how: { readonly gently: boolean }): void {
  const path = href.split(/[?#]/)[0] ?? href;
  void prefetchPayload(path);
  void preloadRoute(path, how);
}
