import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";

/** Where a package is and which version it has. Both we ask for keep their entry in `dist/`. */
export const installedPackage = async (
  name: string,
): Promise<{ readonly root: string; readonly version: string } | null> => {
  const entry = resolveOrNull(name);
  if (entry === null) return null;
  const root = resolve(dirname(entry), "..");
  const { version } = JSON.parse(await readFile(join(root, "package.json"), "utf8")) as { version: string };
  return { root, version };
};

const resolveOrNull = (name: string): string | null => {
  try {
    return createRequire(import.meta.url).resolve(name);
  } catch {
    return null;
  }
};
