import type { Cloth } from "../../cloth/cloth.ts";
import type { Colour } from "../../colour/oklab.ts";
import type { Model, Part } from "../../model/part.ts";
import { trousers } from "../bottoms/trousers.ts";
import type { Hand } from "../silhouette.ts";
import type { SuitLeg } from "./halved-trousers.ts";

/** The parts of a suit as a model; its lapels are worth a closer look. */
export const laidOut = (parts: readonly Part[], main: Cloth) =>
  ({
    parts,
    main,
    ground: "wall",
    detail: { of: "collar", box: [-14, -6, 14, 29] },
  }) as const satisfies Model;

const fits = {
  straight: "straight",
  slim: "slim",
  taper: "tapered",
  wide: "wide",
  flare: "flared",
  cigarette: "cigarette",
} as const;

/** The trousers of a suit the way they hang, which its own picture shows folded. */
export function suitTrousers(
  { leg, turnUps = false }: { readonly leg: SuitLeg | "slim"; readonly turnUps?: boolean },
  main: Cloth,
  button: Colour,
  hand: Hand,
): Model {
  const mens = hand.universe === "men";
  return trousers.draw(
    {
      fit: fits[leg],
      rise: mens ? "mid" : "high",
      length: mens ? 105 : 104,
      pleats: leg === "wide" ? 2 : 0,
      waist: "clean",
      hem: turnUps ? "turned-up" : "plain",
    },
    { main, button, lining: { kind: "poplin", colour: "#e4dccd" } },
    hand,
  );
}
