/** The list a card came in, if that is kept: what happens to the card names it. */
export type Listed = { readonly list?: string | undefined };

type List<Piece> = { readonly list_id: string | null; readonly products: readonly Piece[] };

/** Cards that remember their list. */
export const listedIn = <Piece>({ list_id: list, products }: List<Piece>): readonly (Piece & Listed)[] =>
  products.map((product) => ({ ...product, ...(list !== null && { list }) }));
