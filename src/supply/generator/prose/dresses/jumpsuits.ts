import { type Bank, both, line, ofKind, under } from "../line.ts";
import { atMost, either, forOccasion, inSeason } from "../when.ts";

const jumpsuitLeaf = under("A.9.1");
const bib = either(ofKind("dungarees"), ofKind("short-dungarees"), ofKind("pinafore"));
const daytime = either(ofKind("jumpsuit"), ofKind("boiler-suit"));

export const jumpsuits: Bank = {
  openings: {
    jumpsuit: [
      line(
        "One zip, one decision: the jumpsuit is the shortest way from bed to dressed.",
        "Une seule pièce, une seule décision : la combinaison est le plus court chemin du lit à la rue.",
      ),
      line(
        "Trousers and a top that moved in together: a very happy jumpsuit.",
        "Un pantalon et un haut qui se sont mis en ménage : une combinaison très heureuse.",
      ),
      line(
        "Marked at the waist and easy below, it has the poise of a dress and the stride of trousers.",
        "Marquée à la taille, à l’aise en dessous, elle a le maintien d’une robe et la foulée d’un pantalon.",
      ),
      line(
        "Crossed over at the front, loose in the leg: a wrap dress that learned to walk fast.",
        "Croisée devant, souple à la jambe : une robe portefeuille qui aurait appris à marcher vite.",
        ofKind("jumpsuit", ({ top }) => top === "wrap"),
      ),
      line(
        "Wide-legged and long, it swings like a skirt and sits like trousers.",
        "Longue, la jambe large, elle balance comme une jupe et s’assied comme un pantalon.",
        ofKind("jumpsuit", ({ leg }) => leg === "wide" || leg === "palazzo"),
      ),
      line(
        "Nothing to match, nothing to tuck in; the day has enough decisions in it already.",
        "Rien à assortir, rien à rentrer : avec une combinaison, la journée compte une décision de moins.",
      ),
    ],
    "evening-jumpsuit": [
      line(
        "For those who would rather not wear a gown and intend to be looked at all the same.",
        "Pour celles qui préfèrent ne pas mettre de robe et comptent bien être regardées : la combinaison du soir.",
      ),
      line(
        "Bare above, tailored below: a jumpsuit that takes the stairs two at a time in heels.",
        "Épaules nues en haut, pantalon en bas : une combinaison qui monte l’escalier quatre à quatre, en talons.",
      ),
      line(
        "Evening wear one can cross one’s legs in without a thought: the jumpsuit.",
        "Une tenue du soir dans laquelle on croise les jambes sans y penser : la combinaison.",
      ),
      line(
        "It dances, it dines, it gets into taxis with dignity: a jumpsuit that goes out.",
        "Elle danse, elle dîne, elle monte en taxi avec dignité : une combinaison qui sait sortir.",
      ),
    ],
    "boiler-suit": [
      line(
        "A mechanic’s overall with clean hands: a collar, some common sense, straight to the point.",
        "Un bleu de mécano aux mains propres : un col, du bon sens, droit au but.",
        ofKind("boiler-suit", ({ collar }) => collar !== "band"),
      ),
      line(
        "Made for getting under cars, worn for getting on with things.",
        "Conçue pour passer sous les voitures, adoptée pour passer à autre chose : la combinaison de travail.",
      ),
      line(
        "Up the front, done: a boiler suit is a uniform for whatever you do.",
        "Fermée d’un trait devant, une combinaison de travail est l’uniforme de tous les métiers.",
      ),
      line(
        "A boiler suit as sturdy and plain as good advice, and more flattering.",
        "Une combinaison solide et simple comme un bon conseil, et plus flatteuse.",
      ),
      line(
        "It closes from hip to collar and makes even Sunday look productive.",
        "Elle se ferme de la hanche au col et donne au dimanche lui-même un air productif.",
      ),
    ],
    playsuit: [
      line(
        "A playsuit is a dress that had second thoughts and ended in shorts.",
        "Le combishort est une robe qui s’est ravisée et qui a fini en short.",
      ),
      line(
        "Short, quick, ready for bicycles: a playsuit has no hem to hold down.",
        "Court, vif, prêt pour le vélo : un combishort n’a pas d’ourlet à retenir.",
      ),
      line(
        "One piece, two short legs, no plans before noon: that is a playsuit.",
        "Une pièce, deux jambes courtes, aucun projet avant midi : voilà le combishort.",
      ),
      line(
        "A playsuit has the ease of shorts and looks as if you had taken more trouble.",
        "Un combishort a l’aisance du short, avec l’air de s’être donné un peu plus de mal.",
      ),
    ],
    dungarees: [
      line(
        "Bib, straps, plenty of leg: dungarees are workwear with a sense of humour.",
        "Bavette, bretelles, jambes à l’aise : la salopette, c’est du vêtement de travail qui a de l’humour.",
      ),
      line(
        "For painting a room, potting a plant or pretending you might.",
        "Pour repeindre une pièce, rempoter une plante, ou faire comme si : une salopette.",
      ),
      line(
        "They hang from the shoulders and let the waist think about other things.",
        "Elle tient aux épaules et laisse la taille penser à autre chose.",
      ),
      line(
        "A kindergarten favourite that grew up well and kept the pockets.",
        "Une amie d’enfance qui a bien grandi : la salopette, toujours bonne camarade.",
      ),
      line(
        "Wide-legged dungarees, with the swing of a long skirt and a place to keep a pencil.",
        "Une salopette large, qui balance comme une jupe longue et garde un crayon sous la main.",
        ofKind("dungarees", ({ leg, pocket }) => leg === "wide" && pocket !== "none"),
      ),
    ],
    "short-dungarees": [
      line(
        "Dungarees cut off above the knee, for the months when one would do the same.",
        "Une salopette coupée au-dessus du genou, pour les mois où l’on ferait pareil.",
      ),
      line(
        "Short dungarees: a bib, two braces, bare knees and probably an ice cream.",
        "La salopette courte : une bavette, deux bretelles, les genoux à l’air et sans doute une glace.",
      ),
      line(
        "Dungarees with all the straps of the original and half the leg.",
        "Une salopette qui a toutes les bretelles de l’originale et la moitié des jambes.",
      ),
      line(
        "Short dungarees for climbing over gates, or sitting on them.",
        "Une salopette courte pour sauter les barrières, ou s’asseoir dessus.",
      ),
    ],
    pinafore: [
      line(
        "A pinafore is half a dress; the other half is whichever top you like today.",
        "La robe chasuble est une moitié de robe ; l’autre moitié, c’est le haut du jour.",
      ),
      line(
        "Bib above, skirt below, and a long-sleeved top to bring them to life.",
        "Une bavette, une jupe, et un haut à manches longues pour animer cette robe.",
      ),
      line(
        "The pinafore went to school once and came out with good habits.",
        "La robe chasuble est passée par l’école et en a gardé de bonnes habitudes.",
      ),
      line(
        "Straps, bib, short skirt: dungarees that agreed to be a dress.",
        "Des bretelles, une bavette, une jupe courte : une salopette qui a accepté d’être robe.",
      ),
    ],
  },
  details: [
    line(
      "A bow ties at the waist, in front.",
      "La taille se ferme d’un nœud, devant.",
      either(
        ofKind("jumpsuit", ({ waist }) => waist === "bow"),
        ofKind("playsuit", ({ waist }) => waist === "bow"),
        ofKind("evening-jumpsuit", ({ waist }) => waist === "bow"),
      ),
    ),
    line(
      "An elastic waist, gathered and forgiving.",
      "Une taille élastique, froncée, indulgente.",
      either(
        ofKind("jumpsuit", ({ waist }) => waist === "elastic"),
        ofKind("playsuit", ({ waist }) => waist === "elastic"),
      ),
    ),
    line(
      "A belt settles where top ends and legs begin.",
      "Une ceinture décide où finit le haut et où commencent les jambes.",
      either(
        ofKind("jumpsuit", ({ waist }) => waist === "belt"),
        ofKind("playsuit", ({ waist }) => waist === "belt"),
      ),
    ),
    line(
      "The legs stop above the ankle, like culottes.",
      "Les jambes s’arrêtent au-dessus de la cheville, façon jupe-culotte.",
      ofKind("jumpsuit", ({ leg }) => leg === "culotte"),
    ),
    line(
      "Palazzo legs, nearly a skirt when you stand still.",
      "Des jambes palazzo, presque une jupe à l’arrêt.",
      either(
        ofKind("jumpsuit", ({ leg }) => leg === "palazzo"),
        ofKind("evening-jumpsuit", ({ leg }) => leg === "palazzo"),
      ),
    ),
    line(
      "The legs curve out and in again, like a barrel.",
      "Les jambes s’arrondissent, puis se resserrent, en tonneau.",
      ofKind("jumpsuit", ({ leg }) => leg === "barrel"),
    ),
    line(
      "Tapered legs, to show the shoe.",
      "Des jambes fuselées, pour laisser voir la chaussure.",
      either(
        ofKind("jumpsuit", ({ leg }) => leg === "tapered"),
        ofKind("evening-jumpsuit", ({ leg }) => leg === "tapered"),
        ofKind("boiler-suit", ({ leg }) => leg === "tapered"),
        ofKind("dungarees", ({ leg }) => leg === "tapered"),
      ),
    ),
    line(
      "A square neckline frames the collarbones.",
      "Une encolure carrée encadre les clavicules.",
      either(
        ofKind("jumpsuit", ({ top }) => top === "square"),
        ofKind("playsuit", ({ top }) => top === "square"),
      ),
    ),
    line(
      "Bell sleeves, which stir slightly later than you do.",
      "Des manches cloche, qui bougent un instant après vous.",
      either(
        ofKind("jumpsuit", ({ sleeve }) => sleeve === "bell"),
        ofKind("playsuit", ({ sleeve, top }) => sleeve === "bell" && (top === "wrap" || top === "square")),
      ),
    ),
    line(
      "A sweetheart bodice, without straps.",
      "Un bustier en cœur, sans bretelles.",
      ofKind("evening-jumpsuit", ({ top }) => top === "sweetheart"),
    ),
    line(
      "One shoulder is covered, the other is not.",
      "Une épaule couverte, l’autre non.",
      ofKind("evening-jumpsuit", ({ top }) => top === "one-shoulder"),
    ),
    line(
      "It fastens round the neck and leaves the back bare.",
      "Attachée autour du cou, elle laisse le dos nu.",
      ofKind("evening-jumpsuit", ({ top }) => top.startsWith("halter")),
    ),
    line(
      "A satin belt draws a line at the waist.",
      "Une ceinture de satin souligne la taille.",
      ofKind("evening-jumpsuit", ({ waist }) => waist === "satin-belt"),
    ),
    line(
      "A long zip closes the front in one go.",
      "Un long zip ferme le devant d’un seul geste.",
      ofKind("boiler-suit", ({ closure }) => closure === "zip"),
    ),
    line(
      "Buttons all the way down to the waist and beyond.",
      "Des boutons jusqu’à la taille, et au-delà.",
      ofKind("boiler-suit", ({ closure }) => closure === "buttons"),
    ),
    line(
      "Two pockets with flaps sit on the chest.",
      "Deux poches à rabat ornent la poitrine.",
      ofKind("boiler-suit", ({ pockets }) => pockets === "flaps"),
    ),
    line(
      "The belt ties, which gives the overall a waist.",
      "La ceinture se noue et donne une taille au bleu de travail.",
      ofKind("boiler-suit", ({ belt }) => belt === "tied"),
    ),
    line(
      "The hems are turned up, once and neatly.",
      "Le bas des jambes est retroussé d’un tour, bien net.",
      either(
        ofKind("boiler-suit", ({ hem }) => hem === "turned"),
        ofKind("dungarees", ({ hem }) => hem === "turned"),
        ofKind("short-dungarees", ({ hem }) => hem === "turned"),
        ofKind("playsuit", ({ hem }) => hem === "turned"),
      ),
    ),
    line(
      "A shirt collar and buttons, as on a proper blouse.",
      "Un col chemise et des boutons, comme il faut.",
      ofKind("playsuit", ({ top }) => top === "shirt"),
    ),
    line(
      "Flared legs, which pass for a skirt.",
      "Des jambes évasées, qu’on prendrait pour une jupe.",
      ofKind("playsuit", ({ leg }) => leg === "flared-shorts"),
    ),
    line(
      "Metal buckles adjust the straps.",
      "Des boucles métalliques règlent les bretelles.",
      either(
        ofKind("dungarees", ({ straps }) => straps === "buckled"),
        ofKind("short-dungarees", ({ straps }) => straps === "buckled"),
        ofKind("pinafore", ({ straps }) => straps === "buckled"),
      ),
    ),
    line(
      "The straps button onto the bib.",
      "Les bretelles se boutonnent sur la bavette.",
      either(
        ofKind("dungarees", ({ straps }) => straps === "buttoned"),
        ofKind("short-dungarees", ({ straps }) => straps === "buttoned"),
        ofKind("pinafore", ({ straps }) => straps === "buttoned"),
      ),
    ),
    line(
      "The bib pocket is divided, with a slot for a pencil.",
      "La poche de bavette est divisée, avec une place pour le crayon.",
      either(
        ofKind("dungarees", ({ pocket }) => pocket === "divided"),
        ofKind("short-dungarees", ({ pocket }) => pocket === "divided"),
        ofKind("pinafore", ({ pocket }) => pocket === "divided"),
      ),
    ),
    line(
      "Buttons run down the front of the skirt.",
      "Des boutons descendent sur le devant de la jupe.",
      ofKind("pinafore", ({ buttoned }) => buttoned),
    ),
    line(
      "Two patch pockets at the hip, for warm hands.",
      "Deux poches plaquées aux hanches, pour les mains.",
      ofKind("pinafore", ({ hip }) => hip === "patch"),
    ),
  ],
  wear: [
    line(
      "Trainers for the day, heels for the evening, no change in between.",
      "Baskets le jour, talons le soir, sans se changer entre les deux.",
      both(jumpsuitLeaf, daytime),
    ),
    line(
      "A blazer on the shoulders takes it to the office.",
      "Un blazer sur les épaules l’emmène au bureau.",
      ofKind("jumpsuit"),
    ),
    line(
      "Flat sandals and a straw bag, if there is sun.",
      "Sandales plates et panier, s’il y a du soleil.",
      both(either(ofKind("jumpsuit"), ofKind("playsuit")), inSeason("summer")),
    ),
    line(
      "With a belt bag and boots, it is ready for anything with a queue.",
      "Avec un sac banane et des bottines, elle affronte toutes les files d’attente.",
      daytime,
    ),
    line(
      "A striped T-shirt underneath, neck open, sleeves rolled.",
      "Une marinière dessous, col ouvert, manches roulées.",
      ofKind("boiler-suit"),
    ),
    line(
      "Heels make the joke work even better.",
      "Des talons, et le contraste fait mouche.",
      ofKind("boiler-suit"),
    ),
    line(
      "Long earrings, heeled sandals, a small bag that holds a key.",
      "Longues boucles d’oreilles, sandales à talon, petit sac où tient une clé.",
      ofKind("evening-jumpsuit"),
    ),
    line(
      "For weddings where one means to dance.",
      "Pour les mariages où l’on compte danser.",
      both(jumpsuitLeaf, forOccasion("wedding", "party", "evening")),
    ),
    line(
      "A tuxedo jacket over it when the night turns cold.",
      "Une veste de smoking par-dessus, quand la nuit fraîchit.",
      ofKind("evening-jumpsuit"),
    ),
    line(
      "Hair up, since the shoulders are doing the work.",
      "Cheveux relevés, puisque les épaules font le travail.",
      ofKind("evening-jumpsuit"),
    ),
    line(
      "Over a swimsuit, straight from the beach to the bar.",
      "Sur un maillot, de la plage au comptoir sans détour.",
      both(ofKind("playsuit"), inSeason("summer")),
    ),
    line(
      "Ankle boots and tights stretch it into autumn.",
      "Bottines et collants le prolongent jusqu’à l’automne.",
      both(ofKind("playsuit"), inSeason("spring", "autumn")),
    ),
    line(
      "Espadrilles, sunglasses, bicycle.",
      "Espadrilles, lunettes de soleil, bicyclette.",
      both(either(ofKind("playsuit"), ofKind("short-dungarees")), inSeason("summer", "spring")),
    ),
    line(
      "A white T-shirt first; a roll-neck when it gets cold.",
      "Un T-shirt blanc pour commencer, un col roulé quand il fait froid.",
      bib,
    ),
    line(
      "A poplin blouse with big sleeves makes a fine contrast.",
      "Une blouse en popeline à grandes manches fait un beau contraste.",
      bib,
    ),
    line(
      "One strap undone is a question of age and courage.",
      "Une bretelle défaite : question d’âge et de courage.",
      either(ofKind("dungarees"), ofKind("short-dungarees")),
    ),
    line(
      "Clogs, trainers or heavy boots; it gets on with all of them.",
      "Sabots, baskets ou grosses bottines, elle s’entend avec tous.",
      both(bib, atMost(3)),
    ),
    line(
      "Thick tights and loafers take it through the winter.",
      "De gros collants et des mocassins lui font passer l’hiver.",
      both(ofKind("pinafore"), inSeason("autumn", "winter")),
    ),
    line(
      "A denim jacket on top, flat shoes below, nothing to hold down in the wind.",
      "Une veste en jean dessus, des chaussures plates dessous, rien à retenir par grand vent.",
      ofKind("playsuit"),
    ),
    line(
      "Platform sandals give it the legs it was counting on.",
      "Des sandales compensées lui donnent les jambes qu’il espérait.",
      ofKind("playsuit"),
    ),
    line(
      "A tailored coat over it, and nobody asks where the skirt went.",
      "Un manteau tailleur par-dessus, et personne ne demande où est passée la jupe.",
      either(ofKind("playsuit"), ofKind("jumpsuit"), ofKind("evening-jumpsuit")),
    ),
  ],
};
