import type { ReactNode } from "react";
import { useMounted } from "./mounted.ts";

/**
 * Draws its children in the browser only, and until then something of the same size. For parts that set styles
 * of their own: a style attribute in a page from the server is against the page's security policy.
 */
export function AfterMount({ instead, children }: { instead: ReactNode; children: ReactNode }) {
  return useMounted() ? children : instead;
}
