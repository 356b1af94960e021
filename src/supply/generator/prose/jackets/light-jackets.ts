import { type Bank, both, forMen, forWomen, line, ofKind, under } from "../line.ts";
import { atMost, either, forOccasion, inSeason } from "../when.ts";

const light = under("A.4.2");

export const lightJackets: Bank = {
  openings: {
    bomber: [
      line(
        "The flight jacket with its feet on the ground: zipped, ribbed at every end, round in the shoulder.",
        "Le blouson d’aviateur redescendu sur terre : zippé, bord-côte à chaque extrémité, épaule ronde.",
      ),
      line(
        "A bomber with a little blouse over the hem, which is all the drama it allows itself.",
        "Un bomber qui blouse légèrement au-dessus du bord-côte, seule fantaisie qu’il s’autorise.",
      ),
      line(
        "Short body, full sleeves, knitted collar: the bomber jacket is mostly attitude and a good zip.",
        "Buste court, manches amples, col en bord-côte : le bomber, c’est surtout une allure et un bon zip.",
      ),
      line(
        "A jacket for the hour when a coat is too much and a sweatshirt gives up.",
        "Un blouson pour l’heure où le manteau est de trop et où le sweat déclare forfait.",
      ),
      line(
        "Cropped to the waist, so the trousers get their share of the attention.",
        "Raccourci à la taille, ce bomber laisse au pantalon sa part d’attention.",
        ofKind("bomber", ({ length }) => length < 50),
      ),
      line(
        "A generous bomber, wide in the body and easy in the arm, that goes over a hoodie without a struggle.",
        "Un bomber généreux, large de buste et de manches, qui passe sur un sweat à capuche sans lutter.",
        ofKind("bomber", ({ fit }) => fit >= 0.5),
      ),
    ],
    harrington: [
      line(
        "A golf jacket that left the course decades ago: stand collar, short body, two buttoned pockets.",
        "Un blouson de golf qui a quitté le green depuis longtemps : col montant, buste court, deux poches boutonnées.",
      ),
      line(
        "The blouson in its plainest form, with a tartan lining it only shows to friends.",
        "Le blouson dans sa version la plus simple, doublé d’un tartan qu’il ne montre qu’aux amis.",
      ),
      line(
        "Zip it to the chin on a scooter, leave it open at the bar: a short jacket with two good moods.",
        "Zippé jusqu’au menton à scooter, ouvert au comptoir : un blouson court et deux bonnes humeurs.",
      ),
      line(
        "Neat at the neck and gathered at the hem, this blouson has kept its manners since the sixties.",
        "Net au col, resserré à l’ourlet, ce blouson garde ses bonnes manières depuis les années soixante.",
      ),
    ],
    "chore-jacket": [
      line(
        "A jacket that was issued to railway workers and never handed back.",
        "La veste que l’on donnait aux cheminots et que plus personne n’a voulu rendre.",
      ),
      line(
        "Square, unlined in spirit, full of pockets: a work jacket for work of any sort, including none.",
        "Carrée, franche, pleine de poches : une veste de travail pour tous les métiers, y compris aucun.",
      ),
      line(
        "Patch pockets, a plain collar, buttons you can find in the dark: nothing here needs explaining.",
        "Des poches plaquées, un col simple, des boutons que l’on trouve dans le noir : tout s’explique tout seul.",
      ),
      line(
        "The painter’s jacket, the gardener’s jacket, the architect’s jacket: same jacket, different pencils.",
        "La veste du peintre, du jardinier, de l’architecte : la même veste, seuls les crayons changent.",
      ),
      line(
        "Straight up and down with room to move, it softens at the elbows and never complains.",
        "Toute droite, de quoi bouger à l’aise, elle s’assouplit aux coudes et ne se plaint jamais.",
      ),
    ],
    "coach-jacket": [
      line(
        "From the touchline to the street: a light jacket with a shirt collar, a snapped front and a corded hem.",
        "Du bord du terrain au trottoir : une veste légère à col chemise, boutons-pression et cordon à l’ourlet.",
        ofKind("coach-jacket", ({ style }) => style === "coach"),
      ),
      line(
        "The coach jacket folds small, dries fast and looks as if it knows the score.",
        "La veste coach se plie, sèche vite et a toujours l’air de connaître le score.",
        ofKind("coach-jacket", ({ style }) => style === "coach"),
      ),
      line(
        "Half shirt, half jacket, and better than either at the start of autumn.",
        "Mi-chemise, mi-veste, et meilleure que l’une et l’autre au début de l’automne.",
        ofKind("coach-jacket", ({ style }) => style === "shirt"),
      ),
      line(
        "A heavy shirt that has been promoted: a shirt’s collar, a straight hem, enough body to stand alone.",
        "Une chemise épaisse montée en grade : un col de chemise, un bas droit, assez de tenue pour sortir seule.",
        ofKind("coach-jacket", ({ style }) => style === "shirt"),
      ),
      line(
        "An easy layer with a shirt’s collar and a jacket’s ambitions.",
        "Une veste facile, avec un col de chemise et des ambitions de blouson.",
      ),
      line(
        "Boxy, light on the shoulders and quick to put on: the jacket that lives on the hook by the door.",
        "Droite, légère aux épaules, vite enfilée : la veste qui habite la patère de l’entrée.",
      ),
    ],
    "varsity-jacket": [
      line(
        "No letter to earn, no team to try out for: the varsity jacket, minus the exams.",
        "Pas de match à gagner ni d’équipe à rejoindre : le teddy, sans passer les examens.",
      ),
      line(
        "Two-tone, striped at the ribs and snapped up the front: campus clothing that graduated long ago.",
        "Bicolore, rayé aux bords-côtes, fermé par des pressions : un blouson de campus diplômé depuis longtemps.",
      ),
      line(
        "Contrasting sleeves do the talking; the rest of this jacket only has to fit.",
        "Les manches contrastées font la conversation, le reste de ce teddy n’a plus qu’à bien tomber.",
      ),
      line(
        "A blouson with team spirit, whichever team you have in mind.",
        "Un blouson qui a l’esprit d’équipe, et peu importe laquelle.",
      ),
    ],
    "tweed-jacket": [
      line(
        "A short tweed jacket with straight edges and small pockets, proper enough to be worn improperly.",
        "Une petite veste en tweed, bords droits et poches menues, assez sage pour qu’on la bouscule un peu.",
      ),
      line(
        "The little tweed jacket, kept short and square so that it goes with jeans before anything else.",
        "La petite veste en tweed, courte et carrée, qui pense au jean avant de penser à la jupe.",
      ),
      line(
        "Textured, buttoned and cut close to the waist: Sunday manners for the other six days.",
        "Du relief, des boutons, une coupe qui s’arrête à la taille : les manières du dimanche, les six autres jours.",
      ),
      line(
        "Somewhere between a cardigan and a blazer, with better edges than either.",
        "Quelque part entre le cardigan et le blazer, cette veste a de plus beaux bords que les deux.",
      ),
    ],
    "kimono-jacket": [
      line(
        "No buttons, no shape to fight with: a loose jacket that falls open from a wide band.",
        "Sans boutons, sans contrainte : une veste ample qui tombe ouverte le long d’une large bande.",
      ),
      line(
        "A kimono jacket to throw over anything that needs a second act.",
        "Une veste kimono à jeter sur tout ce qui mérite un deuxième acte.",
      ),
      line(
        "Wide sleeves and a straight fall: more breeze than jacket, and better for it.",
        "Manches larges, tombé droit : plus un souffle qu’une veste, et c’est tant mieux.",
      ),
      line(
        "Cut from a few straight panels, it moves when you do and rests when you do not.",
        "Taillée en quelques panneaux droits, elle bouge avec vous et s’arrête quand vous vous arrêtez.",
      ),
    ],
    anorak: [
      line(
        "Over the head, hood up, hands in the front pocket: an anorak is ready before the rain is.",
        "Par la tête, capuche levée, mains dans la poche : l’anorak est prêt avant la pluie.",
      ),
      line(
        "A pull-on shell with a half zip and one big pocket, for weather that cannot make up its mind.",
        "Une coque à enfiler, un demi-zip, une grande poche ventrale : de quoi tenir tête à un temps indécis.",
      ),
      line(
        "Hill-walking clothes that took the bus into town and stayed.",
        "Un anorak de randonnée qui a pris le bus pour la ville et n’est pas reparti.",
      ),
      line(
        "Light, hooded and gathered at the hem, it stuffs into a bag and asks for nothing.",
        "Léger, à capuche, resserré au bas, il se roule au fond d’un sac et ne demande rien.",
      ),
      line(
        "Two-tone like the anoraks of old ski photographs, minus the wooden skis.",
        "Bicolore comme sur les vieilles photos de ski, les planches en bois en moins.",
        ofKind("anorak", ({ colours }) => colours === "two"),
      ),
    ],
  },
  details: [
    line(
      "A zipped pen pocket on the sleeve, as on the flyers’ originals.",
      "Une poche à stylo zippée sur la manche, comme sur les modèles des pilotes.",
      ofKind("bomber", ({ sleevePocket }) => sleevePocket),
    ),
    line(
      "Slanted welt pockets, cut where the hands fall.",
      "Poches passepoilées en biais, là où tombent les mains.",
      ofKind("bomber", ({ pockets }) => pockets === "welt"),
    ),
    line(
      "Flap pockets close with a snap.",
      "Les poches à rabat se ferment d’une pression.",
      ofKind("bomber", ({ pockets }) => pockets === "flap"),
    ),
    line(
      "Zipped pockets hold keys on a bicycle.",
      "Des poches zippées où les clés survivent au vélo.",
      ofKind("bomber", ({ pockets }) => pockets === "zip"),
    ),
    line(
      "Rib knit at collar, cuffs and hem keeps the draught out.",
      "Le bord-côte au col, aux poignets et à l’ourlet arrête les courants d’air.",
      ofKind("bomber"),
    ),
    line(
      "The hem is knitted rib, with enough spring to hold its place.",
      "L’ourlet en bord-côte a juste ce qu’il faut de ressort.",
      ofKind("harrington", ({ hem }) => hem === "rib"),
    ),
    line(
      "A buttoned band at the hem sets the waist.",
      "Une bande boutonnée à l’ourlet marque la taille.",
      ofKind("harrington", ({ hem }) => hem === "band"),
    ),
    line(
      "The slanted pockets have flaps, and the flaps have buttons.",
      "Poches en biais à rabat, rabats à bouton : rien ne tombe.",
      ofKind("harrington"),
    ),
    line(
      "Rounded collar points, like those on a schoolboy’s coat.",
      "Les pointes du col sont arrondies, comme sur un manteau d’écolier.",
      ofKind("chore-jacket", ({ collar }) => collar === "round"),
    ),
    line(
      "One chest pocket, for a pencil or a phone according to century.",
      "Une poche poitrine, pour le crayon ou le téléphone selon le siècle.",
      ofKind("chore-jacket", ({ chest }) => chest === 1),
    ),
    line(
      "Four patch pockets in all, two at the chest and two at the hip.",
      "Quatre poches plaquées en tout, deux sur la poitrine et deux sur les hanches.",
      ofKind("chore-jacket", ({ chest }) => chest === 2),
    ),
    line(
      "Two large pockets below, and a chest left clean.",
      "Deux grandes poches en bas, et rien sur la poitrine.",
      ofKind("chore-jacket", ({ chest }) => chest === 0),
    ),
    line(
      "Snaps up the front, for getting out of it in one gesture.",
      "Des pressions devant, pour l’ouvrir d’un seul geste.",
      ofKind("coach-jacket", ({ style }) => style === "coach"),
    ),
    line(
      "Flapped pockets sit on the chest, one on each side.",
      "Deux poches à rabat, une de chaque côté de la poitrine.",
      ofKind("coach-jacket", (cut) => cut.style === "shirt" && cut.pocket === "flap"),
    ),
    line(
      "Patch pockets on the chest, stitched twice.",
      "Poches poitrine plaquées, à double surpiqûre.",
      ofKind("coach-jacket", (cut) => cut.style === "shirt" && cut.pocket === "patch"),
    ),
    line(
      "Two stripes run through the ribbing at neck, cuffs and hem.",
      "Deux rayures courent dans le bord-côte du col, des poignets et du bas.",
      ofKind("varsity-jacket", ({ stripes }) => stripes === 2),
    ),
    line(
      "One stripe through the ribbing is enough.",
      "Une seule rayure dans le bord-côte, et cela suffit.",
      ofKind("varsity-jacket", ({ stripes }) => stripes === 1),
    ),
    line(
      "The slanted pockets are edged to match the sleeves.",
      "Les poches en biais sont bordées comme les manches.",
      ofKind("varsity-jacket"),
    ),
    line(
      "Braid follows the neck, the front and the pockets.",
      "Un galon suit l’encolure, le devant et les poches.",
      ofKind("tweed-jacket", ({ braid }) => braid > 0),
    ),
    line(
      "Bracelet-length sleeves, named after what they show.",
      "Manches trois-quarts, pour laisser voir le bracelet.",
      ofKind("tweed-jacket", ({ sleeve }) => sleeve === "bracelet"),
    ),
    line(
      "Four pockets, arranged in two tidy pairs.",
      "Quatre poches, rangées en deux paires bien sages.",
      ofKind("tweed-jacket", ({ pockets }) => pockets === "four"),
    ),
    line(
      "A round neck, clean enough for a scarf or for nothing.",
      "Une encolure ronde, assez nette pour un foulard ou pour rien.",
      ofKind("tweed-jacket", ({ neck }) => neck === "round"),
    ),
    line(
      "Sleeves end wide, just past the elbow.",
      "Les manches s’arrêtent, larges, juste sous le coude.",
      ofKind("kimono-jacket", ({ sleeve }) => sleeve < 40),
    ),
    line(
      "A deep band borders the whole of the front.",
      "Une bande profonde borde tout le devant.",
      ofKind("kimono-jacket", ({ band }) => band > 4),
    ),
    line(
      "The front pocket closes with a zip, wide enough for a map.",
      "La poche ventrale se ferme par un zip, assez large pour une carte.",
      ofKind("anorak", ({ pocket }) => pocket === "zip"),
    ),
    line(
      "A flap shelters the big front pocket.",
      "Un rabat abrite la grande poche ventrale.",
      ofKind("anorak", ({ pocket }) => pocket === "flap"),
    ),
    line(
      "Cords draw the hood in when the wind gets personal.",
      "Un cordon resserre la capuche quand le vent s’en mêle.",
      ofKind("anorak"),
    ),
    line(
      "Hood and yoke come in a second colour.",
      "Capuche et empiècement d’une seconde couleur.",
      ofKind("anorak", ({ colours }) => colours === "two"),
    ),
  ],
  wear: [
    line(
      "Wear it with chinos and a clean white T-shirt, then go about your day.",
      "Un chino, un T-shirt blanc, et l’on n’y pense plus de la journée.",
      both(light, forMen, atMost(3)),
    ),
    line(
      "It sits well over a hoodie, hood out.",
      "Bien à sa place par-dessus un sweat, capuche dehors.",
      either(ofKind("bomber"), ofKind("coach-jacket"), ofKind("varsity-jacket")),
    ),
    line(
      "Pleated trousers and loafers take it somewhere smarter.",
      "Un pantalon à pinces et des mocassins l’emmènent un cran plus haut.",
      either(ofKind("bomber"), ofKind("harrington"), ofKind("chore-jacket")),
    ),
    line(
      "A polo shirt, straight jeans, suede shoes: the usual company, for good reason.",
      "Polo, jean droit, chaussures en daim : de vieux complices, et pour cause.",
      both(ofKind("harrington"), forMen),
    ),
    line(
      "Keep the legs wide and the shoes simple.",
      "Pantalon large, chaussures simples, et le compte y est.",
      both(either(ofKind("bomber"), ofKind("varsity-jacket"), ofKind("harrington")), forWomen),
    ),
    line(
      "Over a floral dress it takes the sugar out.",
      "Sur une robe fleurie, de quoi enlever le sucre.",
      both(either(ofKind("bomber"), ofKind("chore-jacket"), ofKind("anorak")), forWomen),
    ),
    line(
      "A striped T-shirt underneath is traditional and still right.",
      "Une marinière dessous : c’est la tradition, et elle a toujours raison.",
      ofKind("chore-jacket"),
    ),
    line(
      "For cool mornings, bicycle commutes and Saturdays at the market.",
      "Pour les matins frais, les trajets à vélo et les samedis au marché.",
      both(light, inSeason("spring", "autumn"), atMost(3)),
    ),
    line(
      "In winter it goes under the big coat and earns its keep there.",
      "En hiver, à glisser sous le gros manteau, où l’on est bien content de la trouver.",
      both(
        either(ofKind("chore-jacket"), ofKind("coach-jacket"), ofKind("tweed-jacket")),
        inSeason("winter"),
      ),
    ),
    line(
      "Keep it in the boot of the car between April and October.",
      "À garder dans le coffre de la voiture d’avril à octobre.",
      either(
        ofKind("anorak"),
        ofKind("coach-jacket", ({ style }) => style === "coach"),
      ),
    ),
    line(
      "Jeans, a white shirt, flat shoes: it does not need the pearls.",
      "Un jean, une chemise blanche, des chaussures plates : elle se passe très bien des perles.",
      ofKind("tweed-jacket"),
    ),
    line(
      "Worn with the matching mood, a pleated skirt and loafers, it goes straight to work.",
      "Avec une jupe plissée et des mocassins, elle file droit au bureau.",
      both(ofKind("tweed-jacket"), forOccasion("work", "interview", "everyday")),
    ),
    line(
      "Over a swimsuit at noon, over a slip dress at nine.",
      "Sur un maillot à midi, sur une robe nuisette à vingt et une heures.",
      both(ofKind("kimono-jacket"), inSeason("summer")),
    ),
    line(
      "Belted over trousers, it does for a jacket at dinner.",
      "Ceinturée sur un pantalon, elle tient lieu de veste au dîner.",
      ofKind("kimono-jacket"),
    ),
    line(
      "Made for trains, ferries and other windy platforms.",
      "Taillé pour les trains, les ferries et autres quais venteux.",
      both(ofKind("anorak"), forOccasion("travel", "outdoor", "everyday")),
    ),
    line(
      "Layer it over a fine knit and it lasts well into November.",
      "Sur une maille fine, on tient facilement jusqu’en novembre.",
      both(light, inSeason("autumn")),
    ),
    line(
      "Sleeves up, collar open, no plans before noon.",
      "Manches remontées, col ouvert, rien de prévu avant midi.",
      either(ofKind("chore-jacket"), ofKind("coach-jacket")),
    ),
    line(
      "Straight jeans, white socks, clean trainers: the team colours are already on.",
      "Jean droit, chaussettes blanches, baskets propres : les couleurs de l’équipe sont déjà là.",
      ofKind("varsity-jacket"),
    ),
    line(
      "Something pressed below, something plain above, and the zip does the rest.",
      "Un bas bien repassé, un haut tout simple, et le zip fait le reste.",
      either(ofKind("varsity-jacket"), ofKind("harrington"), ofKind("bomber")),
    ),
    line(
      "Straight trousers, flat shoes, hands in the slanted pockets.",
      "Pantalon droit, chaussures plates, mains dans les poches en biais.",
      both(ofKind("harrington"), forWomen),
    ),
    line(
      "Over a vest and wide jeans, it is jacket enough for most evenings.",
      "Sur un débardeur et un jean large, cela suffit pour la plupart des soirées.",
      either(ofKind("kimono-jacket"), both(ofKind("coach-jacket"), forWomen)),
    ),
    line(
      "A long dress underneath, flat boots, and let the sleeves do the gestures.",
      "Une robe longue dessous, des bottes plates, et les manches feront les gestes.",
      ofKind("kimono-jacket"),
    ),
    line(
      "Over a plain silk vest it is ready for lunch with anyone.",
      "Sur un débardeur en soie, elle est prête à déjeuner avec n’importe qui.",
      ofKind("tweed-jacket"),
    ),
  ],
};
