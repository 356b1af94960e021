import { type Bank, both, forMen, forWomen, line, ofKind, under } from "../line.ts";
import { anyOf } from "../when.ts";

const here = under("C.1.1", "C.1.2");

/** Backpacks and totes: what carries a day. */
export const dayBags: Bank = {
  openings: {
    "flap-backpack": [
      line(
        "A backpack with a flap and the manners of a satchel: both hands free, nothing hanging out.",
        "Un sac à dos à rabat, avec les manières d’un cartable : deux mains libres et rien qui dépasse.",
      ),
      line(
        "The rucksack of people who read on trains: a deep body, a flap that closes over it, straps that age well.",
        "Le sac à dos de ceux qui lisent dans le train : un corps profond, un rabat bien fermé, des bretelles qui vieillissent bien.",
      ),
      line(
        "Made for a laptop, a jumper and the apple one forgets at the bottom.",
        "Fait pour un ordinateur, un pull et la pomme que l’on oublie au fond.",
      ),
      line(
        "A flap backpack that sits close to the shoulders and looks composed when one takes it off.",
        "Un sac à dos à rabat qui se tient près des épaules et garde contenance une fois posé.",
      ),
    ],
    "roll-top": [
      line(
        "A roll-top backpack: two turns for a short day, one for the day of the market.",
        "Un sac à dos à fermeture enroulable : deux tours pour un jour léger, un seul les jours de marché.",
      ),
      line(
        "Rolled shut like a letter, buckled like a tent: rain has to look elsewhere.",
        "Roulé comme une lettre, sanglé comme une tente : la pluie n’a qu’à chercher ailleurs.",
      ),
      line(
        "A tall bag whose size is decided in the morning and revised in the afternoon.",
        "Un sac haut dont la taille se décide le matin et se révise l’après-midi.",
      ),
      line(
        "The courier’s backpack, calmed down: one deep compartment, a rolled top, no dangling ends.",
        "Le sac du coursier, en plus calme : un grand compartiment, un haut roulé, rien qui pendouille.",
      ),
    ],
    "zip-backpack": [
      line(
        "A backpack with one long zip, two straps and a clear idea of itself.",
        "Un sac à dos avec un seul long zip et une idée claire de ce qu’il est.",
      ),
      line(
        "Round at the shoulders, level at the base, easy to find on a coat rack full of others.",
        "Bien coupé aux épaules, stable à la base, facile à retrouver au milieu des autres.",
      ),
      line(
        "The everyday backpack: opens wide, closes once, forgives overpacking up to a point.",
        "Le sac à dos de tous les jours : il s’ouvre en grand, se ferme d’un geste et pardonne les excès, jusqu’à un certain point.",
      ),
      line(
        "Neat enough for the office lift, roomy enough for what happens after.",
        "Assez net pour l’ascenseur du bureau, assez vaste pour ce qui vient après.",
      ),
      line(
        "A small backpack, for those who carry a book, a purse and no one else’s things.",
        "Un petit sac à dos, pour qui porte un livre, un portefeuille, et les affaires de personne d’autre.",
        both(
          forWomen,
          ofKind("zip-backpack", ({ height }) => height < 35),
        ),
      ),
    ],
    tote: [
      line(
        "A tote with two handles and one large opinion: everything should fit in one bag.",
        "Un cabas à deux anses et une conviction : tout doit tenir dans un seul sac.",
      ),
      line(
        "Open at the top and level at the base, it takes files, flowers and changes of plan.",
        "Ouvert en haut, posé bien droit, il prend les dossiers, les fleurs et les changements de programme.",
      ),
      line(
        "A bag that stands up by itself, which is more than one can say of Mondays.",
        "Un cabas qui tient debout tout seul, ce qu’on ne peut pas dire de tous les lundis.",
        ofKind("tote", ({ shape }) => shape === "box" || shape === "trapezoid"),
      ),
      line(
        "The working tote: a laptop on one side, the evening’s shoes on the other.",
        "Le cabas de travail : l’ordinateur d’un côté, les souliers du soir de l’autre.",
        forWomen,
      ),
      line(
        "A men’s tote without apology: papers, gym kit, a loaf of bread, in that order.",
        "Un cabas d’homme, sans justification : des papiers, une tenue de sport, un pain, dans cet ordre.",
        forMen,
      ),
      line(
        "Simple lines, long handles, and room for what you said you would not buy.",
        "Des lignes simples, des anses franches, et de la place pour ce que l’on avait juré de ne pas acheter.",
      ),
    ],
    shopper: [
      line(
        "A shopper that folds to almost nothing and always comes home full.",
        "Un sac shopping qui se plie presque à rien et rentre toujours plein.",
      ),
      line(
        "A shopper in two handles and four corners, with no recess to lose the keys in.",
        "Deux anses, quatre coins, et pas le moindre recoin où perdre ses clés : un vrai sac de courses.",
      ),
      line(
        "The bag for bookshops, markets and laundry day, with looks enough to stay for coffee.",
        "Le sac des librairies, des marchés et de la laverie, assez beau pour rester prendre un café.",
      ),
      line(
        "Light when empty, honest when full, easy over a winter sleeve.",
        "Léger à vide, franc une fois plein, facile à passer sur une manche de manteau.",
      ),
    ],
    "straw-basket": [
      line(
        "A straw basket, as at ease under a café table as on a beach towel.",
        "Un panier en paille, aussi à l’aise sous une table de café que sur une serviette de plage.",
      ),
      line(
        "Woven by the row, carried by the arm, filled with peaches if all goes well.",
        "Tressé rang par rang, porté au bras, rempli de pêches si tout va bien.",
      ),
      line(
        "The bag that announces summer a few weeks before the weather does.",
        "Un panier qui annonce l’été quelques semaines avant la météo.",
      ),
      line(
        "A market basket that kept its shape and found a better social life.",
        "Un panier de marché qui a gardé sa forme et trouvé une meilleure vie mondaine.",
      ),
    ],
    hobo: [
      line(
        "A hobo bag, soft as a half moon and just as hard to overfill.",
        "Un sac hobo, souple comme une demi-lune et à peu près aussi difficile à remplir.",
      ),
      line(
        "It falls into a curve against the hip and finds its own shape around what you carry.",
        "Il se creuse contre la hanche et prend forme autour de ce que l’on y met.",
      ),
      line(
        "A slouching shoulder bag with a zip to keep the peace inside.",
        "Un sac d’épaule nonchalant, avec un zip pour maintenir l’ordre à l’intérieur.",
      ),
      line(
        "Unstructured, generous, a little mysterious about where the keys are.",
        "Sans structure, généreux, un peu mystérieux sur l’endroit où se trouvent les clés.",
      ),
      line(
        "Small and curved, it hangs from the shoulder like a comma in the outfit.",
        "Petit et courbe, il pend à l’épaule comme une virgule dans la tenue.",
        under("C.1.3"),
      ),
    ],
  },
  details: [
    line(
      "Two straps buckle the flap down.",
      "Deux pattes à boucle ferment le rabat.",
      ofKind("flap-backpack", ({ closing }) => closing === "two-straps"),
    ),
    line(
      "A single strap closes the flap in the middle.",
      "Une seule patte ferme le rabat en son milieu.",
      ofKind("flap-backpack", ({ closing }) => closing === "one-strap"),
    ),
    line(
      "Two pockets stand on the front, for what is needed at once.",
      "Deux poches se tiennent à l’avant, pour ce qu’il faut tout de suite.",
      ofKind("flap-backpack", ({ pocket }) => pocket === "pair"),
    ),
    line(
      "The flap falls in one gentle curve.",
      "Le rabat retombe en une courbe douce.",
      ofKind("flap-backpack", ({ edge }) => edge === "curved"),
    ),
    line(
      "A hook holds the top once it is rolled.",
      "Un crochet retient le haut une fois roulé.",
      ofKind("roll-top", ({ closing }) => closing === "hook"),
    ),
    line(
      "The roll buckles down at both sides.",
      "Le rouleau se sangle de chaque côté.",
      ofKind("roll-top", ({ closing }) => closing === "sides"),
    ),
    line(
      "A zipped pocket on the front keeps the ticket away from the sandwich.",
      "Une poche zippée à l’avant sépare le billet du sandwich.",
      ofKind("roll-top", ({ pocket }) => pocket === "zip"),
    ),
    line(
      "The front pocket closes with a zip of its own.",
      "La poche avant ferme par son propre zip.",
      ofKind("zip-backpack", ({ pocket }) => pocket === "zip"),
    ),
    line(
      "The zip pull is a strip of leather, easy with gloves on.",
      "La tirette est une lanière de cuir, facile à saisir avec des gants.",
      ofKind("zip-backpack", ({ pull }) => pull === "leather"),
    ),
    line(
      "The top is rounded like a dome.",
      "Le haut s’arrondit franchement en dôme.",
      ofKind("zip-backpack", ({ shape }) => shape === "dome"),
    ),
    line(
      "The handles are rolled, kind to the palm.",
      "Les anses sont roulées, douces pour la paume.",
      ofKind("tote", ({ handle }) => handle === "rolled"),
    ),
    line(
      "A belt runs right across the front.",
      "Une ceinture barre tout le devant du cabas.",
      ofKind("tote", ({ front }) => front === "belted"),
    ),
    line(
      "The sides fold out like wings.",
      "Les côtés se déploient comme des ailes.",
      ofKind("tote", ({ shape }) => shape === "winged"),
    ),
    line(
      "A small metal plate is set on the front.",
      "Une petite plaque de métal se pose à l’avant.",
      ofKind("tote", ({ front }) => front === "plate"),
    ),
    line(
      "Webbing runs down the front and under the base.",
      "La sangle descend sur le devant et passe sous le fond.",
      ofKind("shopper", ({ handle }) => handle === "webbing"),
    ),
    line(
      "The base is covered in leather, where bags wear first.",
      "Le fond est habillé de cuir, là où les sacs s’usent d’abord.",
      ofKind("shopper", ({ base }) => base === "leather"),
    ),
    line(
      "A patch pocket on the front holds the list.",
      "Une poche plaquée à l’avant garde la liste.",
      ofKind("shopper", ({ pocket }) => pocket),
    ),
    line(
      "Leather handles are sewn to the straw.",
      "Des anses de cuir sont cousues sur la paille.",
      ofKind("straw-basket", ({ handle }) => handle === "leather"),
    ),
    line(
      "The handles are plaited like the rest.",
      "Les anses sont tressées comme le reste.",
      ofKind("straw-basket", ({ handle }) => handle === "plaited"),
    ),
    line(
      "The strap is tied on with a knot.",
      "La bandoulière s’attache par un nœud.",
      ofKind("hobo", ({ hold }) => hold === "knot"),
    ),
    line(
      "Rings join the strap to the bag.",
      "Des anneaux relient l’anse au sac.",
      ofKind("hobo", ({ hold }) => hold === "ring"),
    ),
  ],
  wear: [
    line(
      "Over one shoulder in the metro, over both on a bicycle.",
      "Sur une épaule dans le métro, sur les deux à vélo.",
      both(here, under("C.1.1")),
    ),
    line(
      "A long coat does not mind it, a suit gets used to it.",
      "Le manteau long s’en accommode, le costume s’y habitue.",
      both(here, under("C.1.1"), forMen),
    ),
    line(
      "It takes the weekend as readily as the week.",
      "Il prend le week-end aussi volontiers que la semaine.",
      here,
    ),
    line(
      "Light enough to leave your posture alone.",
      "Assez léger pour ne rien changer à votre dos.",
      both(here, under("C.1.1")),
    ),
    line(
      "For campuses, studios, and stations with many stairs.",
      "Pour les campus, les ateliers et les gares à escaliers.",
      both(here, under("C.1.1")),
    ),
    line(
      "Put it on the next chair: it deserves a seat.",
      "Posez-le sur la chaise d’à côté, il mérite sa place.",
      both(here, under("C.1.2")),
    ),
    line(
      "In the crook of the arm, or on the shoulder once it is full.",
      "Au creux du bras, puis à l’épaule une fois plein.",
      anyOf("tote", "hobo", "straw-basket"),
    ),
    line(
      "With a trench coat and flat shoes, it walks fast.",
      "Avec un trench et des souliers plats, il marche vite.",
      both(anyOf("tote", "hobo"), forWomen),
    ),
    line(
      "Carry it by hand with a blazer, empty or not.",
      "À porter à la main avec un blazer, plein ou vide.",
      both(anyOf("tote"), forMen),
    ),
    line(
      "Good for the things that would not fit in your pockets, and for your pockets’ reputation.",
      "Il soulage les poches, et leur réputation avec.",
      both(here, forMen),
    ),
    line(
      "A linen dress, sandals, melons.",
      "Une robe de lin, des sandales, des melons.",
      anyOf("straw-basket"),
    ),
    line(
      "It goes on holiday folded and comes back full.",
      "Il part en vacances plié et revient plein.",
      anyOf("shopper"),
    ),
    line(
      "Jeans and a large jumper suit its temper.",
      "Un jean et un grand pull conviennent à son tempérament.",
      anyOf("hobo", "shopper"),
    ),
    line(
      "Keep a cotton scarf on top and nobody will look inside.",
      "Un foulard par-dessus, et personne ne regarde dedans.",
      both(anyOf("straw-basket", "tote", "hobo"), forWomen),
    ),
    line(
      "It makes friends with raincoats and umbrellas.",
      "Il s’entend bien avec les imperméables et les parapluies.",
      anyOf("roll-top", "zip-backpack"),
    ),
  ],
};
