import { existsSync } from "node:fs";
import { cp, mkdtemp, rename } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

export const usualSize = 2_400;

/** The data of a site that was started before within one run of all benches; nothing where a bench runs by itself. */
export function keptSite(size: number): string | undefined {
  const folder = process.env.BENCH_DRAWN;
  const kept = folder && join(folder, `site-${size}`);
  return kept && existsSync(kept) ? kept : undefined;
}

/** To draw up a catalogue takes up to a minute: the benches of one run share it. Says whether it was kept. */
export async function keepSite(size: number, data: string): Promise<boolean> {
  const folder = process.env.BENCH_DRAWN;
  if (!folder || keptSite(size)) return false;
  await rename(data, join(folder, `site-${size}`));
  return true;
}

/** A folder for a site of the usual size, with a copy of what was kept: whoever runs by itself draws it up anew. */
export async function folderForSite(
  name: string,
): Promise<{ readonly folder: string; readonly data: string }> {
  const folder = await mkdtemp(join(tmpdir(), `cleed-${name}-`));
  const data = join(folder, "data");
  const kept = keptSite(usualSize);
  if (kept) await cp(kept, data, { recursive: true });
  return { folder, data };
}
