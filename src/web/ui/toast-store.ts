/** A sentence at the bottom of the screen, with a way back rather than a question before. */
export interface Toast {
  text: string;
  action?: { label: string; run: () => void } | undefined;
  /** urgent: interrupts a screen reader; for failures. */
  urgent?: boolean | undefined;
}

export function showToast(toast: Toast): void {
  waiting.push(toast);
  for (const listener of listeners) listener();
}

/** Hands over what waits, oldest first, once. */
export function takeToasts(): Toast[] {
  return waiting.splice(0);
}

export function onToast(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function hasToasts(): boolean {
  return waiting.length > 0;
}

const waiting: Toast[] = [];
const listeners = new Set<() => void>();
