import { type Bank, both, forMen, forWomen, line, ofKind, under } from "../line.ts";
import { anyOf, atLeast, atMost, forOccasion, inSeason, notIn, twoColoured } from "../when.ts";

export const cardigans: Bank = {
  openings: {
    cardigan: [
      line(
        "A cardigan for the chair at the office, the arm of the sofa, the back seat: it is always near.",
        "Un cardigan pour le dossier du bureau, le bras du canapé, la banquette arrière : il n’est jamais loin.",
      ),
      line(
        "A jumper that opens, which is all a cardigan ever promised, and it keeps its word.",
        "Un pull qui s’ouvre : un cardigan n’a jamais rien promis d’autre, et celui-ci tient parole.",
      ),
      line(
        "A cardigan with straight fronts that closes like a jumper and opens like a jacket.",
        "Un cardigan aux devants bien droits, qui se ferme comme un pull et s’ouvre comme une veste.",
        ofKind("cardigan", ({ neck }) => neck !== "shawl"),
      ),
      line(
        "A cardigan that looks after the two degrees between comfort and a shiver.",
        "Un cardigan qui se charge des deux degrés entre le bien-être et le frisson.",
      ),
      line(
        "A short cardigan, buttoned like a top and quite able to pass for one.",
        "Un cardigan court, à boutonner comme un top et tout à fait capable d’en être un.",
        ofKind("cardigan", ({ length, closure }) => length < 52 && closure !== "zip"),
      ),
      line(
        "A shawl-collar cardigan, something like a dressing gown with a career.",
        "Un cardigan à col châle, sorte de robe de chambre qui aurait fait carrière.",
        ofKind("cardigan", ({ neck }) => neck === "shawl"),
      ),
      line(
        "A zipped cardigan with a stand-up collar, as quick to put on as to take off.",
        "Un cardigan zippé à col montant, aussi vite mis que vite enlevé.",
        ofKind("cardigan", ({ closure }) => closure === "zip"),
      ),
      line(
        "A roomy cardigan, dropped at the shoulder, with space for a second jumper and a whole afternoon.",
        "Un cardigan ample aux épaules tombantes, où tiennent un second pull et tout un après-midi.",
        ofKind("cardigan", ({ fit }) => fit > 0.6),
      ),
    ],
    "long-cardigan": [
      line(
        "A long cardigan to be worn like a coat by anyone who dislikes coats.",
        "Un cardigan long à porter comme un manteau, quand on n’aime pas les manteaux.",
      ),
      line(
        "From shoulder to knee in one line of knit: everything underneath looks intended.",
        "De l’épaule au genou, une seule ligne de maille : dessous, tout paraît voulu.",
        ofKind("long-cardigan", ({ length }) => length > 90),
      ),
      line(
        "A long cardigan that follows you through the house and, on good days, to the market.",
        "Un cardigan long qui vous suit dans toute la maison et, les bons jours, jusqu’au marché.",
      ),
      line(
        "A belted long cardigan: tied, it is a coat; untied, it is Sunday.",
        "Un cardigan long à ceinture : noué, c’est un manteau ; dénoué, c’est dimanche.",
        ofKind("long-cardigan", ({ front }) => front === "belted"),
      ),
      line(
        "A long cardigan with open fronts and nothing to fasten, which suits it and you.",
        "Un cardigan long aux pans ouverts, sans rien à fermer : cela lui va bien, à vous aussi.",
        ofKind("long-cardigan", ({ front }) => front === "open"),
      ),
      line(
        "A very long cardigan, well below the knee, that walks in a second after you.",
        "Un cardigan très long, bien en dessous du genou, qui entre une seconde après vous.",
        ofKind("long-cardigan", ({ length }) => length > 100),
      ),
    ],
  },
  details: [
    line(
      "Jewelled buttons turn it into an evening matter.",
      "Des boutons bijoux, et le voilà du soir.",
      ofKind("cardigan", ({ closure }) => closure === "jewels"),
    ),
    line(
      "The buttons are plain and follow one another down a ribbed band.",
      "Les boutons, tout simples, se suivent sur une bande côtelée.",
      ofKind("cardigan", ({ closure }) => closure === "buttons"),
    ),
    line(
      "A metal zip runs up to the collar.",
      "Une fermeture métallique monte jusqu’au col.",
      ofKind("cardigan", ({ closure }) => closure === "zip"),
    ),
    line(
      "The shawl collar is thick enough to turn up.",
      "Le col châle est assez épais pour se relever.",
      ofKind("cardigan", ({ neck }) => neck === "shawl"),
    ),
    line(
      "The V is deep and begins to close only at the ribs.",
      "Le V est profond et ne se ferme que très bas.",
      ofKind("cardigan", ({ neck }) => neck === "deep-v"),
    ),
    line(
      "It buttons right up to a round neck.",
      "Il se boutonne jusqu’à l’encolure ronde.",
      ofKind("cardigan", ({ neck }) => neck === "crew"),
    ),
    line(
      "Two pockets at the front, already on the point of sagging nicely.",
      "Deux poches sur le devant, où l’on enfonce volontiers les mains.",
      ofKind("cardigan", ({ pockets }) => pockets),
    ),
    line(
      "Full sleeves, gathered into the cuff.",
      "Des manches amples, resserrées au poignet.",
      both(anyOf("cardigan", "long-cardigan"), ({ traits }) => traits.cut.sleeve === "puff"),
    ),
    line(
      "The sleeves end above the wrist.",
      "Les manches s’arrêtent avant le poignet.",
      ofKind("cardigan", ({ arm }) => arm === "three-quarter"),
    ),
    line(
      "Ribs and button band take up the second colour.",
      "Les côtes et la patte de boutonnage reprennent la seconde couleur.",
      both(ofKind("cardigan"), twoColoured),
    ),
    line(
      "A knitted belt ties at the waist.",
      "Une ceinture en maille se noue à la taille.",
      ofKind("long-cardigan", ({ front }) => front === "belted"),
    ),
    line(
      "A wide ribbed edge runs all the way round the front.",
      "Une large bordure côtelée court tout le long du devant.",
      ofKind("long-cardigan", ({ edge }) => edge > 4),
    ),
    line(
      "Two pockets set low, where the hands end up anyway.",
      "Deux poches placées bas, là où finissent toujours les mains.",
      ofKind("long-cardigan", ({ pockets }) => pockets),
    ),
  ],
  wear: [
    line(
      "Open over a T-shirt, closed over nothing in particular.",
      "Ouvert sur un T-shirt, ou fermé, sans rien de particulier dessous.",
      ofKind("cardigan"),
    ),
    line(
      "Under a jacket, as a waistcoat with sleeves.",
      "Sous une veste, comme un gilet de costume qui aurait des manches.",
      both(
        forMen,
        ofKind("cardigan", ({ fit, neck }) => fit < 0.3 && neck !== "shawl"),
      ),
    ),
    line(
      "With a shirt, a tie and no jacket, in the manner of a good teacher.",
      "Avec une chemise, une cravate et pas de veste, comme un bon professeur.",
      both(
        forMen,
        ofKind("cardigan", ({ neck }) => neck === "v" || neck === "deep-v"),
        atLeast(2),
      ),
    ),
    line(
      "With jeans and boots, in place of a jacket, until the frost.",
      "Avec un jean et des bottines, à la place de la veste, jusqu’aux gelées.",
      both(
        ofKind("cardigan", ({ fit }) => fit > 0),
        notIn("summer"),
      ),
    ),
    line(
      "With chinos and an Oxford shirt, bottom button undone.",
      "Avec un chino et une chemise en oxford, dernier bouton ouvert.",
      both(
        forMen,
        ofKind("cardigan", ({ closure }) => closure === "buttons"),
      ),
    ),
    line(
      "Buttoned up, worn as a jumper, with high-waisted trousers.",
      "Boutonné jusqu’en haut, comme un pull, avec un pantalon taille haute.",
      both(
        forWomen,
        ofKind("cardigan", ({ length, neck }) => length < 52 && neck === "crew"),
      ),
    ),
    line(
      "Over a summer dress, from the first cool evening on.",
      "Sur une robe d’été, dès le premier soir un peu frais.",
      both(forWomen, ofKind("cardigan"), inSeason("spring", "summer", "autumn")),
    ),
    line(
      "Back to front, buttons down the spine, if you are in the mood.",
      "Devant derrière, boutons dans le dos, si l’envie vous en prend.",
      both(
        forWomen,
        ofKind("cardigan", ({ neck, fit }) => neck === "crew" && fit < 0.4),
      ),
    ),
    line(
      "With a camisole and wide trousers, off one shoulder by accident.",
      "Avec un caraco et un pantalon large, tombé d’une épaule par accident.",
      both(
        forWomen,
        ofKind("cardigan", ({ fit }) => fit > 0.2),
      ),
    ),
    line(
      "With a pencil skirt and a string of pearls, or with neither.",
      "Avec une jupe crayon et un rang de perles, ou sans l’un ni l’autre.",
      both(
        forWomen,
        ofKind("cardigan", ({ length }) => length < 52),
        forOccasion("work", "everyday", "date"),
      ),
    ),
    line(
      "It lives on the back of the chair and earns its place there.",
      "Il vit sur le dossier de la chaise, et il y mérite sa place.",
      both(under("A.2.2"), atMost(3)),
    ),
    line(
      "Over a fine roll-neck and slim trousers, with ankle boots.",
      "Sur un col roulé fin et un pantalon étroit, avec des bottines.",
      both(ofKind("long-cardigan"), notIn("summer")),
    ),
    line(
      "Over pyjamas until ten, over jeans after that.",
      "Sur un pyjama jusqu’à dix heures, sur un jean ensuite.",
      ofKind("long-cardigan"),
    ),
    line(
      "With a slip dress of about the same length.",
      "Avec une robe nuisette d’à peu près la même longueur.",
      ofKind("long-cardigan"),
    ),
    line(
      "With leather leggings and flat boots; the knit softens, the leather answers back.",
      "Avec un legging en cuir et des bottes plates : la maille adoucit, le cuir réplique.",
      both(ofKind("long-cardigan"), inSeason("autumn", "winter")),
    ),
    line(
      "On the aeroplane, where it is also the blanket.",
      "En avion, où il sert aussi de couverture.",
      ofKind("long-cardigan"),
    ),
    line(
      "With jeans, every day; with tailored trousers, once a week.",
      "Avec un jean tous les jours, avec un pantalon habillé une fois par semaine.",
      ofKind("cardigan"),
    ),
    line(
      "Under a coat with room in it, collar to collar.",
      "Sous un manteau un peu large, col contre col.",
      ofKind("cardigan"),
    ),
    line(
      "For libraries, draughts, and people who keep the window open.",
      "Pour les bibliothèques, les courants d’air et les amis des fenêtres ouvertes.",
      under("A.2.2"),
    ),
  ],
};
