import { randomUUID } from "node:crypto";
import { access, rename, rm } from "node:fs/promises";
import { codeOf } from "../error-reason.ts";

/** Makes a folder beside its place and moves it there whole, so that two at once are safe and one is enough. */
export const makeOnce = async (folder: string, make: (draft: string) => Promise<void>): Promise<string> => {
  if (await exists(folder)) return folder;
  const draft = `${folder}.${randomUUID()}`;
  try {
    await make(draft);
    await rename(draft, folder);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    // Somebody else was faster: theirs is as good.
    if (!lostRace.has(codeOf(error) ?? "") || !(await exists(folder))) throw error;
  }
  return folder;
};

const lostRace: ReadonlySet<string> = new Set(["ENOTEMPTY", "EEXIST"]);

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );
