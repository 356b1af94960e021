import { pageData } from "../page-data.ts";
import { tree } from "../tree.ts";
import type { Route } from "./+types/product";

export const loader = () => pageData("product").data;

export const meta: Route.MetaFunction = () => [{ title: pageData("product").title }];

export default function Page() {
  return tree(pageData("product").body);
}
