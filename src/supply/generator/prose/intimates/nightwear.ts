import { type Bank, both, forWomen, line, ofKind, under } from "../line.ts";
import { anyOf, inSeason } from "../when.ts";

const here = under("F.3.1");

/** For the bed and the hours around it. */
export const nightwear: Bank = {
  openings: {
    "pyjama-set": [
      line(
        "Pyjamas with a collar, for the kind of people who take sleep seriously.",
        "Un pyjama à col, pour ceux qui prennent le sommeil au sérieux.",
      ),
      line(
        "A jacket that buttons, trousers at ease: the suit for the other half of the day.",
        "Une veste qui se boutonne, un pantalon ample : le costume de l’autre moitié de la journée.",
      ),
      line(
        "Pyjamas respectable enough for the postman and soft enough for the bed.",
        "Un pyjama assez présentable pour le facteur, assez doux pour le lit.",
      ),
      line(
        "A full pyjama set, to be kept on until lunch when the weather agrees.",
        "Un ensemble complet, à garder jusqu’au déjeuner quand le temps s’y prête.",
      ),
      line(
        "The kind of pyjamas films put on people who have a staircase.",
        "Le genre de pyjama que le cinéma donne aux gens qui ont un escalier.",
      ),
    ],
    "short-pyjamas": [
      line(
        "Short pyjamas, for open windows, thin sheets and early light.",
        "Un pyjashort, pour les fenêtres ouvertes et les draps légers.",
      ),
      line(
        "A shirt and shorts for nights that are too warm for trousers.",
        "Une chemise et un short pour les nuits trop chaudes pour un pantalon.",
      ),
      line(
        "Short pyjamas, cut loose and buttoned, ready for breakfast outside.",
        "Un pyjashort ample et boutonné, prêt pour le petit déjeuner dehors.",
      ),
      line(
        "Short pyjamas, the summer version of good intentions: in bed by ten.",
        "La version d’été des bonnes résolutions : au lit à dix heures.",
      ),
    ],
    robe: [
      line(
        "A dressing gown with a shawl collar and a belt, to cross the house with dignity.",
        "Une robe de chambre à col châle et ceinture, pour traverser la maison avec dignité.",
      ),
      line(
        "A dressing gown that goes over anything and makes it look like a decision.",
        "Une robe de chambre qui se passe sur n’importe quoi, et en fait une décision.",
      ),
      line(
        "Tied at the waist and in no hurry, for the hour that belongs to nobody.",
        "Nouée à la taille et jamais pressée, pour l’heure qui n’appartient à personne.",
      ),
      line(
        "The coat one wears indoors, between the bath and the first coffee.",
        "Le manteau que l’on porte dedans, entre le bain et le premier café.",
      ),
    ],
    nightdress: [
      line(
        "A nightdress on fine straps, loose in all the places it should be.",
        "Une chemise de nuit à bretelles fines, ample partout où il le faut.",
      ),
      line(
        "A nightdress that hangs from the shoulders and asks nothing of the waist.",
        "Une chemise de nuit qui tombe des épaules et ne demande rien à la taille.",
      ),
      line(
        "A nightdress that is cool to sleep in and easy to get up in.",
        "Une chemise de nuit fraîche pour dormir, facile pour se lever.",
      ),
      line(
        "A nightdress long enough for corridors and light enough for July.",
        "Une chemise de nuit assez longue pour les couloirs, assez légère pour juillet.",
        ofKind("nightdress", ({ length }) => length > 90),
      ),
      line(
        "A short nightdress, made for sleeping with the window wide open.",
        "Une chemise de nuit courte, pour dormir la fenêtre grande ouverte.",
        ofKind("nightdress", ({ length }) => length < 90),
      ),
    ],
    "slip-set": [
      line(
        "A camisole and shorts, both cut from one cloth and barely there.",
        "Un caraco et un short, taillés dans la même étoffe, presque rien.",
      ),
      line(
        "Two light pieces, for sleeping in and for the balcony afterwards.",
        "Deux pièces légères, pour la nuit d’abord et pour le balcon ensuite.",
      ),
      line(
        "Fine straps, short legs, no weight at all: a set for summer nights.",
        "Des bretelles fines, des jambes courtes, aucun poids : un ensemble pour les nuits d’été.",
      ),
      line(
        "The camisole and shorts that make a heatwave bearable and breakfast longer.",
        "L’ensemble qui rend une canicule supportable, et le petit déjeuner plus long.",
      ),
    ],
  },
  details: [
    line(
      "Piping follows collar, pocket and cuff.",
      "Un passepoil suit le col, la poche et les poignets.",
      ofKind("pyjama-set", ({ piped, pocket }) => piped && pocket),
    ),
    line(
      "A pocket on the chest, for a book mark.",
      "Une poche poitrine, pour un marque-page.",
      ofKind("pyjama-set", ({ pocket }) => pocket),
    ),
    line(
      "The sleeves are short, for mild nights.",
      "Les manches sont courtes, pour les nuits douces.",
      ofKind("pyjama-set", ({ arm }) => arm === "short"),
    ),
    line(
      "Piping outlines the collar and the edges.",
      "Un passepoil souligne le col et les bords.",
      ofKind("short-pyjamas", ({ piped }) => piped),
    ),
    line(
      "A chest pocket keeps the glasses.",
      "Une poche poitrine garde les lunettes.",
      ofKind("short-pyjamas", ({ pocket }) => pocket),
    ),
    line(
      "The edges are piped all the way down.",
      "Les bords sont passepoilés de haut en bas.",
      ofKind("robe", ({ edge }) => edge === "piped"),
    ),
    line(
      "The cuffs turn back over the sleeve.",
      "Les poignets se retournent sur la manche.",
      ofKind("robe", ({ cuff }) => cuff === "turned"),
    ),
    line(
      "The sleeves stop at three-quarter length, out of the coffee.",
      "Les manches s’arrêtent aux trois quarts, loin du café.",
      ofKind("robe", ({ arm }) => arm === "three-quarter"),
    ),
    line(
      "Lace is let in around the neckline.",
      "Une dentelle est incrustée autour du décolleté.",
      ofKind("nightdress", ({ lace }) => lace === "cups" || lace === "both"),
    ),
    line(
      "A band of lace finishes the hem.",
      "Un volant de dentelle termine l’ourlet.",
      ofKind("nightdress", ({ lace }) => lace === "hem" || lace === "both"),
    ),
    line(
      "The neckline is straight across.",
      "L’encolure est droite, sans décolleté.",
      ofKind("nightdress", ({ neck }) => neck === "straight"),
    ),
    line(
      "The neckline drapes in soft folds.",
      "L’encolure se drape avec souplesse.",
      ofKind("slip-set", ({ neck }) => neck === "cowl"),
    ),
    line(
      "A narrow lace edges both pieces.",
      "La dentelle borde les deux pièces.",
      ofKind("slip-set", ({ lace }) => lace === "edges"),
    ),
  ],
  wear: [
    line("On Sundays, until the doorbell rings.", "Le dimanche, jusqu’au coup de sonnette.", here),
    line(
      "With slippers, a tray, a newspaper in two parts.",
      "Avec des chaussons, un plateau, un journal en deux parties.",
      here,
    ),
    line(
      "The top goes out on its own, over jeans.",
      "Le haut sort très bien seul, sur un jean.",
      anyOf("pyjama-set", "short-pyjamas", "slip-set"),
    ),
    line(
      "For guest rooms, where one meets people on the landing.",
      "Pour les chambres d’amis, où l’on croise du monde sur le palier.",
      anyOf("pyjama-set", "robe", "short-pyjamas"),
    ),
    line("After the bath, before the film.", "Après le bain, et avant le film.", here),
    line(
      "In a suitcase it takes the room of a book.",
      "Dans une valise, à peine la place d’un livre.",
      anyOf("short-pyjamas", "slip-set", "nightdress"),
    ),
    line("A good present for people who are tired.", "Un bon cadeau pour les gens fatigués.", here),
    line(
      "Under a cardigan when the heating is late.",
      "Sous un cardigan, quand le chauffage tarde.",
      both(forWomen, anyOf("nightdress", "slip-set", "short-pyjamas")),
    ),
    line(
      "Over pyjamas in winter, over nothing in summer.",
      "Sur un pyjama l’hiver, sur rien l’été.",
      anyOf("robe"),
    ),
    line("Iron it or do not: nobody is looking.", "Repassage facultatif : personne ne regarde.", here),
    line(
      "For early coffee and late telephone calls.",
      "Pour les cafés matinaux et les coups de fil tardifs.",
      here,
    ),
    line(
      "Windows open, light off: that is the whole programme.",
      "Fenêtres ouvertes, lumière éteinte, c’est tout le programme.",
      both(here, inSeason("summer")),
    ),
    line("Fresh sheets would be the finishing touch.", "Des draps propres, et le bonheur est complet.", here),
  ],
};
