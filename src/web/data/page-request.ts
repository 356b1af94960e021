import { createContext } from "react-router";
import type { PageRequest } from "#contract/web-entry.ts";

/** What the server tells the loaders of a page; there is none in the browser. */
export const pageRequest = createContext<PageRequest>();
