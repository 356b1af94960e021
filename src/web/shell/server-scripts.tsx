import { cloneElement, Fragment, isValidElement, type ReactElement, type ReactNode } from "react";
import {
  Meta,
  Scripts,
  ScrollRestoration,
  UNSAFE_useScrollRestoration as useScrollRestoration,
} from "react-router";
import { useSentByServer } from "#web/ui/mounted.ts";
import { earlyPresses } from "./early-presses.ts";
import { HandedData, readingData } from "./handed-over.tsx";
import { lateStart } from "./late-start.ts";

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
export const PatientScripts = () => (
  <>
    {import.meta.env.PROD && <HandedData />}
    {import.meta.env.SSR && import.meta.env.PROD ? afterPictures(Scripts({})) : <Scripts />}
  </>
);

type Tag = ReactElement<{
  rel?: string;
  href?: string;
  type?: string;
  children?: ReactNode;
  dangerouslySetInnerHTML?: { __html: string };
}>;

function afterPictures(node: ReactNode): ReactNode {
  const hrefs = tagsIn(node).flatMap(({ props: { rel, href } }) =>
    rel === "modulepreload" && href ? [href] : [],
  );
  const starts = tagsIn(node).find(({ props }) => props.type === "module");
  const late = earlyPresses + lateStart(textOf(starts), hrefs);
  const begins = tagsIn(node).find((tag) => textOf(tag).startsWith("window.__reactRouterContext"));
  const change = (part: ReactNode): ReactNode => {
    if (Array.isArray(part)) return part.map(change);
    if (!isTag(part)) return part;
    if (part.type === Fragment) return <Fragment key={part.key}>{change(part.props.children)}</Fragment>;
    if (part.props.rel === "modulepreload") return null;
    if (part === begins) return withText(part, readingData(textOf(part)));
    return part === starts ? withText(part, late) : part;
  };
  return change(node);
}

const textOf = (tag: Tag | undefined): string => tag?.props.dangerouslySetInnerHTML?.__html ?? "";

const withText = (tag: Tag, text: string): Tag =>
  cloneElement(tag, { dangerouslySetInnerHTML: { __html: text } });

const isTag = (node: ReactNode): node is Tag => isValidElement(node);

function tagsIn(node: ReactNode): readonly Tag[] {
  if (Array.isArray(node)) return node.flatMap(tagsIn);
  if (!isTag(node)) return [];
  return node.type === Fragment ? tagsIn(node.props.children) : [node];
}

/** React Router's own comes with a script that scrolls before the application runs. */
export const Scrolling = () => (useSentByServer() ? <ScrollRestoration /> : <ScrollingOnly />);

function ScrollingOnly() {
  useScrollRestoration();
  return null;
}
