import type { Piece } from "../../piece.ts";
import { type Bank, both, line, ofKind, under } from "../line.ts";
import { either, forOccasion, inSeason } from "../when.ts";

const evening = under("A.7.4");
const gown = either(ofKind("column-gown"), ofKind("mermaid-gown"));
const long = ({ traits }: Piece) => traits.cut.length === "maxi";
const short = ({ traits }: Piece) => traits.cut.length === "short";

export const eveningDresses: Bank = {
  openings: {
    "slip-dress": [
      line(
        "Straps, a bias fall, and hardly anything to hold it together except nerve.",
        "Des bretelles, un tombé en biais, et presque rien pour tenir, sinon l’aplomb : la robe nuisette.",
      ),
      line(
        "The slip dress began underneath other dresses and has not gone back.",
        "La robe nuisette a commencé sous les autres et n’y est jamais retournée.",
      ),
      line(
        "Almost nothing on the hanger, a good deal once it moves: a dress that waits to be worn.",
        "Presque rien sur le cintre, beaucoup dès qu’elle bouge : une robe qui attend d’être portée.",
      ),
      line(
        "Cut to slide rather than to cling, with two straps and no further engineering.",
        "Coupée pour glisser plutôt que pour serrer : deux bretelles, et pas d’autre mécanique.",
      ),
      line(
        "A narrow slip that drops straight from the bust, like a sentence without a comma.",
        "Une nuisette étroite qui tombe droit, comme une phrase sans virgule.",
        ofKind("slip-dress", ({ flare }) => flare < 0.2),
      ),
      line(
        "A slip dress in no hurry: the hem opens out and follows half a step behind you.",
        "L’ourlet s’élargit et vous suit avec un demi-pas de retard : une robe fluide, sans hâte.",
        ofKind("slip-dress", ({ flare }) => flare > 0.6),
      ),
    ],
    "sheath-dress": [
      line(
        "A sheath dress, cut close and seamed with care: it stands up straight so that you need not think about it.",
        "Une robe fourreau, près du corps et montée avec soin : elle se tient droite, vous n’avez plus à y penser.",
      ),
      line(
        "Serious in line and fitted from bust to hem: a dress that arrives on time.",
        "Sérieuse de ligne, ajustée du buste à l’ourlet : une robe qui arrive à l’heure.",
      ),
      line(
        "A dress that holds together like an argument with no holes in it.",
        "Une robe qui se tient comme un raisonnement sans la moindre faille.",
      ),
      line(
        "Office until six, cocktails after; the sheath dress never saw the difference.",
        "Le bureau jusqu’à dix-huit heures, un verre ensuite : la robe fourreau n’a jamais fait la différence.",
      ),
      line(
        "Drawn into folds at one side, a sheath that has been caught in a good breeze.",
        "Drapée sur un côté, une robe fourreau qu’un joli coup de vent aurait surprise.",
        ofKind("sheath-dress", ({ shaping }) => shaping === "draped"),
      ),
    ],
    "column-gown": [
      line(
        "A column from shoulder to floor: architecture you can sit down in.",
        "Une colonne du buste au sol : de l’architecture dans laquelle on peut s’asseoir.",
      ),
      line(
        "Long, upright and calm, this gown lets the staircase do the work.",
        "Longue, droite et calme, cette robe du soir laisse faire l’escalier.",
      ),
      line(
        "A gown in one clean line down to the floor, and the evening can begin.",
        "Une robe d’une seule ligne jusqu’au sol, et la soirée peut commencer.",
      ),
      line(
        "Bare on one shoulder and covered on the other, like a statue with somewhere to be.",
        "Une épaule nue, l’autre couverte : une robe de statue qui aurait rendez-vous.",
        ofKind("column-gown", ({ top }) => top === "one-shoulder"),
      ),
      line(
        "Folds fall from the waist all the way round, in the Greek manner, with a zip.",
        "Les plis tombent de la taille, à la grecque, la fermeture éclair en plus.",
        ofKind("column-gown", ({ drape }) => drape === "grecian"),
      ),
      line(
        "A gown for the top of the stairs, the end of the red carpet, or the middle of a very good party.",
        "Une robe pour le haut des marches, le bout du tapis ou le milieu d’une très belle fête.",
      ),
    ],
    "mermaid-gown": [
      line(
        "Close to the knee, then all at once not: a mermaid gown for people who enjoy an exit.",
        "Ajustée jusqu’aux genoux, puis plus du tout : une robe sirène pour celles qui soignent leurs sorties.",
      ),
      line(
        "It holds the body and lets go at the hem, in one long breath.",
        "Elle tient le corps et lâche tout à l’ourlet, d’un seul long souffle.",
      ),
      line(
        "A gown with a waist, with hips, and with a good splash at the end.",
        "Une robe longue avec une taille, des hanches, et une vague pour finir.",
      ),
      line(
        "Not for running after taxis. For everything that happens before the taxi, though.",
        "Pas faite pour courir après un taxi. Mais pour tout ce qui se passe avant, cette robe excelle.",
      ),
    ],
    "party-dress": [
      line(
        "A neat bodice, a great deal of skirt: the party dress has its priorities in order.",
        "Un buste net, énormément de jupe : la robe de fête a le sens des priorités.",
      ),
      line(
        "It takes up room on a dance floor, and everyone is happy to give it.",
        "Elle prend de la place sur la piste, et chacun la lui cède volontiers.",
      ),
      line(
        "Fitted above, festive below: a dress that hears the music first.",
        "Ajustée en haut, en fête en bas : une robe qui entend la musique avant les autres.",
      ),
      line(
        "Layers of tulle, stacked like a good pastry and about as difficult to refuse.",
        "Du tulle en couches, comme une bonne pâtisserie, et à peu près aussi difficile à refuser.",
        ofKind("party-dress", ({ skirt }) => skirt === "tulle"),
      ),
      line(
        "Made for birthdays, engagements and any Friday with a reason.",
        "Pour les anniversaires, les fiançailles et tout vendredi qui s’y prête : une robe de fête.",
      ),
    ],
    "corset-dress": [
      line(
        "A corset to the waist and a dress after that; it does the standing up for you.",
        "Corset jusqu’à la taille, robe ensuite : elle se tient droite à votre place.",
      ),
      line(
        "Boned, seamed and short: a dress with a firm grip and a light step.",
        "Baleinée, découpée, courte : une robe à la poigne ferme et au pas léger.",
      ),
      line(
        "The bodice is serious work, the skirt is not, and that is the charm of it.",
        "Le buste est un travail sérieux, la jupe beaucoup moins, et c’est tout le charme de cette robe.",
      ),
      line(
        "A top half from another century, a lower half for tonight: the corset dress.",
        "Un haut venu d’un autre siècle, un bas pour ce soir : la robe corset.",
      ),
    ],
    "blazer-dress": [
      line(
        "A blazer that declared itself a dress, and no one dared to argue with the lapels.",
        "Un blazer qui s’est déclaré robe, et personne n’a osé contredire ses revers.",
      ),
      line(
        "All jacket and no trousers, entirely on purpose: the blazer dress.",
        "Toute la veste, aucun pantalon, et c’est voulu : la robe blazer.",
      ),
      line(
        "Tailored shoulders, buttoned front, short hem: office rules, after office hours.",
        "Épaules tailleur, devant boutonné, ourlet court : le règlement du bureau, après la fermeture.",
      ),
      line(
        "Double-breasted and short, this dress means business until the music starts.",
        "Croisée et courte, cette robe parle affaires jusqu’à ce que la musique commence.",
        ofKind("blazer-dress", ({ front }) => front === "double"),
      ),
      line(
        "The shoulders of a boss, the hem of a night out: a dress holding two jobs.",
        "Des épaules de patronne, un ourlet de sortie : une robe qui cumule les emplois.",
      ),
    ],
  },
  details: [
    line(
      "The neckline falls in a soft cowl.",
      "Le décolleté bénitier tombe en plis souples.",
      ofKind("slip-dress", ({ neck }) => neck === "cowl"),
    ),
    line(
      "Double straps, finer than they look.",
      "Des bretelles doubles, d’une grande finesse.",
      ofKind("slip-dress", ({ straps }) => straps === "double"),
    ),
    line(
      "Straps as thin as a line of ink.",
      "Des bretelles fines comme un trait d’encre.",
      ofKind("slip-dress", ({ straps }) => straps === "thin"),
    ),
    line(
      "A slit opens on one side of the skirt.",
      "Une fente s’ouvre sur un côté de la jupe.",
      either(
        ofKind("slip-dress", ({ slit }) => slit !== "none"),
        ofKind("sheath-dress", ({ slit }) => slit === "side"),
      ),
    ),
    line(
      "Princess seams run over the bust and down.",
      "Des découpes princesse passent sur la poitrine et descendent jusqu’en bas.",
      ofKind("sheath-dress", ({ shaping }) => shaping === "princess"),
    ),
    line(
      "A boat neck, from one shoulder to the other.",
      "Une encolure bateau, d’une épaule à l’autre.",
      either(
        ofKind("sheath-dress", ({ neck }) => neck === "boat"),
        ofKind("party-dress", ({ top }) => top === "boat-sleeves"),
      ),
    ),
    line(
      "A slim belt sits at the waist.",
      "Une ceinture fine marque la taille.",
      ofKind("sheath-dress", ({ belt }) => belt),
    ),
    line(
      "Three-quarter sleeves, for the kind of dinner where one gestures.",
      "Des manches trois-quarts, pour les dîners où l’on parle avec les mains.",
      ofKind("sheath-dress", ({ sleeve }) => sleeve === "three-quarter"),
    ),
    line(
      "One shoulder is bare, the other holds the dress.",
      "Une épaule reste nue, l’autre tient la robe.",
      ofKind("column-gown", ({ top }) => top === "one-shoulder"),
    ),
    line(
      "A small cape falls from the shoulders.",
      "Une petite cape tombe des épaules.",
      ofKind("column-gown", ({ top }) => top === "cape"),
    ),
    line(
      "Strapless, held by the bodice alone.",
      "Sans bretelles, elle tient par le seul bustier.",
      either(
        ofKind("column-gown", ({ top }) => top === "strapless"),
        ofKind("party-dress", ({ top }) => top === "sweetheart"),
      ),
    ),
    line(
      "A high slit lets the column walk.",
      "Une haute fente permet à la colonne de marcher.",
      ofKind("column-gown", ({ slit }) => slit),
    ),
    line(
      "A short train follows at a respectful distance.",
      "Une petite traîne suit à distance respectueuse.",
      either(
        ofKind("column-gown", ({ train }) => train),
        ofKind("mermaid-gown", ({ train }) => train),
      ),
    ),
    line(
      "Crossed drapery draws the eye to the waist.",
      "Un drapé croisé ramène le regard à la taille.",
      ofKind("column-gown", ({ drape }) => drape === "crossed"),
    ),
    line(
      "The body is ruched from bust to knee.",
      "Le corps est froncé, du buste au genou.",
      ofKind("mermaid-gown", ({ body }) => body === "ruched"),
    ),
    line(
      "Long seams shape the gown and then release it.",
      "De longues découpes dessinent la robe, puis la libèrent.",
      ofKind("mermaid-gown", ({ body }) => body === "seamed"),
    ),
    line(
      "The skirt breaks below the knee, in a fishtail.",
      "La jupe s’ouvre sous le genou, en queue de sirène.",
      ofKind("mermaid-gown", ({ flareAt }) => flareAt > 90),
    ),
    line(
      "A halter neckline leaves the shoulders free.",
      "Une encolure américaine libère les épaules.",
      either(
        ofKind("mermaid-gown", ({ top }) => top === "halter"),
        ofKind("party-dress", ({ top }) => top === "halter"),
      ),
    ),
    line(
      "A bow at the waist, tied for good.",
      "Un nœud à la taille, noué pour de bon.",
      ofKind("party-dress", ({ waist }) => waist === "bow"),
    ),
    line(
      "The skirt is pressed in sharp pleats.",
      "La jupe est plissée au fer, bien net.",
      ofKind("party-dress", ({ skirt }) => skirt === "pleated"),
    ),
    line(
      "The skirt stands out in deep folds.",
      "La jupe se déploie en plis profonds.",
      ofKind("party-dress", ({ skirt }) => skirt === "full"),
    ),
    line(
      "Laced in front, from the bust to the waist.",
      "Lacée devant, du buste à la taille.",
      ofKind("corset-dress", ({ front }) => front === "laced"),
    ),
    line(
      "A row of hooks closes the bodice.",
      "Une rangée de crochets ferme le bustier.",
      ofKind("corset-dress", ({ front }) => front === "hooks"),
    ),
    line(
      "The neckline is cut as a heart.",
      "Le décolleté est coupé en cœur.",
      either(
        ofKind("corset-dress", ({ top }) => top === "sweetheart"),
        ofKind("slip-dress", ({ neck }) => neck === "sweetheart"),
        ofKind("mermaid-gown", ({ top }) => top === "sweetheart"),
      ),
    ),
    line(
      "The skirt flares out from the last seam of the corset.",
      "La jupe s’évase dès la dernière couture du corset.",
      ofKind("corset-dress", ({ skirt }) => skirt === "flared"),
    ),
    line(
      "Satin on the lapels, as on a dinner jacket.",
      "Du satin sur les revers, comme sur un smoking.",
      ofKind("blazer-dress", ({ faced }) => faced),
    ),
    line(
      "A belt at the waist replaces the pockets.",
      "Une ceinture à la taille remplace les poches.",
      ofKind("blazer-dress", ({ belt }) => belt),
    ),
    line(
      "Flap pockets, which most dresses can only envy.",
      "Des poches à rabat, que bien des robes lui envient.",
      ofKind("blazer-dress", ({ pocket }) => pocket === "flap"),
    ),
  ],
  wear: [
    line(
      "Heeled sandals, a small bag, one good earring or two.",
      "Sandales à talon, petit sac, une belle boucle d’oreille ou deux.",
      evening,
    ),
    line(
      "A blazer over the shoulders for the terrace.",
      "Un blazer sur les épaules pour la terrasse.",
      both(evening, (piece) => !ofKind("blazer-dress")(piece)),
    ),
    line(
      "Hair up, back straight, coat off before anyone looks.",
      "Cheveux relevés, dos droit, manteau déposé avant les regards.",
      both(evening, long),
    ),
    line(
      "It asks for a clutch and gives nothing to put in it.",
      "Elle réclame une pochette, et presque rien à mettre dedans.",
      evening,
    ),
    line(
      "For weddings, as a guest of the brightest sort.",
      "Pour les mariages, du côté des invitées qui brillent.",
      both(evening, forOccasion("wedding", "ceremony", "party")),
    ),
    line(
      "Flat shoes in the bag, for after midnight.",
      "Des ballerines dans le sac, pour après minuit.",
      both(evening, forOccasion("party", "evening")),
    ),
    line(
      "Opaque tights and a fine roll-neck underneath make it a daytime dress.",
      "Collants opaques et fin col roulé dessous en font une robe de jour.",
      either(ofKind("slip-dress"), ofKind("corset-dress")),
    ),
    line(
      "A big jumper over it turns it into a skirt with a secret.",
      "Un gros pull par-dessus en fait une jupe à secret.",
      both(ofKind("slip-dress"), inSeason("autumn", "winter", "spring")),
    ),
    line(
      "Let the gown do the talking, and wear the smaller earrings.",
      "Laissez parler la robe, choisissez les petites boucles d’oreilles.",
      gown,
    ),
    line(
      "Long gloves, if the invitation mentions the word gala.",
      "Des gants longs, si l’invitation prononce le mot gala.",
      both(gown, (piece) => piece.traits.cut.sleeve !== "long"),
    ),
    line(
      "Pumps and a plain coat for work; swap the shoes at seven.",
      "Escarpins et manteau uni pour le bureau, on change de chaussures à dix-neuf heures.",
      ofKind("sheath-dress"),
    ),
    line(
      "A short cardigan or a sharp blazer goes over it equally well.",
      "Cardigan court ou blazer net, les deux lui vont.",
      ofKind("sheath-dress"),
    ),
    line(
      "Sheer tights and pumps, or bare legs and boots.",
      "Collants voile et escarpins, ou jambes nues et bottes.",
      ofKind("blazer-dress"),
    ),
    line(
      "Over trousers, it goes back to being a jacket.",
      "Sur un pantalon, elle redevient veste.",
      ofKind("blazer-dress"),
    ),
    line(
      "Twirl once before leaving, to check the clearance.",
      "Un tour sur soi avant de partir, pour vérifier l’envergure.",
      ofKind("party-dress"),
    ),
    line(
      "A biker jacket on top keeps the sweetness in hand.",
      "Un perfecto par-dessus tient le sucre en respect.",
      either(ofKind("party-dress"), ofKind("corset-dress")),
    ),
    line(
      "Platform shoes for height, or trainers for speed.",
      "Des plateformes pour la hauteur, des baskets pour la vitesse.",
      both(either(ofKind("corset-dress"), ofKind("party-dress")), short),
    ),
    line(
      "One bracelet, red lipstick, and the photographer can start.",
      "Un bracelet, un rouge à lèvres, et le photographe peut commencer.",
      either(gown, ofKind("party-dress")),
    ),
  ],
};
