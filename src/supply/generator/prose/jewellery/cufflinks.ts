import { type Bank, both, forMen, line, ofKind, under } from "../line.ts";

const here = both(forMen, under("E.2.4"));

/** For shirts with double cuffs. */
export const cufflinks: Bank = {
  openings: {
    cufflinks: [
      line(
        "A pair of cufflinks: two small arguments in favour of the double cuff.",
        "Des boutons de manchette : deux petits arguments en faveur du poignet mousquetaire.",
      ),
      line(
        "Cufflinks that show just as one reaches across the table for the salt.",
        "Des boutons de manchette qui se montrent quand on tend le bras vers le sel.",
      ),
      line(
        "A face the size of a fingertip, and all the ornament a suit requires.",
        "Une face grande comme le bout du doigt, et tout l’ornement qu’un costume réclame.",
      ),
      line(
        "A pair of cufflinks that close the cuff and open the evening, in that order.",
        "Des boutons de manchette qui ferment le poignet et ouvrent la soirée.",
      ),
    ],
    "bar-cufflinks": [
      line(
        "Bar cufflinks: a small cylinder through a buttonhole, and the matter is closed.",
        "Des boutons à barrette : un petit barreau dans une boutonnière, et l’affaire est close.",
      ),
      line(
        "Bar cufflinks, drawn like a fuse and worn like a secret, on both sides of the cuff.",
        "Dessinés comme un fusible, portés comme un secret, des deux côtés du poignet.",
      ),
      line(
        "Straight, simple and the same from both ends: they cannot be put in backwards.",
        "Droits, simples, les mêmes vus des deux bouts : on ne peut pas les mettre à l’envers.",
      ),
      line(
        "The modern cufflinks, for people who find engraved faces too talkative.",
        "Des boutons modernes, pour qui trouve les faces gravées trop bavardes.",
      ),
    ],
    "knot-cufflinks": [
      line(
        "Knots for cufflinks, as if someone had tied the cuffs by hand.",
        "Des nœuds, comme si quelqu’un avait attaché les poignets à la main.",
      ),
      line(
        "A knot at each wrist, so that nothing of the evening is forgotten.",
        "Un nœud à chaque poignet, pour ne rien oublier de la soirée.",
      ),
      line(
        "Round from every side, they cannot be worn the wrong way up.",
        "Ronds de tous côtés, ces nœuds ne connaissent ni haut ni bas.",
      ),
      line(
        "The least solemn cufflinks there are, and for that reason the best liked.",
        "Les moins solennels des boutons de manchette, et les plus aimés.",
      ),
    ],
  },
  details: [
    line(
      "The faces are filled with smooth enamel.",
      "Les faces sont remplies d’un émail lisse.",
      ofKind("cufflinks", ({ filled }) => filled === "enamel"),
    ),
    line(
      "The faces are brushed to a soft light.",
      "Les faces sont brossées, la lumière s’y pose.",
      ofKind("cufflinks", ({ filled }) => filled === "brushed"),
    ),
    line(
      "A domed stone fills each of the faces.",
      "Une pierre bombée occupe la face.",
      ofKind("cufflinks", ({ filled }) => filled === "cabochon"),
    ),
    line(
      "The face is quartered like a shield.",
      "La face est écartelée comme un blason.",
      ofKind("cufflinks", ({ filled }) => filled === "quartered"),
    ),
    line(
      "The face is cut as an octagon.",
      "Chaque face est taillée en octogone.",
      ofKind("cufflinks", ({ face }) => face === "octagon"),
    ),
    line(
      "The bar is ribbed along its length.",
      "La barrette est cannelée sur sa longueur.",
      ofKind("bar-cufflinks", ({ surface }) => surface === "ribbed"),
    ),
    line(
      "An enamel band goes round the middle.",
      "Une bague d’émail fait le tour du milieu.",
      ofKind("bar-cufflinks", ({ surface }) => surface === "banded"),
    ),
    line(
      "Two metals are knotted together.",
      "Deux métaux s’y nouent l’un à l’autre.",
      ofKind("knot-cufflinks", ({ made }) => made === "two-tone"),
    ),
    line(
      "They are knotted from silk cord.",
      "Ils sont noués en cordon de soie.",
      ofKind("knot-cufflinks", ({ made }) => made === "silk"),
    ),
  ],
  wear: [
    line(
      "White shirt, double cuff, one centimetre below the sleeve.",
      "Chemise blanche, poignet mousquetaire, un centimètre sous la manche.",
      here,
    ),
    line(
      "With a dinner jacket, and little else that shines.",
      "Avec un smoking, et peu d’autres choses qui brillent.",
      here,
    ),
    line(
      "For weddings, on either side of the aisle.",
      "Pour les mariages, quel que soit le côté de l’allée.",
      here,
    ),
    line(
      "On an ordinary Tuesday, which needs it more.",
      "Un mardi ordinaire, qui en a davantage besoin.",
      here,
    ),
    line(
      "Put them in before the shirt is on: that is the trick.",
      "À passer avant d’enfiler la chemise : c’est l’astuce.",
      here,
    ),
    line("They get on with a plain watch.", "Ils s’entendent avec une montre simple.", here),
    line("A good gift for a witness, or from one.", "Un bon cadeau pour un témoin, ou de sa part.", here),
    line("Blue shirts bring out the best in them.", "Les chemises bleues les révèlent.", here),
    line("For interviews, if the tie is quiet.", "Pour un entretien, si la cravate se tait.", here),
    line(
      "Keep the box: one always goes under the bed.",
      "Gardez la boîte : il y en a toujours un qui file sous le lit.",
      here,
    ),
    line(
      "With a velvet jacket they stop being serious.",
      "Avec une veste de velours, ils cessent d’être sérieux.",
      here,
    ),
  ],
};
