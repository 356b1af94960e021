import type { MotifName } from "../../../illustrator/cloth/motifs.ts";
import { type Line, line } from "../../prose/line.ts";

/** Stripes of every width. */
export const stripeLines = {
  stripe: [
    line(
      "The stripes are even in width and evenly spaced.",
      "Les rayures sont régulières, de largeur comme d’écart.",
    ),
    line(
      "Sailor stripes, spaced so that both colours count.",
      "Des rayures de marinière, espacées pour laisser parler les deux couleurs.",
    ),
    line(
      "The stripes run straight round and meet at the seams.",
      "Les rayures tournent bien droit et se raccordent aux coutures.",
    ),
  ],
  "fine-stripe": [
    line(
      "The stripes are so fine that they mix into one tone from afar.",
      "Les rayures sont si fines que, de loin, elles se fondent en un seul ton.",
    ),
    line(
      "Thin stripes, close together, give rhythm without noise.",
      "De fines rayures rapprochées donnent du rythme sans tapage.",
    ),
    line(
      "The narrow stripe is discreet enough to wear under a check.",
      "La rayure étroite est assez discrète pour côtoyer un carreau.",
    ),
  ],
  "wide-stripe": [
    line(
      "The stripes are broad and leave no doubt about the two colours.",
      "Les rayures sont larges et assument leurs deux couleurs.",
    ),
    line(
      "Wide bands of colour, like those of a deckchair.",
      "De larges bandes de couleur, comme sur un transat.",
    ),
    line(
      "The broad stripe gives a graphic line, even at a distance.",
      "La large rayure dessine une ligne graphique, même de loin.",
    ),
  ],
  "rugby-stripe": [
    line(
      "Rugby stripes: thick, regular, with the look of a team shirt.",
      "Des rayures rugby, épaisses et régulières, comme un maillot d’équipe.",
    ),
    line(
      "The thick stripes alternate in two clear colours.",
      "Les bandes épaisses alternent en deux couleurs franches.",
    ),
    line(
      "The broad hoops bring something of a playing field into town.",
      "Les larges bandes apportent en ville un air de terrain de jeu.",
    ),
  ],
  "vertical-stripe": [
    line(
      "The stripes run from top to bottom and lengthen the line.",
      "Les rayures filent de haut en bas et allongent la ligne.",
    ),
    line(
      "Upright stripes, evenly spaced, keep the drawing simple.",
      "Bien espacées, les rayures verticales restent simples.",
    ),
    line(
      "The vertical stripe follows the fall of the cloth and moves with it.",
      "La rayure verticale suit le tombé et bouge avec lui.",
    ),
  ],
  bengal: [
    line(
      "Bengal stripes: colour and white, as wide as each other.",
      "Des rayures bengale, blanc et couleur de même largeur.",
    ),
    line(
      "The bengal stripe is lively up close and calm across a table.",
      "La rayure bengale est vive de près, calme de l’autre côté de la table.",
    ),
    line(
      "The stripes are a few millimetres wide, a classic of shirting.",
      "Les rayures font quelques millimètres, un classique de la chemise.",
    ),
  ],
  pinstripe: [
    line(
      "A thread-thin stripe marks the cloth at regular intervals.",
      "Une rayure fine comme un fil marque le tissu à intervalles réguliers.",
    ),
    line("The pinstripe appears only when one comes near.", "La rayure tennis ne se révèle que de près."),
    line(
      "The fine stripes lengthen the line without drawing the eye.",
      "Les fines rayures allongent la ligne sans attirer l’œil.",
    ),
  ],
  "chalk-stripe": [
    line(
      "The stripe is soft and slightly blurred, like a line of chalk.",
      "La rayure est douce, un peu floue, comme un trait de craie.",
    ),
    line(
      "Chalk stripes stand well apart on the ground.",
      "Les rayures craie se détachent, bien espacées, sur le fond.",
    ),
    line(
      "The chalk stripe has more presence than a pinstripe, and more warmth.",
      "La rayure craie a plus de présence qu’une rayure tennis, et plus de chaleur.",
    ),
  ],
  regimental: [
    line(
      "The stripes cross on the diagonal, as on a club tie.",
      "Les rayures filent en diagonale, comme sur une cravate de club.",
    ),
    line(
      "Slanting stripes of two widths give the pattern its rhythm.",
      "Des rayures obliques de deux largeurs donnent son rythme au dessin.",
    ),
    line(
      "The diagonal stripe keeps its line once knotted.",
      "La rayure oblique garde sa ligne une fois nouée.",
    ),
  ],
} as const satisfies Partial<Record<MotifName, readonly Line[]>>;
