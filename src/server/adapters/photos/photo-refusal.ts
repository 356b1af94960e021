import { type Result, refuse } from "#vocabulary/result.ts";

/**
 * Why a merchant's picture cannot be had. `picture`: this one. `host`: perhaps all of its host, so others are not
 * even tried for a while. `here`: nobody was asked.
 */
export type PhotoRefusal = { readonly fault: "picture" | "host" | "here"; readonly reason: string };

export const refusePhoto = (fault: PhotoRefusal["fault"], reason: string): Result<never, PhotoRefusal> =>
  refuse({ fault, reason });
