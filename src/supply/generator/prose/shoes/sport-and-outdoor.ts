import { type Bank, line, ofKind } from "../line.ts";
import { anyOf } from "../when.ts";

/** For running, lifting, paths, rain and snow. */
export const sportAndOutdoor: Bank = {
  openings: {
    "running-shoe": [
      line(
        "A running shoe with a rockered sole that rolls you forward before you have quite agreed.",
        "Des chaussures de course à semelle incurvée, qui vous font basculer vers l’avant avant que vous n’ayez dit oui.",
      ),
      line(
        "Breathable above, cushioned below, for the lap of the park and the one after that.",
        "Aérées dessus, amorties dessous, pour le tour du parc et celui d’après.",
      ),
      line(
        "A light trainer for daily kilometres. The first is always the longest.",
        "Des chaussures légères pour les kilomètres de tous les jours. Le premier est toujours le plus long.",
      ),
      line(
        "Close over the foot, soft under it: a runner that wants early mornings and gets some of them.",
        "Près du pied, douces dessous : des chaussures de course qui réclament l’aube et l’obtiennent parfois.",
      ),
      line(
        "A runner on a tall stack of foam, for long roads and knees with memories.",
        "Une belle épaisseur de mousse sous le pied, pour les longues routes et les genoux qui ont de la mémoire.",
        ofKind("running-shoe", ({ stack }) => stack > 2.5),
      ),
    ],
    "training-shoe": [
      line(
        "A training shoe, flat and stable: for weights, for circuits, for the stairs when the lift is full.",
        "Des chaussures d’entraînement, plates et stables : pour la fonte, les circuits, et l’escalier quand l’ascenseur est plein.",
      ),
      line(
        "Level under the heel so that what you lift goes straight up.",
        "Bien à plat sous le talon, pour que ce que vous soulevez monte droit, et redescende de même.",
      ),
      line(
        "A gym shoe that holds the foot sideways as well as forwards, which is where most of the gym happens.",
        "Des chaussures de salle qui tiennent le pied de côté autant que de face, là où tout se passe.",
      ),
      line(
        "A training shoe, low and firm, ready for the third set, the one we all negotiate.",
        "Basses, fermes, prêtes pour la troisième série, celle que l’on négocie toujours un peu.",
      ),
    ],
    "trail-shoe": [
      line(
        "A light shoe for rough paths: a guarded toe, a studded sole, and no fear of roots.",
        "Des chaussures légères pour chemins rudes : bout protégé, semelle à crampons, aucune peur des racines.",
      ),
      line(
        "Half running shoe, half mountain goat, with a preference for paths that climb in earnest.",
        "Moitié chaussures de course, moitié chamois, elles préfèrent les sentiers qui montent pour de bon.",
      ),
      line(
        "A trail shoe that bites into mud going up and holds on coming down.",
        "Des chaussures de trail qui mordent la boue à la montée et tiennent bon à la descente.",
      ),
      line(
        "Made for the route marked in red on the map, and worn just as well to fetch bread in the rain.",
        "Faites pour l’itinéraire tracé en rouge sur la carte, et très bien aussi pour le pain sous la pluie.",
      ),
    ],
    "hiking-boot": [
      line(
        "A hiking boot with hooks at the ankle and a rand round the foot, for summits of reasonable size.",
        "Des chaussures de randonnée à crochets et pare-pierres, pour les sommets de taille raisonnable.",
      ),
      line(
        "Mid-high and well guarded: they take stones, streams and the last hour without complaint.",
        "Mi-hautes, bien protégées : elles encaissent pierres, ruisseaux et dernière heure sans se plaindre.",
      ),
      line(
        "A hiking boot that turns the forecast into a detail and a grey Sunday into an outing.",
        "Des chaussures qui font de la météo un détail, et d’un dimanche gris une sortie.",
      ),
      line(
        "Laced firmly and soled deeply, for paths that begin where the tarmac loses interest.",
        "Lacées ferme, crantées profond, pour les chemins qui commencent là où le goudron renonce.",
      ),
    ],
    "rain-boot": [
      line(
        "A rubber boot in one moulded piece: puddles become a matter of taste.",
        "Des bottes de caoutchouc moulées d’une pièce : les flaques deviennent une question de goût.",
      ),
      line(
        "For gardens, festivals, ferries and the kind of spring one gets.",
        "Pour les jardins, les festivals, les ferries et le genre de printemps que l’on a.",
      ),
      line(
        "A boot that is waterproof without any technology worth mentioning: rubber, all round, up to the top.",
        "Étanches sans aucune technologie digne d’être citée : du caoutchouc, tout autour, jusqu’en haut.",
      ),
      line(
        "A wellington with a clean line, so that one may wear it to town and mean it.",
        "Des bottes de pluie à la ligne nette, que l’on peut porter en ville sans passer pour le jardinier.",
      ),
      line(
        "A short rain boot that stops at the calf and lets you drive, cycle and sit.",
        "Des bottes de pluie courtes, arrêtées au mollet : on conduit, on pédale, on s’assoit.",
        ofKind("rain-boot", ({ shaft }) => shaft < 22),
      ),
    ],
    "winter-boot": [
      line(
        "A winter boot with a fleece collar, for the weeks when the pavement disappears.",
        "Des bottes d’hiver à col fourré, pour les semaines où le trottoir disparaît.",
      ),
      line(
        "A winter boot, warm at the ankle, dry at the foot, cheerful about snow.",
        "Chaudes à la cheville, sèches au pied, de bonne humeur dès qu’il est question de neige.",
      ),
      line(
        "Laced high, lined thick, soled for ice: they take the shortest way to the chalet.",
        "Lacées haut, doublées chaud, crantées pour la glace : elles prennent au plus court vers le chalet.",
      ),
      line(
        "The winter boot for sledges, bus stops and dogs that insist on going out.",
        "Les bottes des luges, des arrêts de bus et des chiens qui insistent.",
      ),
    ],
  },
  details: [
    line(
      "The upper is one knitted piece, with no seam at the toe.",
      "La tige est d’un seul tricot, sans couture à l’avant.",
      ofKind("running-shoe", ({ overlay }) => overlay === "knit"),
    ),
    line(
      "A saddle at the midfoot ties the laces to the sole.",
      "Un empiècement au milieu du pied relie les lacets à la semelle.",
      ofKind("running-shoe", ({ overlay }) => overlay === "saddle"),
    ),
    line(
      "A thin frame holds the mesh in shape.",
      "Un cadre fin garde sa forme à la maille.",
      ofKind("running-shoe", ({ overlay }) => overlay === "frame"),
    ),
    line("The sole curves up at the toe.", "La semelle remonte nettement à l’avant.", anyOf("running-shoe")),
    line(
      "A strap closes over the midfoot.",
      "Une bande se ferme sur le milieu du pied.",
      ofKind("training-shoe", ({ side }) => side === "strap"),
    ),
    line(
      "The sole wraps up the side where ropes are climbed.",
      "La semelle remonte sur le flanc, là où l’on grimpe à la corde.",
      ofKind("training-shoe", ({ side }) => side === "wrap"),
    ),
    line(
      "A padded collar covers the ankle bone.",
      "Un col matelassé couvre la malléole.",
      ofKind("training-shoe", ({ collar }) => collar === "mid"),
    ),
    line(
      "The toe is guarded in thick rubber.",
      "Une coque de caoutchouc protège le bout.",
      anyOf("trail-shoe"),
    ),
    line(
      "The collar rises over the ankle bone, which keeps gravel out.",
      "Le col monte sur la malléole et laisse le gravier dehors.",
      ofKind("trail-shoe", ({ collar }) => collar === "mid"),
    ),
    line(
      "Textile panels take weight off the boot.",
      "Des panneaux textiles allègent la chaussure.",
      ofKind("hiking-boot", ({ build }) => build === "light"),
    ),
    line(
      "Hooks at the ankle let go in one movement.",
      "Les crochets de cheville se délacent d’un geste.",
      anyOf("hiking-boot"),
    ),
    line(
      "A buckled strap sits at the side of the shaft.",
      "Une bride à boucle se pose sur le côté de la tige.",
      ofKind("rain-boot", ({ trim }) => trim === "strap"),
    ),
    line(
      "A raised band runs round the top.",
      "Une bande en relief souligne le haut.",
      ofKind("rain-boot", ({ trim }) => trim === "band"),
    ),
    line(
      "The foot sits in a rubber shell, above the slush.",
      "Le pied est pris dans une coque de caoutchouc, à l’abri de la neige fondue.",
      ofKind("winter-boot", ({ foot }) => foot === "shell"),
    ),
    line("A band of pile edges the collar.", "Un bourrelet bouclé borde le col.", anyOf("winter-boot")),
  ],
  wear: [
    line(
      "For the lap before breakfast, and the excuse to have two.",
      "Pour le tour d’avant petit déjeuner, et l’excuse d’en prendre deux.",
      anyOf("running-shoe"),
    ),
    line(
      "Thin socks, double knot, no phone.",
      "Chaussettes fines, double nœud, pas de téléphone.",
      anyOf("running-shoe", "trail-shoe"),
    ),
    line(
      "They go under leggings, shorts and the resolutions of January.",
      "Elles vont avec un legging, un short et les résolutions de janvier.",
      anyOf("running-shoe", "training-shoe"),
    ),
    line(
      "Train in them, then keep them on: nobody will ask.",
      "On s’entraîne avec, puis on les garde : personne ne posera de question.",
      anyOf("running-shoe", "training-shoe"),
    ),
    line(
      "Give them a day’s rest between two runs.",
      "Laissez-leur un jour de repos entre deux sorties.",
      anyOf("running-shoe", "trail-shoe"),
    ),
    line(
      "A bench, a mat, a kettlebell: they are at ease with all three.",
      "Un banc, un tapis, un poids : elles s’entendent avec les trois.",
      anyOf("training-shoe"),
    ),
    line(
      "They keep good company with track pants on Saturdays.",
      "Le samedi, elles tiennent compagnie à un pantalon de survêtement.",
      anyOf("training-shoe", "running-shoe"),
    ),
    line(
      "For forests after rain, when they finally smell of something.",
      "Pour la forêt après la pluie, quand elle sent enfin quelque chose.",
      anyOf("trail-shoe", "hiking-boot", "rain-boot"),
    ),
    line(
      "Wool socks, a map, a sandwich wrapped in paper.",
      "Chaussettes de laine, carte dépliée, sandwich dans du papier.",
      anyOf("hiking-boot", "trail-shoe"),
    ),
    line(
      "City people wear them with wide trousers and no mountain. They are right.",
      "En ville, on les porte avec un pantalon large et sans montagne. On a raison.",
      anyOf("hiking-boot", "trail-shoe"),
    ),
    line(
      "Break them in on Sundays before you trust them with a pass.",
      "À faire le dimanche, avant de leur confier un col.",
      anyOf("hiking-boot"),
    ),
    line(
      "With a raincoat and thick socks, the walk goes ahead.",
      "Avec un ciré et de grosses chaussettes, la promenade est maintenue.",
      anyOf("rain-boot"),
    ),
    line(
      "Jump, if there is a child about, or even if there is not.",
      "Sautez, s’il y a un enfant dans les parages, ou même s’il n’y en a pas.",
      anyOf("rain-boot"),
    ),
    line(
      "Tuck the trousers in, and walk as if the road had been cleared.",
      "On rentre le pantalon dedans, et l’on marche comme si la route était dégagée.",
      anyOf("winter-boot", "rain-boot"),
    ),
    line(
      "A long puffer above, snow below, hot wine at the end.",
      "Une doudoune longue en haut, la neige en bas, un vin chaud au bout.",
      anyOf("winter-boot"),
    ),
    line(
      "Leave them by the stove, but not too near.",
      "À laisser près du poêle, mais pas trop.",
      anyOf("winter-boot", "hiking-boot"),
    ),
  ],
};
