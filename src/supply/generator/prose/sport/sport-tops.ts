import { type Bank, both, forMen, forWomen, line, ofKind, under } from "../line.ts";
import { anyOf, inSeason, notIn } from "../when.ts";

/** T-shirts, zipped tops and bras to train in. */
export const sportTops: Bank = {
  openings: {
    "sport-tee": [
      line(
        "A sport T-shirt with flat seams and no slogans: the motivation is your own affair.",
        "Un T-shirt de sport à coutures plates et sans slogan : la motivation, c’est votre affaire.",
      ),
      line(
        "A T-shirt made for sweating in, and decent enough for the coffee that follows.",
        "Un T-shirt fait pour transpirer, et assez présentable pour le café d’après.",
        ofKind("sport-tee", ({ sleeve }) => sleeve !== "none"),
      ),
      line(
        "A training top with room at the shoulders and a hem that stays where it is.",
        "Un T-shirt de sport libre aux épaules, dont l’ourlet reste à sa place.",
      ),
      line(
        "A light, plain sport T-shirt, quick to pull on at six in the morning without turning on the lamp.",
        "Un T-shirt de sport léger et simple, à enfiler à six heures du matin sans allumer.",
      ),
      line(
        "A close-cut sport T-shirt that follows the movement instead of flapping behind it.",
        "Un T-shirt de sport ajusté, qui suit le mouvement au lieu de flotter derrière.",
        ofKind("sport-tee", ({ fit }) => fit < -0.3),
      ),
      line(
        "A sleeveless training top, because the arms are doing the work.",
        "Un T-shirt de sport sans manches, puisque ce sont les bras qui travaillent.",
        ofKind("sport-tee", ({ sleeve }) => sleeve === "none"),
      ),
      line(
        "A long-sleeved sport T-shirt for mornings when one can see one’s breath.",
        "Un T-shirt de sport à manches longues, pour les matins où l’on voit son souffle.",
        ofKind("sport-tee", ({ sleeve }) => sleeve === "long"),
      ),
    ],
    "sport-zip": [
      line(
        "A half-zip top for the first kilometre, and the collar to open at the second.",
        "Un haut de sport à col zippé pour le premier kilomètre ; le col s’ouvre au deuxième.",
      ),
      line(
        "A high collar, a zip, long sleeves: the layer that keeps a winter runner out of bed.",
        "Un col haut, un zip, des manches longues : le haut qui tire du lit les coureurs d’hiver.",
      ),
      line(
        "A zipped sport top that goes over a T-shirt, under a shell, or alone when it is dry.",
        "Un haut de sport zippé qui se met sur un T-shirt, sous un coupe-vent, ou seul par temps sec.",
      ),
      line(
        "A running top with an adjustable temperature, by means of one small zip.",
        "Un haut de course à température réglable, grâce à un simple petit zip.",
      ),
      line(
        "A short half-zip sport top, cut to meet a pair of high-waisted tights.",
        "Un haut de sport court à col zippé, fait pour rejoindre un collant taille haute.",
        ofKind("sport-zip", ({ length }) => length < 55),
      ),
    ],
    "sport-bra": [
      line(
        "A sports bra that holds without lecturing, and stays put through the last set.",
        "Une brassière de sport qui tient sans faire la leçon, jusqu’à la dernière série.",
      ),
      line(
        "Broad band, clean edges, no hooks: a sports bra one pulls on and forgets.",
        "Une bande large, des bords nets, pas d’agrafes : une brassière que l’on enfile et que l’on oublie.",
      ),
      line(
        "A sports bra drawn well enough to be worn without anything over it.",
        "Une brassière de sport assez bien dessinée pour se porter sans rien par-dessus.",
      ),
      line(
        "Support first, then the neckline, then everything else: a sports bra with its priorities in order.",
        "Le maintien d’abord, l’encolure ensuite, le reste après : une brassière qui a le sens des priorités.",
      ),
      line(
        "A longer sports bra, nearly a cropped top, for those who would rather not choose.",
        "Une brassière longue, presque un petit haut, pour qui préfère ne pas choisir.",
        ofKind("sport-bra", ({ length }) => length > 40),
      ),
    ],
  },
  details: [
    line(
      "Panels of another colour run down the sides.",
      "Des panneaux d’une autre couleur descendent sur les côtés.",
      ofKind("sport-tee", ({ panels }) => panels === "sides" || panels === "both"),
    ),
    line(
      "Shoulders and upper chest come in a second colour.",
      "Les épaules et le haut de la poitrine sont d’une autre couleur.",
      ofKind(
        "sport-tee",
        ({ panels, shoulder, sleeve }) => panels === "yoke" && (shoulder === "set-in" || sleeve === "none"),
      ),
    ),
    line(
      "Mesh insets under the arms let the heat out.",
      "Des empiècements en mesh, sous les bras, laissent sortir la chaleur.",
      ofKind("sport-tee", ({ panels, sleeve }) => panels === "vents" && sleeve !== "none"),
    ),
    line(
      "Raglan sleeves keep the seams off the shoulders.",
      "Les manches raglan éloignent les coutures des épaules.",
      ofKind("sport-tee", ({ shoulder, sleeve }) => shoulder === "raglan" && sleeve !== "none"),
    ),
    line(
      "Two reflective bars above the hem, for drivers.",
      "Deux barres réfléchissantes au-dessus de l’ourlet, pour les automobilistes.",
      ofKind("sport-tee", ({ bars }) => bars === true),
    ),
    line(
      "The long sleeves end in a slit for the thumb.",
      "Les manches longues finissent par une fente pour le pouce.",
      ofKind("sport-tee", ({ sleeve, thumb }) => sleeve === "long" && thumb === true),
    ),
    line(
      "The hem dips a little lower at the back.",
      "L’ourlet descend un peu plus bas au dos.",
      ofKind("sport-tee", ({ length }) => length > 55),
    ),
    line(
      "The zip opens to the middle of the chest.",
      "Le zip s’ouvre jusqu’au milieu de la poitrine.",
      ofKind("sport-zip", ({ zip }) => zip === "half"),
    ),
    line(
      "A short zip opens the collar, no more.",
      "Un zip court ouvre le col, pas davantage.",
      ofKind("sport-zip", ({ zip }) => zip === "quarter"),
    ),
    line(
      "A small zipped pocket on the chest takes a key and a card.",
      "Une petite poche zippée à la poitrine, pour une clé et une carte.",
      ofKind("sport-zip", ({ pocket }) => pocket),
    ),
    line(
      "Slits at the cuffs let the thumbs hold the sleeves down.",
      "Des fentes aux poignets : les pouces retiennent les manches.",
      ofKind("sport-zip"),
    ),
    line(
      "The slider parks under a flap and leaves the chin alone.",
      "Le curseur se range sous un rabat et laisse le menton tranquille.",
      ofKind("sport-zip"),
    ),
    line(
      "Chest and shoulders come in a second colour.",
      "La poitrine et les épaules sont d’une autre couleur.",
      ofKind("sport-zip", ({ panels }) => panels === "chest"),
    ),
    line(
      "Mesh panels run down both sides.",
      "Des panneaux en mesh descendent des deux côtés.",
      ofKind("sport-zip", ({ panels }) => panels === "sides"),
    ),
    line(
      "The straps cross over at the back.",
      "Les bretelles se croisent dans le dos.",
      ofKind("sport-bra", ({ straps, neck }) => straps === "crossed" && neck !== "high"),
    ),
    line(
      "Wide straps spread the load over the shoulders.",
      "De larges bretelles répartissent l’effort sur les épaules.",
      ofKind("sport-bra", ({ straps }) => straps === "wide"),
    ),
    line(
      "The straps are slim, for easier days.",
      "Les bretelles sont fines, pour les séances tranquilles.",
      ofKind("sport-bra", ({ straps }) => straps === "slim"),
    ),
    line(
      "The band under the bust comes in a second colour.",
      "La bande sous la poitrine est d’une autre couleur.",
      ofKind("sport-bra", ({ band }) => band === "contrast"),
    ),
    line(
      "The neck is cut high, for anything that involves jumping.",
      "L’encolure monte haut, pour tout ce qui implique de sauter.",
      ofKind("sport-bra", ({ neck }) => neck === "high"),
    ),
    line(
      "A square neckline, unusual at the gym.",
      "Un décolleté carré, plutôt rare à la salle.",
      ofKind("sport-bra", ({ neck }) => neck === "square"),
    ),
  ],
  wear: [
    line(
      "For the gym at noon and the bus home.",
      "Pour la salle à midi et le bus du retour.",
      both(under("G.1.1"), anyOf("sport-tee", "sport-zip")),
    ),
    line(
      "With running shorts, a watch and a loop you know by heart.",
      "Avec un short de course, une montre et une boucle connue par cœur.",
      both(anyOf("sport-tee"), inSeason("spring", "summer", "autumn")),
    ),
    line(
      "Under a running shell when the rain is sideways.",
      "Sous un coupe-vent de course, quand la pluie vient de côté.",
      both(anyOf("sport-tee", "sport-zip"), notIn("summer")),
    ),
    line(
      "For tennis, rowing machines and moving a sofa.",
      "Pour le tennis, le rameur et le déménagement d’un canapé.",
      ofKind("sport-tee"),
    ),
    line(
      "It dries on the radiator while you have breakfast.",
      "Sèche sur le radiateur le temps d’un petit déjeuner.",
      both(under("G.1.1"), ({ cloth }) => cloth === "tech-jersey"),
    ),
    line(
      "With joggers, on the days one only warms up.",
      "Avec un jogging, les jours où l’on se contente de l’échauffement.",
      both(forMen, anyOf("sport-tee", "sport-zip")),
    ),
    line(
      "Knotted at the side, with high-waisted tights.",
      "Noué sur le côté, avec un collant taille haute.",
      both(
        forWomen,
        ofKind("sport-tee", ({ length, sleeve }) => length > 55 && sleeve !== "long"),
      ),
    ),
    line(
      "For cold starts: trail, towpath, ski lift.",
      "Pour les départs à froid : sentier, chemin de halage, remonte-pente.",
      both(ofKind("sport-zip"), notIn("summer")),
    ),
    line(
      "Over a sport T-shirt in winter, next to the skin in April.",
      "Sur un T-shirt de sport en hiver, à même la peau en avril.",
      ofKind("sport-zip"),
    ),
    line(
      "With jeans, for watching others run.",
      "Avec un jean, pour regarder courir les autres.",
      ofKind("sport-zip"),
    ),
    line(
      "For hiking in layers, as the middle one.",
      "En randonnée, comme couche du milieu.",
      ofKind("sport-zip"),
    ),
    line(
      "Under a loose tank top, or instead of one.",
      "Sous un débardeur ample, ou à sa place.",
      ofKind("sport-bra"),
    ),
    line(
      "With high-waisted leggings; the two meet, or nearly.",
      "Avec un legging taille haute : les deux se rejoignent, ou presque.",
      ofKind("sport-bra"),
    ),
    line(
      "For yoga, boxing, and the stairs when the lift is out.",
      "Pour le yoga, la boxe, et l’escalier quand l’ascenseur est en panne.",
      ofKind("sport-bra"),
    ),
    line(
      "Under an open shirt in summer, as a top in its own right.",
      "L’été sous une chemise ouverte, comme un haut à part entière.",
      both(ofKind("sport-bra"), inSeason("summer")),
    ),
    line(
      "Under a track jacket, zip half down, on the way there.",
      "Sous une veste de survêtement à demi ouverte, sur le trajet.",
      anyOf("sport-bra", "sport-tee"),
    ),
    line(
      "For long runs, when comfort is the only opinion that counts.",
      "Pour les longues sorties, quand seul le confort a voix au chapitre.",
      ofKind("sport-bra"),
    ),
    line(
      "On the bicycle to work, collar up, then under a jacket.",
      "À vélo pour aller travailler, col fermé, puis sous une veste.",
      ofKind("sport-zip"),
    ),
  ],
};
