import { type Bank, both, line, ofKind } from "../line.ts";
import { anyOf, atLeast, forOccasion, inSeason, notIn } from "../when.ts";

/** Camisoles and bodysuits: what goes under a jacket, or out without one. */
export const camisolesAndBodies: Bank = {
  openings: {
    camisole: [
      line(
        "A camisole with fine proportions, borrowed from the nightstand and sent out to dinner.",
        "Un caraco aux proportions fines, sorti de la table de nuit et envoyé dîner en ville.",
      ),
      line(
        "Two straps and a fall of cloth: a camisole knows how little it takes.",
        "Deux bretelles et un beau tombé : un caraco sait qu’il en faut peu.",
      ),
      line(
        "The camisole under the jacket that makes you want to take the jacket off.",
        "Ce caraco que l’on glisse sous une veste, et qui donne envie d’enlever la veste.",
      ),
      line(
        "A camisole cut to skim rather than cling, and to be seen as much as layered.",
        "Un caraco qui effleure sans coller, fait pour être vu autant que superposé.",
      ),
      line(
        "A camisole that swings out all the way to the hem, as light as an excuse.",
        "Un caraco qui s’évase jusqu’à l’ourlet, léger comme un prétexte.",
        ofKind("camisole", ({ swing }) => swing > 0.4),
      ),
      line(
        "A camisole with a cowl neck, which looks poured rather than cut.",
        "Un caraco à encolure bénitier, que l’on croirait versé plutôt que coupé.",
        ofKind("camisole", ({ neck }) => neck === "cowl"),
      ),
    ],
    bodysuit: [
      line(
        "A bodysuit, for those who like a top that stays tucked in without being asked.",
        "Un body, pour qui aime qu’un haut reste rentré sans qu’on le lui rappelle.",
      ),
      line(
        "Smooth from the shoulder to the waist, and no hem to rearrange: the bodysuit saves time.",
        "Lisse de l’épaule à la taille, sans ourlet à remettre en place : le body fait gagner du temps.",
      ),
      line(
        "A close bodysuit that gives trousers and skirts the clean line they were drawn with.",
        "Un body ajusté qui rend aux pantalons et aux jupes la ligne nette de leur dessin.",
      ),
      line(
        "Half dancewear, half top, a bodysuit that keeps its composure all day.",
        "Moitié tenue de danse, moitié top, un body qui garde son calme toute la journée.",
      ),
      line(
        "A high-necked bodysuit, as smooth as a fine jumper and far better behaved at the waist.",
        "Un body à col roulé, lisse comme un pull fin et bien plus discipliné à la taille.",
        ofKind("bodysuit", ({ neck }) => neck === "roll"),
      ),
      line(
        "A sleeveless bodysuit, to be worn like a tank top that never comes untucked.",
        "Un body sans manches, à porter comme un débardeur qui ne sortirait jamais du pantalon.",
        ofKind("bodysuit", ({ sleeve }) => sleeve === "none"),
      ),
    ],
  },
  details: [
    line(
      "A band of lace follows the neckline.",
      "Une bande de dentelle suit le décolleté.",
      ofKind("camisole", ({ lace }) => lace === "neck"),
    ),
    line(
      "Lace at the neckline, and again at the hem.",
      "De la dentelle au décolleté, et encore à l’ourlet.",
      ofKind("camisole", ({ lace }) => lace === "neck-and-hem"),
    ),
    line(
      "Double straps cross the shoulder side by side.",
      "Les bretelles sont doubles, côte à côte sur l’épaule.",
      ofKind("camisole", ({ straps }) => straps === "double"),
    ),
    line(
      "The straps are wide enough to hide other ones.",
      "Des bretelles assez larges pour en cacher d’autres.",
      ofKind("camisole", ({ straps }) => straps === "wide"),
    ),
    line(
      "Straps no thicker than a piece of string.",
      "Des bretelles fines comme un fil.",
      ofKind("camisole", ({ straps }) => straps === "thin"),
    ),
    line(
      "The neckline falls in soft folds.",
      "L’encolure bénitier se drape toute seule.",
      ofKind("camisole", ({ neck }) => neck === "cowl"),
    ),
    line(
      "A straight neckline, nothing added.",
      "Un décolleté droit, sans rien de plus.",
      ofKind("camisole", ({ neck }) => neck === "straight"),
    ),
    line(
      "A heart-shaped neckline, small and precise.",
      "Un petit décolleté en cœur, au tracé précis.",
      ofKind("camisole", ({ neck }) => neck === "sweetheart"),
    ),
    line(
      "The leg is cut high on the hip.",
      "L’échancrure monte haut sur la hanche.",
      ofKind("bodysuit", ({ leg }) => leg > 0.8),
    ),
    line(
      "The leg is cut low, nearer to briefs than to a leotard.",
      "L’échancrure reste basse, plus proche de la culotte que du justaucorps.",
      ofKind("bodysuit", ({ leg }) => leg < 0.4),
    ),
    line(
      "A square neckline, set wide on the shoulders.",
      "Un décolleté carré, bien écarté sur les épaules.",
      ofKind("bodysuit", ({ neck }) => neck === "square"),
    ),
    line(
      "A boat neck, straight across the collarbones.",
      "Une encolure bateau, droite d’une clavicule à l’autre.",
      ofKind("bodysuit", ({ neck }) => neck === "boat"),
    ),
    line(
      "The neckline is drawn like a heart.",
      "Le décolleté est dessiné en cœur.",
      ofKind("bodysuit", ({ neck }) => neck === "sweetheart"),
    ),
  ],
  wear: [
    line(
      "Under a man’s blazer, sleeves pushed up.",
      "Se glisse sous un blazer d’homme aux manches retroussées.",
      anyOf("camisole", "bodysuit"),
    ),
    line(
      "With faded jeans and high sandals, in that order of importance.",
      "Avec un jean délavé et des sandales hautes, dans cet ordre d’importance.",
      both(anyOf("camisole", "bodysuit"), inSeason("spring", "summer")),
    ),
    line(
      "Under a big cardigan at home, without it when somebody rings.",
      "À la maison sous un gros cardigan, sans le cardigan quand on sonne.",
      anyOf("camisole"),
    ),
    line(
      "Over a fine white T-shirt, as in 1996.",
      "Par-dessus un T-shirt blanc très fin, comme en 1996.",
      ofKind("camisole", ({ straps }) => straps !== "wide"),
    ),
    line(
      "With a tuxedo jacket and trousers, and no shirt.",
      "Avec une veste et un pantalon de smoking, à la place de la chemise.",
      both(anyOf("camisole", "bodysuit"), forOccasion("evening", "party", "date")),
    ),
    line(
      "With satin trousers of the same colour, for a set nobody sold you.",
      "Avec un pantalon en satin du même ton, pour un ensemble que personne ne vous a vendu.",
      both(ofKind("camisole"), atLeast(2)),
    ),
    line(
      "With linen shorts, in the heat, and that is all.",
      "Avec un short en lin quand il fait chaud, et c’est tout.",
      both(ofKind("camisole"), inSeason("summer")),
    ),
    line(
      "Under a sheer blouse, where it does most of the talking.",
      "Sous une blouse transparente, où l’on ne verra que lui.",
      ofKind("camisole", ({ lace, neck }) => lace === "none" && neck !== "cowl"),
    ),
    line(
      "With low-slung trousers or a wrap skirt: nothing rides up.",
      "Avec un pantalon à taille basse ou une jupe portefeuille : rien ne remonte.",
      ofKind("bodysuit"),
    ),
    line(
      "Under dungarees or a pinafore dress, without a crease.",
      "Sous une salopette ou une robe chasuble, sans un pli.",
      ofKind("bodysuit"),
    ),
    line(
      "With a full skirt, a belt, and flat shoes for dancing.",
      "Avec une jupe ample, une ceinture et des chaussures plates, pour danser.",
      ofKind("bodysuit"),
    ),
    line(
      "Under a thick jumper, as the layer that does not bunch.",
      "Sous un gros pull, en première couche qui ne plisse pas.",
      both(ofKind("bodysuit"), notIn("summer")),
    ),
    line(
      "With high-waisted jeans and a wide belt; the line runs without a break.",
      "Avec un jean taille haute et une large ceinture, d’une seule ligne.",
      anyOf("bodysuit"),
    ),
    line(
      "With a silk scarf at the neck, or just with good lipstick.",
      "Avec un foulard au cou, ou simplement un bon rouge à lèvres.",
      both(anyOf("camisole", "bodysuit"), atLeast(2)),
    ),
  ],
};
