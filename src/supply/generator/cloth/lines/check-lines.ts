import type { MotifName } from "../../../illustrator/cloth/motifs.ts";
import { type Line, line } from "../../prose/line.ts";

/** Checks, houndstooth and their cousins. */
export const checkLines = {
  gingham: [
    line(
      "Small gingham squares, with a half-tone where the bands cross.",
      "De petits carreaux vichy, avec un demi-ton au croisement des bandes.",
    ),
    line(
      "Crisp up close, the gingham melts into a single colour from across the street.",
      "Net de près, le vichy se fond en une seule couleur vu du trottoir d’en face.",
    ),
    line(
      "The squares are even and turn the corner with the seams.",
      "Les carreaux sont réguliers et suivent les coutures.",
    ),
  ],
  check: [
    line(
      "The check crosses in clear lines on a plain ground.",
      "Les carreaux se croisent en lignes nettes sur un fond uni.",
    ),
    line(
      "A check of medium size, readable across a room.",
      "Un carreau moyen, lisible d’un bout à l’autre d’une pièce.",
    ),
    line(
      "The lines of the check match from one side to the other.",
      "Les lignes du carreau se raccordent d’un côté à l’autre.",
    ),
  ],
  windowpane: [
    line(
      "Thin lines draw large squares, left open inside.",
      "De fines lignes dessinent de grands carreaux ouverts.",
    ),
    line(
      "The windowpane check leaves most of the cloth plain.",
      "Le carreau fenêtre laisse l’essentiel du tissu uni.",
    ),
    line(
      "Wide panes, one thin line: the check stays airy.",
      "De grands carreaux, un trait fin, et le motif reste aéré.",
    ),
  ],
  tattersall: [
    line(
      "Fine lines in two colours cross on a light ground.",
      "De fines lignes de deux couleurs se croisent sur un fond clair.",
    ),
    line(
      "The tattersall check smells of country weekends.",
      "Le carreau tattersall a un air de week-end à la campagne.",
    ),
    line(
      "The small grid is neat and goes with plain wool.",
      "Le petit quadrillage est net et s’accorde à une laine unie.",
    ),
  ],
  tartan: [
    line(
      "The tartan layers bands of colour and lets them blend where they cross.",
      "Le tartan superpose des bandes de couleur qui se mêlent en se croisant.",
    ),
    line(
      "The tartan reads from afar and rewards a closer look.",
      "Le tartan se lit de loin et se détaille de près.",
    ),
    line(
      "Broad and narrow lines alternate in the tartan.",
      "Lignes larges et lignes fines alternent dans le tartan.",
    ),
  ],
  buffalo: [
    line(
      "Large two-colour squares, as on a lumberjack’s shirt.",
      "De grands carreaux bicolores, comme sur une chemise de bûcheron.",
    ),
    line(
      "The buffalo check is bold, simple and easy to read.",
      "Le gros carreau est franc, simple et lisible.",
    ),
    line(
      "The big squares blend to a third tone at the crossings.",
      "Les grands carreaux donnent un troisième ton à leurs croisements.",
    ),
  ],
  madras: [
    line(
      "The madras mixes lines of several colours, none of them quite regular.",
      "Le madras mêle des lignes de plusieurs couleurs, jamais tout à fait régulières.",
    ),
    line(
      "The colours of the madras seem faded by sun and water.",
      "Les couleurs du madras semblent passées au soleil et à l’eau.",
    ),
    line("No square of the madras repeats its neighbour.", "Aucun carreau du madras ne répète son voisin."),
  ],
  houndstooth: [
    line(
      "Broken checks with pointed corners form the houndstooth.",
      "Des carreaux brisés aux angles pointus forment le pied-de-poule.",
    ),
    line(
      "Two tones share the houndstooth half and half.",
      "Deux tons se partagent le pied-de-poule à parts égales.",
    ),
    line(
      "The houndstooth turns to a grain when one steps back.",
      "Le pied-de-poule devient un grain dès qu’on s’éloigne.",
    ),
  ],
  "large-houndstooth": [
    line(
      "The houndstooth is blown up until it becomes graphic.",
      "Le pied-de-poule est agrandi jusqu’à devenir graphique.",
    ),
    line(
      "Large broken checks keep their points even in the folds.",
      "Les grands carreaux brisés gardent leurs pointes jusque dans les plis.",
    ),
    line(
      "At this scale, the houndstooth has something of the sixties.",
      "À cette échelle, le pied-de-poule a un air d’années soixante.",
    ),
  ],
  puppytooth: [
    line(
      "The houndstooth is in miniature and reads as a texture.",
      "Le pied-de-poule, en miniature, se lit comme une matière.",
    ),
    line(
      "Tiny pointed checks give the cloth a fine vibration.",
      "De minuscules carreaux pointus font vibrer le tissu.",
    ),
    line(
      "Small as it is, the pattern softens the contrast of its two tones.",
      "Si petit, le motif adoucit le contraste de ses deux tons.",
    ),
  ],
  glen: [
    line(
      "The glen check alternates fine squares and wider ones.",
      "Le prince-de-galles alterne petits et grands carreaux.",
    ),
    line(
      "The check is low in contrast and shows best in daylight.",
      "Le carreau, peu contrasté, se révèle en plein jour.",
    ),
    line(
      "The lines of the glen check cross in a quiet, changing grid.",
      "Les lignes du prince-de-galles se croisent en un quadrillage discret et changeant.",
    ),
  ],
  "herringbone-two-tone": [
    line(
      "The herringbone zigzags in two tones, row by row.",
      "Les chevrons zigzaguent en deux tons, rang après rang.",
    ),
    line(
      "Two shades of the same family make the herringbone stand out.",
      "Deux nuances d’une même famille font ressortir le chevron.",
    ),
    line(
      "The broken V of the herringbone gives the cloth direction.",
      "Le V brisé du chevron donne un sens au tissu.",
    ),
  ],
  donegal: [
    line(
      "Small flecks of colour are scattered through the cloth.",
      "De petites mouchetures de couleur parsèment le tissu.",
    ),
    line(
      "The flecked yarn gives a speckled surface, never twice the same.",
      "Le fil moucheté donne une surface piquetée, jamais deux fois la même.",
    ),
    line(
      "Seen close, the plain ground is full of coloured points.",
      "De près, le fond uni se révèle plein de points de couleur.",
    ),
  ],
} as const satisfies Partial<Record<MotifName, readonly Line[]>>;
