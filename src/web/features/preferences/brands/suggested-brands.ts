/** What a brand is known by here: its tastes, strongest first. */
type Styled = { readonly styles: readonly number[]; readonly products: number };

export type Suggestion<B extends Styled> = {
  readonly brand: B;
  /** The taste that speaks most for it. */
  readonly style: number;
  /** The person has it already, or wants to move towards it. */
  readonly kind: "shared" | "wanted";
};

const most = 12;
/** Styles people want weigh half of those they have (PRODUCT.md §5). */
const weights = { shared: 1, wanted: 0.5 };

/** The brands nearest to a person's styles, nearest first. A taste counts by its place in the brand's own list. */
export function suggestedBrands<B extends Styled>(
  brands: readonly B[],
  styles: readonly number[],
  wantstyles: readonly number[],
): readonly Suggestion<B>[] {
  return brands
    .flatMap((brand) => {
      const overlap = brand.styles.flatMap((style, place) => {
        const kind = styles.includes(style) ? "shared" : wantstyles.includes(style) ? "wanted" : undefined;
        return kind ? [{ style, kind, worth: weights[kind] / (place + 1) } as const] : [];
      });
      const [best] = overlap.toSorted((a, b) => b.worth - a.worth);
      return best ? [{ ...best, brand, worth: overlap.reduce((sum, { worth }) => sum + worth, 0) }] : [];
    })
    .toSorted((a, b) => b.worth - a.worth || b.brand.products - a.brand.products)
    .slice(0, most)
    .map(({ brand, style, kind }) => ({ brand, style, kind }));
}
