import type { LookVerdict } from "#vocabulary/look.ts";
import { isRecord, readStored, writeStored } from "#web/data/stored.ts";
import { visit, visitorLooksKey } from "./onboarding-keys.ts";

/** What a visitor said of a look. It lies beside their other answers and goes into the account with them. */
export type VisitorLook = { readonly look: number; readonly value: Exclude<LookVerdict, "none"> };

/** More than anyone says before they register. */
const most = 200;

const isVisitorLook = (value: unknown): value is VisitorLook =>
  isRecord(value) &&
  Number.isInteger(value.look) &&
  Number(value.look) > 0 &&
  (value.value === "like" || value.value === "dislike");

/** For browsers that keep nothing. */
let ofThisVisit: readonly VisitorLook[] = [];

/** The latest first. */
export const visitorLooks = (): readonly VisitorLook[] =>
  readStored(visitorLooksKey, (value) => (Array.isArray(value) ? value.filter(isVisitorLook) : undefined)) ??
  ofThisVisit;

export function keepVisitorLook(look: number, value: LookVerdict): void {
  const others = visitorLooks().filter((one) => one.look !== look);
  keepVisitorLooks(value === "none" ? others : [{ look, value }, ...others]);
}

export function keepVisitorLooks(looks: readonly VisitorLook[]): void {
  ofThisVisit = looks.slice(0, most);
  if (ofThisVisit.length > 0) {
    visit.told = true;
    writeStored(visitorLooksKey, ofThisVisit);
    return;
  }
  try {
    localStorage.removeItem(visitorLooksKey);
  } catch {}
}
