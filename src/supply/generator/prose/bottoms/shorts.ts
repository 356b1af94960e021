import { type Bank, both, forMen, forWomen, line, ofKind } from "../line.ts";
import { anyOf, atLeast, atMost, forOccasion, inSeason, notIn } from "../when.ts";

/** Shorts, except the denim ones. */
export const shorts: Bank = {
  openings: {
    "tailored-shorts": [
      line(
        "Tailored shorts, drawn like trousers and then stopped in time.",
        "Un short habillé, dessiné comme un pantalon, puis arrêté à temps.",
      ),
      line(
        "Shorts with a proper waistband and proper pockets, for offices that have a garden.",
        "Un short à vraie ceinture et vraies poches, pour les bureaux qui donnent sur un jardin.",
      ),
      line(
        "Shorts well enough brought up for lunch with somebody’s parents.",
        "Un short assez bien élevé pour déjeuner chez les parents de quelqu’un.",
      ),
      line(
        "Bermuda shorts that come down to the knee and keep their dignity there.",
        "Un bermuda qui descend vers le genou et y garde toute sa dignité.",
        ofKind("tailored-shorts", ({ style }) => style === "bermuda"),
      ),
      line(
        "Pleated shorts with a full leg, borrowed from the trousers of another decade.",
        "Un short à pinces et à jambe ample, emprunté aux pantalons d’une autre décennie.",
        ofKind("tailored-shorts", ({ style }) => style === "pleated"),
      ),
      line(
        "Chino shorts, flat in front, neat all round, at ease from May onwards.",
        "Un short chino, plat devant, net partout, à son aise dès le mois de mai.",
        ofKind("tailored-shorts", ({ style }) => style === "chino"),
      ),
      line(
        "High-waisted tailored shorts, short enough for heels, smart enough for flats.",
        "Un short habillé à taille haute, assez court pour des talons, assez soigné pour s’en passer.",
        both(
          forWomen,
          ofKind("tailored-shorts", ({ inseam }) => inseam < 13),
        ),
      ),
    ],
    "drawstring-shorts": [
      line(
        "Shorts on a drawstring: the shortest way from the bed to the beach.",
        "Un short à cordon, autrement dit le plus court chemin du lit à la plage.",
      ),
      line(
        "Elastic at the waist, air in the legs, two pockets: holiday shorts that do not need a holiday.",
        "Élastique à la taille, de l’air dans les jambes, deux poches : un short de vacances, avec ou sans vacances.",
      ),
      line(
        "Drawstring shorts to pull on while the coffee is still coming up.",
        "Un short à cordon que l’on enfile pendant que le café monte.",
      ),
      line(
        "Loose shorts that tie at the waist and ask nothing more of you.",
        "Un short ample qui se noue à la taille et ne vous demande rien d’autre.",
        ofKind("drawstring-shorts", ({ volume }) => volume > 0.4),
      ),
      line(
        "Short drawstring shorts, high at the waist, made for doing very little in.",
        "Un petit short à cordon, haut à la taille, conçu pour n’en faire que très peu.",
        both(
          forWomen,
          ofKind("drawstring-shorts", ({ inseam }) => inseam < 11),
        ),
      ),
      line(
        "Drawstring shorts of a reasonable length, which is to say mid-thigh or a little more.",
        "Un short à cordon d’une longueur raisonnable, soit mi-cuisse ou un peu plus.",
        both(
          forMen,
          ofKind("drawstring-shorts", ({ inseam }) => inseam >= 14),
        ),
      ),
    ],
    "paperbag-shorts": [
      line(
        "Shorts gathered at the waist like the top of a paper bag, and tied.",
        "Un short froncé à la taille comme un sac en papier, puis noué d’un lien.",
      ),
      line(
        "A frill above the belt, volume below: shorts that find the waist for you.",
        "Un volant au-dessus du lien, du volume en dessous : un short qui se charge de marquer la taille.",
      ),
      line(
        "Full, high, cinched: shorts that have decided to be a skirt about it.",
        "Ample, haut, serré à la taille : un short qui se donne des airs de jupe.",
      ),
      line(
        "Paper-bag shorts, which are the dressed way of being bare-legged.",
        "Un short à taille froncée, la façon habillée d’avoir les jambes nues.",
      ),
      line(
        "Very full paper-bag shorts that begin to flare as soon as the tie lets go.",
        "Un short à taille froncée, très ample, qui s’évase dès que le lien le permet.",
        ofKind("paperbag-shorts", ({ volume }) => volume > 0.7),
      ),
    ],
  },
  details: [
    line(
      "Pleats open from the waistband.",
      "Des pinces s’ouvrent sous la ceinture.",
      ofKind("tailored-shorts", ({ style }) => style === "pleated"),
    ),
    line(
      "Each leg ends in a neat turn-up.",
      "Chaque jambe se termine par un revers.",
      both(
        anyOf("tailored-shorts", "paperbag-shorts"),
        ({ garment }) => "hem" in garment.cut && garment.cut.hem === "turned-up",
      ),
    ),
    line(
      "One button, belt loops, slanted pockets: the top half of good trousers.",
      "Un bouton, des passants, des poches en biais : le haut d’un bon pantalon.",
      ofKind("tailored-shorts"),
    ),
    line(
      "The waist sits high and holds a tucked-in shirt.",
      "La taille haute retient bien une chemise rentrée.",
      ofKind("tailored-shorts", ({ rise }) => rise === "high"),
    ),
    line(
      "The hem rises in a curve at the sides.",
      "Le bas remonte en arrondi sur les côtés.",
      ofKind("drawstring-shorts", ({ hem }) => hem === "curved"),
    ),
    line(
      "The cord ties in front, over a gathered waist.",
      "Le cordon se noue devant, sur une taille froncée.",
      ofKind("drawstring-shorts"),
    ),
    line(
      "Slanted side pockets, easy to find.",
      "Des poches en biais, faciles à trouver.",
      ofKind("drawstring-shorts"),
    ),
    line(
      "The tie pulls the waist into even gathers.",
      "Le lien resserre la taille en fronces régulières.",
      ofKind("paperbag-shorts"),
    ),
    line(
      "A tall frill stands above the belt.",
      "Un haut volant dépasse au-dessus du lien.",
      ofKind("paperbag-shorts", ({ frill }) => frill > 4),
    ),
  ],
  wear: [
    line(
      "With a linen shirt, sleeves rolled, and loafers without socks.",
      "Avec une chemise en lin aux manches roulées et des mocassins sans chaussettes.",
      both(forMen, ofKind("tailored-shorts")),
    ),
    line(
      "With a polo shirt, for lunch that turns into dinner.",
      "Avec un polo, pour les déjeuners qui finissent en dîners.",
      both(forMen, anyOf("tailored-shorts", "drawstring-shorts")),
    ),
    line(
      "With an unlined jacket, if the invitation says “relaxed”.",
      "Avec une veste non doublée, si l’invitation dit « décontracté ».",
      both(forMen, ofKind("tailored-shorts"), atLeast(2)),
    ),
    line(
      "With a T-shirt, a cap and boat shoes.",
      "Avec un T-shirt, une casquette et des chaussures bateau.",
      both(forMen, anyOf("tailored-shorts", "drawstring-shorts"), atMost(3)),
    ),
    line(
      "With long socks and derbies, if you are that kind of person, and you may be.",
      "Avec des chaussettes hautes et des derbies, si vous êtes de ce genre-là, et pourquoi pas.",
      ofKind("tailored-shorts", ({ style }) => style === "bermuda"),
    ),
    line(
      "With a matching blazer and flat sandals: a suit with the heating off.",
      "Avec le blazer assorti et des sandales plates : un tailleur en tenue d’été.",
      both(forWomen, ofKind("tailored-shorts")),
    ),
    line(
      "With a silk blouse tucked in, for evenings that stay light.",
      "Avec une blouse en soie rentrée, pour les soirs qui n’en finissent pas.",
      both(forWomen, anyOf("tailored-shorts", "paperbag-shorts")),
    ),
    line(
      "With black tights and ankle boots once October comes.",
      "Avec des collants noirs et des bottines, octobre venu.",
      both(forWomen, anyOf("tailored-shorts", "paperbag-shorts"), notIn("summer")),
    ),
    line(
      "With a tank top and espadrilles.",
      "Avec un débardeur et des espadrilles.",
      both(forWomen, anyOf("drawstring-shorts", "paperbag-shorts", "tailored-shorts"), inSeason("summer")),
    ),
    line(
      "With a large shirt open over a swimsuit.",
      "Avec une grande chemise ouverte sur un maillot de bain.",
      both(ofKind("drawstring-shorts"), inSeason("summer")),
    ),
    line(
      "From the pool to the barbecue, with a towel over the shoulder.",
      "De la piscine au barbecue, serviette sur l’épaule.",
      both(ofKind("drawstring-shorts"), forOccasion("beach", "everyday", "travel")),
    ),
    line(
      "With a sweatshirt in the morning, without it by noon.",
      "Avec un sweat-shirt le matin, sans à midi.",
      anyOf("drawstring-shorts", "tailored-shorts"),
    ),
    line(
      "With the top half of a pyjama set and the blinds half down.",
      "Avec un haut de pyjama et les volets mi-clos.",
      both(ofKind("drawstring-shorts"), atMost(2)),
    ),
    line(
      "With a fitted top tucked well in: the gathers need contrast.",
      "Avec un top ajusté bien rentré : les fronces aiment le contraste.",
      ofKind("paperbag-shorts"),
    ),
    line(
      "With wedge sandals, for legs that go on a little.",
      "Avec des sandales compensées, pour allonger un peu la jambe.",
      ofKind("paperbag-shorts"),
    ),
    line(
      "With a short cardigan, buttoned, when the breeze turns.",
      "Avec un cardigan court et boutonné, quand le vent tourne.",
      both(forWomen, anyOf("paperbag-shorts", "tailored-shorts")),
    ),
    line(
      "With a knitted polo and suede loafers, ankles out.",
      "Avec un polo en maille et des mocassins en daim, chevilles à l’air.",
      both(forMen, ofKind("tailored-shorts")),
    ),
    line(
      "With a bodysuit, so that only the shorts move.",
      "Avec un body, pour que seul le short bouge.",
      ofKind("paperbag-shorts"),
    ),
    line(
      "With a shirt tied at the waist and a good book.",
      "Avec une chemise nouée à la taille et un bon livre.",
      both(forWomen, anyOf("drawstring-shorts", "paperbag-shorts")),
    ),
    line(
      "With an old T-shirt, as the day’s only decision.",
      "Avec un vieux T-shirt, seule décision de la journée.",
      ofKind("drawstring-shorts"),
    ),
    line(
      "With leather sandals and something in the pocket for an ice cream.",
      "Avec des sandales en cuir et, en poche, de quoi payer une glace.",
      anyOf("tailored-shorts", "drawstring-shorts"),
    ),
  ],
};
