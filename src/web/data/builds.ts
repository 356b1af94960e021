import type { BuildMeta, LatestBuild } from "#contract/build.ts";

/** Ten minutes: soon enough after a release, rare enough to cost nothing. */
const pollMs = 10 * 60_000;

export const currentBuild = (): string => window.__reactRouterManifest?.version ?? "";

let newer = false;

/** Whether the server has told us of a build newer than the one this tab runs. */
export const newerBuildExists = (): boolean => newer;

async function checkForNewerBuild(): Promise<void> {
  try {
    const latest = await fetchJson<LatestBuild>(`/builds/latest.json?${Date.now()}`);
    newer = latest.id !== currentBuild();
  } catch (error) {
    console.warn("The build could not be checked.", error);
  }
}

export function pollForNewerBuild(): void {
  const check = () => {
    if (document.visibilityState === "visible") void checkForNewerBuild();
  };
  setInterval(check, pollMs);
  document.addEventListener("visibilitychange", check);
}

let meta: Promise<BuildMeta | undefined> | undefined;

/** The manifest of this build: route rules and prerendered routes. Without it the site works, only less ahead. */
export function getBuildMeta(): Promise<BuildMeta | undefined> {
  meta ??= fetchJson<BuildMeta>(`/builds/meta/${currentBuild()}.json`).catch((error) => {
    console.error("The build manifest could not be loaded.", error);
    return undefined;
  });
  return meta;
}

/** Files of our own build: their shape is known, only their arrival is not. */
async function fetchJson<T>(url: string): Promise<T> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response.json();
}
