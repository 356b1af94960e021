import type { Piece } from "../../piece.ts";
import { type Bank, both, line, ofKind, under } from "../line.ts";
import { atMost, either, forOccasion, inSeason, plain } from "../when.ts";

const day = under("A.7.1", "A.7.2", "A.7.3");
const mini = ({ traits }: Piece) => traits.cut.length === "short";
const midi = ({ traits }: Piece) => traits.cut.length === "midi";
const maxi = ({ traits }: Piece) => traits.cut.length === "maxi";

export const dayDresses: Bank = {
  openings: {
    "wrap-dress": [
      line(
        "A wrap dress is quickly explained: cross, tie, leave. It adjusts to lunch.",
        "La robe portefeuille : on croise, on noue, on sort. Elle s’adapte au déjeuner.",
      ),
      line(
        "The dress that ties at the waist and gets most things right after that.",
        "Une robe qui se noue à la taille et qui, ensuite, réussit à peu près tout.",
      ),
      line(
        "Crossed in front and knotted at the side, it goes to the office without a jacket and to dinner without a change.",
        "Croisée devant, nouée sur le côté, elle va au bureau sans veste et dîner sans se changer.",
      ),
      line(
        "A V at the neck, a knot at the hip, and a skirt that opens just as much as you walk.",
        "Un V au cou, un nœud sur la hanche, et une jupe qui s’ouvre au rythme du pas.",
      ),
      line(
        "With a full skirt under a tight little knot, this wrap dress is made for turning round in.",
        "Une jupe ample sous un petit nœud serré : cette robe portefeuille est faite pour tourner sur soi-même.",
        ofKind("wrap-dress", ({ flare }) => flare > 0.7),
      ),
      line(
        "A wrap dress that stays close to the body and lets the tie do the arranging.",
        "Une robe portefeuille qui suit le corps et laisse faire le lien.",
        ofKind("wrap-dress", ({ flare }) => flare < 0.3),
      ),
    ],
    "shirt-dress": [
      line(
        "A shirt that kept going and turned out to be the whole outfit.",
        "Une chemise qui ne s’est pas arrêtée, et qui se trouve être toute la tenue.",
      ),
      line(
        "Collar, placket, buttons: the shirt dress brings its own common sense.",
        "Un col, une patte, des boutons : la robe chemise a le bon sens pour elle.",
      ),
      line(
        "Buttoned to the top it is a uniform; two buttons lower, it is the weekend.",
        "Boutonnée jusqu’en haut, elle fait uniforme. Deux boutons plus bas, elle fait week-end.",
        ofKind("shirt-dress", ({ collar }) => collar === "classic" || collar === "band"),
      ),
      line(
        "Gathered at the waist into a real skirt, with a shirt’s good posture above it.",
        "Froncée à la taille sur une vraie jupe, avec au-dessus le maintien d’une chemise.",
        ofKind("shirt-dress", ({ shape }) => shape === "gathered"),
      ),
      line(
        "Straight and belted, a shirt dress that knows where the waist is and does not insist.",
        "Droite et ceinturée, une robe chemise qui sait où est la taille et n’insiste pas.",
        ofKind("shirt-dress", ({ shape }) => shape === "belted"),
      ),
      line(
        "Loose as a borrowed shirt, long enough to leave the house in.",
        "Ample comme une chemise empruntée, assez longue pour sortir avec : une robe sans calcul.",
        ofKind("shirt-dress", ({ shape }) => shape === "loose"),
      ),
      line(
        "It irons like a shirt, closes like a shirt, and saves you looking for trousers.",
        "Elle se repasse et se boutonne comme une chemise, et dispense de chercher un pantalon.",
      ),
    ],
    "tea-dress": [
      line(
        "A fitted top, a skirt with swing: the dress for garden parties and for no reason at all.",
        "Un haut ajusté, une jupe qui tourne : la robe des garden-parties et des jours sans prétexte.",
      ),
      line(
        "The tea dress sits neatly above the waist and relaxes completely below it.",
        "La robe patineuse se tient bien au-dessus de la taille et se détend complètement en dessous.",
      ),
      line(
        "It has a nineteen-forties waist and no wartime scruples about the amount of skirt.",
        "Une taille des années quarante, et aucun scrupule sur le métrage de la jupe.",
      ),
      line(
        "Seamed close over the bust and let go at the waist, it dances slightly ahead of you.",
        "Ajustée au buste, libérée à la taille, cette robe danse avec un temps d’avance.",
      ),
      line(
        "Puffed at the sleeve and full in the skirt, sweet without being sticky.",
        "Bouffante aux manches, ample à la jupe : une robe sucrée, mais pas trop.",
        ofKind("tea-dress", ({ sleeve }) => sleeve === "puff" || sleeve === "balloon"),
      ),
    ],
    "knit-dress": [
      line(
        "A knit dress is a jumper that saw no reason to stop at the hips.",
        "La robe-pull est un pull qui n’a vu aucune raison de s’arrêter aux hanches.",
      ),
      line(
        "All the comfort of knitwear, with only one thing to put on in the morning.",
        "Tout le confort de la maille, et une seule chose à enfiler le matin : une robe.",
      ),
      line(
        "A close, knitted column that follows you without leaning on you.",
        "Une colonne de maille, près du corps, qui suit tous les gestes sans peser.",
        ofKind("knit-dress", ({ shape }) => shape === "column"),
      ),
      line(
        "Easy in the body and soft at the edges, it is the nearest thing to going out in a blanket.",
        "Ample et souple, cette robe-pull est ce qui ressemble le plus à sortir sous un plaid.",
        ofKind("knit-dress", ({ shape }) => shape === "easy"),
      ),
      line(
        "Close to the waist, flared below: a knit dress with a bit of skating in it.",
        "Près du corps jusqu’à la taille, évasée ensuite : une robe-pull qui a fait du patin.",
        ofKind("knit-dress", ({ shape }) => shape === "flared"),
      ),
      line(
        "It sits through long meals and train journeys and gets up unruffled.",
        "Longs repas, longs trajets : cette robe en maille se relève sans un pli.",
      ),
    ],
    "smock-dress": [
      line(
        "Gathers, air and not much else: a dress that stands politely off the body.",
        "Des fronces, de l’air et pas grand-chose d’autre : une robe qui se tient poliment à distance du corps.",
      ),
      line(
        "The smock dress, once worn by shepherds and painters, both of whom needed to bend.",
        "La robe smockée vient des bergers et des peintres, gens qui avaient besoin de se pencher.",
      ),
      line(
        "Pull it over your head and the day is dressed; it does not ask about the waist.",
        "On l’enfile par la tête et la journée est habillée ; de la taille, cette robe ne demande pas de nouvelles.",
      ),
      line(
        "Full, gathered and cool round the knees, for weather with a hammock in it.",
        "Ample, froncée, fraîche aux genoux : une robe pour un temps à hamac.",
        inSeason("summer", "spring"),
      ),
      line(
        "Falling in tiers, each wider than the last, it has its own idea of a breeze.",
        "Des volants de plus en plus larges : cette robe fait sa propre brise.",
        ofKind("smock-dress", ({ tiers }) => tiers > 1),
      ),
    ],
    "shift-dress": [
      line(
        "The shift dress hangs from the shoulders and leaves the rest of you alone.",
        "La robe droite tient aux épaules et laisse le reste tranquille.",
      ),
      line(
        "Sixties arithmetic: two seams, one hem, and the rest is legs.",
        "L’arithmétique des années soixante : deux coutures, un ourlet, et le reste en jambes.",
        mini,
      ),
      line(
        "Short and graphic, this dress looks drawn with a single stroke of the pencil.",
        "Courte et graphique, cette robe a l’air tracée d’un seul coup de crayon.",
      ),
      line(
        "No waist, no fuss, no zip in view: a dress with the clarity of a road sign.",
        "Pas de taille, pas de chichis : une robe aussi claire qu’un panneau de signalisation.",
      ),
      line(
        "A trapeze that widens from the shoulder and swings when it changes its mind.",
        "Une robe trapèze qui s’ouvre dès l’épaule et balance quand elle change d’avis.",
        ofKind("shift-dress", ({ swing }) => swing > 0.7),
      ),
    ],
    "jersey-dress": [
      line(
        "A dress with the temperament of a T-shirt: soft, quick, impossible to crease seriously.",
        "Une robe au caractère de T-shirt : souple, vite enfilée, presque impossible à froisser.",
      ),
      line(
        "Pull it on, roll it up, put it on again on arrival: the jersey dress travels well.",
        "On l’enfile, on la roule, on la remet à l’arrivée : la robe en jersey voyage bien.",
      ),
      line(
        "A T-shirt let down to dress length, with nothing added to spoil it.",
        "Un T-shirt rallongé en robe, sans rien de plus pour le gâcher.",
        ofKind("jersey-dress", ({ shape }) => shape === "tee"),
      ),
      line(
        "A jersey column, close and plain, that gets its shape from whoever is in it.",
        "Une colonne de jersey, simple et près du corps, qui prend la forme de celle qui la porte.",
        ofKind("jersey-dress", ({ shape }) => shape === "column"),
      ),
      line(
        "The dress one ends up wearing three days running without meaning to.",
        "La robe que l’on finit par porter trois jours de suite sans l’avoir décidé.",
      ),
    ],
    "halter-dress": [
      line(
        "Fastened at the neck, open at the back: a dress for warm nights and good posture.",
        "Attachée au cou, ouverte dans le dos : une robe pour les nuits chaudes et les épaules droites.",
      ),
      line(
        "The halter dress keeps its news for when you leave the room.",
        "La robe dos nu garde sa nouvelle pour le moment où vous quittez la pièce.",
      ),
      line(
        "Bare shoulders above, an easy skirt below, and sun on the part in between.",
        "Les épaules nues en haut, une jupe facile en bas, et le soleil entre les deux : une robe qui sait vivre.",
      ),
      line(
        "It hangs from the neck, falls from the waist and needs very little jewellery.",
        "Elle tient au cou, tombe de la taille et se passe presque de bijoux.",
      ),
    ],
    "bardot-dress": [
      line(
        "The neckline goes straight across and takes the shoulders out for air.",
        "L’encolure file tout droit et les épaules prennent l’air : une robe qui respire.",
      ),
      line(
        "Off the shoulder, onto the terrace: a dress with one clear idea.",
        "Les épaules dénudées, la terrasse en vue : une robe qui a une idée, et une seule.",
      ),
      line(
        "A dress that frames the collarbones the way good evening light does.",
        "Une robe qui encadre les clavicules comme le ferait une belle lumière du soir.",
      ),
      line(
        "Bare at the shoulder and defined at the waist, it would like there to be an orchestra.",
        "Épaules nues, taille marquée : il ne manque à cette robe qu’un petit orchestre.",
      ),
    ],
    "kaftan-dress": [
      line(
        "Yards of it, and all of them on your side: the kaftan dress for hot afternoons.",
        "Des mètres de tissu, tous de votre côté : la robe caftan des après-midi brûlants.",
      ),
      line(
        "Sleeves and body cut in one sweep, so that moving is mostly floating.",
        "Manches et buste coupés d’un seul tenant : dans cette robe, bouger revient à flotter.",
      ),
      line(
        "Long, wide and in no hurry, it turns a hotel corridor into an entrance.",
        "Longue, large, jamais pressée, elle fait d’un couloir d’hôtel une entrée.",
      ),
      line(
        "A V neck, winged sleeves, ankle length: what one wears to have people over.",
        "Un V au cou, des manches ailées, une longueur cheville : la robe de celle qui reçoit.",
      ),
    ],
  },
  details: [
    line(
      "The tie ends in a bow at the side.",
      "Le lien finit en nœud sur le côté.",
      ofKind("wrap-dress", ({ tie }) => tie === "bow"),
    ),
    line(
      "A simple knot holds everything in place.",
      "Un simple nœud tient le tout en place.",
      ofKind("wrap-dress", ({ tie }) => tie === "knot"),
    ),
    line(
      "A frill follows the edge of the wrap.",
      "Un volant suit le bord du croisé.",
      ofKind("wrap-dress", ({ frill }) => frill),
    ),
    line(
      "Bishop sleeves, full and caught at the wrist.",
      "Des manches évêque, amples puis resserrées au poignet.",
      ofKind("wrap-dress", ({ sleeve }) => sleeve === "bishop"),
    ),
    line(
      "The sleeves widen into bells; mind the soup.",
      "Les manches s’évasent en cloche, attention à la soupe.",
      either(
        ofKind("wrap-dress", ({ sleeve }) => sleeve === "bell"),
        ofKind("shift-dress", ({ sleeve }) => sleeve === "bell"),
      ),
    ),
    line(
      "Puff sleeves, with just enough lift.",
      "Des manches bouffantes, gonflées juste ce qu’il faut.",
      either(
        ofKind("wrap-dress", ({ sleeve }) => sleeve === "puff"),
        ofKind("shirt-dress", ({ sleeve }) => sleeve === "puff"),
        ofKind("tea-dress", ({ sleeve }) => sleeve === "puff"),
        ofKind("smock-dress", ({ sleeve, top }) => sleeve === "puff" && top !== "straps"),
        ofKind("bardot-dress", ({ sleeve }) => sleeve === "puff"),
      ),
    ),
    line(
      "Balloon sleeves gather at the cuff.",
      "Les manches ballon se resserrent au poignet.",
      either(
        ofKind("shirt-dress", ({ sleeve }) => sleeve === "balloon"),
        ofKind("tea-dress", ({ sleeve }) => sleeve === "balloon"),
        ofKind("smock-dress", ({ sleeve, top }) => sleeve === "balloon" && top !== "straps"),
        ofKind("bardot-dress", ({ sleeve }) => sleeve === "balloon"),
      ),
    ),
    line(
      "A band collar, with no points to iron.",
      "Un col officier, sans pointes à repasser.",
      ofKind("shirt-dress", ({ collar }) => collar === "band"),
    ),
    line(
      "A camp collar lies open and flat.",
      "Le col cubain reste ouvert, bien à plat.",
      ofKind("shirt-dress", ({ collar }) => collar === "camp"),
    ),
    line(
      "A leather-look belt with a buckle marks the waist.",
      "Une ceinture à boucle, d’aspect cuir, marque la taille.",
      ofKind("shirt-dress", ({ belt, shape }) => belt === "buckled" && shape !== "loose"),
    ),
    line(
      "The belt is cut from the same cloth and ties in front.",
      "La ceinture, du même tissu, se noue devant.",
      ofKind("shirt-dress", ({ belt, shape }) => belt === "tied" && shape !== "loose"),
    ),
    line(
      "Chest pockets, as on any good work shirt.",
      "Des poches poitrine, comme sur une bonne chemise de travail.",
      ofKind("shirt-dress", ({ pockets }) => pockets === "chest" || pockets === "chest-flaps"),
    ),
    line(
      "Pockets at the hip, as there should be.",
      "Des poches aux hanches, comme il se doit.",
      ofKind("shirt-dress", ({ pockets }) => pockets === "hip"),
    ),
    line(
      "Small buttons run down the front of the bodice.",
      "De petits boutons descendent sur le devant du buste.",
      ofKind("tea-dress", ({ front }) => front === "buttons"),
    ),
    line(
      "A little bow closes the neckline.",
      "Un petit nœud ferme le décolleté.",
      ofKind("tea-dress", ({ front }) => front === "bow"),
    ),
    line(
      "A sweetheart neckline, cut with some restraint.",
      "Un décolleté en cœur, sans exagérer.",
      ofKind("tea-dress", ({ neck }) => neck === "sweetheart"),
    ),
    line(
      "The neckline is square and shows the collarbones.",
      "Une encolure carrée qui dégage les clavicules.",
      either(
        ofKind("tea-dress", ({ neck }) => neck === "square"),
        ofKind("smock-dress", ({ top }) => top === "square"),
        ofKind("jersey-dress", ({ neck }) => neck === "square"),
      ),
    ),
    line(
      "A frill finishes the hem, without insisting.",
      "Un volant termine l’ourlet, sans insister.",
      ofKind("tea-dress", ({ hem }) => hem === "frill"),
    ),
    line(
      "A roll-neck, so the scarf can rest.",
      "Un col roulé, l’écharpe peut se reposer.",
      ofKind("knit-dress", ({ neck }) => neck === "roll"),
    ),
    line(
      "A polo collar gives it something of the tennis club.",
      "Un col polo lui donne un petit air de club de tennis.",
      ofKind("knit-dress", ({ neck }) => neck === "polo"),
    ),
    line(
      "A knitted belt draws in the waist.",
      "Une ceinture en maille resserre la taille.",
      ofKind("knit-dress", ({ belt }) => belt),
    ),
    line(
      "A slit gives the stride its length back.",
      "Une fente rend au pas sa longueur.",
      either(
        ofKind("knit-dress", ({ slit }) => slit),
        ofKind("jersey-dress", ({ slit }) => slit),
        ofKind("halter-dress", ({ slit }) => slit),
        ofKind("bardot-dress", ({ slit }) => slit),
      ),
    ),
    line(
      "Rows of elastic shirring hold the bodice close.",
      "Des rangs de fronces élastiques tiennent le buste.",
      ofKind("smock-dress", ({ shirred }) => shirred),
    ),
    line(
      "The seam sits high, right under the bust.",
      "La couture est placée haut, juste sous la poitrine.",
      ofKind("smock-dress", ({ seam }) => seam === "empire"),
    ),
    line(
      "A small tie closes the V at the neck.",
      "Un petit lien ferme le V de l’encolure.",
      ofKind("smock-dress", ({ top }) => top === "v-tie"),
    ),
    line(
      "A Peter Pan collar, worn with a straight face.",
      "Un col Claudine, porté avec le plus grand sérieux.",
      ofKind("shift-dress", ({ neck }) => neck === "peter-pan"),
    ),
    line(
      "Two columns of buttons, purely for the look of it.",
      "Deux colonnes de boutons, uniquement pour le coup d’œil.",
      ofKind("shift-dress", ({ trim }) => trim === "buttons"),
    ),
    line(
      "A contrasting braid underlines the hem.",
      "Un galon contrasté souligne l’ourlet.",
      ofKind("shift-dress", ({ trim }) => trim === "braid"),
    ),
    line(
      "Patch pockets sit low on the front.",
      "Des poches plaquées, bas sur le devant.",
      ofKind("shift-dress", ({ pockets }) => pockets === "patch"),
    ),
    line(
      "Gathered along one side, which is kind to everyone.",
      "Des fronces sur un côté, ce qui arrange tout le monde.",
      ofKind("jersey-dress", (cut) => cut.shape === "column" && cut.ruched),
    ),
    line(
      "A keyhole opens under the neckband.",
      "Une goutte s’ouvre sous la bande d’encolure.",
      ofKind("halter-dress", ({ neck }) => neck === "keyhole"),
    ),
    line(
      "The neckline drapes in a soft cowl.",
      "L’encolure tombe en bénitier souple.",
      ofKind("halter-dress", ({ neck }) => neck === "cowl"),
    ),
    line(
      "A flounce runs across bust and arms.",
      "Un volant court sur le buste et les bras.",
      ofKind("bardot-dress", ({ edge }) => edge === "flounce"),
    ),
    line(
      "A folded band crosses the shoulders.",
      "Une bande repliée traverse les épaules.",
      ofKind("bardot-dress", ({ edge }) => edge === "band"),
    ),
    line(
      "A braid runs round the neck, like a necklace already sewn on.",
      "Un galon borde l’encolure, comme un collier déjà cousu.",
      ofKind("kaftan-dress", ({ braid }) => braid !== "none"),
    ),
    line(
      "A drawstring gathers the waist, or does not, as you like.",
      "Un cordon fronce la taille, ou pas, selon l’humeur.",
      ofKind("kaftan-dress", ({ waist }) => waist === "drawn"),
    ),
  ],
  wear: [
    line(
      "Flat sandals by day, the same sandals by night.",
      "Des sandales plates le jour, les mêmes le soir.",
      both(day, inSeason("summer")),
    ),
    line(
      "White trainers and a denim jacket bring it back to Tuesday.",
      "Baskets blanches et veste en jean la ramènent à mardi.",
      both(day, atMost(3), inSeason("spring", "summer")),
    ),
    line(
      "With ankle boots and a long coat it does autumn too.",
      "Avec des bottines et un long manteau, elle fait aussi l’automne.",
      both(either(midi, maxi), day, atMost(3), inSeason("autumn")),
    ),
    line(
      "Tights and a thick cardigan carry it over to winter.",
      "Collants et gros cardigan lui font passer l’hiver.",
      both(day, inSeason("autumn", "winter"), either(mini, midi)),
    ),
    line(
      "Tall boots, because the hem leaves them room.",
      "Des bottes hautes, puisque l’ourlet leur laisse la place.",
      both(day, mini, inSeason("autumn", "winter")),
    ),
    line(
      "Ballerinas and a straw bag, then wherever the train goes.",
      "Ballerines et panier en paille, puis là où va le train.",
      both(either(ofKind("tea-dress"), ofKind("shirt-dress"), ofKind("smock-dress")), inSeason("summer")),
    ),
    line(
      "A blazer over it, and the ten o’clock meeting is covered.",
      "Un blazer par-dessus, et la réunion de dix heures est couverte.",
      both(
        day,
        forOccasion("work", "interview"),
        either(mini, midi),
        (piece) => piece.kind !== "blazer-dress",
      ),
    ),
    line(
      "Loafers and socks suit it better than one would think.",
      "Mocassins et chaussettes lui vont mieux qu’on ne croirait.",
      either(ofKind("shirt-dress"), ofKind("knit-dress"), ofKind("shift-dress"), ofKind("pinafore")),
    ),
    line(
      "It goes to weddings as a guest and does not upstage anyone.",
      "Elle va aux mariages en invitée, sans voler la vedette.",
      both(either(ofKind("wrap-dress"), ofKind("tea-dress"), ofKind("bardot-dress")), either(midi, maxi)),
    ),
    line(
      "Open over jeans and a vest, it turns into a light coat.",
      "Ouverte sur un jean et un débardeur, elle devient manteau léger.",
      ofKind("shirt-dress"),
    ),
    line(
      "Over a swimsuit, on the way to lunch.",
      "Sur le maillot, en route vers le déjeuner.",
      both(either(ofKind("kaftan-dress"), ofKind("smock-dress"), ofKind("halter-dress")), inSeason("summer")),
    ),
    line(
      "Big earrings, hair up, nothing else.",
      "De grandes boucles d’oreilles, les cheveux relevés, rien d’autre.",
      either(ofKind("halter-dress"), ofKind("bardot-dress"), ofKind("kaftan-dress")),
    ),
    line(
      "Put a thin roll-neck underneath and ignore the calendar.",
      "Un fin col roulé dessous, et l’on ignore le calendrier.",
      either(
        ofKind("smock-dress", ({ top }) => top === "straps"),
        ofKind("pinafore"),
        ofKind("slip-dress"),
      ),
    ),
    line(
      "A leather jacket takes the romance down by half.",
      "Un perfecto divise le romantisme par deux.",
      both(
        either(ofKind("tea-dress"), ofKind("smock-dress"), ofKind("wrap-dress")),
        inSeason("spring", "autumn"),
      ),
    ),
    line(
      "Belt it, or do not; both have their supporters.",
      "Avec ou sans ceinture, les deux camps ont leurs partisans.",
      either(
        ofKind("shirt-dress", ({ shape }) => shape === "loose"),
        ofKind("knit-dress", ({ shape, belt }) => shape === "easy" && !belt),
        ofKind("jersey-dress", ({ shape }) => shape === "tee"),
      ),
    ),
    line(
      "Tall boots under the hem, a long scarf above.",
      "De grandes bottes sous l’ourlet, une longue écharpe au-dessus.",
      both(ofKind("knit-dress"), inSeason("winter", "autumn")),
    ),
    line(
      "It rolls up in a suitcase and forgives the journey.",
      "Elle se roule dans la valise et pardonne le voyage.",
      either(ofKind("jersey-dress"), ofKind("knit-dress")),
    ),
    line(
      "Trainers underneath, a sweatshirt round the shoulders.",
      "Des baskets aux pieds, un sweat sur les épaules.",
      both(ofKind("jersey-dress"), atMost(3)),
    ),
    line(
      "Mary Janes and coloured tights finish the sixties off.",
      "Babies et collants de couleur parachèvent les années soixante.",
      both(ofKind("shift-dress"), mini),
    ),
    line(
      "Let the hem touch the tops of your feet and walk slowly.",
      "Laissez l’ourlet frôler le pied et marchez lentement.",
      both(day, maxi),
    ),
    line(
      "For long tables, late sunsets and someone else’s garden.",
      "Pour les grandes tablées, les soleils tardifs et le jardin des autres.",
      both(day, inSeason("summer"), either(midi, maxi)),
    ),
    line(
      "A plain cardigan over the shoulders is all it needs after nine.",
      "Un cardigan uni sur les épaules lui suffit passé vingt et une heures.",
      both(day, inSeason("spring", "summer")),
    ),
    line(
      "The pattern says enough; keep the shoes quiet.",
      "Le motif parle déjà, laissez les chaussures se taire.",
      both(day, (piece) => !plain(piece)),
    ),
    line(
      "Shoes decide: trainers make it Saturday, heels make it Saturday night.",
      "Les chaussures décident : baskets pour le samedi, talons pour le samedi soir.",
      both(day, atMost(3)),
    ),
    line(
      "A long coat over it and boots below, until the almond trees flower.",
      "Un long manteau dessus, des bottes dessous, jusqu’à ce que fleurissent les amandiers.",
      both(day, inSeason("winter")),
    ),
    line(
      "Gold sandals, damp hair, dinner outside.",
      "Sandales dorées, cheveux encore mouillés, dîner dehors.",
      either(ofKind("kaftan-dress"), ofKind("halter-dress"), ofKind("bardot-dress")),
    ),
    line(
      "Under a thin jumper it passes for a skirt.",
      "Sous un pull fin, elle passe pour une jupe.",
      either(ofKind("smock-dress"), ofKind("wrap-dress"), ofKind("slip-dress")),
    ),
  ],
};
