import { readFile } from "node:fs/promises";

export type SystemUser = { readonly uid: number; readonly gid: number };

/** PostgreSQL refuses to run as root. Root is given another user to run it as; anybody else runs it as himself. */
export const unprivilegedUser = async (): Promise<SystemUser | null> => {
  if (process.getuid?.() !== 0) return null;
  const accounts = (await readFile("/etc/passwd", "utf8")).split("\n").map((line) => line.split(":"));
  for (const wanted of ["postgres", "nobody"]) {
    const [, , uid, gid] = accounts.find(([name]) => name === wanted) ?? [];
    if (uid !== undefined && gid !== undefined) return { uid: Number(uid), gid: Number(gid) };
  }
  throw new Error("PostgreSQL does not run as root, and there is no user postgres or nobody to run it as.");
};
