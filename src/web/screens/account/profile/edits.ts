import { create } from "zustand";
import { isRecord } from "#web/data/stored.ts";
import { type ProfileField, type ProfileValues, profileFields } from "./profile-values.ts";

/** What a person typed and has not saved. It survives other tabs of the account, other pages and a reload. */
export type Edits = Readonly<Partial<ProfileValues>>;

type Kept = {
  /** Whose it is: nobody else gets to see it. */
  readonly id: string;
  readonly edits: Edits;
  /** The last save went well, and nothing was typed since. */
  readonly saved: boolean;
};

const key = "account_edits";
const nothing: Kept = { id: "", edits: {}, saved: false };

const useKept = create<Kept>(() => (import.meta.env.SSR ? nothing : take()));

export function useEdits(id: string): Kept {
  const kept = useKept();
  return kept.id === id ? kept : nothing;
}

export function edit(id: string, field: ProfileField, value: string): void {
  const kept = useKept.getState();
  const before = kept.id === id ? kept.edits : {};
  keepEdits(id, { ...before, [field]: value });
}

/** What was saved is no longer an edit, unless it was typed over meanwhile. */
export function settleEdits(id: string, sent: Edits): void {
  const left = Object.entries(useKept.getState().edits).filter(
    ([field, value]) => Object.entries(sent).find(([name]) => name === field)?.[1] !== value,
  );
  keep({ id, edits: Object.fromEntries(left), saved: true });
}

export const keepEdits = (id: string, edits: Edits): void => keep({ id, edits, saved: false });

export const forgetEdits = (): void => keep(nothing);

function keep(kept: Kept): void {
  useKept.setState(kept);
  try {
    sessionStorage.setItem(key, JSON.stringify(kept));
  } catch {}
}

/** Saving another language loads the page anew; that it went well is then said once, not at every later visit. */
function take(): Kept {
  try {
    const kept = parse(JSON.parse(sessionStorage.getItem(key) ?? "null"));
    sessionStorage.setItem(key, JSON.stringify({ ...kept, saved: false }));
    return kept;
  } catch {
    return nothing;
  }
}

function parse(value: unknown): Kept {
  if (!isRecord(value) || typeof value.id !== "string" || !isRecord(value.edits)) return nothing;
  const typed = value.edits;
  const edits = profileFields.flatMap((field) => {
    const text = typed[field];
    return typeof text === "string" ? [[field, text]] : [];
  });
  return { id: value.id, edits: Object.fromEntries(edits), saved: value.saved === true };
}
