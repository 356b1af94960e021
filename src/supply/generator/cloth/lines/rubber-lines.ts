import { type Line, line, under } from "../../prose/line.ts";
import { isShoe } from "./made-of.ts";

/** Rubber, by where it is worn. */
export const rubberByUse: readonly Line[] = [
  line(
    "The rubber keeps its grip even on wet tiles.",
    "Le caoutchouc accroche encore sur le carrelage mouillé.",
    isShoe,
  ),
  line(
    "Moulded in one go, the rubber has no seam for water to find.",
    "Moulé d’un bloc, le caoutchouc n’a aucune couture où l’eau passerait.",
    isShoe,
  ),
  line(
    "Dulled by dust, the rubber is itself again after a rinse.",
    "Terni par la poussière, le caoutchouc revient d’un coup d’eau.",
  ),
  line(
    "The rubber squeaks once on the doormat and then behaves.",
    "Le caoutchouc couine une fois sur le paillasson, puis se tient bien.",
    isShoe,
  ),
  line(
    "The rubber strap does not mind salt, sweat or sunscreen.",
    "Le bracelet en caoutchouc se moque du sel, de la sueur et de la crème solaire.",
    under("E.1"),
  ),
  line(
    "The rubberised face stops rain outright; a shake does the rest.",
    "La face caoutchoutée arrête net la pluie, une secousse fait le reste.",
    under("A"),
  ),
];
