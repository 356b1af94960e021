/** The address of a piece, without its language. */
export const productPath = ({ id, slug }: { readonly id: number; readonly slug: string }): string =>
  `/product/${id}-${slug}`;
