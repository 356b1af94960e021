import { bottom, coat, extra, layer, type PieceWish, shoes, top } from "../looks/outfit.ts";
import type { Laid, StillLife } from "./still-life.ts";

type Way = Omit<Laid, "pieces">;
const one = (piece: PieceWish, way: Way): Laid => ({ pieces: [piece], ...way });

/** The covers that show more than one thing, by the name of the cover. */
export const stillLifes = {
  "pleated-trousers": {
    universe: "men",
    backdrop: "straw",
    laid: [
      one(bottom("A.3.3", "trousers", "ecru", { cloth: "wool" }), {
        at: [765, 915],
        scale: 11.8,
        turned: -9,
        seed: "cover 7",
      }),
      one(bottom("A.3.3", "trousers", "slate", { cloth: "wool" }), {
        at: [370, 930],
        scale: 12.8,
        turned: 5,
        seed: "cover 7",
      }),
      one(extra("D.1.1", "belt", "chestnut", { cloth: "leather" }), {
        at: [700, 865],
        scale: 13,
        turned: 14,
        seed: "cover 7",
      }),
    ],
  },
  "denim-jeans": {
    universe: "men",
    backdrop: "clay",
    laid: [
      one(bottom("A.3.1", "jeans", "bleached-denim"), {
        at: [850, 1010],
        scale: 13.2,
        turned: -11,
        seed: "cover 18",
      }),
      one(bottom("A.3.1", "jeans", "mid-denim"), {
        at: [560, 990],
        scale: 13.5,
        turned: -3,
        seed: "cover 17",
      }),
      one(bottom("A.3.1", "jeans", "raw-denim"), { at: [265, 985], scale: 14, turned: 5, seed: "cover 15" }),
    ],
  },
  "linen-shirt": {
    universe: "men",
    backdrop: "lichen",
    laid: [
      one(top("A.1.3", "shirt", "chalk", { cloth: "linen" }), {
        at: [440, 790],
        scale: 14,
        turned: -7,
        seed: "cover 9",
      }),
      one(extra("D.2.1", "panama", "ecru"), { at: [735, 860], scale: 16.5, turned: 10, seed: "cover 9" }),
      one(extra("D.6.1", "acetate-sunglasses", "cognac"), {
        at: [285, 940],
        scale: 20,
        turned: -14,
        seed: "cover 9",
      }),
    ],
  },
  "duffle-coat": {
    universe: "men",
    backdrop: "dusk",
    laid: [
      one(coat("A.5.1", "duffle-coat", "camel", { cloth: "wool" }), {
        at: [430, 865],
        scale: 12.4,
        turned: 4,
        seed: "cover 10",
      }),
      one(extra("D.4.1", "leather-gloves", "espresso", { cloth: "leather" }), {
        at: [745, 965],
        scale: 13,
        turned: 28,
        seed: "cover 10",
      }),
    ],
  },
  "leather-derby": {
    universe: "men",
    backdrop: "rosewood",
    laid: [
      one(extra("F.2.1", "socks", "bottle"), { at: [250, 400], scale: 17, turned: -24, seed: "cover 17" }),
      one(shoes("B.2.1", "derby", "chestnut", { cloth: "leather" }), {
        at: [570, 560],
        scale: 26,
        turned: -6,
        seed: "cover 12",
      }),
      one(shoes("B.2.1", "derby", "chestnut", { cloth: "leather" }), {
        at: [440, 850],
        scale: 27,
        turned: -6,
        seed: "cover 12",
      }),
    ],
  },
  tuxedo: {
    universe: "men",
    backdrop: "pewter",
    laid: [
      {
        pieces: [top("A.1.3", "shirt", "chalk", { cloth: "poplin" }), layer("A.6.2", "tuxedo", "midnight")],
        at: [500, 815],
        scale: 16.5,
        turned: 0,
        seed: "cover 12",
      },
      one(extra("D.5.2", "bow-tie", "jet", { cloth: "satin" }), {
        at: [500, 329],
        scale: 17,
        turned: -2,
        seed: "cover 9",
      }),
    ],
  },
  "wool-scarf": {
    universe: "women",
    backdrop: "mist",
    laid: [
      one(extra("D.3.1", "long-scarf", "sky", { cloth: "wool" }), {
        at: [170, 300],
        scale: 10.5,
        turned: 1,
        seed: "cover 8",
      }),
      one(extra("D.3.1", "long-scarf", "forest", { cloth: "wool", motif: "tartan" }), {
        at: [830, 380],
        scale: 10.5,
        turned: -1,
        seed: "cover 14",
      }),
      one(extra("D.3.1", "long-scarf", "burgundy", { cloth: "wool" }), {
        at: [385, 430],
        scale: 10.5,
        turned: 0.5,
        seed: "cover 9",
      }),
      one(extra("D.3.1", "long-scarf", "mustard", { cloth: "wool" }), {
        at: [610, 330],
        scale: 10.5,
        turned: -0.5,
        seed: "cover 15",
      }),
    ],
  },
  "merino-pullover": {
    universe: "men",
    backdrop: "sage",
    laid: [
      one(layer("A.2.1", "pullover", "oat", { cloth: "fine-knit" }), {
        at: [650, 590],
        scale: 13.5,
        turned: 11,
        seed: "cover 14",
      }),
      one(layer("A.2.1", "pullover", "rust", { cloth: "fine-knit" }), {
        at: [420, 790],
        scale: 14.5,
        turned: -8,
        seed: "cover 14",
      }),
    ],
  },
} satisfies Record<string, StillLife>;
