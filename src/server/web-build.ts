import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { RouterContextProvider, ServerBuild } from "react-router";
import type { WebEntry } from "#contract/web-entry.ts";

/** The web application as the server sees it: build output, never source. */
export type WebBuild = {
  readonly mode: "production" | "development";
  readonly id: string;
  readonly timestamp: number;
  readonly load: () => Promise<ServerBuild>;
  /** Where the browser's files are; none in development, where Vite serves them. */
  readonly clientDirectory: string | undefined;
};

const stampIn = (directory: string) => join(directory, "build.json");

/** Asked before anything is made. */
export function requireWebBuild(directory: string): void {
  if (!existsSync(stampIn(directory)))
    throw new Error(`There is no build in ${directory}. Run npm run build.`);
}

export async function openWebBuild(directory: string): Promise<WebBuild> {
  const { timestamp } = JSON.parse(await readFile(stampIn(directory), "utf8")) as { timestamp: number };
  const build = (await import(pathToFileURL(join(directory, "server/index.js")).href)) as ServerBuild;
  return {
    mode: "production",
    id: build.assets.version,
    timestamp,
    load: async () => build,
    clientDirectory: join(directory, "client"),
  };
}

/** `entry.server` exports more than React Router asks for; this is the rest of it. */
export async function webEntry(build: WebBuild): Promise<WebEntry<RouterContextProvider>> {
  const { entry } = await build.load();
  return (entry.module as unknown as { webEntry: WebEntry<RouterContextProvider> }).webEntry;
}
