import { forgetEdits } from "../profile/edits.ts";

/** The choices of this browser, such as its language, are nobody's; everything else it keeps is about the person. */
const kept = ["website_preferences"];

/** Leaves nothing of a deleted person in this browser. The session itself ends with `leave`. */
export function forgetPerson(): void {
  forgetEdits();
  try {
    sessionStorage.clear();
    for (const key of Object.keys(localStorage)) if (!kept.includes(key)) localStorage.removeItem(key);
  } catch {}
}
