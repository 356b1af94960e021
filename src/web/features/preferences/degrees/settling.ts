type Settling = {
  readonly turn: (value: number) => void;
  /** Keeps at once what still waits. */
  readonly flush: () => void;
};

/** Of many values in a row the last one is kept, once nothing has moved for a while. */
export function openSettling(keep: (value: number) => void, wait: number): Settling {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting: { readonly value: number } | undefined;
  const flush = () => {
    clearTimeout(timer);
    const last = waiting;
    waiting = undefined;
    if (last) keep(last.value);
  };
  return {
    turn(value) {
      waiting = { value };
      clearTimeout(timer);
      timer = setTimeout(flush, wait);
    },
    flush,
  };
}
