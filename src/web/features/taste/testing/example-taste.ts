import type { Taste, TasteBelief } from "#contract/taste.ts";

const image = { src: "/a", srcset: "/a 200w", width: 4, height: 5, alt: "", colour: "#ffffff" };
const pieceOf = (product_id: number) => ({ product_id, name: `Piece ${product_id}`, slug: "piece", image });
const moment = "2026-11-01T10:00:00.000Z";

/** A trait as it is learned, with whatever else is said of it. */
export const beliefOf = (trait: string, weight: number, more: Partial<TasteBelief> = {}): TasteBelief => ({
  trait,
  kind: "style",
  label: trait,
  weight,
  strength: "clear",
  declared: false,
  locked: false,
  setting: null,
  likes: 4,
  dislikes: 1,
  evidence: [{ ...pieceOf(7), kind: "for", what: "liked", at: moment }],
  ...more,
});

/** A small taste: three styles, one of them believed in; a visit; nothing set. */
export const exampleTaste = (more: Partial<Taste> = {}): Taste => ({
  universe: "women",
  version: { number: 3, at: moment, current: true },
  compared: null,
  answers: 12,
  summary: [],
  styles: [1, 2, 3].map((id) => ({ ...beliefOf(`style:${id}`, 0.5), id })),
  colours: [],
  colours_never: [],
  spending: [],
  brands: [],
  brands_against: [],
  beliefs: [beliefOf("style:1", 0.5), beliefOf("colour:navy", 0.4), beliefOf("material:wool", 0.3)],
  set_by_hand: [],
  answered: [],
  gifts: [],
  pauses: [],
  paused: false,
  visits: [
    {
      from: "2026-11-01T10:00:00.000Z",
      until: "2026-11-01T10:20:00.000Z",
      answers: 5,
      excluded: false,
      pieces: [pieceOf(9)],
    },
  ],
  ...more,
});
