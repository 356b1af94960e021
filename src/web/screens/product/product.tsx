import { invalidPage } from "#web/data/page-error.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { validatedBy } from "#web/shell/validated-by.ts";
import type { Route } from "./+types/product";

/** `/product/{id}-{name}`: a positive whole number, then words. */
const rule = validatedBy(({ idName = "" }) => /^[1-9]\d{0,15}-[a-z0-9-]{1,120}$/.test(idName));
export const middleware = rule;
export const clientMiddleware = rule;

/** The catalogue holds nothing yet, so every well-formed address is that of an unknown piece. */
export function loader({ url }: Route.LoaderArgs) {
  throw invalidPage(url.pathname);
}

export default function Product() {
  return <h1>{m.product_title()}</h1>;
}
