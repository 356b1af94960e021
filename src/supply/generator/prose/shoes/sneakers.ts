import { type Bank, both, forMen, forWomen, line, ofKind, under } from "../line.ts";
import { anyOf, atMost, inSeason } from "../when.ts";

const here = under("B.1.1");

/** Tennis shapes, runners, skate and basketball shoes for the street. */
export const sneakers: Bank = {
  openings: {
    "court-sneaker": [
      line(
        "A low court sneaker with clean sides and nothing to shout about: it goes with most of what you own.",
        "Des baskets basses aux lignes nettes, sans rien à crier : elles vont avec presque tout le reste.",
        ofKind("court-sneaker", ({ collar }) => collar === "low"),
      ),
      line(
        "Tennis in outline, city in practice: a calm upper, flat laces and a sole that stays quiet on the office floor.",
        "Le tennis pour la ligne, la ville pour l’usage : une tige sobre, des lacets plats, une semelle discrète au bureau.",
      ),
      line(
        "The sneaker one buys again when the first pair is worn out, because nothing about it needed changing.",
        "Les baskets que l’on rachète une fois la première paire usée, parce qu’il n’y avait rien à y changer.",
      ),
      line(
        "A trim sneaker drawn in few lines. It looks new longest on people who untie their laces.",
        "Des baskets dessinées en peu de traits. Elles restent neuves plus longtemps chez ceux qui défont leurs lacets.",
      ),
      line(
        "Smart enough for turn-ups, plain enough for Saturday: a court shoe that leaves the talking to the trousers.",
        "Assez soignées pour un ourlet, assez simples pour le samedi : des baskets qui laissent parler le pantalon.",
      ),
      line(
        "A court sneaker on a thicker sole, for two quiet centimetres and a line that holds its own under wide trousers.",
        "Des baskets sur semelle épaissie : deux centimètres discrets, et une ligne qui tient tête aux pantalons larges.",
        ofKind("court-sneaker", ({ sole }) => sole === "platform"),
      ),
    ],
    "retro-runner": [
      line(
        "A running shoe from before running became complicated: overlaid panels, a shaped sole, an easy stride.",
        "Des baskets d’avant que courir ne devienne compliqué : empiècements, semelle galbée, foulée tranquille.",
      ),
      line(
        "Built from panels like the joggers of old photographs, and at its best now going slowly.",
        "Montées en empiècements comme celles des vieilles photos de course, et aujourd’hui bien meilleures au pas.",
      ),
      line(
        "Light, low and a little nostalgic: a runner whose longest distance is from the station to the bakery.",
        "Légères, basses, un rien nostalgiques : des baskets dont la plus longue course va de la gare à la boulangerie.",
      ),
      line(
        "The kind of runner that makes pressed trousers look relaxed and tracksuits look thought through.",
        "Le genre de baskets qui détend un pantalon à pli et donne à un survêtement l’air réfléchi.",
      ),
      line(
        "A slim runner with a pointed stance and a sole cut back at the heel, drawn to look in motion at the kerb.",
        "Des baskets effilées, semelle échancrée au talon, dessinées pour avoir l’air en mouvement jusque sur le trottoir.",
      ),
    ],
    "canvas-sneaker": [
      line(
        "A gym shoe in the old manner: thin upper, rubber sole, metal eyelets, and better with every scuff.",
        "Des baskets de gymnase à l’ancienne : tige fine, semelle de caoutchouc, œillets métalliques, et plus belles usées.",
      ),
      line(
        "A high-top that laces past the ankle and does not ask to be kept clean.",
        "Des baskets montantes, lacées au-dessus de la cheville, qui ne demandent pas à rester propres.",
        ofKind("canvas-sneaker", ({ collar }) => collar === "high"),
      ),
      line(
        "The low version of the lace-up everyone had at sixteen. It has aged better than the music.",
        "La version basse des baskets à lacets de nos seize ans. Elles ont mieux vieilli que la musique.",
        ofKind("canvas-sneaker", ({ collar }) => collar === "low"),
      ),
      line(
        "Simple as a school plimsoll, sturdy as a habit: a vulcanised sneaker with a rubber rim all the way round.",
        "Simples comme des tennis d’écolier, solides comme une habitude : un bourrelet de caoutchouc en fait tout le tour.",
      ),
      line(
        "A sneaker with no cushioning speech to make: cloth, rubber and laces, in that order.",
        "Des baskets sans discours sur l’amorti : de la toile à lacets sur du caoutchouc, et l’affaire est entendue.",
        ({ cloth }) => cloth === "canvas",
      ),
      line(
        "A band-room classic: lace them tight or leave the top two eyelets alone, both are correct.",
        "Des baskets de salle de répétition : lacées serré ou les deux derniers œillets libres, les deux se défendent.",
        ofKind("canvas-sneaker", ({ collar }) => collar === "high"),
      ),
    ],
    "chunky-sneaker": [
      line(
        "A sneaker with some architecture: stacked panels above, a carved sole below, and a presence one notices from across the road.",
        "Des baskets qui ont de l’architecture : panneaux superposés, semelle sculptée, une présence qui se voit de l’autre trottoir.",
      ),
      line(
        "Broad, cushioned and proud of it. Wide trousers finally have something to land on.",
        "Larges, amorties et fières de l’être. Les pantalons amples ont enfin de quoi se poser.",
      ),
      line(
        "A big-soled trainer that turns an ordinary outfit into one with a plan.",
        "Des baskets à grosse semelle qui donnent un projet à une tenue ordinaire.",
      ),
      line(
        "Bulky in the good sense: a thick sole, a layered upper, and enough height to see over the queue.",
        "Massives, mais dans le bon sens : semelle épaisse, tige étagée, et de quoi regarder par-dessus la file d’attente.",
      ),
    ],
    "skate-shoe": [
      line(
        "A skate shoe first, a street shoe by majority vote: low, broad and flat on the ground.",
        "Des chaussures de skate d’abord, de ville par vote majoritaire : basses, larges, bien à plat.",
      ),
      line(
        "Flat-soled and wide in the toe, made to grip a board and quite happy on a pavement.",
        "Semelle plate et bout large, pensées pour tenir une planche, très heureuses aussi sur un trottoir.",
      ),
      line(
        "A sturdy low shoe with fat laces and a level sole, for anyone who sits on steps.",
        "Des chaussures basses et robustes, lacets épais et semelle plane, pour tous ceux qui s’assoient sur les marches.",
      ),
      line(
        "The unhurried sneaker: padded round the ankle, level underfoot, indifferent to trends and to kerbs.",
        "Les baskets de ceux qui ne courent pas : col matelassé, semelle plane, indifférentes aux modes comme aux bordures.",
      ),
    ],
    "basketball-shoe": [
      line(
        "A basketball shoe in panels, from a time when the ankle got the attention. It still does.",
        "Des chaussures de basket-ball en panneaux, du temps où l’on soignait la cheville. Le soin est resté.",
      ),
      line(
        "High-sided and padded where it counts: a court shoe that now plays most of its games in the street.",
        "Montantes et rembourrées là où il faut : des chaussures de terrain qui jouent désormais surtout dans la rue.",
      ),
      line(
        "Cut above the ankle and blocked like a team shirt, for people who wear their shorts long and their socks up.",
        "Montées au-dessus de la cheville, découpées comme un maillot d’équipe, pour shorts longs et chaussettes hautes.",
      ),
      line(
        "The court shoe with a collar: firm laces, a stitched cup sole, and a good deal of nineteen eighty-five.",
        "Des chaussures de terrain à col haut : laçage ferme, semelle cousue, et une bonne part de mille neuf cent quatre-vingt-cinq.",
      ),
    ],
  },
  details: [
    line(
      "Rows of small perforations let the toe breathe.",
      "Quelques rangs de perforations aèrent le bout.",
      ofKind("court-sneaker", ({ toe }) => toe === "perforated"),
    ),
    line(
      "The toe carries a sewn guard, where pavements usually win.",
      "Le bout est doublé d’un renfort cousu, là où les trottoirs gagnent d’ordinaire.",
      ofKind("court-sneaker", ({ toe }) => toe === "guard"),
    ),
    line(
      "The eyestay is a separate piece, stitched on and slightly raised.",
      "La patte des œillets est rapportée, surpiquée, en léger relief.",
      ofKind("court-sneaker", ({ side }) => side === "stay"),
    ),
    line(
      "A slanting panel is set into the side, a detail in place of a logo.",
      "Un panneau oblique habille le côté : un détail à la place d’un logo.",
      ofKind("court-sneaker", ({ side }) => side === "panel"),
    ),
    line(
      "The sole is stitched to the upper all the way round.",
      "La semelle est cousue à la tige sur tout le pourtour.",
      anyOf("court-sneaker", "basketball-shoe"),
    ),
    line(
      "A saddle of suede crosses the side and holds the midfoot.",
      "Un empiècement de daim barre le côté et maintient le milieu du pied.",
      ofKind("retro-runner", ({ side }) => side === "saddle"),
    ),
    line(
      "The mudguard runs long, from the toe back along the side.",
      "Le garde-boue file long, du bout jusqu’au flanc.",
      ofKind("retro-runner", ({ guard }) => guard === "long"),
    ),
    line(
      "The foam thickens into a wedge under the heel.",
      "La mousse s’épaissit en coin sous le talon.",
      ofKind("retro-runner", ({ sole }) => sole === "wedge"),
    ),
    line(
      "A fine stripe runs around the rubber.",
      "Un filet de couleur court le long du caoutchouc.",
      ofKind("canvas-sneaker", ({ stripe }) => stripe),
    ),
    line(
      "The rubber cap over the toe takes the knocks and shows them with pride.",
      "La coque de caoutchouc encaisse les chocs et les montre avec fierté.",
      ofKind("canvas-sneaker", ({ toe }) => toe === "cap"),
    ),
    line(
      "The foxing is raised into a platform.",
      "Le pourtour de caoutchouc se hausse en plateforme.",
      ofKind("canvas-sneaker", ({ sole }) => sole === "platform"),
    ),
    line(
      "Perforated panels keep all that volume from getting warm.",
      "Des panneaux ajourés évitent à tout ce volume d’avoir chaud.",
      ofKind("chunky-sneaker", ({ panels }) => panels === "vented"),
    ),
    line(
      "A toe cap doubles the front, where the board rubs.",
      "Un bout rapporté double l’avant, là où frotte la planche.",
      ofKind("skate-shoe", ({ toe }) => toe === "cap"),
    ),
    line(
      "A line is drawn round the foxing.",
      "Un trait souligne tout le pourtour de la semelle.",
      ofKind("skate-shoe", ({ foxing }) => foxing === "lined"),
    ),
    line(
      "A strap crosses above the laces and steadies the ankle.",
      "Une bride passe au-dessus des lacets et cale la cheville.",
      ofKind("basketball-shoe", ({ ankle }) => ankle === "strap"),
    ),
    line(
      "The ankle panel is padded in two rolls.",
      "Le panneau de cheville est rembourré en deux boudins.",
      ofKind("basketball-shoe", ({ ankle }) => ankle === "padded"),
    ),
  ],
  wear: [
    line(
      "Wear them with cropped trousers and no visible sock, or with a visible sock and some conviction.",
      "À porter avec un pantalon raccourci sans chaussette visible, ou avec une chaussette visible et un peu d’aplomb.",
      here,
    ),
    line(
      "They make a suit less serious without making it a joke.",
      "Elles dérident un costume sans en faire une plaisanterie.",
      anyOf("court-sneaker", "retro-runner"),
    ),
    line(
      "Good with raw jeans, better with faded ones.",
      "Bien avec un jean brut, encore mieux avec un jean délavé.",
      here,
    ),
    line(
      "A midi skirt and a big jumper are all they ask for.",
      "Une jupe mi-longue et un gros pull, elles n’en demandent pas plus.",
      both(here, forWomen),
    ),
    line(
      "Keep the rest simple: chinos, a sweatshirt, an open afternoon.",
      "Le reste peut rester simple : un chino, un sweat, un après-midi libre.",
      both(here, forMen),
    ),
    line(
      "Made for cities that are larger than they looked on the map.",
      "Faites pour les villes plus grandes qu’elles n’en avaient l’air sur le plan.",
      here,
    ),
    line(
      "Leave the hem wide and let it fall over the laces.",
      "On laisse l’ourlet large retomber sur les lacets.",
      anyOf("skate-shoe", "chunky-sneaker", "basketball-shoe"),
    ),
    line(
      "They go to work where work does not mind.",
      "Elles vont au bureau quand le bureau n’y voit pas d’inconvénient.",
      both(here, atMost(3)),
    ),
    line(
      "Pack them as the only pair, and see how far the weekend goes.",
      "Glissez-les seules dans la valise, et voyez jusqu’où va le week-end.",
      here,
    ),
    line(
      "A summer dress gets along with them at once.",
      "Une robe d’été s’entend tout de suite avec elles.",
      both(here, forWomen, inSeason("summer")),
    ),
    line(
      "Fine in drizzle, honest in mud, best on dry afternoons.",
      "Correctes sous le crachin, franches dans la boue, meilleures par temps sec.",
      here,
    ),
    line(
      "White socks, pulled up: it is their natural state.",
      "Chaussettes blanches bien tirées : c’est leur état naturel.",
      anyOf("canvas-sneaker", "skate-shoe", "basketball-shoe", "retro-runner"),
    ),
  ],
};
