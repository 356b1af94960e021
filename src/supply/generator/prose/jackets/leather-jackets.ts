import { type Bank, both, forMen, forWomen, line, ofKind, under } from "../line.ts";
import { either, forOccasion, inSeason } from "../when.ts";

const leatherLeaf = under("A.4.3");

export const leatherJackets: Bank = {
  openings: {
    "leather-blazer": [
      line(
        "A blazer by its cut and a troublemaker by its skin: lapels, buttons, and a certain weight on the shoulders.",
        "Blazer par la coupe, mauvais genre par la peau : des revers, des boutons, un certain poids aux épaules.",
      ),
      line(
        "Tailored like any other blazer, then made in something with a voice of its own.",
        "Coupé comme n’importe quel blazer, mais dans une matière qui a de la voix.",
      ),
      line(
        "Seventies on the hanger, today on the shoulders: this blazer gets better with every scuff.",
        "Très années soixante-dix sur le cintre, très actuel sur le dos : un blazer que chaque éraflure améliore.",
      ),
      line(
        "The smart jacket for people who do not want to look as though they dressed up.",
        "Le blazer habillé de ceux qui ne veulent pas avoir l’air de s’être habillés.",
      ),
      line(
        "Long and straight, closer to a light coat than to a jacket, and in no hurry at all.",
        "Long et droit, plus proche du manteau léger que de la veste, et jamais pressé.",
        ofKind("leather-blazer", ({ fit }) => fit > 0.8),
      ),
    ],
    "biker-jacket": [
      line(
        "The biker jacket, with its crooked zip and its carefully kept bad reputation.",
        "Le perfecto, son zip de travers et sa mauvaise réputation bien entretenue.",
      ),
      line(
        "Zips at the front, zips at the wrist, zips on the pockets: it shuts against the wind like a door.",
        "Des zips devant, aux poignets, aux poches : ce perfecto se ferme au vent comme une porte.",
      ),
      line(
        "A biker jacket that has outlived every band it was worn by, and looks ready for the next.",
        "Un perfecto qui a survécu à tous les groupes qui l’ont porté, et qui attend le suivant.",
      ),
      line(
        "Slanted closure, wide lapels, short body: seventy years on, nobody has found a line to change.",
        "Fermeture en biais, larges revers, buste court : en soixante-dix ans, personne n’y a trouvé un trait à changer.",
      ),
      line(
        "Cropped at the waist, it keeps the edge and loses the motorcycle.",
        "Raccourci à la taille, ce perfecto garde du mordant et laisse la moto au garage.",
        ofKind("biker-jacket", ({ length }) => length < 50),
      ),
    ],
    "cafe-racer": [
      line(
        "A motorcycle jacket with the noise turned down: band collar, straight zip, no fuss.",
        "Un blouson de moto en sourdine : col officier, zip droit, rien de trop.",
      ),
      line(
        "Built for leaning over handlebars, kept for its clean front.",
        "Pensé pour se pencher sur un guidon, adopté pour son devant tout net.",
      ),
      line(
        "No lapels, no belt, no fringe: the quiet one among motorcycle jackets.",
        "Ni revers, ni ceinture, ni franges : le discret parmi les blousons de moto.",
      ),
      line(
        "Slim collar, short body, one long zip. The café racer says what it has to in three lines.",
        "Col fin, buste court, un long zip. Ce blouson motard dit l’essentiel en trois traits.",
      ),
    ],
    "shearling-jacket": [
      line(
        "Warm side in, weather side out: a shearling jacket with a collar the size of its promise.",
        "Le chaud dedans, le temps dehors : une veste en peau lainée dont le col tient ses promesses.",
      ),
      line(
        "A shearling jacket made for open cockpits, and very good at bus stops.",
        "Une veste en peau lainée conçue pour les cockpits ouverts, excellente aux arrêts de bus.",
      ),
      line(
        "A short, thick jacket with its fleece turned out at the neck; January can come.",
        "Une veste courte et épaisse, toison retournée au col : janvier peut venir.",
      ),
      line(
        "Heavy in the hand, light in the cold: shearling does the heating so that you need not.",
        "Lourde à la main, légère au froid : la peau lainée chauffe pour vous.",
      ),
    ],
    "suede-trucker": [
      line(
        "The trucker jacket without the denim: same two pockets, same V of seams, a softer voice.",
        "La veste trucker sans le jean : mêmes poches, même V de coutures, une voix plus douce.",
      ),
      line(
        "A western jacket that arrives on foot, marks easily and wears its marks well.",
        "Une veste de l’Ouest arrivée à pied, qui se marque vite et porte bien ses marques.",
      ),
      line(
        "Short, buttoned, seamed in front: a plain pattern, cut in something worth touching.",
        "Courte, boutonnée, découpée devant : un patron tout simple, taillé dans une matière qu’on a envie de toucher.",
      ),
      line(
        "It has the ease of a jean jacket and the bearing of something handed down.",
        "L’aisance d’une veste en jean, l’allure d’une pièce qu’on se transmet.",
      ),
    ],
  },
  details: [
    line(
      "A buckled belt runs round the hem, mostly to be left hanging.",
      "Une ceinture à boucle fait le tour du bas, surtout pour être laissée pendante.",
      ofKind("biker-jacket", ({ belt }) => belt),
    ),
    line(
      "Snapped shoulder straps, in case you carry gloves there.",
      "Des pattes d’épaule à pression, au cas où l’on y coincerait ses gants.",
      ofKind("biker-jacket", ({ epaulettes }) => epaulettes),
    ),
    line(
      "The lapels snap down, so they stay put at speed.",
      "Les revers se fixent par des pressions et ne bougent plus, même à pleine vitesse.",
      ofKind("biker-jacket", ({ lapel }) => lapel === "snapped"),
    ),
    line(
      "Clean lapels, without snaps or studs.",
      "Des revers nets, sans pression ni clou.",
      ofKind("biker-jacket", ({ lapel }) => lapel === "clean"),
    ),
    line(
      "Zips at the wrists let the sleeves open over a jumper cuff.",
      "Les zips aux poignets laissent passer le bord d’un pull.",
      ofKind("biker-jacket"),
    ),
    line(
      "Padded stitching at the shoulders, a souvenir of the racetrack.",
      "Épaules matelassées, un souvenir des circuits.",
      ofKind("cafe-racer", ({ panels }) => panels === "quilted-shoulder"),
    ),
    line(
      "Long seams shape the front from shoulder to hem.",
      "De longues découpes dessinent le devant, de l’épaule à l’ourlet.",
      ofKind("cafe-racer", ({ panels }) => panels === "princess"),
    ),
    line(
      "A yoke crosses the chest, and that is all the decoration.",
      "Un empiècement barre la poitrine, c’est tout le décor.",
      ofKind("cafe-racer", ({ panels }) => panels === "yoke"),
    ),
    line(
      "A zipped chest pocket keeps the toll money within reach.",
      "Une poche poitrine zippée garde la monnaie du péage à portée de main.",
      ofKind("cafe-racer", ({ chestZip }) => chestZip),
    ),
    line(
      "The fleece shows again at cuffs and hem.",
      "La toison reparaît aux poignets et à l’ourlet.",
      ofKind("shearling-jacket", ({ edges }) => edges),
    ),
    line(
      "The collar is large enough to stand up and disappear into.",
      "Un col assez grand pour le relever et y disparaître.",
      ofKind("shearling-jacket", ({ collar }) => collar > 1.3),
    ),
    line(
      "Two flapped chest pockets, each with a single button.",
      "Deux poches poitrine à rabat, un bouton chacune.",
      ofKind("suede-trucker"),
    ),
    line(
      "Side pockets, an improvement on the original.",
      "Des poches sur les côtés, ce que l’original avait oublié.",
      either(
        ofKind("suede-trucker", ({ sidePockets }) => sidePockets),
        ofKind("denim-jacket", ({ sidePockets }) => sidePockets),
      ),
    ),
    line(
      "The collar is faced with pale fleece.",
      "Le col est doublé d’une toison claire.",
      either(
        ofKind("suede-trucker", ({ collar }) => collar === "fleece"),
        ofKind("denim-jacket", ({ collar }) => collar === "fleece"),
      ),
    ),
  ],
  wear: [
    line(
      "A white T-shirt and straight jeans are enough; they always were.",
      "Un T-shirt blanc et un jean droit suffisent, comme toujours.",
      leatherLeaf,
    ),
    line(
      "Set it against something soft: a fine jumper, a silk scarf, a long dress.",
      "À opposer à quelque chose de doux : une maille fine, un foulard en soie, une robe longue.",
      both(leatherLeaf, forWomen),
    ),
    line(
      "Over a midi dress with boots, it settles the question of the coat.",
      "Sur une robe mi-longue et des bottes, la question du manteau est réglée.",
      both(leatherLeaf, forWomen, inSeason("spring", "autumn")),
    ),
    line(
      "Wear it with pressed trousers and let the two disagree.",
      "À porter avec un pantalon à pli, et qu’ils se débrouillent entre eux.",
      both(leatherLeaf, forMen),
    ),
    line(
      "A roll-neck underneath buys it another month.",
      "Un col roulé dessous lui fait gagner un mois.",
      both(leatherLeaf, inSeason("autumn")),
    ),
    line(
      "On a motorcycle, on foot, on the night train: everything improves it.",
      "À moto, à pied, en train de nuit : tout l’améliore.",
      either(ofKind("biker-jacket"), ofKind("cafe-racer")),
    ),
    line(
      "Dark jeans below, and nothing else to decide.",
      "Un jean brut en bas, et plus rien à décider.",
      either(ofKind("biker-jacket"), ofKind("cafe-racer"), ofKind("leather-blazer")),
    ),
    line(
      "Good with a shirt and tie, if you enjoy a contradiction.",
      "Supporte très bien la chemise et la cravate, pour qui aime se contredire.",
      both(either(ofKind("leather-blazer"), ofKind("cafe-racer")), forMen),
    ),
    line(
      "With heels after dark and trainers before.",
      "Des talons le soir, des baskets le reste du temps.",
      both(either(ofKind("biker-jacket"), ofKind("leather-blazer")), forWomen),
    ),
    line(
      "With cords and heavy boots it is a complete winter.",
      "Avec un velours côtelé et de grosses chaussures, l’hiver est au complet.",
      ofKind("shearling-jacket"),
    ),
    line(
      "Only a thin jumper goes underneath, because nothing more is needed.",
      "Un pull fin dessous, pas davantage : le reste est déjà dans la veste.",
      ofKind("shearling-jacket"),
    ),
    line(
      "Chambray shirt, pale trousers, a bit of dust.",
      "Une chemise en chambray, un pantalon clair, un peu de poussière.",
      ofKind("suede-trucker"),
    ),
    line(
      "For concerts, late trains and the cold side of the terrace.",
      "Pour les concerts, les derniers trains et le côté frais de la terrasse.",
      both(leatherLeaf, forOccasion("evening", "party", "date", "everyday")),
    ),
    line(
      "Let it get rained on once; it will remember, in a good way.",
      "Une averse ne lui fait pas peur : il lui en restera quelque chose, en mieux.",
      ofKind("biker-jacket", (_cut, { material }) => material === "leather"),
    ),
  ],
};
