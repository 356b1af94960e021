import { currentBuild, getBuildMeta } from "./builds.ts";

const payloads = new Map<string, Promise<unknown>>();

/** Fetches the data of a prerendered page ahead of the click. */
export async function prefetchPayload(path: string): Promise<void> {
  const meta = await getBuildMeta();
  if (!meta?.prerendered.includes(path) || payloads.has(path)) return;
  payloads.set(path, fetchPayload(path));
}

async function fetchPayload(path: string): Promise<unknown> {
  try {
    const response = await fetch(`${path}/_payload.json?${currentBuild()}`);
    if (!response.ok) throw new Error(`${response.status}`);
    return ((await response.json()) as { data: unknown }).data;
  } catch (error) {
    console.warn(`The payload of ${path} could not be prefetched.`, error);
    payloads.delete(path);
    return undefined;
  }
}

/** The prefetched data of a page, else what the server says now. */
export async function payloadOr<T>(path: string, load: () => Promise<T>): Promise<T> {
  const payload = await payloads.get(path);
  return payload === undefined ? load() : (payload as T);
}
