import type { PreferencesToUpdate } from "#contract/preferences.ts";
import { accept, type Result, refuse } from "#vocabulary/result.ts";
import { m } from "#web/i18n/paraglide/messages.js";

/** Preferences as somebody pasted them, or what is wrong in a sentence. Which keys there are is for the server to say. */
export function readPasted(text: string): Result<PreferencesToUpdate, string> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    const line = lineIn(text, String(cause));
    return refuse(line ? m.admin_reco_pasted_not_json_line({ line }) : m.admin_reco_pasted_not_json());
  }
  if (typeof value !== "object" || value === null || Array.isArray(value))
    return refuse(m.admin_reco_pasted_not_object());
  return accept(value);
}

/** Browsers say it in English, and each in its own way: only the place is taken from it. */
function lineIn(text: string, said: string): number | undefined {
  const line = /line (\d+)/.exec(said)?.[1];
  if (line) return Number(line);
  const position = /position (\d+)/.exec(said)?.[1];
  return position ? text.slice(0, Number(position)).split("\n").length : undefined;
}
