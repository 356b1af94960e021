import type { PreferencesToUpdate } from "#contract/preferences.ts";
import { accept, type Result, refuse } from "#vocabulary/result.ts";
import { m } from "#web/i18n/paraglide/messages.js";

/** Preferences as somebody pasted them, or what is wrong in a sentence. Which keys there are is for the server to say. */
export function readPasted(text: string): Result<PreferencesToUpdate, string> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    return refuse(m.admin_reco_pasted_not_json({ why }));
  }
  if (typeof value !== "object" || value === null || Array.isArray(value))
    return refuse(m.admin_reco_pasted_not_object());
  return accept(value);
}
