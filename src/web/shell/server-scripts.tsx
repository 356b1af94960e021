import { isValidElement, type ReactNode, useState } from "react";
import { Meta, ScrollRestoration, UNSAFE_useScrollRestoration as useScrollRestoration } from "react-router";
import { useMounted } from "#web/ui/mounted.ts";

/**
 * The page's policy lets nobody make a script in the browser, React included: what it has to render anew, for another
 * page or after an error, goes without. What the server sent stays.
 */
export const ServerScripts = ({ children }: { children: ReactNode }) => (useSentByServer() ? children : null);

/** The tags of the page's head. What it says to search engines is a script, and they read what the server sends. */
export function PageMeta() {
  const { children } = Meta().props as { children: readonly ReactNode[] };
  return children.map((tag) =>
    isValidElement(tag) && tag.type === "script" ? <ServerScripts key={tag.key}>{tag}</ServerScripts> : tag,
  );
}

/** React Router's own comes with a script that scrolls before the application runs. */
export const Scrolling = () => (useSentByServer() ? <ScrollRestoration /> : <ScrollingOnly />);

function ScrollingOnly() {
  useScrollRestoration();
  return null;
}

/** True on the server and for what the browser takes over from it, for as long as that is shown. */
function useSentByServer(): boolean {
  const mounted = useMounted();
  return useState(!mounted)[0];
}
