/** A place on the page: what is there, and what it took the place of. */
export type Slot<Piece> = {
  readonly piece: Piece;
  /** What left for it, shown fading for a moment. */
  readonly gone: Piece | undefined;
  readonly isNew: boolean;
};

/** Nothing before: a page that begins, where nothing is new. Whatever stays keeps its place; what comes in takes the places of what leaves, best first. */
export function nextSlots<Piece extends { readonly id: number }>(
  before: readonly Slot<Piece>[] | undefined,
  pieces: readonly Piece[],
): readonly Slot<Piece>[] {
  if (!before) return pieces.map((piece) => ({ piece, gone: undefined, isNew: false }));
  const stays = (id: number) => pieces.find((piece) => piece.id === id);
  const coming = pieces.filter(({ id }) => !before.some((slot) => slot.piece.id === id));
  const kept = before.flatMap((slot): readonly Slot<Piece>[] => {
    const piece = stays(slot.piece.id);
    if (piece) return [{ piece, gone: undefined, isNew: false }];
    const next = coming.shift();
    return next ? [{ piece: next, gone: slot.piece, isNew: true }] : [];
  });
  return [...kept, ...coming.map((piece) => ({ piece, gone: undefined, isNew: true }))];
}

export const settled = <Piece>(slots: readonly Slot<Piece>[]): readonly Slot<Piece>[] =>
  slots.map((slot) => ({ ...slot, gone: undefined }));
