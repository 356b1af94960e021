/** The views of a piece: whole, something close, the cloth. */
export const productViews = ["front", "detail", "cloth"] as const;
export type ProductView = (typeof productViews)[number];

export interface ProductPicture {
  readonly id: number;
  /** Which of its colours, from 0. */
  readonly variant: number;
  readonly view: ProductView;
}

/** What the picture of a product is called: `product-12`, `product-12-2-cloth`. */
export function productPictureName(id: number, variant = 0, view: ProductView = "front"): string {
  const colour = variant > 0 || view !== "front" ? `-${variant + 1}` : "";
  return `product-${id}${colour}${view === "front" ? "" : `-${view}`}`;
}

/** Nothing for any other name, so that a picture has one name only. */
export function readProductPictureName(name: string): ProductPicture | undefined {
  const [, id, colour, view] = /^product-(\d{1,10})(?:-(\d{1,3}))?(?:-(detail|cloth))?$/.exec(name) ?? [];
  if (!id) return undefined;
  const found: ProductPicture = {
    id: Number(id),
    variant: colour ? Number(colour) - 1 : 0,
    view: (view as ProductView | undefined) ?? "front",
  };
  return productPictureName(found.id, found.variant, found.view) === name ? found : undefined;
}
