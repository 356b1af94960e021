import { redirect, type ShouldRevalidateFunctionArgs } from "react-router";
import { inLanguage, languageOfPath } from "#vocabulary/language-path.ts";
import { pageRequest } from "#web/data/page-request.ts";
import { VisitorNotices } from "#web/features/notices/visitor-notices.tsx";
import { pageHead } from "#web/features/page-head/page-head.ts";
import { productPath } from "#web/features/product/product-path.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { validatedAsIdName } from "#web/shell/validated-by.ts";
import { publicUrlOf } from "#web/state/root-data.ts";
import type { Route } from "./+types/product";
import { loadPiece, type Piece } from "./load-piece.ts";
import { PieceView } from "./piece-view.tsx";

export const middleware = validatedAsIdName;
export const clientMiddleware = validatedAsIdName;

export async function loader({ context, params: { idName }, url }: Route.LoaderArgs) {
  const { client, publicUrl } = context.get(pageRequest);
  const piece = await loadPiece(client, url.pathname, Number.parseInt(idName, 10), publicUrl);
  const path = productPath(piece.product);
  // A name of long ago, of the other language, or made up: the number alone says which piece it is.
  if (path !== `/product/${idName}`)
    throw redirect(inLanguage(path, languageOfPath(url.pathname)) + url.search, 301);
  return piece;
}

/** The colour is in the address; it is another view of the same piece. */
export const shouldRevalidate = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname === nextUrl.pathname ? false : defaultShouldRevalidate;

export const meta: Route.MetaFunction = ({ loaderData, location, matches }) => {
  if (!loaderData) return [];
  const { product, paths, structured } = loaderData;
  const publicUrl = publicUrlOf(matches);
  return [
    ...pageHead({
      title: titleOf(product),
      description: m.product_meta({ name: product.name, brand: product.brand.name }),
      path: location.pathname,
      paths,
      publicUrl,
      image: product.image.src,
    }),
    ...structured.map((one) => ({ "script:ld+json": one })),
  ];
};

/** A name so long that the brand would not be seen beside it stands alone. */
function titleOf({ name, brand }: Pick<Piece["product"], "name" | "brand">): string {
  const both = `${name}, ${brand.name}`;
  return both.length <= 70 ? both : name;
}

export default function Product({ loaderData }: Route.ComponentProps) {
  // Nothing of one piece stays when the next one comes.
  return (
    <>
      <PieceView key={loaderData.product.id} piece={loaderData} />
      <VisitorNotices />
    </>
  );
}
