import { Path } from "../geometry/path.ts";

/** Several lines as one: each starts where it starts, and all are drawn with one pen. */
export const strokes = (paths: readonly Path[]): Path => new Path(paths.flatMap(({ segments }) => segments));
