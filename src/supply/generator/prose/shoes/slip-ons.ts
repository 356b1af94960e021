import { type Bank, both, forMen, forWomen, line, ofKind, under } from "../line.ts";
import { anyOf, inSeason } from "../when.ts";

const here = under("B.1.2");

/** What one steps into on the way out: slip-ons, boat shoes, espadrilles. */
export const slipOns: Bank = {
  openings: {
    "slip-on": [
      line(
        "A shoe without laces and without fuss: elastic at the tongue, rubber below, and you are out of the door.",
        "Des slip-ons sans lacets et sans histoires : un élastique à la languette, du caoutchouc dessous, et vous êtes dehors.",
      ),
      line(
        "The laziest shoe that still looks deliberate. Two elastic gussets do what laces would.",
        "Les chaussures les plus paresseuses qui aient l’air d’un choix. Deux élastiques font le travail des lacets.",
      ),
      line(
        "Low, flat and closed, like a sneaker that has given up its laces for Lent and never took them back.",
        "Des slip-ons basses, plates et fermées, comme des baskets qui auraient renoncé aux lacets et s’en porteraient bien.",
      ),
      line(
        "On in a second, off at the door: a plain slip-on for houses with rules and days without any.",
        "Enfilées en une seconde, ôtées à l’entrée : des slip-ons pour les maisons à règles et les jours qui n’en ont pas.",
      ),
      line(
        "A slip-on raised on a thick, level sole, so that wide hems clear the ground.",
        "Des slip-ons haussées sur une semelle épaisse et plane : les ourlets larges ne touchent plus le sol.",
        ofKind("slip-on", ({ sole }) => sole === "platform"),
      ),
    ],
    "boat-shoe": [
      line(
        "A moccasin with sea legs: the lace runs round the collar, the sole holds on a wet deck and on most terraces.",
        "Des mocassins qui ont le pied marin : le lacet fait le tour du col, la semelle tient sur un pont mouillé comme en terrasse.",
      ),
      line(
        "The boat shoe as it has always been, hand-sewn apron and lace all round. No boat is required.",
        "Des chaussures bateau comme toujours : plateau cousu, lacet sur tout le tour. Le bateau n’est pas exigé.",
      ),
      line(
        "Soft at the heel, low on the foot, happiest with bare ankles and a little salt.",
        "Souples au talon, basses sur le pied, heureuses avec des chevilles nues et un peu de sel.",
      ),
      line(
        "Half moccasin, half deck shoe, they have kept the good manners of both.",
        "Moitié mocassins, moitié chaussures de pont, elles ont gardé les bonnes manières des deux.",
      ),
      line(
        "A boat shoe on a thick sole, for ports with cobbles and ferries that run late.",
        "Des chaussures bateau sur semelle épaisse, pour les ports pavés et les ferries en retard.",
        ofKind("boat-shoe", ({ sole }) => sole === "lug"),
      ),
    ],
    espadrille: [
      line(
        "Rope below, cloth above: the espadrille is a holiday that fits in a suitcase.",
        "De la corde dessous, de la toile dessus : une espadrille, c’est des vacances qui tiennent dans une valise.",
        ({ cloth }) => cloth === "canvas" || cloth === "linen",
      ),
      line(
        "A shoe with a jute sole, stitched round the edge by the book and worn until the book runs out.",
        "Des espadrilles à semelle de corde, cousues sur le pourtour dans les règles, à porter jusqu’à la corde justement.",
      ),
      line(
        "The simplest of summer shoes: a rope sole, an upper sewn straight onto it, a foot left in peace.",
        "Les plus simples des chaussures d’été : une semelle de corde, une tige cousue dessus, un pied qu’on laisse tranquille.",
      ),
      line(
        "Espadrilles that ask for dry ground, slow lunches and nothing else.",
        "Des espadrilles qui demandent un sol sec, des déjeuners lents, et c’est tout.",
      ),
      line(
        "A wedge of braided jute with ties for the ankle: height without the sound of heels.",
        "Un compensé de corde tressée, des liens à la cheville : de la hauteur, sans le bruit des talons.",
        ofKind("espadrille", ({ base }) => base === "wedge"),
      ),
      line(
        "An espadrille with an open back, for the three steps between the shade and the pool.",
        "Des espadrilles ouvertes à l’arrière, pour les trois pas qui séparent l’ombre de la piscine.",
        ofKind("espadrille", ({ back }) => back === "mule"),
      ),
    ],
  },
  details: [
    line(
      "Elastic gussets sit on either side of the tongue.",
      "Deux empiècements élastiques encadrent la languette.",
      anyOf("slip-on"),
    ),
    line(
      "A fine line is drawn round the rubber edge.",
      "Un filet court sur la tranche de caoutchouc.",
      ofKind("slip-on", ({ foxing }) => foxing === "lined"),
    ),
    line(
      "Two pairs of eyelets, no more: it is a mooring, not a corset.",
      "Deux paires d’œillets, pas plus : c’est une amarre, pas un corset.",
      ofKind("boat-shoe", ({ eyelets }) => eyelets === 2),
    ),
    line(
      "Three pairs of eyelets hold the instep a little better.",
      "Trois paires d’œillets tiennent un peu mieux le cou-de-pied.",
      ofKind("boat-shoe", ({ eyelets }) => eyelets === 3),
    ),
    line(
      "The lace threads through the collar and comes out at the heel.",
      "Le lacet court dans le col et ressort au talon.",
      anyOf("boat-shoe"),
    ),
    line(
      "Long ties cross and knot above the ankle.",
      "De longs liens se croisent et se nouent au-dessus de la cheville.",
      ofKind("espadrille", ({ closing }) => closing === "ties"),
    ),
    line(
      "The rope sole is doubled into a level platform.",
      "La semelle de corde se double en plateforme bien plane.",
      ofKind("espadrille", ({ base }) => base === "platform"),
    ),
    line(
      "The sole is coiled jute, rope after rope.",
      "La semelle enroule la corde, rang après rang.",
      anyOf("espadrille"),
    ),
  ],
  wear: [
    line(
      "Bare feet, rolled hems, a shirt that has been ironed by the sun.",
      "Pieds nus, ourlets roulés, chemise repassée par le soleil.",
      both(here, inSeason("summer")),
    ),
    line(
      "The shoe to leave by the door from May to September.",
      "La paire à laisser près de la porte, de mai à septembre.",
      both(here, inSeason("summer")),
    ),
    line(
      "With linen trousers they look as if they had always lived by the sea.",
      "Avec un pantalon en lin, elles ont l’air d’avoir toujours vécu en bord de mer.",
      here,
    ),
    line(
      "They belong on ferries, terraces and the slow side of town.",
      "Leur place : les ferries, les terrasses et le côté lent de la ville.",
      here,
    ),
    line(
      "Shorts above, nothing between, sand below.",
      "Un short en haut, rien au milieu, du sable en bas.",
      both(here, inSeason("summer")),
    ),
    line(
      "Wear with chinos a hand too short.",
      "À porter avec un chino trop court d’une main.",
      both(here, forMen),
    ),
    line(
      "A full skirt and a straw basket complete the sentence.",
      "Une jupe ample et un panier de paille terminent la phrase.",
      both(here, forWomen),
    ),
    line(
      "Jeans, a striped top, the market before ten.",
      "Un jean, une marinière, le marché avant dix heures.",
      here,
    ),
    line(
      "They dry quickly, which is just as well.",
      "Elles sèchent vite, et c’est tant mieux.",
      anyOf("slip-on"),
    ),
    line(
      "Keep them for dry days: rope has never liked puddles.",
      "À garder pour le beau temps : la corde n’a jamais aimé les flaques.",
      anyOf("espadrille"),
    ),
    line(
      "They travel flat in the side pocket of a bag.",
      "Elles voyagent à plat dans la poche latérale du sac.",
      anyOf("espadrille", "slip-on"),
    ),
    line(
      "A little patina does them good; so does a little sea.",
      "Un peu de patine leur va bien, un peu de mer aussi.",
      anyOf("boat-shoe"),
    ),
  ],
};
