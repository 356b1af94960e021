import { data } from "react-router";
import { sentences } from "./sentences.ts";

/** An error that replaces the page. */
export type PageError = { readonly message: string; readonly path: string };

/** A page's validation rule failed: the fatal page, 404 unless the rule says otherwise. */
export const invalidPage = (path: string, status = 404, message = sentences.invalidRoute(path)) =>
  data<PageError>({ message, path }, { status });
