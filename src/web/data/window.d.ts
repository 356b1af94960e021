import type { DataRouter } from "react-router";

declare global {
  interface Window {
    /** React Router's own handles, used to preload routes and to name the build. */
    __reactRouterManifest?: {
      version: string;
      routes: Record<
        string,
        { module: string; imports?: string[]; parentId?: string; path?: string; index?: boolean } | undefined
      >;
    };
    __reactRouterDataRouter?: DataRouter;
    /** Called in place of React Router's reload when a route's code does not load (guarded-chunk-reload). */
    cleedChunkError?: (error: unknown) => unknown;
    /** The page as the server rendered it, kept for bots only (shell/error-page). */
    cleedServerPage?: Node;
  }
}
