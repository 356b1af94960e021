import { type Bank, both, forWomen, line, ofKind, under } from "../line.ts";
import { anyOf } from "../when.ts";

const here = both(forWomen, under("F.1.1"));

/** Support first. */
export const bras: Bank = {
  openings: {
    "balconette-bra": [
      line(
        "A balconette bra, cut straight across the bust, with support from below.",
        "Un soutien-gorge balconnet, coupé droit sur la poitrine, qui soutient par le dessous.",
      ),
      line(
        "Low at the top, firm at the base: it opens a neckline and keeps its word.",
        "Bas en haut, ferme en bas : il ouvre le décolleté et tient parole.",
      ),
      line(
        "Sewn cups and slim straps, set wide so that they stay out of square necks.",
        "Des bonnets cousus, des bretelles fines et écartées, que les cols carrés ne montrent pas.",
      ),
      line(
        "A balconette that lifts without pushing and is forgotten once the shirt is buttoned.",
        "Un balconnet qui relève sans pousser, et que l’on oublie une fois la chemise boutonnée.",
      ),
    ],
    "plunge-bra": [
      line(
        "A plunge bra, low between the cups, for necklines that follow suit.",
        "Un soutien-gorge plongeant, échancré entre les bonnets, pour les décolletés qui en font autant.",
      ),
      line(
        "A plunge bra, deep at the centre, steady at the sides and easy to rely on.",
        "Profond au centre, stable sur les côtés : un plongeant sur lequel on peut compter.",
      ),
      line(
        "A plunge bra that stays below the V of a neckline and does its work unseen.",
        "Il reste sous le V du décolleté et fait son travail sans se montrer.",
      ),
      line(
        "A wired plunge bra, lightly shaped and quiet under a wrap dress.",
        "À armatures, galbé sans excès, discret sous une robe portefeuille.",
      ),
    ],
    "t-shirt-bra": [
      line(
        "A T-shirt bra: smooth cups, no seams, nothing to see through a thin tee.",
        "Un soutien-gorge moulé : bonnets lisses, aucune couture, rien à voir sous un T-shirt fin.",
      ),
      line(
        "The bra worn five days out of seven, and bought again exactly the same.",
        "Le soutien-gorge que l’on porte cinq jours sur sept, et que l’on rachète à l’identique.",
      ),
      line(
        "Moulded cups that cover well and give a rounded line without adding to it.",
        "Des bonnets moulés qui couvrent bien et arrondissent sans rien ajouter.",
      ),
      line(
        "Made for weekdays: supportive, even, invisible under jersey.",
        "Fait pour la semaine : du maintien, une ligne égale, rien qui marque sous le jersey.",
      ),
    ],
    "longline-bra": [
      line(
        "A longline bra, whose band goes on below the bust and spreads the support.",
        "Un soutien-gorge bustier, dont la bande descend sous la poitrine et répartit le maintien.",
      ),
      line(
        "Half bra, half bodice: a longline that holds well and carries itself well.",
        "Moitié soutien-gorge, moitié corsage, il tient bien et se tient bien.",
      ),
      line(
        "It holds the ribs gently and can be seen under an open blazer.",
        "Il gaine les côtes en douceur et peut se montrer sous un blazer ouvert.",
      ),
      line(
        "A long line, a firm band, and straps that have less to carry.",
        "Une ligne longue, une bande ferme, des bretelles qui portent moins.",
      ),
    ],
    bralette: [
      line(
        "A bralette without wires, for the days when one would rather feel nothing.",
        "Une brassière sans armatures, pour les jours où l’on ne veut rien sentir.",
      ),
      line(
        "A bralette with soft cups, a light hold and a band that lets you breathe.",
        "Des bonnets souples, un maintien léger, une bande qui laisse respirer.",
      ),
      line(
        "Two soft triangles, one band, and the ribs left entirely in peace.",
        "Deux triangles, une bande, et les côtes laissées tranquilles.",
        ofKind("bralette", ({ shape }) => shape === "triangle"),
      ),
      line(
        "A bralette in a soft crop shape, somewhere between underwear and a top.",
        "Une brassière aux lignes douces, quelque part entre la lingerie et le haut court.",
        ofKind("bralette", ({ shape }) => shape === "soft"),
      ),
      line(
        "A bralette that may show at the armhole and need not apologise for it.",
        "Une brassière qui peut dépasser d’une emmanchure, et n’a pas à s’en excuser.",
      ),
    ],
  },
  details: [
    line(
      "The cups are sewn from three pieces, for a rounder shape.",
      "Les bonnets sont en trois pièces, pour un galbe plus rond.",
      ofKind("balconette-bra", ({ pieces }) => pieces === "three"),
    ),
    line(
      "Lace covers the upper part of the cup.",
      "La dentelle couvre le haut du bonnet.",
      both(
        ({ cloth }) => cloth !== "lace",
        ofKind("balconette-bra", ({ lace }) => lace === "upper" || lace === "all"),
      ),
    ),
    line(
      "A lace edge finishes the cups.",
      "Un bord de dentelle termine les bonnets.",
      both(
        ({ cloth }) => cloth !== "lace",
        ofKind("balconette-bra", ({ lace }) => lace === "edge"),
      ),
    ),
    line(
      "A very small bow marks the centre.",
      "Un petit nœud marque le milieu.",
      ofKind("balconette-bra", ({ bow }) => bow),
    ),
    line(
      "The cups are moulded in one piece.",
      "Les bonnets sont moulés d’une pièce.",
      ofKind("plunge-bra", ({ cups }) => cups === "moulded"),
    ),
    line(
      "The upper part of the cup is lace.",
      "Le haut du bonnet est en dentelle.",
      ofKind("plunge-bra", ({ cups }) => cups === "lace"),
    ),
    line(
      "The straps are wide and share the weight.",
      "Les bretelles sont larges et répartissent le poids.",
      ofKind("t-shirt-bra", ({ straps }) => straps === "wide"),
    ),
    line(
      "The edge lies flat and leaves no line.",
      "Le bord reste à plat et ne marque pas.",
      ofKind("t-shirt-bra", ({ edge }) => edge === "clean"),
    ),
    line(
      "A fine lace runs along the cups.",
      "Une fine dentelle borde les bonnets.",
      ofKind("t-shirt-bra", ({ edge }) => edge === "lace"),
    ),
    line(
      "The band reaches nearly to the waist.",
      "La bande descend presque jusqu’à la taille.",
      ofKind("longline-bra", ({ band }) => band > 10),
    ),
    line(
      "The straps meet behind the neck.",
      "Les bretelles se rejoignent derrière la nuque.",
      ofKind("bralette", ({ straps }) => straps === "halter"),
    ),
    line(
      "The straps are broad and soft.",
      "Les bretelles sont larges et douces.",
      ofKind("bralette", ({ straps }) => straps === "wide"),
    ),
    line(
      "A deep band sits gently on the ribs.",
      "Une bande haute se pose sur les côtes.",
      ofKind("bralette", ({ band }) => band > 5),
    ),
    line(
      "It fastens with hooks at the back.",
      "Des agrafes le ferment dans le dos.",
      anyOf("balconette-bra", "plunge-bra", "t-shirt-bra", "longline-bra"),
    ),
  ],
  wear: [
    line(
      "Under a fitted knit, where every line shows.",
      "Sous une maille ajustée, où tout se voit.",
      anyOf("t-shirt-bra", "plunge-bra"),
    ),
    line(
      "With a square neckline it keeps out of sight.",
      "Sous une encolure carrée, il reste invisible.",
      anyOf("balconette-bra"),
    ),
    line(
      "Start on the loosest hook; the band will follow you over time.",
      "Commencez par l’agrafe la plus large : la bande suivra avec le temps.",
      anyOf("balconette-bra", "plunge-bra", "t-shirt-bra", "longline-bra"),
    ),
    line(
      "Wash it by hand, dry it flat, and it lasts.",
      "Lavé à la main, séché à plat, il dure.",
      anyOf("balconette-bra", "plunge-bra", "longline-bra", "t-shirt-bra"),
    ),
    line("Matching briefs are entirely optional.", "La culotte assortie est facultative.", here),
    line(
      "Under a shirt with one button too many undone.",
      "Sous une chemise ouverte d’un bouton de trop.",
      anyOf("plunge-bra", "longline-bra", "bralette", "balconette-bra"),
    ),
    line(
      "For long flights and long Sundays.",
      "Pour les longs vols et les longs dimanches.",
      anyOf("bralette"),
    ),
    line(
      "Under a blazer, in place of a top.",
      "Sous un blazer, à la place d’un haut.",
      anyOf("longline-bra", "bralette"),
    ),
    line(
      "With loose knitwear and low backs.",
      "Avec des mailles amples et des dos dégagés.",
      anyOf("bralette"),
    ),
    line(
      "It makes a thin dress fall better.",
      "Une robe fine tombe mieux par-dessus.",
      anyOf("longline-bra", "t-shirt-bra", "balconette-bra"),
    ),
    line(
      "Measure yourself once a year: bodies are not constant, and need not be.",
      "Prenez vos mesures une fois l’an : un corps change, il en a le droit.",
      here,
    ),
    line(
      "Under a wrap dress, for peace of mind.",
      "Sous une robe portefeuille, pour l’esprit tranquille.",
      anyOf("plunge-bra", "balconette-bra", "t-shirt-bra"),
    ),
  ],
};
