import { type Bank, both, forWomen, line, ofKind, under } from "../line.ts";
import { anyOf, atLeast, atMost, forOccasion, inSeason, notIn } from "../when.ts";

/** Tops for women that are neither T-shirt nor blouse. */
export const womensTops: Bank = {
  openings: {
    "wrap-top": [
      line(
        "A top that crosses over and ties at the side: you set the neckline, it keeps to it.",
        "Un top cache-cœur qui se croise et se noue sur le côté : vous réglez le décolleté, il s’y tient.",
      ),
      line(
        "A wrap top: two fronts, one knot and a waist, all found in under a minute.",
        "Un cache-cœur : deux pans, un nœud, une taille marquée, le tout en moins d’une minute.",
      ),
      line(
        "A wrap top with the memory of a dance class and none of the exercises.",
        "Un cache-cœur qui se souvient du cours de danse, sans les exercices.",
      ),
      line(
        "Tied at the hip, crossed at the heart, a top that adjusts to lunch.",
        "Croisé sur le cœur, noué sur la hanche, un top qui se règle, même après le déjeuner.",
      ),
      line(
        "A short ballet wrap that ends at its own tie and goes no further.",
        "Un cache-cœur de danseuse, court, qui s’arrête à son propre lien.",
        ofKind("wrap-top", ({ skirt }) => skirt < 10),
      ),
    ],
    "smocked-top": [
      line(
        "Off the shoulders, held by rows of elastic: a top that stays up while you dance.",
        "Épaules nues et rangs de smocks : un top qui reste en place, même quand on danse.",
      ),
      line(
        "A smocked top that leaves the shoulders to the sun and puts the drama in the sleeves.",
        "Un top smocké qui laisse les épaules au soleil et met tout l’effet dans les manches.",
      ),
      line(
        "A country-fair sort of top: bare shoulders, gathers, no zip to look for.",
        "Un top de fête de village : épaules nues, fronces, aucune fermeture à chercher.",
      ),
      line(
        "Smocked all over, it follows the body by itself and asks for no size chart.",
        "Entièrement smocké, ce top suit le corps de lui-même, sans calcul de taille.",
        ofKind("smocked-top", ({ smocking }) => smocking === "body"),
      ),
      line(
        "A smocked top that ends in a flounce below the waist, so that it moves when you do.",
        "Un top smocké terminé par un volant sous la taille, qui bouge quand vous bougez.",
        ofKind("smocked-top", ({ peplum }) => peplum > 0),
      ),
      line(
        "A smocked top cut short at the waist, shoulders out, summer on.",
        "Un top smocké court, arrêté à la taille : épaules dehors, été dedans.",
        ofKind("smocked-top", ({ peplum }) => peplum === 0),
      ),
    ],
    "fitted-top": [
      line(
        "A close-fitting top with one idea, its neckline, and the sense to stop there.",
        "Un top ajusté qui n’a qu’une idée, son encolure, et le bon goût de s’y tenir.",
      ),
      line(
        "A top cut near the body from shoulder to hem, so that whatever goes below can be as wide as it likes.",
        "Un top près du corps, de l’épaule à l’ourlet : le bas peut être aussi large qu’il veut.",
      ),
      line(
        "A fitted top, as easy as a T-shirt by day and something else altogether by night.",
        "Un top ajusté, facile comme un T-shirt le jour, et tout autre chose le soir.",
      ),
      line(
        "A second-skin top with a square neckline, somewhere between the ballet bar and the wine bar.",
        "Un top ajusté à décolleté carré, quelque part entre la barre de danse et le bar à vins.",
        ofKind("fitted-top", ({ neck }) => neck === "square"),
      ),
      line(
        "A fitted boat-neck top that covers the rest and leaves the collarbones to speak.",
        "Un top ajusté à encolure bateau : les clavicules se chargent du reste.",
        ofKind("fitted-top", ({ neck }) => neck === "boat"),
      ),
      line(
        "A fitted top with a high neck, strict in front and rather flattering from every other side.",
        "Un top ajusté à col montant, strict de face et plutôt flatteur de partout ailleurs.",
        ofKind("fitted-top", ({ neck }) => neck === "high"),
      ),
      line(
        "A short fitted top, made for waistbands that sit high and mean to stay there.",
        "Un top ajusté et court, pensé pour les ceintures qui montent haut.",
        ofKind("fitted-top", ({ length }) => length < 50),
      ),
    ],
    "halter-top": [
      line(
        "A halter top: everything hangs from the neck, and the shoulders get the evening off.",
        "Un top dos nu : tout tient à la nuque, et les épaules ont leur soirée.",
      ),
      line(
        "Bare back, bare shoulders, a clean front: a top best seen leaving.",
        "Dos nu, épaules nues, devant tout simple : un top qui réussit surtout ses départs.",
      ),
      line(
        "A halter top that fastens at the nape and leaves the rest to posture.",
        "Un top dos nu attaché à la nuque ; le reste est affaire de maintien.",
      ),
      line(
        "A sleeveless top cut away to the neck, for dinners that begin in daylight.",
        "Un top échancré jusqu’au cou, pour les dîners qui commencent en plein jour.",
      ),
      line(
        "A halter top that swings away from the body below the bust and lifts a little as you walk.",
        "Un top dos nu qui s’évase sous la poitrine et flotte un peu à chaque pas.",
        ofKind("halter-top", ({ swing }) => swing > 0.6),
      ),
    ],
    "one-shoulder-top": [
      line(
        "One shoulder covered, the other not: a top whose asymmetry takes care of the accessories.",
        "Une épaule couverte, l’autre non : un top dont l’asymétrie tient lieu d’accessoire.",
      ),
      line(
        "A top that crosses the chest on a slant and stops bothering after one shoulder.",
        "Un top qui traverse le buste en diagonale et s’en tient à une seule épaule.",
      ),
      line(
        "A one-shoulder top: half formal, half not, entirely deliberate.",
        "Un top asymétrique : à moitié habillé, à moitié nu, entièrement voulu.",
      ),
      line(
        "A top in a single line from hip to shoulder, with a bare collarbone for punctuation.",
        "Un top d’un seul trait, de la hanche à l’épaule, avec une clavicule nue en guise de point.",
      ),
      line(
        "A short one-shoulder top that leaves an inch of waist above high trousers.",
        "Un top asymétrique et court, qui laisse voir un peu de taille au-dessus du pantalon.",
        ofKind("one-shoulder-top", ({ length }) => length < 48),
      ),
    ],
    bustier: [
      line(
        "A bustier with the bones of evening wear and the length of a day top.",
        "Un bustier construit comme pour le soir, à la longueur d’un haut de tous les jours.",
      ),
      line(
        "Panels, seams, a held waist: a bustier is architecture, and this one is up to code.",
        "Des panneaux, des découpes, une taille tenue : un bustier est une architecture, celui-ci est aux normes.",
      ),
      line(
        "A structured bustier that stands by itself and looks very good under a jacket.",
        "Un bustier structuré qui tient tout seul et fait merveille sous une veste.",
      ),
      line(
        "Close through the waist and shaped at the bust, a bustier that sits up straight for you.",
        "Ajusté à la taille, galbé à la poitrine, un bustier qui se tient droit à votre place.",
      ),
      line(
        "A strapless bustier, cut to stay exactly where you put it at eight o’clock.",
        "Un bustier sans bretelles, coupé pour rester toute la soirée là où on l’a mis à vingt heures.",
        ofKind("bustier", ({ straps }) => straps === "none"),
      ),
    ],
    "peplum-top": [
      line(
        "A top with a waist and a flounce under it, which makes any pair of trousers look chosen.",
        "Un top marqué à la taille, un volant en dessous : n’importe quel pantalon a aussitôt l’air choisi.",
      ),
      line(
        "A peplum top: fitted above, fluted below, and very kind to hips.",
        "Un top péplum : ajusté en haut, ondulé en bas, et très aimable avec les hanches.",
      ),
      line(
        "The jacket’s good shape on a top: a seam at the waist, then a short skirt that swings.",
        "La belle ligne d’une veste sur un simple top : une couture à la taille, puis une basque qui danse.",
      ),
      line(
        "A top with a little skirt of its own, dressed before you add anything.",
        "Un top pourvu de sa propre basque, habillé avant même que l’on y ajoute quoi que ce soit.",
      ),
      line(
        "A peplum top with a long, full flounce that moves with each step.",
        "Un top péplum au volant long et généreux, qui bouge à chaque pas.",
        ofKind("peplum-top", ({ flounce, fullness }) => flounce > 15 && fullness > 1.3),
      ),
    ],
    "knot-top": [
      line(
        "A top that gathers everything into one knot at the front and looks improvised, which it is not.",
        "Un top qui ramène tout à un nœud sur le devant et semble improvisé ; il ne l’est pas.",
      ),
      line(
        "A knotted top, short and easy, that borrows its trick from the shirt tied at the beach.",
        "Un top noué, court et facile, qui a pris son idée aux chemises nouées sur la plage.",
      ),
      line(
        "All the folds run to the knot; the rest of the top is simply holiday.",
        "Tous les plis mènent au nœud ; le reste du top est en vacances.",
      ),
      line(
        "A top with a knot for a belt buckle, made to meet a high waist.",
        "Un top dont le nœud tient lieu de boucle de ceinture, fait pour retrouver une taille haute.",
      ),
      line(
        "A top that closes with a bow at the waist, tied once and left alone.",
        "Un top fermé par un joli nœud à la taille, fait une fois pour toutes.",
        ofKind("knot-top", ({ knot }) => knot === "bow"),
      ),
    ],
  },
  details: [
    line(
      "A frill follows the crossing of the two fronts.",
      "Un volant suit le croisé des deux pans.",
      ofKind("wrap-top", ({ frill }) => frill),
    ),
    line(
      "Below the tie, a short skirt flares over the hips.",
      "Sous le lien, une petite basque s’évase sur les hanches.",
      ofKind("wrap-top", ({ skirt }) => skirt > 10),
    ),
    line(
      "The sleeves open wide at the wrist.",
      "Les manches s’ouvrent largement au poignet.",
      ofKind("wrap-top", ({ sleeve }) => sleeve === "bell"),
    ),
    line(
      "A flounce falls over the whole neckline.",
      "Un grand volant retombe tout le long de l’encolure.",
      ofKind("smocked-top", ({ edge }) => edge === "flounce"),
    ),
    line(
      "A narrow frill stands above the elastic.",
      "Un petit froufrou dépasse au-dessus de l’élastique.",
      ofKind("smocked-top", ({ edge }) => edge === "frill"),
    ),
    line(
      "The smocking stops below the bust and lets go from there.",
      "Les smocks s’arrêtent sous la poitrine, puis tout se relâche.",
      ofKind("smocked-top", ({ smocking }) => smocking === "bust"),
    ),
    line(
      "A row of small buttons runs down the front.",
      "Une rangée de petits boutons descend sur le devant.",
      ofKind("fitted-top", ({ front }) => front === "buttons"),
    ),
    line(
      "Gathers at the bust draw the sweetheart neckline together.",
      "Des fronces à la poitrine resserrent le décolleté en cœur.",
      ofKind("fitted-top", ({ front }) => front === "ruched"),
    ),
    line(
      "Puffed sleeves give the shoulders a little lift.",
      "Des manches ballon donnent un peu de hauteur aux épaules.",
      ofKind("fitted-top", ({ sleeve }) => sleeve === "puff" || sleeve === "balloon"),
    ),
    line(
      "Three-quarter sleeves leave room for a watch.",
      "Des manches trois-quarts, pour laisser voir la montre.",
      ofKind("fitted-top", ({ sleeve }) => sleeve === "three-quarter"),
    ),
    line(
      "A keyhole opens just below the band at the neck.",
      "Une goutte s’ouvre juste sous la bande du col.",
      ofKind("halter-top", ({ neck }) => neck === "keyhole"),
    ),
    line(
      "The neck falls in a soft cowl.",
      "L’encolure bénitier retombe en plis souples.",
      ofKind("halter-top", ({ neck }) => neck === "cowl"),
    ),
    line(
      "The hem ties at the front in a small bow.",
      "Le bas se noue devant d’un petit nœud.",
      ofKind("halter-top", ({ hem }) => hem === "tied"),
    ),
    line(
      "The hem comes down to a point.",
      "Le bas se termine en pointe sur le devant.",
      ofKind("halter-top", ({ hem }) => hem === "pointed"),
    ),
    line(
      "Gathers all along one side draw the folds across the body.",
      "Des fronces, d’un seul côté, tirent les plis en travers du corps.",
      ofKind("one-shoulder-top", ({ side }) => side === "ruched"),
    ),
    line(
      "A frill runs along the slanting neckline.",
      "Un volant souligne la diagonale de l’encolure.",
      ofKind("one-shoulder-top", ({ frill }) => frill),
    ),
    line(
      "One long sleeve, and one bare arm to balance it.",
      "Une manche longue d’un côté, un bras nu de l’autre.",
      ofKind("one-shoulder-top", ({ sleeve }) => sleeve === "long"),
    ),
    line(
      "The one sleeve it has is puffed.",
      "La seule manche du top est une manche ballon.",
      ofKind("one-shoulder-top", ({ sleeve }) => sleeve === "puff"),
    ),
    line(
      "It closes with a row of hooks down the front, all of them real.",
      "Une rangée d’agrafes ferme le devant, et toutes servent.",
      ofKind("bustier", ({ front }) => front === "hooks"),
    ),
    line(
      "Small buttons run from the bust to the hem.",
      "De petits boutons descendent de la poitrine à l’ourlet.",
      ofKind("bustier", ({ front }) => front === "buttons"),
    ),
    line(
      "The hem ends in a point below the waist.",
      "Le bas s’achève en pointe sous la taille.",
      ofKind("bustier", ({ hem }) => hem === "pointed"),
    ),
    line(
      "A short peplum opens under the waist.",
      "Une courte basque s’ouvre sous la taille.",
      ofKind("bustier", ({ hem }) => hem === "peplum"),
    ),
    line(
      "A sweetheart neckline, drawn in one clean curve.",
      "Un décolleté en cœur, dessiné d’un seul trait.",
      ofKind("bustier", ({ top }) => top === "sweetheart"),
    ),
    line(
      "Buttons close the front down to the waist.",
      "Le devant se boutonne jusqu’à la taille.",
      ofKind("peplum-top", ({ buttons }) => buttons),
    ),
    line(
      "The neckline is square and rather low.",
      "L’encolure est carrée et plutôt basse.",
      ofKind("peplum-top", ({ neck }) => neck === "square"),
    ),
    line(
      "The sleeves are no more than a cap over the shoulder.",
      "Les manches se réduisent à un mancheron sur l’épaule.",
      ofKind("peplum-top", ({ sleeve }) => sleeve === "cap"),
    ),
    line(
      "The two tails of the knot are left hanging.",
      "Les deux pans du nœud retombent librement.",
      ofKind("knot-top", ({ knot }) => knot === "tails"),
    ),
    line(
      "The knot is a twist sewn in place: it cannot come undone at dinner.",
      "Le nœud est une torsade cousue : rien ne se défait au dîner.",
      ofKind("knot-top", ({ knot }) => knot === "twist"),
    ),
  ],
  wear: [
    line(
      "With high-waisted jeans and one good pair of earrings.",
      "Avec un jean taille haute et une belle paire de boucles d’oreilles.",
      both(
        under("A.1.2"),
        anyOf("wrap-top", "smocked-top", "fitted-top", "halter-top", "knot-top", "bustier"),
      ),
    ),
    line(
      "With wide trousers: the volume below evens things out.",
      "Avec un pantalon large : le volume du bas rétablit l’équilibre.",
      anyOf("fitted-top", "halter-top", "one-shoulder-top", "bustier", "knot-top"),
    ),
    line(
      "With cigarette trousers and low heels for the office.",
      "Avec un pantalon cigarette et de petits talons pour le bureau.",
      both(anyOf("wrap-top", "peplum-top", "fitted-top"), forOccasion("work", "interview", "everyday")),
    ),
    line(
      "Under a blazer until seven; without it afterwards.",
      "Sous un blazer jusqu’à dix-neuf heures, sans blazer après.",
      anyOf("halter-top", "one-shoulder-top", "bustier", "fitted-top"),
    ),
    line(
      "With a long slip skirt and flat sandals, for weddings on grass.",
      "Avec une longue jupe fluide et des sandales plates, pour les mariages sur l’herbe.",
      both(anyOf("smocked-top", "wrap-top", "halter-top", "knot-top"), inSeason("summer")),
    ),
    line(
      "With denim shorts by day, with a full skirt after dark.",
      "Avec un short en jean le jour, avec une jupe ample une fois la nuit tombée.",
      both(anyOf("smocked-top", "knot-top", "halter-top"), inSeason("summer")),
    ),
    line(
      "With satin trousers and the hair up, since the back is half the point.",
      "Avec un pantalon en satin et les cheveux relevés, puisque le dos fait la moitié du travail.",
      both(ofKind("halter-top"), atLeast(2)),
    ),
    line(
      "No necklace: the neckline has already spoken.",
      "Sans collier : le décolleté a déjà tout dit.",
      anyOf("one-shoulder-top", "bustier", "smocked-top"),
    ),
    line(
      "Over a white shirt, if you like your evenings with a little Saturday afternoon in them.",
      "Par-dessus une chemise blanche, pour mettre un peu de samedi après-midi dans la soirée.",
      both(
        ofKind("bustier", ({ straps }) => straps !== "wide"),
        atMost(4),
      ),
    ),
    line(
      "With a pencil skirt, for a suit that is not one.",
      "Avec une jupe crayon, pour un tailleur qui n’en est pas un.",
      both(anyOf("peplum-top", "fitted-top"), atLeast(2)),
    ),
    line(
      "With slim trousers, never with a full skirt: one flounce is enough.",
      "Avec un pantalon étroit, jamais une jupe ample : un volant suffit.",
      ofKind("peplum-top"),
    ),
    line(
      "Over a camisole when it is cool, over nothing when it is not.",
      "Sur un caraco quand il fait frais, à même la peau sinon.",
      ofKind("wrap-top"),
    ),
    line(
      "With a midi skirt and ankle boots, in the months that need both.",
      "Avec une jupe mi-longue et des bottines, pour les mois qui réclament les deux.",
      both(anyOf("wrap-top", "fitted-top", "peplum-top", "one-shoulder-top"), notIn("summer")),
    ),
    line(
      "For the party you nearly did not go to.",
      "Pour la fête où vous avez failli ne pas aller.",
      both(
        anyOf("bustier", "one-shoulder-top", "halter-top", "wrap-top"),
        forOccasion("party", "evening", "date"),
      ),
    ),
    line(
      "With linen trousers and espadrilles, a market basket on the arm.",
      "Avec un pantalon en lin et des espadrilles, un panier au bras.",
      both(anyOf("smocked-top", "knot-top", "peplum-top"), inSeason("summer")),
    ),
    line(
      "With a coat kept on the shoulders until the cloakroom.",
      "Avec un manteau posé sur les épaules jusqu’au vestiaire.",
      both(anyOf("one-shoulder-top", "bustier", "peplum-top"), atLeast(3)),
    ),
    line(
      "With a flared skirt and ballerinas, like a rehearsal that ran late.",
      "Avec une jupe évasée et des ballerines, comme au sortir d’une répétition.",
      anyOf("wrap-top", "fitted-top"),
    ),
    line(
      "Over a swimsuit, it makes lunch possible.",
      "Sur un maillot de bain, il rend le déjeuner possible.",
      both(ofKind("knot-top"), inSeason("summer")),
    ),
    line(
      "With a pleated skirt and the sleeves left to their own devices.",
      "Avec une jupe plissée, en laissant vivre les manches.",
      anyOf("smocked-top", "knot-top"),
    ),
    line(
      "With wide jeans and bare ankles, hair tied back.",
      "Avec un jean large et les chevilles nues, cheveux attachés.",
      anyOf("smocked-top", "knot-top", "halter-top"),
    ),
    line(
      "With black trousers, which are never wrong.",
      "Avec un pantalon noir : on ne se trompe jamais.",
      both(under("A.1.2"), forWomen),
    ),
  ],
};
