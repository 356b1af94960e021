import { type Bank, both, forMen, forWomen, line, ofKind, under } from "../line.ts";
import { anyOf } from "../when.ts";

const here = under("C.1.3");

/** Worn across the body, on the shoulder or at the waist. */
export const shoulderBags: Bank = {
  openings: {
    "flap-bag": [
      line(
        "A small bag with a flap and a lock that clicks shut on phone, keys and discretion.",
        "Un petit sac à rabat dont le fermoir se referme sur le téléphone, les clés et la discrétion.",
      ),
      line(
        "Neat, framed by its flap, and exactly as large as an evening.",
        "Net, encadré par son rabat, exactement à la taille d’une soirée.",
      ),
      line(
        "The bag one keeps on at the table. It weighs little and completes a lot.",
        "Le sac que l’on garde à table. Il pèse peu et termine bien des tenues.",
      ),
      line(
        "A flap bag that makes choosing what to carry part of the pleasure.",
        "Un sac à rabat qui fait du choix de ce qu’on emporte une partie du plaisir.",
      ),
      line(
        "A flap, a chain, a click: a small bag in the short grammar of going out.",
        "Un rabat, une chaîne, un clic : la grammaire courte des sorties.",
        ofKind("flap-bag", ({ strap }) => strap === "chain" || strap === "woven-chain"),
      ),
      line(
        "Quilted from edge to edge, so that even the light has somewhere to rest.",
        "Matelassé d’un bord à l’autre : même la lumière y trouve où se poser.",
        ofKind("flap-bag", ({ quilted }) => quilted),
      ),
    ],
    "camera-bag": [
      line(
        "A camera bag: a box with rounded corners, a zip, a strap, and hands free for the pictures.",
        "Un sac reporter : une boîte aux coins arrondis, un zip, une bandoulière, et les mains libres pour la photo.",
      ),
      line(
        "Compact and upright, with everything visible the moment it opens.",
        "Compact et droit, il montre tout ce qu’il contient dès qu’on l’ouvre.",
      ),
      line(
        "Small on the outside, organised within: the crossbody for people who know where their keys are.",
        "Petit dehors, rangé dedans : le sac bandoulière de ceux qui savent où sont leurs clés.",
      ),
      line(
        "A zipped crossbody that keeps to its corner of the hip and minds its own business.",
        "Un sac zippé qui se cale sur la hanche et se mêle de ses affaires.",
      ),
      line(
        "A flat, tall crossbody for a paperback, a passport and little else.",
        "Un sac bandoulière tout en hauteur, pour un livre de poche, un passeport et pas grand-chose d’autre.",
        both(
          forMen,
          ofKind("camera-bag", ({ height }) => height > 20.5),
        ),
      ),
    ],
    "saddle-bag": [
      line(
        "A half-moon bag with a past in the stables and a present on the pavement.",
        "Un sac demi-lune, avec un passé à l’écurie et un présent sur le trottoir.",
      ),
      line(
        "Curved below, flat behind, it sits against the body like something well explained.",
        "Courbe dessous, plat derrière, il se pose contre le corps comme une évidence bien expliquée.",
      ),
      line(
        "A saddle shape on a long strap: a bag that rides along without bouncing.",
        "Une forme de selle au bout d’une bandoulière : un sac qui suit l’allure sans rebondir.",
      ),
      line(
        "Round-bottomed and flapped, it looks handmade even from a moving bus.",
        "Arrondi, fermé d’un rabat, il a l’air fait main jusque depuis un bus en marche.",
      ),
    ],
    baguette: [
      line(
        "A baguette bag, tucked under the arm like its namesake and finished just as quickly by friends.",
        "Un sac baguette, calé sous le bras comme son homonyme, et aussi vite emprunté par les amies.",
      ),
      line(
        "Long, low and worn high: it stays under the elbow and out of the way.",
        "Long, bas, porté haut : il reste sous le coude et hors du passage.",
      ),
      line(
        "A shoulder bag with a short strap and a short list of contents.",
        "Un sac d’épaule à anse courte, pour une courte liste d’affaires.",
      ),
      line(
        "It has carried lipstick and last trains since the nineties, and looks rested.",
        "Depuis les années quatre-vingt-dix, il porte rouges à lèvres et derniers métros, et il a bonne mine.",
      ),
    ],
    "bucket-bag": [
      line(
        "A bucket bag drawn shut by a cord: open it and the day falls to the bottom.",
        "Un sac seau fermé d’un cordon : on l’ouvre, et la journée se range au fond.",
      ),
      line(
        "Round, upright and gathered at the mouth, once meant for champagne bottles, good with anything bottle-shaped.",
        "Rond, droit, froncé à l’ouverture : conçu jadis pour des bouteilles, il prend tout ce qui leur ressemble.",
      ),
      line(
        "A soft cylinder with a drawstring, made to be swung a little.",
        "Un cylindre souple à cordon, fait pour se balancer un peu au bout du bras.",
      ),
      line(
        "A bucket bag that stands on its own base and closes with a tug, unwatched.",
        "Il tient sur son fond et se ferme d’une traction, sans qu’on ait à le regarder.",
      ),
    ],
    "belt-bag": [
      line(
        "A belt bag, worn on the waist by the practical and across the chest by the rest.",
        "Un sac banane, à la taille chez les gens pratiques, en travers du torse chez les autres.",
      ),
      line(
        "Two hands free, one zip away from everything: the smallest bag that counts as one.",
        "Deux mains libres, tout à un zip de distance : le plus petit sac qui mérite ce nom.",
      ),
      line(
        "Small, curved and close to the body, for markets, concerts and the queue at customs.",
        "Petit, près du corps, pour les marchés, les concerts et la file de la douane.",
      ),
      line(
        "The bag of hikers and of people who have never hiked, equally pleased.",
        "Le sac des randonneurs et de ceux qui n’ont jamais randonné, tous également satisfaits.",
      ),
    ],
    messenger: [
      line(
        "A messenger bag: a wide flap, a long strap, a day’s paper lying flat.",
        "Une besace : large rabat, longue bandoulière, et les papiers de la journée bien à plat.",
      ),
      line(
        "Worn across the body, opened standing up, closed with one hand.",
        "Portée en travers, ouverte debout, refermée d’une main : une besace qui connaît la ville.",
      ),
      line(
        "A messenger bag that began on bicycles and kept the habit of being quick.",
        "Née à vélo, la besace en a gardé l’habitude d’aller vite et de bien fermer.",
      ),
      line(
        "A messenger large enough for a laptop, a jumper and a change of mind.",
        "Une besace assez grande pour un ordinateur, un pull et un changement d’avis.",
      ),
    ],
  },
  details: [
    line(
      "A small turn-lock closes the flap.",
      "Un petit tourniquet ferme le rabat.",
      ofKind("flap-bag", ({ lock }) => lock === "turn"),
    ),
    line(
      "The strap is a chain, with the weight of a bracelet.",
      "La bandoulière est une chaîne, lourde comme un bracelet.",
      ofKind("flap-bag", ({ strap }) => strap === "chain"),
    ),
    line(
      "The chain is laced with leather, so that it does not talk.",
      "La chaîne est entrelacée de cuir, pour qu’elle se taise.",
      ofKind("flap-bag", ({ strap }) => strap === "woven-chain"),
    ),
    line(
      "A short handle makes it a hand’s affair.",
      "Une poignée courte en fait une affaire de main.",
      ofKind("flap-bag", ({ strap }) => strap === "handle"),
    ),
    line(
      "The flap comes down to a point.",
      "Le rabat se termine en pointe nette.",
      ofKind("flap-bag", ({ edge }) => edge === "point"),
    ),
    line(
      "The flap is rounded and falls deep.",
      "Le rabat est profond et arrondi.",
      ofKind("flap-bag", ({ edge }) => edge === "deep-curve"),
    ),
    line(
      "A zipped pocket crosses the front.",
      "Une poche zippée traverse le devant.",
      ofKind("camera-bag", ({ pocket }) => pocket === "zip"),
    ),
    line(
      "A patch pocket is sewn to the front, for a ticket or a phone.",
      "Une poche plaquée à l’avant accueille un billet ou un téléphone.",
      ofKind("camera-bag", ({ pocket }) => pocket === "patch"),
    ),
    line(
      "The strap is webbing, made to be adjusted and forgotten.",
      "La bandoulière en sangle se règle une fois, puis s’oublie.",
      ofKind("camera-bag", ({ strap }) => strap === "webbing"),
    ),
    line(
      "A small buckle closes the flap in front.",
      "Une petite boucle ferme le rabat devant.",
      ofKind("saddle-bag", ({ closing }) => closing === "buckle"),
    ),
    line(
      "A ring of metal marks the middle of the flap.",
      "Un anneau de métal marque le milieu du rabat.",
      ofKind("saddle-bag", ({ closing }) => closing === "ring"),
    ),
    line(
      "A tab slips under the loop to close it.",
      "Une patte se glisse dans le passant pour le fermer.",
      ofKind("saddle-bag", ({ closing }) => closing === "tab"),
    ),
    line(
      "It closes with a zip along the top.",
      "Un zip le ferme sur toute la longueur.",
      ofKind("baguette", ({ closing }) => closing === "zip"),
    ),
    line(
      "The front is gathered into soft pleats.",
      "Le devant est froncé en plis souples.",
      ofKind("baguette", ({ gathered }) => gathered),
    ),
    line(
      "The shoulder strap is broad and does not dig in.",
      "L’anse est large et ne marque pas l’épaule.",
      ofKind("baguette", ({ strap }) => strap === "wide"),
    ),
    line(
      "A chain takes the place of the strap.",
      "Une chaîne de métal remplace l’anse.",
      ofKind("baguette", ({ strap }) => strap === "chain"),
    ),
    line(
      "A wide band runs all round the base.",
      "Une large bande souligne tout le fond.",
      ofKind("bucket-bag", ({ base }) => base === "band"),
    ),
    line(
      "The drawstring ends in two small tassels.",
      "Le cordon se termine par deux petits pompons.",
      anyOf("bucket-bag"),
    ),
    line(
      "A second zip on the front hides a flat pocket.",
      "Un second zip, à l’avant, cache une poche plate.",
      ofKind("belt-bag", ({ pocket }) => pocket),
    ),
    line(
      "It is cut in the shape of a half-moon.",
      "Sa coupe dessine une demi-lune.",
      ofKind("belt-bag", ({ shape }) => shape === "half-moon"),
    ),
    line(
      "Two straps buckle over the flap.",
      "Deux pattes se bouclent sur le rabat.",
      ofKind("messenger", ({ closing }) => closing === "two-straps"),
    ),
    line(
      "A handle on top lets it pass for a briefcase.",
      "Une poignée sur le dessus lui permet de passer pour une serviette.",
      ofKind("messenger", ({ handle }) => handle),
    ),
  ],
  wear: [
    line(
      "Across the body in the street, on the shoulder at the door.",
      "En bandoulière dans la rue, à l’épaule devant la porte.",
      anyOf("flap-bag", "camera-bag", "saddle-bag", "bucket-bag"),
    ),
    line(
      "With a coat closed over the strap it keeps quite still.",
      "Le manteau fermé sur la bandoulière, plus rien ne bouge.",
      here,
    ),
    line(
      "It suits a dress by day and a dinner jacket by night.",
      "Le jour, il suit une robe ; la nuit, une veste de smoking.",
      both(forWomen, anyOf("flap-bag", "baguette")),
    ),
    line(
      "Shorten the strap and it becomes another bag.",
      "Raccourcissez la bandoulière, et c’est un autre sac.",
      anyOf("camera-bag", "saddle-bag", "flap-bag"),
    ),
    line(
      "A white tee, a good jean, and this for the rest of the story.",
      "Un T-shirt blanc, un bon jean, et ceci pour la suite de l’histoire.",
      both(here, forWomen),
    ),
    line(
      "For museums that make you leave the backpack downstairs.",
      "Pour les musées qui vous font laisser le sac à dos en bas.",
      anyOf("camera-bag", "belt-bag", "messenger"),
    ),
    line(
      "Over a T-shirt in summer, over a parka in winter.",
      "Sur un T-shirt en été, sur une parka en hiver.",
      anyOf("belt-bag", "camera-bag", "messenger"),
    ),
    line(
      "Passport in, hands out, queue forgotten.",
      "Le passeport dedans, les mains dehors.",
      anyOf("belt-bag", "camera-bag"),
    ),
    line(
      "Wear it high under the arm with a sleeveless dress.",
      "À porter haut, sous le bras, avec une robe sans manches.",
      anyOf("baguette", "hobo"),
    ),
    line(
      "It likes long skirts, short jackets and Fridays.",
      "Il aime les jupes longues, les vestes courtes et les vendredis.",
      anyOf("bucket-bag", "saddle-bag", "baguette", "hobo"),
    ),
    line(
      "With a suit it looks younger, with a sweatshirt older.",
      "Avec un costume elle rajeunit, avec un sweat elle mûrit.",
      anyOf("messenger"),
    ),
    line(
      "Leave it on while cycling, it knows the way.",
      "À garder à vélo, elle connaît le chemin.",
      anyOf("messenger"),
    ),
    line(
      "A knitted dress and boots will see it through the winter.",
      "Une robe-pull et des bottes lui feront passer l’hiver.",
      anyOf("saddle-bag", "bucket-bag", "flap-bag", "hobo"),
    ),
    line(
      "Travel light: it gives you no choice.",
      "Voyagez léger : il ne vous laisse pas le choix.",
      anyOf("belt-bag", "baguette", "flap-bag", "camera-bag"),
    ),
  ],
};
