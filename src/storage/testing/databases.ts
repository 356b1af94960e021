import { createHash, randomUUID } from "node:crypto";
import { constants, cp, mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { inject } from "vitest";
import { createDatabase } from "../embedded/database-folder.ts";
import { type DatabasePlace, type OpenDatabase, openDatabase } from "../open-database.ts";
import { installedPackage } from "./installed-package.ts";
import { makeOnce } from "./make-once.ts";
import { migratedDatabase } from "./migrated-database.ts";
import { privateFolder } from "./private-folder.ts";

export const databaseKinds = ["embedded", "postgres"] as const;
export type DatabaseKind = (typeof databaseKinds)[number];

export type FreshPlace = { readonly where: DatabasePlace; remove(): Promise<void> };

/** An empty database that nobody has opened yet. */
export const freshPlace = (kind: DatabaseKind): Promise<FreshPlace> =>
  kind === "embedded" ? freshFolder() : freshPostgresDatabase();

/** A database with its tables, for one suite: `remove` closes it and takes it away. */
export const freshDatabase = async (
  kind: DatabaseKind,
): Promise<OpenDatabase & { remove(): Promise<void> }> => {
  const place = await (kind === "embedded"
    ? copyOf(await tablesOnce())
    : freshPostgresDatabase(`template ${migratedDatabase}`));
  const opened = await openDatabase(place.where);
  if (!opened.ok) throw new Error(`No database to test with: ${JSON.stringify(opened.refusal)}`);
  const remove = async () => {
    await opened.value.close();
    await place.remove();
  };
  return { ...opened.value, remove };
};

/** Making an empty PGlite database takes seconds, copying one does not: so it is made once per version. */
const emptyOnce = async (): Promise<string> => {
  const pglite = await installedPackage("@electric-sql/pglite");
  return makeOnce(join(await privateFolder(), `pglite-${pglite?.version}`), createDatabase);
};

/** The same with its tables: once for all that migrations say. */
const tablesOnce = async (): Promise<string> => {
  const empty = await emptyOnce();
  return makeOnce(`${empty}-${await migrationsDigest()}`, async (draft) => {
    const place = await copyOf(empty);
    if (place.where.kind !== "embedded") return;
    const opened = await openDatabase(place.where);
    if (!opened.ok) throw new Error(`No database to copy: ${JSON.stringify(opened.refusal)}`);
    await opened.value.close();
    await cp(join(place.where.directory, "database"), draft, { recursive: true });
    await place.remove();
  });
};

const migrationsDigest = async (): Promise<string> => {
  const folder = join(import.meta.dirname, "../migrations");
  const digest = createHash("sha256");
  for (const name of (await readdir(folder)).sort()) digest.update(await readFile(join(folder, name)));
  return digest.digest("hex").slice(0, 16);
};

const freshFolder = async (): Promise<FreshPlace> => copyOf(await emptyOnce());

const copyOf = async (template: string): Promise<FreshPlace> => {
  const directory = await mkdtemp(join(tmpdir(), "cleed-embedded-"));
  await cp(template, join(directory, "database"), { recursive: true, mode: constants.COPYFILE_FICLONE });
  return {
    where: { kind: "embedded", directory },
    remove: () => rm(directory, { recursive: true, force: true }),
  };
};

const freshPostgresDatabase = async (like = ""): Promise<FreshPlace> => {
  const server = inject("postgresUrl");
  if (server === undefined) throw new Error("testing/global-setup.ts is not in the configuration of Vitest.");
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await onServer(server, `create database ${name} ${like}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    where: { kind: "postgres", url: url.href },
    remove: () => onServer(server, `drop database ${name} with (force)`),
  };
};

const onServer = async (url: string, statement: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
};
