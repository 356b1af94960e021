/** How many of each kind are in view and how many are still to come, with a cap on the first. */
export interface Tally {
  readonly seen: (kind: number) => number;
  /** Whether any kind has something to come and room for it. */
  readonly isAnyOpen: () => boolean;
  /** Whether this kind has its share of the view already, while another has not. */
  readonly isShut: (kind: number) => boolean;
  readonly show: (kind: number) => void;
  readonly leave: (kind: number) => void;
}

export function openTally(kinds: number, cap: number, toCome: Uint32Array): Tally {
  const inView = new Uint32Array(kinds);
  /** Kinds that have something to come and room for it. When there are none, the cap has nobody to protect. */
  let open = 0;
  const isOpen = (kind: number) => (inView[kind] ?? 0) < cap && (toCome[kind] ?? 0) > 0;
  for (let kind = 0; kind < kinds; kind++) if (isOpen(kind)) open++;
  const change = (kind: number, viewed: number, coming: number) => {
    const before = isOpen(kind);
    inView[kind] = (inView[kind] ?? 0) + viewed;
    toCome[kind] = (toCome[kind] ?? 0) + coming;
    open += Number(isOpen(kind)) - Number(before);
  };
  return {
    seen: (kind) => inView[kind] ?? 0,
    isAnyOpen: () => open > 0,
    isShut: (kind) => open > 0 && (inView[kind] ?? 0) >= cap,
    show: (kind) => change(kind, 1, -1),
    leave: (kind) => change(kind, -1, 0),
  };
}
