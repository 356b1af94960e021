/** Somebody waits for it, or it is done ahead of anyone asking. */
export type Urgency = "asked" | "idle";

export type WaitingLine<Entry extends { readonly key: string }> = {
  /** Whether there was room. */
  readonly add: (entry: Entry, urgency: Urgency) => boolean;
  /** What is asked for goes first; within each, who came first. */
  readonly take: () => Entry | undefined;
  /** Somebody asks now for what was to be done some time. */
  readonly hurry: (key: string) => void;
  readonly length: () => number;
};

export function openWaitingLine<Entry extends { readonly key: string }>(longest: number): WaitingLine<Entry> {
  const lines: Record<Urgency, Entry[]> = { asked: [], idle: [] };
  return {
    add: (entry, urgency) => {
      if (lines[urgency].length >= longest) return false;
      lines[urgency].push(entry);
      return true;
    },
    take: () => lines.asked.shift() ?? lines.idle.shift(),
    hurry: (key) => {
      const at = lines.idle.findIndex((entry) => entry.key === key);
      if (at >= 0) lines.asked.push(...lines.idle.splice(at, 1));
    },
    length: () => lines.asked.length + lines.idle.length,
  };
}
