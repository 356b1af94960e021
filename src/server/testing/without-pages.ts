import type { WebBuild } from "../web-build.ts";

/** Nobody asks for a page: what is tested with it is what answers programs. */
export const withoutPages = {
  mode: "production",
  id: "none",
  timestamp: 0,
  load: async () => ({ entry: { module: { webEntry: { prerendered: [] } } } }),
  clientDirectory: undefined,
} as unknown as WebBuild;
