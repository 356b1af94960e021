import { type Bank, both, forWomen, line, ofKind } from "../line.ts";
import { anyOf } from "../when.ts";

/** Brims, caps and knitted hats. */
export const hats: Bank = {
  openings: {
    fedora: [
      line(
        "A fedora: pinched crown, a ribbon round it, a brim that can be persuaded.",
        "Un fedora : calotte pincée, ruban autour, bord qui se laisse convaincre.",
      ),
      line(
        "A felt hat for people who take it off indoors and know where to put it.",
        "Un feutre pour ceux qui se découvrent en entrant, et savent où le poser.",
      ),
      line(
        "A fedora that makes an ordinary coat look as though it were expected somewhere.",
        "Un fedora qui donne à un simple manteau l’air d’avoir un rendez-vous.",
      ),
      line(
        "Shade, warmth and a little theatre, all of it under one felt brim.",
        "De l’ombre, de la chaleur et un peu de théâtre, sous un même bord.",
      ),
    ],
    panama: [
      line(
        "A straw hat with a ribbon: the sun above, good humour below.",
        "Un chapeau de paille à ruban : le soleil au-dessus, la bonne humeur en dessous.",
      ),
      line(
        "A straw hat woven light enough to forget, until one passes a window.",
        "Tressé assez léger pour qu’on l’oublie, jusqu’à la première vitrine.",
      ),
      line(
        "The straw hat of station platforms, regattas and lunches that go on.",
        "Le chapeau des quais de gare, des régates et des déjeuners qui durent.",
      ),
      line(
        "Flat-topped like a boater, and about as serious as a Sunday in a rowing boat.",
        "Calotte plate comme un canotier, et à peu près aussi sérieux qu’un dimanche en barque.",
        ofKind("panama", ({ top }) => top === "flat"),
      ),
      line(
        "Pinched in front, breathable all round: summer in a polite form.",
        "Aéré de partout, bien posé sur le front : l’été sous une forme polie.",
        ofKind("panama", ({ top }) => top === "pinched" || top === "creased"),
      ),
    ],
    "bucket-hat": [
      line(
        "A bucket hat: brim down, worries at a distance, sun to one side.",
        "Un bob : le bord baissé, les soucis à distance, et le soleil sur le côté.",
      ),
      line(
        "A bucket hat that folds into a pocket and comes out as if nothing had happened.",
        "Un bob qui se plie dans une poche et en ressort comme si de rien n’était.",
      ),
      line(
        "Fishermen had it first, then festivals, then everyone with a nose that burns.",
        "Aux pêcheurs d’abord, aux festivals ensuite, puis à tous les nez qui rougissent.",
      ),
      line(
        "A sloping brim, rows of stitching, and no wrong way to put it on.",
        "Un bord incliné, des rangs de piqûres, et pas de mauvais sens pour le mettre.",
      ),
    ],
    "wide-brim-hat": [
      line(
        "A wide brim to travel under, with the discretion of a parasol.",
        "Une capeline sous laquelle voyager, avec la discrétion d’un parasol.",
      ),
      line(
        "A brim large enough to hide a short night and to shelter a good book.",
        "Assez large pour cacher une nuit courte et abriter un bon livre.",
      ),
      line(
        "A hat that brings its own shade, and shares it with the shoulders.",
        "Une capeline qui apporte son ombre et la partage avec les épaules.",
      ),
      line(
        "A wide-brim hat with a single requirement: doorways taken at an angle.",
        "Une capeline qui n’exige qu’une chose : passer les portes en biais.",
      ),
    ],
    beret: [
      line(
        "A beret, to be worn to one side by those who know which, and why.",
        "Un béret, porté sur le côté par ceux qui savent lequel, et pourquoi.",
      ),
      line(
        "A beret, round and soft, settled in one gesture and not touched again.",
        "Un béret rond, souple, posé d’un seul geste, et que l’on ne retouche plus.",
      ),
      line(
        "Painters, shepherds and schoolgirls agree about very little else.",
        "Peintres, bergers et lycéennes ne s’accordent sur presque rien d’autre.",
      ),
      line(
        "A beret: a hat with no front, no back and a great deal of character.",
        "Ni devant ni derrière, mais beaucoup de caractère : un béret, en somme.",
      ),
    ],
    "baseball-cap": [
      line(
        "A six-panel cap with a curved peak, for sun, rain and unwashed hair.",
        "Une casquette à visière galbée, pour le soleil, la pluie et les cheveux du lendemain.",
      ),
      line(
        "The cap that goes from the stadium to the bakery without changing expression.",
        "La casquette qui passe du stade à la boulangerie sans changer d’expression.",
      ),
      line(
        "Low on the forehead, adjusted at the back, on speaking terms with most coats.",
        "Basse sur le front, réglée derrière, en bons termes avec la plupart des manteaux.",
      ),
      line(
        "A plain-spoken cap: crown, peak, button, and a little shade to think in.",
        "Une casquette qui parle simplement : calotte, visière, bouton, un peu d’ombre.",
      ),
    ],
    "trucker-cap": [
      line(
        "A trucker cap with a stiff front and a net behind: the breeze comes free.",
        "Une casquette trucker, devant rigide, filet derrière : le courant d’air est offert.",
      ),
      line(
        "High in front, airy at the back, straight off the service-station shelf and better for it.",
        "Haute devant, aérée derrière, venue des stations-service et fière de ses origines.",
      ),
      line(
        "A cap for long drives, with the window down and the radio a little too loud.",
        "Une casquette pour les longues routes, vitre baissée et radio un peu trop forte.",
      ),
      line(
        "The cap that does not take itself seriously, which is why it lasts.",
        "La casquette qui ne se prend pas au sérieux, raison pour laquelle elle dure.",
      ),
    ],
    "flat-cap": [
      line(
        "A flat cap, the natural roof of a good raincoat and a nose in the wind.",
        "Une casquette plate, le toit naturel d’un bon imperméable et d’un nez au vent.",
      ),
      line(
        "Low, forward and weatherproof in spirit, it suits Sunday walks and Monday mornings.",
        "Basse, penchée vers l’avant, elle va aux marches du dimanche comme aux lundis matin.",
      ),
      line(
        "It was worn by market porters and dukes. Both had cold ears to think of.",
        "Portée par les forts des halles et par les ducs : tous craignaient le froid.",
      ),
      line(
        "A newsboy’s cap, full in the crown and buttoned on top, with all the news that fits.",
        "Une casquette gavroche, ample et boutonnée au sommet, avec toutes les nouvelles du jour.",
        ofKind("flat-cap", ({ make }) => make === "newsboy"),
      ),
      line(
        "A neat cap sewn down to its peak, for people who like their hats to keep quiet.",
        "Une casquette nette, cousue à sa visière, pour ceux qui aiment les couvre-chefs discrets.",
        ofKind("flat-cap", ({ make }) => make === "flat"),
      ),
    ],
    beanie: [
      line(
        "A ribbed beanie, pulled on from November and taken off for dinner.",
        "Un bonnet à côtes, enfilé dès novembre et ôté seulement pour le dîner.",
      ),
      line(
        "Close to the head and free of decoration, it keeps ears in and remarks out.",
        "Près de la tête, sans décor, il garde les oreilles dedans et les remarques dehors.",
      ),
      line(
        "The dockworker’s beanie, turned up once and well liked everywhere since.",
        "Le bonnet des dockers, retroussé une fois, et depuis aimé à peu près partout.",
      ),
      line(
        "A beanie knitted to be worn low by the cold and high by the young.",
        "Un bonnet tricoté pour être porté bas par les frileux et haut par les jeunes gens.",
      ),
    ],
    "pompom-beanie": [
      line(
        "A beanie with a pompom, which is entirely unnecessary and therefore important.",
        "Un bonnet à pompon, parfaitement inutile, et pour cette raison important.",
      ),
      line(
        "Thick-knitted and turned up, with a pompom to find you by on the slopes.",
        "Grosse maille et revers, avec un pompon pour vous retrouver sur les pistes.",
      ),
      line(
        "A pompom beanie that looks cheerful, even on mornings when you do not.",
        "Un bonnet de bonne humeur, même les matins où vous ne l’êtes pas.",
      ),
      line(
        "A beanie warm on the ears, light on the mood, and easy to see in fog.",
        "Un bonnet chaud aux oreilles, léger au moral, et visible de loin dans le brouillard.",
      ),
    ],
  },
  details: [
    line(
      "The brim is bound at its edge.",
      "Le bord est gansé sur tout le tour.",
      ofKind("fedora", ({ edge }) => edge === "bound"),
    ),
    line(
      "A broad ribbon circles the crown.",
      "Un large ruban fait le tour de la calotte.",
      ofKind("fedora", ({ band }) => band > 3),
    ),
    line(
      "The crown is creased along the top.",
      "La calotte est creusée sur le dessus.",
      ofKind("fedora", ({ top }) => top === "creased"),
    ),
    line(
      "The ribbon is wide and knows it.",
      "Le ruban est large, et il le sait.",
      ofKind("panama", ({ band }) => band > 3),
    ),
    line(
      "The edge is left plain, straw against sky.",
      "Le bord est laissé brut, paille sur ciel.",
      ofKind("panama", ({ edge }) => edge === "raw"),
    ),
    line(
      "Eyelets at the side let the heat out.",
      "Des œillets, sur le côté, laissent sortir la chaleur.",
      ofKind("bucket-hat", ({ eyelets }) => eyelets),
    ),
    line(
      "Eight rows of stitching hold the brim.",
      "Huit rangs de piqûres tiennent le bord.",
      ofKind("bucket-hat", ({ rows }) => rows === 8),
    ),
    line(
      "The brim is long enough to hide under.",
      "Le bord descend assez pour qu’on s’y cache.",
      ofKind("bucket-hat", ({ brim }) => brim > 6),
    ),
    line(
      "The brim waves where the wind would have it.",
      "Le bord ondule comme le vent l’aurait voulu.",
      ofKind("wide-brim-hat", ({ wave }) => wave > 0.4),
    ),
    line(
      "The brim is stitched in rings.",
      "Le bord est piqué en cercles réguliers.",
      ofKind("wide-brim-hat", ({ edge }) => edge === "stitched"),
    ),
    line(
      "The crown is flat, almost severe.",
      "La calotte est plate, presque sévère.",
      ofKind("wide-brim-hat", ({ top }) => top === "flat"),
    ),
    line(
      "A leather band edges the opening.",
      "Un passepoil de cuir borde l’ouverture.",
      ofKind("beret", ({ edge }) => edge === "leather"),
    ),
    line(
      "A ribbed band holds it in place.",
      "Une bande côtelée le tient en place.",
      ofKind("beret", ({ edge }) => edge === "ribbed"),
    ),
    line(
      "It falls well over on one side.",
      "Il retombe franchement d’un côté.",
      ofKind("beret", ({ slouch }) => slouch > 1.5),
    ),
    line(
      "A small mark is embroidered on the front.",
      "Un petit motif est brodé sur le devant.",
      ofKind("baseball-cap", ({ badge }) => badge !== "none"),
    ),
    line(
      "The peak is of another colour.",
      "La visière est d’une autre couleur.",
      ofKind("baseball-cap", ({ visor }) => visor === "contrast"),
    ),
    line(
      "A small patch is sewn to the front.",
      "Un écusson est cousu sur le devant.",
      ofKind("trucker-cap", ({ patch }) => patch !== "none"),
    ),
    line("The back is an open net, for the breeze.", "L’arrière est un filet ajouré.", anyOf("trucker-cap")),
    line(
      "The ribs are fine, close and regular.",
      "Les côtes sont fines et serrées.",
      ofKind("beanie", ({ ribs }) => ribs === 21),
    ),
    line(
      "It is cut long, so that it slouches.",
      "Sa coupe longue le laisse retomber.",
      ofKind("beanie", ({ slouch }) => slouch > 0.5),
    ),
    line(
      "A small label is sewn to the cuff.",
      "Une petite étiquette est cousue sur le revers.",
      ofKind("beanie", ({ patch, cuff }) => patch && cuff > 0),
    ),
    line(
      "The cuff turns up broadly at the brow.",
      "Le revers, large, remonte sur le front.",
      ofKind("pompom-beanie", ({ cuff }) => cuff > 6),
    ),
    line(
      "The pompom is fluffy rather than knitted.",
      "Le pompon est duveteux plutôt que tricoté.",
      ofKind("pompom-beanie", ({ pompom }) => pompom === "fur"),
    ),
    line(
      "The pompom is of another colour.",
      "Le pompon est d’une autre couleur.",
      ofKind("pompom-beanie", ({ pompom }) => pompom === "contrast"),
    ),
  ],
  wear: [
    line(
      "Tilt it a little, then leave it alone.",
      "On l’incline un peu, puis on n’y touche plus.",
      anyOf("fedora", "panama", "beret"),
    ),
    line(
      "With a long coat and a scarf it has its reasons.",
      "Avec un manteau long et une écharpe, tout s’explique.",
      anyOf("fedora", "beret", "flat-cap"),
    ),
    line(
      "Linen shirt, rolled sleeves, a table in the shade.",
      "Chemise de lin, manches roulées, une table à l’ombre.",
      anyOf("panama", "wide-brim-hat"),
    ),
    line(
      "For beaches with wind, hold on with one hand.",
      "Sur les plages à vent, prévoir une main.",
      anyOf("wide-brim-hat", "panama"),
    ),
    line(
      "It shades the page you are on.",
      "De quoi garder à l’ombre la page en cours.",
      anyOf("wide-brim-hat", "panama", "bucket-hat"),
    ),
    line(
      "Festival, allotment, ferry: it has been to all three.",
      "Festival, potager, ferry : les trois sont à son actif.",
      anyOf("bucket-hat", "trucker-cap", "baseball-cap"),
    ),
    line(
      "Hair up, hair down, hair undecided.",
      "Cheveux relevés, lâchés ou indécis.",
      both(forWomen, anyOf("beret", "bucket-hat", "baseball-cap", "beanie", "pompom-beanie")),
    ),
    line(
      "A trench coat is its best friend.",
      "Le trench est son meilleur ami.",
      anyOf("beret", "fedora", "baseball-cap"),
    ),
    line(
      "With a blazer it says that the meeting is over.",
      "Avec un blazer, on comprend que la réunion est finie.",
      anyOf("baseball-cap", "beanie"),
    ),
    line(
      "Sunglasses optional, anonymity included.",
      "Lunettes facultatives, anonymat compris.",
      anyOf("baseball-cap", "trucker-cap", "bucket-hat", "wide-brim-hat"),
    ),
    line(
      "Keep it on for the walk and off for the toast.",
      "On le garde pour la marche, on l’ôte pour le toast.",
      anyOf("beanie", "fedora", "beret"),
    ),
    line(
      "Over the ears in January, above them in March.",
      "Sur les oreilles en janvier, au-dessus en mars.",
      anyOf("beanie", "pompom-beanie"),
    ),
    line(
      "A pea coat, a thick scarf, the last ferry.",
      "Un caban, une grosse écharpe, le dernier ferry.",
      anyOf("beanie", "flat-cap"),
    ),
    line(
      "Snow is not required but would be appreciated.",
      "La neige n’est pas obligatoire, mais bienvenue.",
      anyOf("pompom-beanie"),
    ),
    line(
      "Corduroy and rain bring out the best in it.",
      "Le velours côtelé et la pluie la mettent en valeur.",
      anyOf("flat-cap"),
    ),
    line(
      "Driving with the window down, walking with the dog up front.",
      "Au volant vitre baissée, à pied derrière le chien.",
      anyOf("trucker-cap", "flat-cap", "baseball-cap"),
    ),
  ],
};
