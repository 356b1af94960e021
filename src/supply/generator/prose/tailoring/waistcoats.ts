import { type Bank, both, forMen, forWomen, line, ofKind } from "../line.ts";
import { forOccasion, inSeason } from "../when.ts";

const waistcoat = ofKind("waistcoat");

export const waistcoats: Bank = {
  openings: {
    waistcoat: [
      line(
        "A waistcoat: the part of the suit that keeps its composure when the jacket comes off.",
        "Le gilet de costume : celui qui garde son calme quand la veste s’en va.",
      ),
      line(
        "Sleeveless tailoring, buttoned close, with the discreet authority of a good head waiter.",
        "L’art du tailleur sans les manches : un gilet boutonné, avec la discrète autorité d’un maître d’hôtel.",
      ),
      line(
        "A waistcoat that holds the shirt in place and the outfit together.",
        "Un gilet qui tient la chemise en place et le reste de la tenue avec elle.",
      ),
      line(
        "Once the third piece of a suit, now doing very well on its own.",
        "Jadis troisième pièce du costume, ce gilet se débrouille désormais très bien seul.",
      ),
      line(
        "A double-breasted waistcoat, which is a little more than necessary and all the better for it.",
        "Un gilet croisé : un peu plus que nécessaire, et c’est tout l’intérêt.",
        ofKind("waistcoat", ({ front }) => front === "double"),
      ),
      line(
        "Worn as a top, it has the cool of a vest and the cut of a jacket.",
        "Porté comme un haut, ce gilet a la fraîcheur d’un débardeur et la coupe d’une veste.",
        forWomen,
      ),
      line(
        "A long waistcoat that goes down past the hip and takes the eye with it.",
        "Un gilet long qui descend sous la hanche et emmène le regard avec lui.",
        ofKind("waistcoat", ({ length }, { universe }) => length === "long" && universe === "women"),
      ),
    ],
  },
  details: [
    line(
      "The front ends in two points, as tradition cuts them.",
      "Le devant finit en deux pointes, selon la tradition.",
      ofKind("waistcoat", (cut) => cut.front === "single" && cut.points > 0),
    ),
    line(
      "The hem is cut straight, without points.",
      "L’ourlet est coupé droit, sans pointes.",
      ofKind("waistcoat", (cut) => cut.front === "double" || cut.points === 0),
    ),
    line(
      "Small lapels, in case there is no jacket to supply them.",
      "De petits revers, pour les jours sans veste.",
      ofKind("waistcoat", ({ lapel }) => lapel === "notch" || lapel === "peak"),
    ),
    line(
      "A shawl collar makes it a waistcoat for the evening.",
      "Un col châle, et le gilet pense déjà au soir.",
      ofKind("waistcoat", ({ lapel }) => lapel === "shawl"),
    ),
    line(
      "Welt pockets at the waist, for a watch or for the thumbs.",
      "Des poches à la taille, pour une montre ou pour les pouces.",
      ofKind("waistcoat", ({ pockets }) => pockets),
    ),
    line(
      "The neck is cut deep, which shows more shirt.",
      "L’encolure descend bas et laisse voir la chemise.",
      both(
        forMen,
        ofKind("waistcoat", ({ neck }) => neck === "deep"),
      ),
    ),
    line(
      "The V is deep enough to be worn over nothing at all.",
      "Un V assez profond pour se porter à même la peau.",
      both(
        forWomen,
        ofKind("waistcoat", ({ neck }) => neck === "deep"),
      ),
    ),
    line(
      "It buttons high, close to the tie knot.",
      "Il se boutonne haut, près du nœud de cravate.",
      both(
        forMen,
        ofKind("waistcoat", ({ neck }) => neck === "high"),
      ),
    ),
    line(
      "The back is smooth lining cloth, so a jacket slides over it.",
      "Le dos est en tissu de doublure : la veste glisse dessus.",
      waistcoat,
    ),
    line(
      "Five buttons, the last of which stays undone.",
      "Cinq boutons, dont le dernier reste ouvert.",
      ofKind("waistcoat", ({ front, buttons }) => front === "single" && buttons === 5),
    ),
    line(
      "Cut short, to meet a high waist.",
      "Coupé court, à la rencontre d’une taille haute.",
      ofKind("waistcoat", ({ length }) => length === "cropped"),
    ),
    line(
      "Close through the body, so that it follows when you turn.",
      "Près du corps, il suit quand on se retourne.",
      ofKind("waistcoat", ({ fit }) => fit < -0.2),
    ),
  ],
  wear: [
    line(
      "Under a suit of the same cloth, or one that is not even related.",
      "Sous un costume du même tissu, ou sans aucun lien de parenté.",
      both(waistcoat, forMen),
    ),
    line(
      "Sleeves rolled, tie loosened, card game optional.",
      "Manches retroussées, cravate desserrée, partie de cartes en option.",
      both(waistcoat, forMen),
    ),
    line(
      "Over a fine roll-neck with jeans, it leaves the wedding early.",
      "Sur un col roulé fin et un jean, il quitte la noce de bonne heure.",
      both(waistcoat, forMen),
    ),
    line(
      "With pleated trousers and nothing underneath, from June.",
      "Avec un pantalon à pinces et rien dessous, dès juin.",
      both(waistcoat, forWomen, inSeason("summer", "spring")),
    ),
    line(
      "Over a white T-shirt and wide jeans it is simply a good top.",
      "Sur un T-shirt blanc et un jean large, c’est simplement un beau haut.",
      both(waistcoat, forWomen),
    ),
    line(
      "Over a poplin shirt, collar out, with a straight skirt.",
      "Sur une chemise en popeline, col sorti, avec une jupe droite.",
      both(waistcoat, forWomen),
    ),
    line(
      "Matching trousers make it a suit with bare arms.",
      "Avec le pantalon assorti, c’est un tailleur à bras nus.",
      both(waistcoat, forWomen),
    ),
    line(
      "The dance floor is warm; this was planned.",
      "Sur la piste, il fait chaud. C’était prévu.",
      both(waistcoat, forOccasion("party", "wedding", "evening", "ceremony")),
    ),
    line(
      "Leave the last button undone, as kings do.",
      "Dernier bouton ouvert, comme les rois.",
      ofKind("waistcoat", ({ front }) => front === "single"),
    ),
    line(
      "It warms the back on office days without making a coat of it.",
      "Au bureau, il réchauffe le dos sans en faire un manteau.",
      both(waistcoat, inSeason("autumn", "winter"), forOccasion("work", "everyday")),
    ),
    line(
      "A knitted tie and cords bring out its country side.",
      "Cravate en tricot et velours côtelé font ressortir son côté campagne.",
      both(waistcoat, forMen, inSeason("autumn", "winter")),
    ),
    line(
      "Chain in the pocket, or the phone; both tell the time.",
      "Une chaîne dans la poche, ou le téléphone : les deux donnent l’heure.",
      ofKind("waistcoat", ({ pockets }) => pockets),
    ),
    line(
      "A linen shirt, no tie, for weddings that start in a field.",
      "Une chemise en lin, pas de cravate, pour les mariages qui commencent dans un pré.",
      both(waistcoat, forMen, inSeason("spring", "summer")),
    ),
  ],
};
