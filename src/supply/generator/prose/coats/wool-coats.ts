import { type Bank, both, forMen, forWomen, line, ofKind, under } from "../line.ts";
import { either, forOccasion, inSeason, lined, plain } from "../when.ts";

const coat = under("A.5.1");

export const woolCoats: Bank = {
  openings: {
    overcoat: [
      line(
        "An overcoat with a straight back and a long memory: put it on in October, take it off in April.",
        "Un pardessus au dos droit et à la mémoire longue : on l’enfile en octobre, on le quitte en avril.",
      ),
      line(
        "The coat that goes over the jacket that goes over the jumper, and still hangs straight.",
        "Le pardessus qui passe sur la veste qui passe sur le pull, et qui tombe droit malgré tout.",
      ),
      line(
        "Lapels, length, a good shoulder: it makes a walk to the bakery look like an appointment.",
        "Des revers, de la longueur, une belle épaule : avec lui, aller chercher le pain ressemble à un rendez-vous.",
      ),
      line(
        "Cut like a jacket that kept going, this coat finishes whatever the outfit began.",
        "Coupé comme une veste qui ne se serait pas arrêtée, ce manteau termine ce que la tenue a commencé.",
      ),
      line(
        "Double-breasted and in no doubt about it: a coat with a broad front and a firm handshake.",
        "Croisé et sûr de son fait : un manteau au devant large, à la poignée de main franche.",
        ofKind("overcoat", ({ front }) => front === "double"),
      ),
      line(
        "Single-breasted, plain-spoken, easy to close with one hand: an overcoat without ceremony.",
        "Droit, sans détour, facile à fermer d’une main : un pardessus qui ne fait pas de cérémonie.",
        ofKind("overcoat", ({ front }) => front === "single"),
      ),
      line(
        "A roomy coat with dropped ease through the body, for layering in earnest.",
        "Un manteau généreux, ample de partout, pour superposer sans compter.",
        ofKind("overcoat", ({ fit }) => fit > 0.65),
      ),
      line(
        "Almost to the ankle: a coat that arrives a second after you do.",
        "Presque à la cheville : un manteau qui arrive une seconde après vous.",
        ofKind("overcoat", ({ length }) => length > 112),
      ),
    ],
    "pea-coat": [
      line(
        "The sailor’s coat, short so as not to trip on ropes, thick so as not to mind the wind.",
        "Le manteau des marins : court pour ne pas s’y prendre les pieds, épais pour ne pas sentir le vent.",
      ),
      line(
        "Broad lapels, two columns of buttons, hands at chest or hip: the pea coat has had this figured out for a while.",
        "Larges revers, deux rangées de boutons, mains au chaud : le caban a réglé la question depuis longtemps.",
      ),
      line(
        "A short coat that means business from the collar down and stops before it gets in the way.",
        "Un caban court, sérieux du col à l’ourlet, qui s’arrête avant de gêner.",
      ),
      line(
        "Navy issue in its bones, if not in its colour: compact, double-breasted, good at harbours.",
        "De la marine, il a gardé l’ossature : un caban compact, croisé, à l’aise sur tous les quais.",
      ),
      line(
        "Turn the collar up and button it across; that is the weather forecast dealt with.",
        "On relève le col, on croise, on boutonne : la météo est traitée.",
      ),
    ],
    "wrap-coat": [
      line(
        "A coat that closes like a dressing gown and leaves the house anyway.",
        "Un manteau qui se ferme comme une robe de chambre et qui sort quand même.",
      ),
      line(
        "A coat with no buttons to hunt for: cross it, tie it, go. Nothing else to learn.",
        "Un manteau sans boutons à chercher : on croise, on noue, on part. Rien d’autre à apprendre.",
      ),
      line(
        "Long, soft-edged and held by a knot, it looks equally good done up and given up on.",
        "Long, souple, tenu par un nœud, il est aussi beau fermé qu’abandonné à lui-même.",
      ),
      line(
        "The belt is the only rule; the rest of this coat is fold and fall.",
        "La ceinture est sa seule règle ; le reste de ce manteau n’est que plis et tombé.",
      ),
    ],
    "duffle-coat": [
      line(
        "Hood, toggles, big pockets: the duffle coat was designed by people who had to wear gloves.",
        "Capuche, bûchettes, grandes poches : le duffle-coat a été pensé par des gens qui portaient des moufles.",
      ),
      line(
        "A convoy coat that became a student’s coat and has been late for lectures ever since.",
        "Un manteau de convoi devenu manteau d’étudiant, en retard aux cours depuis lors.",
      ),
      line(
        "Thick, hooded and forgiving: it never looked better for being brushed.",
        "Épais, à capuche, bon enfant : ce duffle-coat ne gagne rien à être trop brossé.",
      ),
      line(
        "It fastens with pegs and loops, like a good tent, and keeps the same hours.",
        "Il se ferme par des bûchettes et des brides, comme une bonne tente, et protège aussi bien.",
      ),
    ],
    "cocoon-coat": [
      line(
        "Round at the hips and narrow at the hem: a coat to move into for the winter.",
        "Rond aux hanches, étroit à l’ourlet : un manteau où l’on s’installe pour l’hiver.",
      ),
      line(
        "The cocoon shape, which hides a jumper, a cardigan and most of a bad mood.",
        "La forme cocon, qui cache un pull, un gilet et l’essentiel d’une mauvaise humeur.",
      ),
      line(
        "Generous through the middle and drawn in below, like a parenthesis you can wear.",
        "Généreux au milieu, resserré en bas : une parenthèse qui se porte.",
      ),
      line(
        "A soft, curved coat with few buttons, few seams and a great deal of air.",
        "Un manteau tout en courbes : peu de boutons, peu de coutures, beaucoup d’air.",
      ),
    ],
    "collarless-coat": [
      line(
        "A coat without a collar leaves the neck to the scarf, which has been waiting for this.",
        "Sans col, ce manteau laisse le cou à l’écharpe, qui n’attendait que cela.",
      ),
      line(
        "One edge, a few buttons, a straight fall: there is little to see, and it is all in the right place.",
        "Un bord, quelques boutons, un tombé droit : peu de choses à voir, toutes au bon endroit.",
      ),
      line(
        "Bare at the neck and clean down the front, it reads like a coat in lower case.",
        "Nu au cou, net sur le devant : un manteau qui s’écrit en minuscules.",
      ),
      line(
        "A coat the sixties would recognise: they kept the line and left out the ornament.",
        "Un manteau que les années soixante reconnaîtraient : la ligne, sans les ornements.",
      ),
    ],
    "plush-coat": [
      line(
        "A coat one is tempted to hug before putting it on, and pat afterwards.",
        "Un manteau qu’on a envie de serrer dans ses bras avant de l’enfiler, et de caresser ensuite.",
      ),
      line(
        "Deep, soft and unashamed of it: the teddy of coats, with pockets for grown-up things.",
        "Profond, doux et fier de l’être : un manteau en peluche, avec des poches de grande personne.",
        ofKind("plush-coat", ({ pocket }, { cloth }) => pocket !== "none" && cloth !== "faux-fur"),
      ),
      line(
        "Thick pile, big lapels, straight sides: warmth you can see from across the street.",
        "Du relief, de grands revers, des côtés droits : une chaleur qui se voit du trottoir d’en face.",
      ),
      line(
        "It looks like an armchair and weighs like a blanket, which is what January is for.",
        "L’air d’un fauteuil, la douceur d’un plaid : ce manteau sait à quoi sert janvier.",
      ),
      line(
        "A coat with texture instead of ornament; it needs nothing pinned to it.",
        "Un manteau qui mise tout sur la matière : inutile d’y épingler quoi que ce soit.",
      ),
      line(
        "Soft all over and cut straight, so the plush does not run away with the shape.",
        "Moelleux partout mais coupé droit : la peluche ne lui fait pas perdre sa ligne.",
      ),
    ],
    cape: [
      line(
        "No sleeves to speak of, two slits for the hands, and a good deal of presence at the door.",
        "Pas de manches, deux fentes pour les mains, et une belle entrée en matière.",
      ),
      line(
        "The cape goes over everything, including things no sleeve would accept.",
        "La cape passe sur tout, même sur ce qu’aucune manche n’accepterait.",
      ),
      line(
        "It falls from the shoulder in one wide sweep and lets the wind do the styling.",
        "Elle tombe de l’épaule d’un seul mouvement et laisse le vent s’occuper du reste.",
      ),
      line(
        "Half coat, half gesture: a cape buttons up the front like something sensible and then is not.",
        "Mi-manteau, mi-geste : cette cape se boutonne comme une personne raisonnable, puis s’envole.",
      ),
    ],
  },
  details: [
    line(
      "The collar is faced in velvet, in the chesterfield manner.",
      "Le col est recouvert de velours, à la manière d’un chesterfield.",
      ofKind("overcoat", ({ velvetCollar }) => velvetCollar),
    ),
    line(
      "Peak lapels, wide enough to be turned up in a gale.",
      "Des revers en pointe, assez larges pour être relevés en cas de tempête.",
      ofKind("overcoat", ({ lapel }) => lapel === "peak"),
    ),
    line(
      "Notch lapels that roll cleanly to the first button.",
      "Les revers crantés roulent proprement jusqu’au premier bouton.",
      ofKind("overcoat", ({ lapel }) => lapel === "notch"),
    ),
    line(
      "A shawl collar, without a notch to catch the eye.",
      "Un col châle, sans cran pour arrêter l’œil.",
      either(
        ofKind("overcoat", ({ lapel }) => lapel === "shawl"),
        ofKind("wrap-coat", ({ lapel }) => lapel === "shawl"),
        ofKind("cocoon-coat", ({ lapel }) => lapel === "shawl"),
        ofKind("plush-coat", ({ lapel }) => lapel === "shawl"),
      ),
    ),
    line(
      "Slanted pockets, placed for hands rather than for symmetry.",
      "Des poches en biais, placées pour les mains plutôt que pour la symétrie.",
      either(
        ofKind("overcoat", ({ pocket }) => pocket === "slant"),
        ofKind("wrap-coat", ({ pocket }) => pocket === "slant"),
        ofKind("cocoon-coat", ({ pocket }) => pocket === "slant"),
        ofKind("collarless-coat", ({ pocket }) => pocket === "slant"),
      ),
    ),
    line(
      "Flap pockets lie flat at the hip.",
      "Les poches à rabat restent bien plates sur la hanche.",
      either(
        ofKind("overcoat", ({ pocket }) => pocket === "flap"),
        ofKind("collarless-coat", ({ pocket }) => pocket === "flap"),
      ),
    ),
    line(
      "Large patch pockets with flaps, good for gloves and a paperback.",
      "De grandes poches plaquées à rabat, pour les gants et un livre de poche.",
      ofKind("overcoat", ({ pocket }) => pocket === "patch-flap"),
    ),
    line(
      "A pocket at the breast, as on a proper jacket.",
      "Une poche poitrine, comme sur une vraie veste.",
      ofKind("overcoat", ({ breast }) => breast),
    ),
    line(
      "The cuffs are turned back, which costs cloth and looks it.",
      "Les poignets sont à revers : du tissu en plus, et cela se voit.",
      either(
        ofKind("overcoat", ({ turned }) => turned),
        ofKind("wrap-coat", ({ turned }) => turned),
        ofKind("cocoon-coat", ({ turned }) => turned),
      ),
    ),
    line(
      "Patch pockets, set exactly where cold hands go looking.",
      "Des poches plaquées, là où les mains froides vont chercher.",
      either(
        ofKind("wrap-coat", ({ pocket }) => pocket === "patch"),
        ofKind("cocoon-coat", ({ pocket }) => pocket === "patch"),
        ofKind("collarless-coat", ({ pocket }) => pocket === "patch"),
      ),
    ),
    line(
      "The tie belt is made of the same cloth, and long enough for a real knot.",
      "La ceinture à nouer est du même tissu, assez longue pour un vrai nœud.",
      ofKind("wrap-coat"),
    ),
    line(
      "Brass buttons, in memory of the navy.",
      "Des boutons façon laiton, en souvenir de la marine.",
      ofKind("pea-coat", ({ buttons }) => buttons === "brass"),
    ),
    line(
      "Dark horn-look buttons in two columns.",
      "Deux rangées de boutons sombres, façon corne.",
      ofKind("pea-coat", ({ buttons }) => buttons === "horn"),
    ),
    line(
      "Vertical welt pockets, lined up with the hands.",
      "Des poches droites à rebord, juste à hauteur des mains.",
      ofKind("pea-coat", ({ pocket }) => pocket === "slant"),
    ),
    line(
      "Horn-shaped toggles on leather loops; they can be worked in mittens.",
      "Bûchettes façon corne et brides en cuir : cela s’ouvre en moufles.",
      ofKind("duffle-coat", ({ horn }) => horn === "horn"),
    ),
    line(
      "The toggles are wooden, the loops are leather.",
      "Bûchettes en bois, brides en cuir.",
      ofKind("duffle-coat", ({ horn }) => horn === "wood"),
    ),
    line(
      "A yoke doubles the cloth over the shoulders, where rain lands first.",
      "Un empiècement double le tissu aux épaules, là où la pluie tombe d’abord.",
      ofKind("duffle-coat"),
    ),
    line(
      "The patch pockets have flaps against the snow.",
      "Les poches plaquées ont un rabat, pour la neige.",
      ofKind("duffle-coat", ({ pocket }) => pocket === "patch-flap"),
    ),
    line(
      "A single large button holds the front.",
      "Un seul gros bouton tient le devant.",
      ofKind("cocoon-coat", ({ buttons }) => buttons === 1),
    ),
    line(
      "The neck is cut in a V, with the buttons starting below it.",
      "L’encolure s’ouvre en V, les boutons commencent au-dessous.",
      ofKind("collarless-coat", ({ neck }) => neck === "v"),
    ),
    line(
      "A round neck, closed right up to the top.",
      "Une encolure ronde, fermée jusqu’en haut.",
      ofKind("collarless-coat", ({ neck }) => neck === "round"),
    ),
    line(
      "The skirt of the coat flares a little towards the hem.",
      "Le bas s’évase un peu vers l’ourlet.",
      ofKind("collarless-coat", ({ flare }) => flare >= 3),
    ),
    line(
      "The front crosses over, for twice the warmth.",
      "Le devant se croise, pour deux fois plus de chaleur.",
      ofKind("plush-coat", ({ front }) => front === "double"),
    ),
    line(
      "A stand-up collar closes it at the throat.",
      "Un col montant ferme le tout à la gorge.",
      ofKind("cape", ({ collar }) => collar === "stand"),
    ),
    line(
      "A turned-down collar, large enough to hold a scarf in place.",
      "Un col rabattu, assez grand pour tenir une écharpe en place.",
      ofKind("cape", ({ collar }) => collar === "turned"),
    ),
    line(
      "Two columns of buttons, half of which are there for the parade.",
      "Deux rangées de boutons, dont une pour la parade.",
      ofKind("cape", ({ breast }) => breast === "double"),
    ),
    line(
      "The lining is smooth, so it goes on over wool without a tug-of-war.",
      "La doublure glisse : rien n’accroche au pull.",
      both(coat, lined),
    ),
  ],
  wear: [
    line(
      "Over a suit on weekdays and a sweatshirt on Sundays.",
      "Sur un costume en semaine, sur un sweat le dimanche.",
      both(ofKind("overcoat"), forMen),
    ),
    line(
      "Wear it open on the way out and buttoned on the way home.",
      "Ouvert à l’aller, boutonné au retour.",
      both(either(ofKind("overcoat"), ofKind("duffle-coat"), ofKind("pea-coat")), inSeason("autumn")),
    ),
    line(
      "A roll-neck, dark jeans, good boots: winter in three words.",
      "Col roulé, jean brut, bonnes chaussures : l’hiver en trois mots.",
      both(coat, forMen),
    ),
    line(
      "It makes trainers look considered.",
      "Avec des baskets, on dirait que c’était prévu.",
      either(ofKind("overcoat"), ofKind("wrap-coat"), ofKind("collarless-coat")),
    ),
    line(
      "Over a long dress, with boots, and let the hem show below.",
      "Sur une robe longue et des bottes, l’ourlet qui dépasse.",
      both(either(ofKind("overcoat"), ofKind("cocoon-coat"), ofKind("plush-coat")), forWomen),
    ),
    line(
      "Knot it in a hurry and put your hands in the pockets.",
      "À nouer à la hâte, puis mains dans les poches.",
      ofKind("wrap-coat", ({ pocket }) => pocket !== "none"),
    ),
    line(
      "Leave the belt hanging behind and it becomes another coat.",
      "Ceinture nouée dans le dos, c’est un autre manteau.",
      ofKind("wrap-coat"),
    ),
    line(
      "Fisherman’s jumper, wide cords, collar up.",
      "Pull marin, velours large, col relevé.",
      ofKind("pea-coat"),
    ),
    line(
      "A striped top underneath, obviously.",
      "Une marinière dessous, évidemment.",
      both(ofKind("pea-coat"), plain),
    ),
    line(
      "Good for school runs, harbour walls and late libraries.",
      "Pour la sortie de l’école, la jetée et la bibliothèque qui ferme tard.",
      ofKind("duffle-coat"),
    ),
    line(
      "With a blazer underneath it stops being a student.",
      "Avec un blazer dessous, il cesse d’être étudiant.",
      both(ofKind("duffle-coat"), forMen),
    ),
    line(
      "Slim trousers and flat boots keep the proportions honest.",
      "Un pantalon étroit et des bottines plates équilibrent les volumes.",
      either(ofKind("cocoon-coat"), ofKind("plush-coat"), ofKind("cape")),
    ),
    line(
      "A big scarf, tied twice, is the collar it chose not to have.",
      "Une grande écharpe, deux tours, et voilà le col qu’il n’a pas.",
      ofKind("collarless-coat"),
    ),
    line(
      "For the theatre, the office and the walk between them.",
      "Pour le bureau, le théâtre et la marche de l’un à l’autre.",
      both(coat, forOccasion("work", "evening", "ceremony")),
    ),
    line(
      "Throw it over evening clothes and keep it on in the taxi.",
      "À jeter sur une tenue du soir, et à garder dans le taxi.",
      both(either(ofKind("cape"), ofKind("plush-coat"), ofKind("wrap-coat")), forWomen),
    ),
    line(
      "Long gloves are not required with it, though they have been seen.",
      "Les gants longs ne sont pas obligatoires, mais on en a vu.",
      ofKind("cape"),
    ),
    line(
      "On frosty mornings a fine down gilet fits underneath unnoticed.",
      "Par grand froid, une fine doudoune sans manches se glisse dessous, ni vue ni connue.",
      both(
        ofKind("overcoat", ({ fit }) => fit > 0.2),
        inSeason("winter"),
      ),
    ),
    line(
      "Brush it, hang it on a wide hanger, and it will see off several winters.",
      "Un coup de brosse, un cintre large, et c’est parti pour plusieurs hivers.",
      both(coat, inSeason("winter")),
    ),
    line(
      "Over a short skirt and thick tights, with boots that can take a puddle.",
      "Sur une jupe courte et de gros collants, avec des bottes qui ne craignent pas les flaques.",
      both(either(ofKind("pea-coat"), ofKind("duffle-coat"), ofKind("cape")), forWomen),
    ),
    line(
      "Straight jeans and loafers, a scarf the size of a small blanket.",
      "Jean droit, mocassins, une écharpe grande comme un petit plaid.",
      both(coat, forWomen),
    ),
    line(
      "It is as good over a pressed shirt as over a hole in a jumper.",
      "Aussi bien sur une chemise repassée que sur un pull troué.",
      either(ofKind("pea-coat"), ofKind("duffle-coat"), ofKind("overcoat")),
    ),
  ],
};
