import type { BriefsCut } from "../../../illustrator/silhouettes/intimates/briefs.ts";
import type { Piece } from "../../piece.ts";
import { type Bank, both, line, under } from "../line.ts";
import { anyOf } from "../when.ts";

const here = under("F.1.2");

/** All five are cut from the same plan. */
const brief =
  (passes: (cut: BriefsCut) => boolean) =>
  ({ garment }: Piece): boolean => {
    switch (garment.kind) {
      case "briefs":
      case "high-waist-briefs":
      case "hipster-briefs":
      case "brazilian-briefs":
      case "thong":
        return passes(garment.cut);
      default:
        return false;
    }
  };

/** By cover and rise. */
export const briefs: Bank = {
  openings: {
    briefs: [
      line(
        "Briefs with a good rise and full cover: the pair one reaches for first.",
        "Une culotte bien montante, bien couvrante : celle que la main trouve d’abord.",
      ),
      line(
        "Cut to stay where they are put, through stairs, chairs and bicycles.",
        "Une culotte coupée pour rester en place, malgré les escaliers, les chaises et les vélos.",
      ),
      line(
        "Briefs in the everyday shape, softly edged and easy at the leg.",
        "La culotte de tous les jours, bords doux et jambe parfaitement à l’aise.",
      ),
      line(
        "Briefs that sit neither low nor high, plain in the best sense of the word.",
        "Une culotte ni basse ni haute, simple au meilleur sens du mot.",
      ),
    ],
    "high-waist-briefs": [
      line(
        "High-waist briefs that reach the narrowest point and stop there.",
        "Une culotte taille haute qui monte jusqu’au creux de la taille et s’y arrête.",
      ),
      line(
        "Smooth over the stomach, held at the waist, comfortable sitting down.",
        "Lisse sur le ventre, tenue à la taille, agréable même en position assise.",
      ),
      line(
        "High-waist briefs that go under high trousers without adding a line.",
        "Une culotte taille haute qui passe sous un pantalon haut sans ajouter une ligne.",
      ),
      line(
        "A higher cut, for cover, for warmth and for a certain fifties calm.",
        "Une coupe montante, pour mieux couvrir, tenir chaud, avec un certain calme d’années cinquante.",
      ),
    ],
    "hipster-briefs": [
      line(
        "Hipster briefs, cut straight across the hip and well covered behind.",
        "Un shorty coupé droit sur la hanche, et bien couvrant derrière.",
      ),
      line(
        "Hipsters cut like very short shorts: a level waist, a level leg.",
        "Coupé comme un tout petit short : la taille droite, la jambe droite.",
      ),
      line(
        "Hipster briefs that sit low and stay where they were put, even on a bicycle.",
        "Un shorty qui se porte bas et reste où on l’a mis, même à vélo.",
      ),
      line(
        "Hipsters for people who like their underwear square, simple and direct.",
        "Un shorty pour celles qui aiment une lingerie carrée, simple, sans détour.",
      ),
    ],
    "brazilian-briefs": [
      line(
        "A Brazilian cut: covered in front, lighter behind, smooth under a skirt.",
        "Une coupe brésilienne : couvrante devant, plus légère derrière, invisible sous une jupe.",
      ),
      line(
        "Between a brief and a thong, and rather more at ease than either of them.",
        "Entre la culotte et le string, et plus à l’aise que l’un et l’autre.",
      ),
      line(
        "Rounded at the leg and narrow at the side, it follows the hip.",
        "Une brésilienne arrondie à la jambe, fine sur le côté, qui suit la hanche.",
      ),
      line(
        "A Brazilian brief: less cloth, no less comfort, no trace under a skirt.",
        "Une culotte brésilienne : moins d’étoffe, autant de confort, aucune trace sous le tissu.",
      ),
    ],
    thong: [
      line(
        "A thong, meant for the trousers that would show anything else.",
        "Un string, pour les pantalons qui laisseraient voir tout le reste.",
      ),
      line(
        "A thong, narrow at the back, smooth in front and flat under jersey.",
        "Un string fin derrière, lisse devant, bien à plat sous le jersey.",
      ),
      line(
        "The least one can wear under a close dress and still be dressed.",
        "Le moins que l’on puisse porter sous une robe ajustée, en étant bien habillée.",
      ),
      line(
        "Cut to leave no line and to stay comfortable through the day.",
        "Un string coupé pour ne rien marquer et rester confortable toute la journée.",
      ),
    ],
  },
  details: [
    line(
      "The waist is edged with a band of lace.",
      "La taille est bordée de dentelle.",
      brief(({ waist }) => waist === "lace"),
    ),
    line(
      "The waist is turned in clean, with no elastic to see.",
      "La taille est à bord net, sans élastique apparent.",
      brief(({ waist }) => waist === "clean"),
    ),
    line(
      "A broad waistband lies flat on the hip.",
      "Une ceinture large reste bien à plat.",
      brief(({ waist }) => waist === "broad"),
    ),
    line(
      "A panel of lace is set into the front.",
      "Un panneau de dentelle habille le devant.",
      both(
        ({ cloth }) => cloth !== "lace",
        brief(({ lace }) => lace === "front"),
      ),
    ),
    line(
      "Lace is let into both of the sides.",
      "La dentelle s’invite sur les côtés.",
      both(
        ({ cloth }) => cloth !== "lace",
        brief(({ lace }) => lace === "sides"),
      ),
    ),
    line(
      "A small bow sits at the waist.",
      "Un petit nœud se pose à la taille.",
      brief(({ bow }) => bow),
    ),
    line(
      "The leg is cut high, which lengthens the line.",
      "L’échancrure est haute, la jambe paraît plus longue.",
      brief(({ line }) => line === "high"),
    ),
    line(
      "The leg is cut straight across.",
      "La jambe est coupée bien droit.",
      brief(({ line }) => line === "straight"),
    ),
    line(
      "The waist dips a little in front.",
      "La taille se creuse un peu sur le devant.",
      brief(({ edge }) => edge === "dipped"),
    ),
    line(
      "Edges and elastic are in a contrasting tone.",
      "Bords et élastiques sont d’un ton contrasté.",
      brief(({ trim }) => trim === "contrast"),
    ),
    line(
      "The leg is edged with narrow lace.",
      "Les bords de jambe sont en dentelle.",
      brief(({ leg }) => leg === "lace"),
    ),
    line("The gusset is lined for comfort.", "Le fond est doublé, pour le confort.", here),
  ],
  wear: [
    line(
      "Under white trousers, choose a tone near your skin.",
      "Sous un pantalon blanc, choisissez un ton proche de la peau.",
      here,
    ),
    line(
      "With high-rise jeans, nothing shows.",
      "Avec un jean taille haute, rien ne dépasse.",
      anyOf("briefs", "high-waist-briefs", "hipster-briefs"),
    ),
    line(
      "Under a bias-cut skirt, no line.",
      "Sous une jupe en biais, aucune marque.",
      anyOf("thong", "brazilian-briefs"),
    ),
    line("A drawer needs several of these.", "Un tiroir en demande plusieurs.", here),
    line(
      "With the bra of your choice: matching is not a law.",
      "Avec le soutien-gorge de votre choix : assortir n’est pas une loi.",
      here,
    ),
    line(
      "For travel days, when comfort has the last word.",
      "Pour les jours de voyage, quand le confort a le dernier mot.",
      anyOf("briefs", "high-waist-briefs", "hipster-briefs"),
    ),
    line(
      "Under leggings it stays perfectly flat.",
      "Sous un legging, il reste bien plat.",
      anyOf("thong", "hipster-briefs"),
    ),
    line(
      "Under a knit dress it smooths without squeezing.",
      "Sous une robe-pull, elle lisse sans serrer.",
      anyOf("high-waist-briefs"),
    ),
    line("With a big shirt on a slow morning.", "Avec une grande chemise, un matin lent.", here),
    line(
      "Good under tights, where seams multiply.",
      "Bien sous un collant, où les coutures se multiplient.",
      anyOf("briefs", "high-waist-briefs", "brazilian-briefs"),
    ),
    line(
      "Wash with like colours, and the lace keeps its manners.",
      "À laver avec des couleurs voisines, et la dentelle garde ses manières.",
      both(here, ({ traits }) => traits.materials.includes("lace")),
    ),
  ],
};
