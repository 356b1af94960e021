import { type Bank, both, forMen, forWomen, line, ofKind, under } from "../line.ts";
import { anyOf, atLeast, atMost, forOccasion, inSeason, notIn, twoColoured } from "../when.ts";

/** Shirts and blouses. */
export const shirts: Bank = {
  openings: {
    shirt: [
      line(
        "A shirt drawn with a ruler: a collar that stands, shoulders in line, buttons where one looks for them.",
        "Une chemise tracée à la règle : un col qui se tient, des épaules alignées, des boutons là où on les cherche.",
        ofKind("shirt", ({ collar, front }) => collar !== "camp" && collar !== "open" && front === "placket"),
      ),
      line(
        "The kind of shirt that looks better at six in the evening than at eight in the morning.",
        "Le genre de chemise qui a meilleure mine à six heures du soir qu’à huit heures du matin.",
      ),
      line(
        "A shirt with good proportions and no ideas above its station; it goes with what you have.",
        "Une chemise bien proportionnée et sans prétention, qui s’entend avec ce que vous avez déjà.",
      ),
      line(
        "One shirt, several lives: closed for work, open over a T-shirt, knotted at the hips on the way home.",
        "Une chemise, plusieurs vies : fermée au bureau, ouverte sur un T-shirt, nouée aux hanches sur le chemin du retour.",
        ofKind("shirt", ({ sleeve }) => sleeve === "long"),
      ),
      line(
        "A camp-collar shirt, short in the sleeve and square at the hem, made for evenings outdoors.",
        "Une chemisette à col ouvert, manches courtes et ourlet droit, faite pour les soirées dehors.",
        ofKind("shirt", ({ collar }) => collar === "camp"),
      ),
      line(
        "A generous shirt that hangs from the shoulders and leaves the rest to the breeze.",
        "Une chemise généreuse, posée sur les épaules, qui laisse le reste au courant d’air.",
        ofKind("shirt", ({ fit }) => fit > 0.6),
      ),
      line(
        "A slim shirt that stays tucked in and leaves no fold under a jacket.",
        "Une chemise près du corps qui reste rentrée et ne fait aucun pli sous la veste.",
        ofKind("shirt", ({ fit, length }) => fit < -0.4 && length > 60),
      ),
      line(
        "A shirt with a collarless band: all the neatness, none of the tie.",
        "Une chemise à col officier : toute la tenue, sans la cravate.",
        ofKind("shirt", ({ collar }) => collar === "band"),
      ),
      line(
        "A man’s shirt cut again for women: the same nerve, the right shoulders.",
        "La chemise d’homme recoupée pour les femmes : le même aplomb, des épaules mieux placées.",
        both(
          forWomen,
          ofKind("shirt", ({ fit }) => fit < 1),
        ),
      ),
      line(
        "A western shirt with its pointed yoke and flap pockets, minus the rodeo.",
        "Une chemise western avec ses empiècements en pointe et ses poches à rabat, le rodéo en moins.",
        ofKind("shirt", ({ yoke }) => yoke === "western"),
      ),
    ],
    blouse: [
      line(
        "A blouse with some theatre in the sleeves and a very calm body.",
        "Une blouse qui met du théâtre dans ses manches et garde le buste très sage.",
        ofKind("blouse", ({ sleeve }) => sleeve !== "cuffed" && sleeve !== "elbow"),
      ),
      line(
        "Light at the shoulder, held at the neck: a blouse that dresses a pair of jeans in one move.",
        "Légère aux épaules, tenue à l’encolure : une blouse qui habille un jean d’un seul geste.",
        ofKind("blouse", ({ neck }) => neck !== "popover" && neck !== "v-ruffle"),
      ),
      line(
        "A blouse for people who like a shirt but would rather it moved a little.",
        "Une blouse pour qui aime la chemise, mais préfère qu’elle bouge un peu.",
      ),
      line(
        "Somewhere between an everyday shirt and an occasion, a blouse that has already made up its mind.",
        "Entre la chemise de tous les jours et la tenue de fête, une blouse qui fait déjà son effet.",
      ),
      line(
        "A short blouse that ends exactly where a high waist begins, so that they can talk.",
        "Une blouse courte qui s’arrête là où commence la taille haute.",
        ofKind("blouse", ({ length }) => length < 55),
      ),
      line(
        "A blouse with an open neck that goes over the head: no buttons, no fuss, a little grace.",
        "Une blouse à encolure ouverte qui s’enfile par la tête : pas de boutons, pas d’histoires, un peu de grâce.",
        ofKind("blouse", ({ neck }) => neck === "popover" || neck === "v-ruffle"),
      ),
      line(
        "A blouse that buttons to the throat and looks all the freer for it.",
        "Une blouse boutonnée jusqu’au cou, et d’autant plus libre d’allure.",
        ofKind("blouse", ({ neck }) => neck === "gathered" || neck === "ruffle" || neck === "peter-pan"),
      ),
    ],
  },
  details: [
    line(
      "The points of the collar button down and stay there all day.",
      "Les pointes du col se boutonnent et n’en bougent plus de la journée.",
      ofKind("shirt", ({ collar }) => collar === "button-down"),
    ),
    line(
      "The spread collar leaves room for a knot, or for none.",
      "Le col italien laisse la place à un nœud de cravate, ou à rien du tout.",
      ofKind("shirt", ({ collar }) => collar === "spread"),
    ),
    line(
      "A narrow band takes the place of the collar.",
      "Un simple pied de col remplace le col.",
      ofKind("shirt", ({ collar }) => collar === "band"),
    ),
    line(
      "The collar lies open and flat, with no top button to argue with.",
      "Le col reste ouvert et bien à plat, sans bouton du haut à négocier.",
      ofKind("shirt", ({ collar }) => collar === "camp"),
    ),
    line(
      "A hidden placket keeps the front perfectly smooth.",
      "La patte cachée laisse le devant entièrement lisse.",
      ofKind("shirt", ({ front }) => front === "fly"),
    ),
    line(
      "One patch pocket on the chest, for a pen or for balance.",
      "Une poche plaquée à la poitrine, pour un stylo ou pour l’équilibre.",
      ofKind("shirt", ({ pockets }) => pockets === "one"),
    ),
    line(
      "Two flap pockets on the chest, both buttoned.",
      "Deux poches poitrine à rabat boutonné.",
      ofKind("shirt", ({ pockets, yoke }) => pockets === "two-flaps" && yoke === "plain"),
    ),
    line(
      "The yoke comes down in two points, as riders used to wear it.",
      "L’empiècement descend en deux pointes, comme chez les cavaliers de l’Ouest.",
      ofKind("shirt", ({ yoke }) => yoke === "western"),
    ),
    line(
      "The hem is curved, longer at the back: made to stay tucked in.",
      "Le bas est arrondi, plus long au dos : il reste rentré.",
      ofKind("shirt", ({ hem, length }) => hem === "tail" && length > 60),
    ),
    line(
      "The hem is cut straight, so it can hang outside.",
      "L’ourlet est droit, pour se porter par-dessus.",
      ofKind("shirt", ({ hem, length }) => hem === "straight" && length > 60),
    ),
    line(
      "It stops at the waist, like a shirt that has been shortened with good scissors.",
      "Elle s’arrête à la taille, comme raccourcie d’un bon coup de ciseaux.",
      ofKind("shirt", ({ length }) => length < 60),
    ),
    line(
      "A soft bow ties at the neck and can be left undone.",
      "Une lavallière se noue à l’encolure, ou se laisse pendre.",
      ofKind("blouse", ({ neck }) => neck === "bow"),
    ),
    line(
      "A small rounded collar, good as gold.",
      "Un petit col Claudine, sage comme une image.",
      both(
        ofKind("blouse", ({ neck }) => neck === "peter-pan"),
        (piece) => !twoColoured(piece),
      ),
    ),
    line(
      "The Peter Pan collar comes in a second colour.",
      "Le col Claudine est taillé dans une autre couleur.",
      both(
        ofKind("blouse", ({ neck }) => neck === "peter-pan"),
        twoColoured,
      ),
    ),
    line(
      "Gathers run from the stand collar down to the chest.",
      "Des fronces partent du col montant et descendent sur la poitrine.",
      ofKind("blouse", ({ neck }) => neck === "gathered"),
    ),
    line(
      "Ruffles at the neck and down the buttons: a portrait of somebody’s great-aunt, in a good way.",
      "Des volants au col et le long des boutons : un air de portrait de famille, en mieux.",
      ofKind("blouse", ({ neck }) => neck === "ruffle"),
    ),
    line(
      "A ruffle follows the V of the neckline.",
      "Un volant suit le V de l’encolure.",
      ofKind("blouse", ({ neck }) => neck === "v-ruffle"),
    ),
    line(
      "The V neck is left bare, without a button or a bow.",
      "L’encolure en V reste nue, sans bouton ni nœud.",
      ofKind("blouse", ({ neck }) => neck === "popover"),
    ),
    line(
      "Bishop sleeves fill out towards a buttoned cuff.",
      "Les manches évêque s’évasent avant d’être reprises dans un poignet boutonné.",
      ofKind("blouse", ({ sleeve }) => sleeve === "bishop"),
    ),
    line(
      "The sleeves open into a bell at the wrist.",
      "Les manches s’ouvrent en cloche au poignet.",
      ofKind("blouse", ({ sleeve }) => sleeve === "bell"),
    ),
    line(
      "Short puffed sleeves are gathered into a narrow band.",
      "De courtes manches ballon, froncées dans une bande étroite.",
      ofKind("blouse", ({ sleeve }) => sleeve === "puff"),
    ),
    line(
      "Balloon sleeves, full at the shoulder and gathered at the cuff.",
      "Des manches bouffantes, amples dès l’épaule et froncées au poignet.",
      ofKind("blouse", ({ sleeve }) => sleeve === "balloon"),
    ),
  ],
  wear: [
    line(
      "Sleeves rolled twice, collar open by two: the uniform of people who finish early.",
      "Manches roulées deux fois, deux boutons ouverts : l’uniforme de ceux qui finissent tôt.",
      ofKind(
        "shirt",
        ({ sleeve, collar, front }) => sleeve === "long" && collar !== "open" && front === "placket",
      ),
    ),
    line(
      "With a dark suit and a knitted tie, or with the suit and no tie.",
      "Avec un costume sombre et une cravate tricot, ou avec le costume seul.",
      both(
        forMen,
        ofKind(
          "shirt",
          ({ collar, sleeve }) => (collar === "spread" || collar === "classic") && sleeve === "long",
        ),
        atLeast(3),
      ),
    ),
    line(
      "Under a crew-neck jumper, with just the collar and a little of the tails showing.",
      "Sous un pull col rond, en laissant dépasser le col et un peu des pans.",
      both(
        ofKind(
          "shirt",
          ({ collar, sleeve, hem }) => collar !== "camp" && sleeve === "long" && hem === "tail",
        ),
        notIn("summer"),
      ),
    ),
    line(
      "With pressed chinos at the office; with faded jeans on the way back from it.",
      "Avec un chino repassé pour aller au bureau, avec un jean délavé pour en revenir.",
      both(
        forMen,
        ofKind("shirt", ({ sleeve }) => sleeve === "long"),
      ),
    ),
    line(
      "Over swimming shorts, unbuttoned, until somebody asks for a proper table.",
      "Ouverte sur un short de bain, jusqu’à ce que l’on réclame une vraie table.",
      both(
        forMen,
        ofKind("shirt", ({ sleeve }) => sleeve === "short"),
        inSeason("summer"),
      ),
    ),
    line(
      "With pleated trousers and sandals, buttoned halfway.",
      "Avec un pantalon à pinces et des sandales, boutonnée à moitié.",
      both(
        ofKind("shirt", ({ sleeve }) => sleeve === "short"),
        inSeason("summer"),
      ),
    ),
    line(
      "Worn open over a white T-shirt when it stops being a shirt and becomes a light jacket.",
      "Ouverte sur un T-shirt blanc, quand elle cesse d’être une chemise pour devenir une veste légère.",
      both(
        ofKind("shirt", ({ fit }) => fit > 0.3),
        atMost(3),
      ),
    ),
    line(
      "Front tucked in, back left out, over straight jeans and ballerinas.",
      "Rentrée devant, libre derrière, sur un jean droit et des ballerines.",
      both(
        forWomen,
        ofKind("shirt", ({ length }) => length > 60),
      ),
    ),
    line(
      "Belted over leggings, or loose over a swimsuit: long enough for both.",
      "Ceinturée sur un legging ou libre sur un maillot de bain : assez longue pour les deux.",
      both(
        forWomen,
        ofKind("shirt", ({ length }) => length > 75),
      ),
    ),
    line(
      "Buttoned to the top with earrings instead of a necklace.",
      "Boutonnée jusqu’en haut, avec des boucles d’oreilles plutôt qu’un collier.",
      both(
        forWomen,
        ofKind("shirt", ({ collar }) => collar === "classic" || collar === "band"),
      ),
    ),
    line(
      "Under a sleeveless jumper, collar out.",
      "Sous un pull sans manches, le col par-dessus.",
      both(
        ofKind("shirt", ({ collar, sleeve }) => collar === "classic" && sleeve === "long"),
        notIn("summer"),
      ),
    ),
    line(
      "With a pencil skirt for the interview, with jeans once the job is yours.",
      "Avec une jupe crayon pour l’entretien, avec un jean une fois le poste obtenu.",
      both(forWomen, under("A.1.3"), forOccasion("work", "interview")),
    ),
    line(
      "With high-waisted trousers, tucked all the way in.",
      "Avec un pantalon taille haute, rentrée pour de bon.",
      ofKind("blouse", ({ length }) => length >= 55),
    ),
    line(
      "With old jeans and new shoes, which is the right way round.",
      "Avec un vieux jean et des souliers neufs, dans cet ordre.",
      ofKind("blouse"),
    ),
    line(
      "Under a velvet jacket in the evening, with the sleeves given room.",
      "Le soir sous une veste en velours, en laissant de la place aux manches.",
      both(
        ofKind("blouse", ({ sleeve }) => sleeve === "cuffed" || sleeve === "elbow"),
        forOccasion("evening", "party", "date"),
      ),
    ),
    line(
      "On its own, with nothing over it: sleeves like these do not care for jackets.",
      "Sans rien par-dessus : de telles manches supportent mal les vestes.",
      ofKind("blouse", ({ sleeve }) => sleeve === "puff" || sleeve === "balloon" || sleeve === "bell"),
    ),
    line(
      "With a leather skirt, to keep it from being too polite.",
      "Avec une jupe en cuir, pour l’empêcher d’être trop polie.",
      both(anyOf("blouse"), atMost(4)),
    ),
    line(
      "With wide linen trousers and bare feet, while it lasts.",
      "Avec un large pantalon en lin et les pieds nus, tant que ça dure.",
      both(ofKind("blouse"), inSeason("summer")),
    ),
    line(
      "Under a fine-knit cardigan, the neck left showing.",
      "Sous un cardigan fin, l’encolure bien visible.",
      both(
        ofKind("blouse", ({ sleeve }) => sleeve === "cuffed"),
        notIn("summer"),
      ),
    ),
    line(
      "With straight jeans and plain shoes, so that the shirt can do the talking.",
      "Avec un jean droit et des souliers simples, pour lui laisser la parole.",
      ofKind("shirt"),
    ),
    line(
      "Tucked in before lunch, out by the time of coffee.",
      "Rentrée jusqu’au déjeuner, sortie au café.",
      ofKind("shirt", ({ length }) => length > 60),
    ),
    line(
      "Ironed for others, or straight off the line for yourself.",
      "Repassée pour les autres, à peine défroissée pour soi.",
      ofKind("shirt"),
    ),
    line(
      "With a knitted tie, or with the thought of one.",
      "Avec une cravate tricot, ou juste l’idée d’une cravate.",
      both(
        forMen,
        ofKind("shirt", ({ collar, sleeve }) => collar === "button-down" && sleeve === "long"),
      ),
    ),
    line(
      "Open over a tank top, cuffs undone.",
      "Ouverte sur un débardeur, poignets défaits.",
      ofKind("shirt", ({ sleeve }) => sleeve === "long"),
    ),
    line(
      "With pleated trousers, and a coat that stays open.",
      "Avec un pantalon à pinces et un manteau qui reste ouvert.",
      ofKind("blouse"),
    ),
    line(
      "With a straight skirt and flat shoes, in half a minute.",
      "Avec une jupe droite et des chaussures plates, en trente secondes.",
      ofKind("blouse"),
    ),
    line(
      "Outside the trousers, with the hem left to hang.",
      "Hors du pantalon, pans libres.",
      ofKind("shirt", ({ hem }) => hem === "straight"),
    ),
    line(
      "With linen trousers and a hat one takes off indoors.",
      "Avec un pantalon en lin et un chapeau que l’on ôte en entrant.",
      both(forMen, ofKind("shirt"), inSeason("spring", "summer")),
    ),
    line(
      "Open over a T-shirt, with jeans and no plans.",
      "Ouverte sur un T-shirt, avec un jean et sans projet.",
      both(
        forMen,
        ofKind("shirt", ({ sleeve }) => sleeve === "short"),
      ),
    ),
    line(
      "With chinos, a watch and an unhurried face.",
      "Avec un chino, une montre et l’air de ne pas la regarder.",
      both(forMen, ofKind("shirt")),
    ),
  ],
};
