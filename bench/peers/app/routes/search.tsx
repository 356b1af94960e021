import { pageData } from "../page-data.ts";
import { tree } from "../tree.ts";
import type { Route } from "./+types/search";

export const loader = () => pageData("search").data;

export const meta: Route.MetaFunction = () => [{ title: pageData("search").title }];

export default function Page() {
  return tree(pageData("search").body);
}
