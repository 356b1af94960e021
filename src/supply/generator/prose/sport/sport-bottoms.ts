import { type Bank, both, forMen, forWomen, line, ofKind, under } from "../line.ts";
import { anyOf, inSeason, notIn } from "../when.ts";

/** Shorts, tights, track pants and skorts to train in. */
export const sportBottoms: Bank = {
  openings: {
    "running-shorts": [
      line(
        "Running shorts, light enough to be forgotten by the second bend.",
        "Un short de course si léger qu’on l’a oublié au deuxième virage.",
      ),
      line(
        "Running shorts with an elastic waist and nothing that rubs, which is the whole brief.",
        "Un short de course à taille élastique, sans rien qui frotte : le cahier des charges s’arrête là.",
      ),
      line(
        "Running shorts that are very short, for distances that are not.",
        "Un short de course très court, pour des distances qui ne le sont pas.",
        ofKind("running-shorts", ({ inseam }) => inseam < 13),
      ),
      line(
        "Shorts cut for the stride: free at the thigh, steady at the waist.",
        "Un short de course coupé pour la foulée : libre à la cuisse, stable à la taille.",
      ),
      line(
        "Two layers in one: close shorts inside, loose shorts outside, nothing to arrange.",
        "Deux épaisseurs en une : un cuissard dessous, un short léger dessus, rien à remettre en place.",
        ofKind("running-shorts", ({ inner }) => inner === "tights"),
      ),
      line(
        "Running shorts for early roads, hot afternoons and races one did not train for.",
        "Un short de course pour les routes du matin, les après-midi chauds et les courses mal préparées.",
      ),
    ],
    "cycling-shorts": [
      line(
        "Cycling shorts, close from waist to thigh, that neither climb nor fold.",
        "Un cuissard ajusté de la taille à la cuisse, qui ne remonte pas et ne plisse pas.",
      ),
      line(
        "Shorts for the saddle, the mat and, increasingly, the street.",
        "Un cuissard pour la selle, le tapis et, de plus en plus, la rue.",
      ),
      line(
        "Tight shorts with a rather loose sense of where and when to be worn.",
        "Un cuissard très ajusté, à l’emploi du temps beaucoup plus souple.",
      ),
      line(
        "Cycling shorts that follow every turn of the pedals and have no opinion on the hills.",
        "Un cuissard qui suit chaque tour de pédale et ne dit rien des côtes.",
      ),
      line(
        "High-waisted cycling shorts, as smooth as the first kilometre.",
        "Un cuissard taille haute, aussi lisse que le premier kilomètre.",
        ofKind("cycling-shorts", ({ waist }) => waist === "high"),
      ),
    ],
    "sport-tights": [
      line(
        "Sport tights that move when you move, and stop the moment you stop.",
        "Un collant de sport qui bouge avec vous, et s’arrête quand vous vous arrêtez.",
      ),
      line(
        "Tights for running in the cold, stretching in the warm, and claiming to have done both.",
        "Un collant de sport pour courir au froid, s’étirer au chaud, ou prétendre avoir fait les deux.",
      ),
      line(
        "Close-fitting tights with flat seams, so that the only thing you feel is the hill.",
        "Un collant de sport à coutures plates : la seule chose que l’on sent, c’est la côte.",
      ),
      line(
        "Sport tights, cut to hold the muscle and leave the stride alone.",
        "Un collant de sport qui tient le muscle et laisse la foulée tranquille.",
      ),
      line(
        "Three-quarter tights that end at the calf, for seasons in between.",
        "Un collant de sport trois-quarts, arrêté au mollet, pour les saisons intermédiaires.",
        ofKind("sport-tights", ({ length }) => length === "three-quarter"),
      ),
      line(
        "High-waisted sport tights that stay where they are, squat after squat.",
        "Un collant de sport taille haute, qui ne bouge pas, squat après squat.",
        ofKind("sport-tights", ({ waist }) => waist === "high"),
      ),
    ],
    "track-pants": [
      line(
        "Track pants with the crease and confidence of real trousers.",
        "Un pantalon de survêtement qui a le pli et l’assurance d’un vrai pantalon.",
      ),
      line(
        "Track pants for the warm-up, the warm-down and the twenty years after the last race.",
        "Un pantalon de survêtement pour l’échauffement, la récupération et les vingt ans qui suivent.",
      ),
      line(
        "Trousers from the edge of the track: easy to pull on, easy to pull off over shoes.",
        "Un pantalon de survêtement venu du bord de la piste, qui s’enfile et s’ôte sans façons.",
      ),
      line(
        "Tapered track pants, slim at the ankle, ready before the whistle.",
        "Un pantalon de survêtement fuselé, fin à la cheville, prêt avant le coup de sifflet.",
        ofKind("track-pants", ({ fit }) => fit === "tapered"),
      ),
      line(
        "Wide track pants that left the stadium some time ago and have not looked back.",
        "Un pantalon de survêtement large, sorti du stade depuis longtemps, et sans regrets.",
        ofKind("track-pants", ({ fit }) => fit === "wide"),
      ),
      line(
        "Straight track pants, plain in the leg and quick to pull on at the waist.",
        "Un pantalon de survêtement droit, simple de jambe et vite enfilé.",
        ofKind("track-pants", ({ fit }) => fit === "straight"),
      ),
    ],
    skort: [
      line(
        "A skort: the skirt is for the look of it, the shorts are for the match.",
        "Une jupe-short : la jupe pour l’allure, le short pour le match.",
      ),
      line(
        "A tennis skirt with shorts built in, so that one can think about the ball.",
        "Une jupe de tennis à short intégré, pour ne penser qu’à la balle.",
      ),
      line(
        "A skort, high at the waist, short at the hem, and secretly very practical.",
        "Une jupe-short haute de taille, courte de jambe et, secrètement, très pratique.",
      ),
      line(
        "A skort for the serve, the lunge and the bench one shares afterwards.",
        "Une jupe-short pour les services, les fentes et le banc d’après.",
      ),
      line(
        "A pleated skort with all the manners of a club and no subscription.",
        "Une jupe-short plissée qui a toutes les manières du club, sans la cotisation.",
        ofKind("skort", ({ skirt }) => skirt === "pleated"),
      ),
    ],
  },
  details: [
    line(
      "The sides are split for the stride.",
      "Les côtés sont fendus, pour la foulée.",
      ofKind("running-shorts", ({ side }) => side === "split"),
    ),
    line(
      "The hem is rounded at the sides.",
      "Le bas est arrondi sur les côtés.",
      ofKind("running-shorts", ({ side }) => side === "curved"),
    ),
    line(
      "Close-fitting shorts show below the hem.",
      "Un cuissard intérieur dépasse sous l’ourlet.",
      ofKind("running-shorts", ({ inner }) => inner === "tights"),
    ),
    line(
      "A panel of another colour runs along the side.",
      "Une bande d’une autre couleur court sur le côté.",
      ofKind("running-shorts", ({ panel }) => panel),
    ),
    line(
      "A cord at the waist ties for good measure.",
      "Un cordon à la taille, par précaution.",
      both(forMen, anyOf("running-shorts", "cycling-shorts")),
    ),
    line(
      "A band at the hem keeps the leg from riding up.",
      "Une bande au bas de la jambe l’empêche de remonter.",
      ofKind("cycling-shorts", ({ hem }) => hem === "gripper"),
    ),
    line(
      "A pocket at the side takes a phone.",
      "Une poche sur le côté accueille le téléphone.",
      ofKind("cycling-shorts", ({ side }) => side === "pocket"),
    ),
    line(
      "A panel runs down each side, a tone apart.",
      "Un panneau, d’un ton différent, descend de chaque côté.",
      ofKind("cycling-shorts", ({ side }) => side === "panel"),
    ),
    line(
      "A pocket on the thigh holds a phone flat.",
      "Une poche sur la cuisse garde le téléphone bien à plat.",
      ofKind("sport-tights", ({ pocket, panels }) => pocket && panels !== "side"),
    ),
    line(
      "Panels of another tone run down the sides.",
      "Des panneaux d’un autre ton soulignent les côtés.",
      ofKind("sport-tights", ({ panels }) => panels === "side"),
    ),
    line(
      "Panels at the calf break up the line.",
      "Des panneaux au mollet rompent la ligne.",
      ofKind("sport-tights", ({ panels }) => panels === "calf"),
    ),
    line(
      "The thighs are panelled in another tone.",
      "Les cuisses portent un panneau d’un autre ton.",
      ofKind("sport-tights", ({ panels }) => panels === "thigh"),
    ),
    line(
      "A stripe of a second colour runs from hip to hem.",
      "Une bande d’une autre couleur descend de la hanche à la cheville.",
      ofKind("track-pants", ({ side }) => side === "stripe"),
    ),
    line(
      "Fine piping follows the side seam.",
      "Un fin passepoil suit la couture de côté.",
      ofKind("track-pants", ({ side }) => side === "piped"),
    ),
    line(
      "A zip opens each ankle, so that shoes can pass.",
      "Un zip ouvre chaque cheville, pour laisser passer la chaussure.",
      ofKind("track-pants", ({ hem }) => hem === "zipped"),
    ),
    line(
      "The legs end in a cuff at the ankle.",
      "Les jambes se terminent par un bord resserré à la cheville.",
      ofKind("track-pants", ({ hem }) => hem === "cuffed"),
    ),
    line(
      "The hem is open and falls over the shoe.",
      "Le bas, ouvert, tombe sur la chaussure.",
      ofKind("track-pants", ({ hem }) => hem === "open"),
    ),
    line(
      "A panel widens along the leg, in a second colour.",
      "Un panneau d’une autre couleur s’élargit le long de la jambe.",
      ofKind("track-pants", ({ side }) => side === "panel"),
    ),
    line(
      "The inner shorts show a little below the hem.",
      "Le short intérieur dépasse un peu sous l’ourlet.",
      ofKind("skort", ({ shorts }) => shorts === "seen"),
    ),
    line(
      "The pleats are pressed all the way round.",
      "Les plis, bien marqués, font tout le tour.",
      ofKind("skort", ({ skirt }) => skirt === "pleated"),
    ),
    line(
      "The skirt flares and swings as you turn.",
      "La jupe s’évase et tourne avec vous.",
      ofKind("skort", ({ skirt }) => skirt === "flared"),
    ),
    line(
      "A wide, flat waistband stays where it is.",
      "Une ceinture large et plate ne bouge pas.",
      ofKind("skort", ({ waist }) => waist === "wide"),
    ),
  ],
  wear: [
    line(
      "With a light T-shirt and nobody to beat.",
      "Avec un T-shirt léger et personne à battre.",
      anyOf("running-shorts", "cycling-shorts"),
    ),
    line(
      "Before work, once along the river.",
      "Avant le travail, le long du fleuve.",
      anyOf("running-shorts", "sport-tights"),
    ),
    line(
      "Over tights when the mornings turn white.",
      "Par-dessus un collant, quand les matins blanchissent.",
      both(ofKind("running-shorts"), forMen),
    ),
    line(
      "For the track, the beach, or the dash to the bakery.",
      "Pour la piste, la plage ou le sprint jusqu’à la boulangerie.",
      both(ofKind("running-shorts"), inSeason("spring", "summer")),
    ),
    line(
      "With a sports bra and a half-zip tied round the waist.",
      "Avec une brassière de sport et un haut zippé noué à la taille.",
      both(forWomen, anyOf("running-shorts", "cycling-shorts", "sport-tights")),
    ),
    line(
      "With an enormous T-shirt and trainers, off the bicycle.",
      "Avec un immense T-shirt et des baskets, une fois descendue du vélo.",
      both(forWomen, ofKind("cycling-shorts")),
    ),
    line(
      "With a blazer, if you are the sort who can.",
      "Avec un blazer, si vous êtes de celles qui peuvent.",
      both(forWomen, ofKind("cycling-shorts")),
    ),
    line(
      "Under loose shorts, for modesty and muscles.",
      "Sous un short ample, par pudeur et pour les muscles.",
      both(forMen, anyOf("cycling-shorts", "sport-tights")),
    ),
    line(
      "For spinning, rowing and other ways of going nowhere fast.",
      "Pour le vélo d’appartement, le rameur et autres voyages immobiles.",
      anyOf("cycling-shorts", "sport-tights"),
    ),
    line(
      "With a long-sleeved top and gloves, below five degrees.",
      "Avec un haut à manches longues et des gants, en dessous de cinq degrés.",
      both(ofKind("sport-tights"), notIn("summer")),
    ),
    line(
      "For yoga, climbing walls and long drives home.",
      "Pour le yoga, l’escalade et les longs retours en voiture.",
      ofKind("sport-tights"),
    ),
    line(
      "With a long sweatshirt on the way there and back.",
      "Avec un long sweat-shirt, à l’aller comme au retour.",
      both(forWomen, anyOf("sport-tights", "skort", "cycling-shorts")),
    ),
    line(
      "With a white T-shirt and leather trainers, far from any track.",
      "Avec un T-shirt blanc et des baskets en cuir, loin de toute piste.",
      ofKind("track-pants"),
    ),
    line(
      "With the matching jacket, or very much without it.",
      "Avec la veste assortie, ou surtout sans elle.",
      ofKind("track-pants"),
    ),
    line(
      "Over shorts, on the bench; off again when the coach looks round.",
      "Sur un short, au bord du terrain, jusqu’à ce que l’entraîneur se retourne.",
      ofKind("track-pants"),
    ),
    line(
      "With a shirt and loafers, which is how track pants see the world.",
      "Avec une chemise et des mocassins : même un survêtement a droit à une sortie.",
      both(
        ofKind("track-pants", ({ hem }) => hem !== "cuffed"),
        forMen,
      ),
    ),
    line(
      "With a fitted top and heeled boots, stripe or no stripe.",
      "Avec un top ajusté et des bottines à talon, bande ou pas.",
      both(ofKind("track-pants"), forWomen),
    ),
    line(
      "With a polo shirt and white socks pulled up.",
      "Avec un polo et des chaussettes blanches bien montées.",
      ofKind("skort"),
    ),
    line(
      "For tennis, padel, golf, or an ice cream near one of them.",
      "Pour le tennis, le padel, le golf, ou une glace non loin de là.",
      ofKind("skort"),
    ),
    line(
      "With a cable-knit jumper over the shoulders, for the spectators.",
      "Avec un pull torsadé sur les épaules, pour les spectateurs.",
      ofKind("skort"),
    ),
    line(
      "In the sports bag, always: it weighs nothing.",
      "Toujours dans le sac de sport, puisque cela ne pèse rien.",
      both(under("G.1.2"), anyOf("running-shorts", "cycling-shorts", "skort")),
    ),
    line(
      "For airports, rehearsals and Sunday football.",
      "Pour les aéroports, les répétitions et le foot du dimanche.",
      ofKind("track-pants"),
    ),
    line(
      "With a knitted polo and clean trainers, for lunch.",
      "Avec un polo en maille et des baskets propres, pour déjeuner.",
      both(forMen, ofKind("track-pants")),
    ),
    line(
      "For intervals, stairs, and the bus one nearly missed.",
      "Pour le fractionné, les escaliers et le bus qu’on a failli rater.",
      anyOf("running-shorts", "sport-tights"),
    ),
    line(
      "For the morning session, the one nobody sees.",
      "Pour la séance du matin, celle que personne ne voit.",
      anyOf("running-shorts", "cycling-shorts", "sport-tights"),
    ),
  ],
};
