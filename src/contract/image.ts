import * as z from "zod/mini";

/** A picture as a page shows it. The browser chooses the width by `srcset` and the format by its Accept header. */
export const image = z.object({
  src: z.string(),
  srcset: z.string(),
  /** Of `src`, in pixels; every width of the set has the same proportion. */
  width: z.int(),
  height: z.int(),
  /** In the language that was asked for. */
  alt: z.string(),
  /** What to show until it is there: `#rrggbb`. */
  colour: z.string().check(z.regex(/^#[0-9a-f]{6}$/)),
});
export type Image = z.output<typeof image>;
