import { cloneElement, Fragment, isValidElement, type ReactElement, type ReactNode, useState } from "react";
import {
  Meta,
  Scripts,
  ScrollRestoration,
  UNSAFE_useScrollRestoration as useScrollRestoration,
} from "react-router";
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

/**
 * React Router's scripts, fetched after what is seen first. A browser that is told nothing fetches every one of them
 * before the picture at the top, and the page shows later for it. Only the server says so: what the browser takes over
 * is there already.
 */
export const PatientScripts = () => (import.meta.env.SSR ? afterPictures(Scripts({})) : <Scripts />);

function afterPictures(node: ReactNode): ReactNode {
  if (Array.isArray(node)) return node.map(afterPictures);
  if (!isValidElement<{ rel?: string; children?: ReactNode }>(node)) return node;
  if (node.type === Fragment) return <Fragment key={node.key}>{afterPictures(node.props.children)}</Fragment>;
  return node.props.rel === "modulepreload"
    ? cloneElement(node as ReactElement<{ fetchPriority?: string }>, { fetchPriority: "low" })
    : node;
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
