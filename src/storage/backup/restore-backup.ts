import { access, mkdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { accept, type Result, refuse } from "#vocabulary/result.ts";
import { lockDirectory } from "../directory-lock.ts";
import { reasonOf } from "../error-reason.ts";
import { openDatabase } from "../open-database.ts";
import { unpackBackup } from "./unpack-backup.ts";

type Restored = {
  /** ISO time. */
  readonly made: string;
  readonly people: number;
  readonly products: number;
  /** Where the database is now that was there before. */
  readonly before: string | undefined;
};

export type RestoreRefusal =
  | { readonly kind: "in_use"; readonly pid: number }
  | { readonly kind: "has_database" }
  | { readonly kind: "bad_file"; readonly reason: string }
  | { readonly kind: "does_not_open"; readonly reason: string };

/** Puts the database of a backup into a folder. It is unpacked and opened beside its place: a refusal changes nothing. */
export const restoreBackup = async (
  file: string,
  directory: string,
  replace: boolean,
): Promise<Result<Restored, RestoreRefusal>> => {
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const locked = await lockDirectory(directory);
  if (!locked.ok) return refuse({ kind: "in_use", pid: locked.refusal.pid });
  const draft = join(directory, "restoring");
  try {
    const place = join(directory, "database");
    const isTaken = await exists(place);
    if (isTaken && !replace) return refuse({ kind: "has_database" });
    await rm(draft, { recursive: true, force: true });
    await mkdir(draft, { mode: 0o700 });
    const unpacked = await unpackBackup(file, draft).then(accept, (error) => refuse(reasonOf(error)));
    if (!unpacked.ok) return refuse({ kind: "bad_file", reason: unpacked.refusal });
    const counts = await countIn(draft);
    if (!counts.ok) return refuse({ kind: "does_not_open", reason: counts.refusal });
    const before = isTaken ? `${place}.before-${new Date().toISOString().replace(/[:.]/g, "-")}` : undefined;
    if (before) await rename(place, before);
    await rename(join(draft, "database"), place);
    return accept({ made: unpacked.value.made, ...counts.value, before });
  } finally {
    await rm(draft, { recursive: true, force: true });
    await locked.value.release();
  }
};

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

/** Opens it as a start would, and brings it up to date. */
const countIn = async (directory: string): Promise<Result<Pick<Restored, "people" | "products">, string>> => {
  try {
    const opened = await openDatabase({ kind: "embedded", directory });
    if (!opened.ok) return refuse("reason" in opened.refusal ? opened.refusal.reason : opened.refusal.kind);
    const { db, close } = opened.value;
    const count = async (table: "person" | "product"): Promise<number> => {
      const { rows } = await db
        .selectFrom(table)
        .select(({ fn }) => fn.countAll<number>().as("rows"))
        .executeTakeFirstOrThrow();
      return Number(rows);
    };
    const counts = { people: await count("person"), products: await count("product") };
    await close();
    return accept(counts);
  } catch (error) {
    return refuse(reasonOf(error));
  }
};
