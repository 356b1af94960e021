import { cloneElement, Fragment, isValidElement, type ReactElement, type ReactNode, useContext } from "react";
import {
  Meta,
  Scripts,
  ScrollRestoration,
  UNSAFE_useScrollRestoration as useScrollRestoration,
} from "react-router";
import { useSentByServer } from "#web/ui/mounted.ts";
import { earlyPresses } from "./early-presses.ts";
import { HandedData, HandedOver, readingData } from "./handed-over.tsx";
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
    {import.meta.env.SSR && import.meta.env.PROD ? <LateScripts /> : <Scripts />}
  </>
);

function LateScripts() {
  const isWhole = useContext(HandedOver)?.isWhole ?? true;
  return afterPictures(Scripts({}), isWhole);
}

type Tag = ReactElement<{
  rel?: string;
  href?: string;
  type?: string;
  async?: boolean;
  children?: ReactNode;
  dangerouslySetInnerHTML?: { __html: string };
}>;

/**
 * A script in the middle of a page has the browser wait for the styles before it reads on, and then read on and style
 * all of it in one go. Where nothing is still to come, they run in their order once all of it has been read.
 */
function afterPictures(node: ReactNode, isWhole: boolean): ReactNode {
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
    if (part === begins) return changed(part, readingData(textOf(part)), isWhole ? { type: "module" } : {});
    return part === starts ? changed(part, late, { async: !isWhole }) : part;
  };
  return change(node);
}

const textOf = (tag: Tag | undefined): string => tag?.props.dangerouslySetInnerHTML?.__html ?? "";

const changed = (tag: Tag, text: string, props: Partial<Tag["props"]>): Tag =>
  cloneElement(tag, { ...props, dangerouslySetInnerHTML: { __html: text } });

const isTag = (node: ReactNode): node is Tag => isValidElement(node);

function tagsIn(node: ReactNode): readonly Tag[] {
  if (Array.isArray(node)) return node.flatMap(tagsIn);
  if (!isTag(node)) return [];
  return node.type === Fragment ? tagsIn(node.props.children) : [node];
}

/** React Router's own comes with a script that scrolls before the application runs. */
export const Scrolling = () => (useSentByServer() ? <ScrollRestoration {...readOn} /> : <ScrollingOnly />);

/** Its types know no type, but it hands it on to its script. */
const readOn: object = import.meta.env.SSR ? { type: "module" } : {};

function ScrollingOnly() {
  useScrollRestoration();
  return null;
}
