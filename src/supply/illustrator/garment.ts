import type { Universe } from "#vocabulary/universe.ts";
import type { Colour } from "./colour/oklab.ts";
import { type Family, womensFamilies } from "./model/families.ts";
import type { Model } from "./model/part.ts";
import { randomFrom } from "./random.ts";
import type { Fabric, Hand, Silhouette } from "./silhouettes/silhouette.ts";
import { type SilhouetteKind, silhouettes } from "./silhouettes.ts";
import { drawPicture } from "./studio/picture.ts";
import { drawClothView } from "./views/cloth-view.ts";

type Silhouettes = typeof silhouettes;
type CutOf<Kind extends SilhouetteKind> =
  Silhouettes[Kind] extends Silhouette<string, infer Cut> ? Cut : never;

/** A garment as data: stored with its product, drawn the same way ever after. */
export type Garment = {
  [Kind in SilhouetteKind]: {
    readonly kind: Kind;
    readonly cut: CutOf<Kind>;
    readonly fabric: Fabric;
    readonly universe: Universe;
    readonly seed: string;
    readonly backdrop: Colour;
  };
}[SilhouetteKind];

/** A garment's silhouette; its cut is the one the kind goes with, which the union guarantees. */
export function silhouetteOf({ kind }: Garment): Silhouette<SilhouetteKind, Garment["cut"]> {
  return silhouettes[kind] as unknown as Silhouette<SilhouetteKind, Garment["cut"]>;
}

/** The scale it is seen at. */
export function familyOf(garment: Garment): Family {
  const { family } = silhouetteOf(garment);
  const own = typeof family === "function" ? family(garment.cut) : family;
  return garment.universe === "women" ? (womensFamilies[own] ?? own) : own;
}

const handOf = ({ seed, universe }: Garment): Hand => ({
  seed,
  universe,
  random: randomFrom(seed),
  leftRandom: randomFrom(`${seed} left`),
});

export const modelOf = (garment: Garment): Model =>
  silhouetteOf(garment).draw(garment.cut, garment.fabric, handOf(garment));

/** The two things it is worn as; nothing when it is worn as it is shown. */
export const partedOf = (garment: Garment): { above: Model; below: Model } | undefined =>
  silhouetteOf(garment).parted?.(garment.cut, garment.fabric, handOf(garment));

/** The whole garment, what is worth a closer look, or its cloth. */
const garmentViews = ["front", "detail", "cloth"] as const;
export type GarmentView = (typeof garmentViews)[number];

/** The product picture, as an SVG document. */
export function drawGarment(garment: Garment, view: GarmentView = "front"): string {
  if (view === "cloth") return drawClothView(garment.fabric.main, garment.seed);
  return drawPicture({
    name: `${garment.kind} ${garment.seed}`,
    model: modelOf(garment),
    family: familyOf(garment),
    backdrop: garment.backdrop,
    view,
  });
}
