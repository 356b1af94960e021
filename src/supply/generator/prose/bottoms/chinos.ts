import { type Bank, both, forMen, forWomen, line, ofKind, under } from "../line.ts";
import { anyOf, atLeast, atMost, forOccasion, inSeason, notIn } from "../when.ts";

/** Chinos, drawstring trousers and joggers: trousers that do not need a jacket. */
export const chinos: Bank = {
  openings: {
    chinos: [
      line(
        "Chinos that sit well and say little: the trousers you stop noticing by ten o’clock.",
        "Un chino bien coupé et peu bavard : à dix heures, on ne sait plus qu’on le porte.",
      ),
      line(
        "Neater than jeans, easier than a suit: chinos hold the middle ground without making a fuss.",
        "Plus net qu’un jean, plus facile qu’un costume : le chino tient le milieu sans en faire une affaire.",
      ),
      line(
        "Chinos were army trousers by birth; these have been good company ever since.",
        "Le chino est né à l’armée ; celui-ci n’en a gardé que la tenue.",
      ),
      line(
        "Chinos with slanted pockets and a clean front: the sensible answer, worn with pleasure.",
        "Un chino à poches en biais et devant lisse : la réponse raisonnable, portée avec plaisir.",
        ofKind("chinos", ({ front }) => front === "flat"),
      ),
      line(
        "Straight chinos, the same from thigh to hem, that keep their line when you sit down and when you get up.",
        "Un chino droit, égal de la cuisse à l’ourlet, qui garde sa ligne assis comme debout.",
        ofKind("chinos", ({ fit }) => fit === "straight"),
      ),
      line(
        "Slim chinos that taper towards the shoe and stay on the right side of tight.",
        "Un chino slim qui s’affine vers la chaussure et reste du bon côté du serré.",
        ofKind("chinos", ({ fit }) => fit === "slim"),
      ),
      line(
        "Tapered chinos, easy over the thigh and tidy at the ankle, where it shows.",
        "Un chino fuselé : de l’aisance à la cuisse, de la netteté à la cheville.",
        ofKind("chinos", ({ fit }) => fit === "tapered"),
      ),
      line(
        "Wide chinos with a full leg and a calm waist: the kind of trousers that make an entrance.",
        "Un chino large, jambe ample et taille tranquille : le genre de pantalon qui fait son entrée.",
        ofKind("chinos", ({ fit }) => fit === "wide"),
      ),
    ],
    "drawstring-trousers": [
      line(
        "Trousers with a drawstring, for people who have tried belts.",
        "Un pantalon à cordon, pour ceux qui ont déjà essayé les ceintures.",
      ),
      line(
        "Trousers with pyjama comfort and street manners: a gathered waist, a clean leg, slanted pockets.",
        "Un pantalon qui a le confort du pyjama et la tenue de la rue : taille froncée, jambe nette, poches en biais.",
      ),
      line(
        "Trousers that tie at the waist and fall straight from there, as summer ones should.",
        "Un pantalon qui se noue à la taille et tombe droit, comme on l’attend d’un pantalon d’été.",
        ofKind(
          "drawstring-trousers",
          ({ fit }, { traits }) => fit === "straight" && traits.seasons.includes("summer"),
        ),
      ),
      line(
        "Drawstring trousers that go from the hammock to the table without an explanation.",
        "Un pantalon à cordon qui passe du hamac à la table sans avoir à s’expliquer.",
      ),
      line(
        "Wide drawstring trousers, with enough air in the leg for the whole of August.",
        "Un pantalon à cordon très ample, avec de l’air dans les jambes pour tout le mois d’août.",
        ofKind("drawstring-trousers", ({ fit }) => fit === "wide"),
      ),
      line(
        "Tapered drawstring trousers, relaxed at the top, awake at the ankle.",
        "Un pantalon à cordon fuselé, détendu en haut, réveillé à la cheville.",
        ofKind("drawstring-trousers", ({ fit }) => fit === "tapered"),
      ),
    ],
    joggers: [
      line(
        "Joggers that leave the running to others and look after the rest of the day.",
        "Un jogging qui laisse courir les autres et s’occupe du reste de la journée.",
      ),
      line(
        "The trousers of long flights and late breakfasts, cut well enough for the front door.",
        "Le jogging des longs vols et des petits déjeuners tardifs, assez bien coupé pour ouvrir la porte.",
      ),
      line(
        "Joggers with a proper line: soft at the waist, clear down the leg.",
        "Un jogging avec une vraie ligne : souple à la taille, net le long de la jambe.",
      ),
      line(
        "Tapered joggers that close at the ankle and let the shoes be seen.",
        "Un jogging fuselé, resserré à la cheville, qui laisse voir les chaussures.",
        ofKind("joggers", ({ fit }) => fit === "tapered"),
      ),
      line(
        "Wide joggers with an open hem: almost trousers, and nobody needs to know.",
        "Un jogging large à bas ouvert : presque un pantalon, cela restera entre nous.",
        ofKind("joggers", ({ fit }) => fit === "wide"),
      ),
      line(
        "Joggers of the regular kind, neither baggy nor brave, and all the better for it.",
        "Un jogging de coupe classique, ni bouffant ni héroïque, et c’est tant mieux.",
        ofKind("joggers", ({ fit }) => fit === "regular"),
      ),
    ],
  },
  details: [
    line(
      "A pleat on each side gives the hips some room.",
      "Une pince de chaque côté donne de l’aisance aux hanches.",
      ofKind("chinos", ({ front }) => front === "pleated"),
    ),
    line(
      "The front is flat, without a pleat.",
      "Le devant est plat, sans pinces.",
      ofKind("chinos", ({ front, fit }) => front === "flat" && fit !== "slim"),
    ),
    line(
      "The hem is turned up once, cleanly.",
      "Le bas se termine par un revers net.",
      both(
        anyOf("chinos", "drawstring-trousers"),
        ({ garment }) => "hem" in garment.cut && garment.cut.hem === "turned-up",
      ),
    ),
    line(
      "Slanted pockets, deep enough to be used.",
      "Des poches en biais, assez profondes pour servir.",
      anyOf("chinos", "drawstring-trousers", "joggers"),
    ),
    line(
      "The waist sits high, at the waist in fact.",
      "La taille est haute, c’est-à-dire à la taille.",
      ofKind("chinos", ({ rise }) => rise === "high"),
    ),
    line(
      "The leg stops above the ankle.",
      "Le bas s’arrête avant la cheville et la laisse voir.",
      both(anyOf("chinos", "drawstring-trousers"), ({ traits }) => traits.cut.length === "cropped"),
    ),
    line(
      "One button, belt loops, nothing to explain.",
      "Un bouton, des passants, rien à expliquer.",
      ofKind("chinos"),
    ),
    line(
      "A pressed crease runs down the leg, in spite of the drawstring.",
      "Un pli marqué descend le long de la jambe, cordon ou pas.",
      ofKind("drawstring-trousers", ({ crease }) => crease),
    ),
    line(
      "A false fly keeps up appearances.",
      "Une fausse braguette sauve les apparences.",
      ofKind("drawstring-trousers", ({ front }) => front === "fly"),
    ),
    line(
      "The cord shows at the waist; tie it or let it hang.",
      "Le cordon se voit à la taille : à nouer ou à laisser pendre.",
      both(
        anyOf("drawstring-trousers", "joggers"),
        ({ garment }) => !("cord" in garment.cut) || garment.cut.cord === "visible",
      ),
    ),
    line(
      "The cord is hidden inside the waistband.",
      "Le cordon se cache à l’intérieur de la ceinture.",
      ofKind("joggers", ({ cord }) => cord === "hidden"),
    ),
    line(
      "Ribbed cuffs close at the ankle.",
      "Des bords-côtes resserrent la cheville.",
      ofKind("joggers", ({ hem }) => hem === "ribbed"),
    ),
    line(
      "The hem is open, so the leg falls straight.",
      "Le bas est ouvert, la jambe tombe droit.",
      ofKind("joggers", ({ hem }) => hem === "open"),
    ),
    line(
      "A seam down the middle of the leg does the work of a crease.",
      "Une couture au milieu de la jambe fait office de pli.",
      ofKind("joggers", ({ seam }) => seam),
    ),
  ],
  wear: [
    line(
      "With an Oxford shirt and loafers, as generations of sensible people have.",
      "Avec une chemise en oxford et des mocassins, comme des générations de gens raisonnables.",
      both(forMen, ofKind("chinos")),
    ),
    line(
      "With a navy blazer, because some rules are simply right.",
      "Avec un blazer marine : certaines règles sont simplement justes.",
      both(ofKind("chinos"), atLeast(2)),
    ),
    line(
      "With a crew-neck jumper and desert boots when it gets cold.",
      "Avec un pull col rond et des bottines en daim, quand il fait froid.",
      both(forMen, ofKind("chinos"), notIn("summer")),
    ),
    line(
      "With a polo shirt and bare ankles, from April.",
      "Avec un polo et les chevilles nues, dès avril.",
      both(forMen, anyOf("chinos", "drawstring-trousers"), inSeason("spring", "summer")),
    ),
    line(
      "With a T-shirt tucked in and a woven belt.",
      "Avec un T-shirt rentré et une ceinture tressée.",
      ofKind("chinos"),
    ),
    line(
      "With white trainers for the week, with brogues for the meeting.",
      "Avec des baskets blanches en semaine, avec des richelieus pour la réunion.",
      both(forMen, ofKind("chinos"), forOccasion("work", "everyday")),
    ),
    line(
      "With a fitted top and flat sandals; the width stays below.",
      "Avec un top ajusté et des sandales plates : l’ampleur reste en bas.",
      both(forWomen, under("A.3.2"), inSeason("spring", "summer")),
    ),
    line(
      "With a man’s shirt and a belt one hole tighter.",
      "Avec une chemise d’homme et la ceinture serrée d’un cran.",
      both(forWomen, ofKind("chinos")),
    ),
    line(
      "With a short jumper and loafers, for walking across town.",
      "Avec un pull court et des mocassins, pour traverser la ville à pied.",
      both(forWomen, ofKind("chinos"), notIn("summer")),
    ),
    line(
      "With a tank top, a big watch and espadrilles.",
      "Avec un débardeur, une grosse montre et des espadrilles.",
      both(under("A.3.2"), inSeason("summer")),
    ),
    line(
      "With an open shirt over a swimsuit, and somewhere to lie down.",
      "Avec une chemise ouverte sur un maillot, et de quoi s’allonger.",
      both(ofKind("drawstring-trousers"), inSeason("summer")),
    ),
    line(
      "With a fine jumper and leather sandals, they even go to dinner.",
      "Avec un pull fin et des sandales en cuir, il va même dîner.",
      ofKind("drawstring-trousers"),
    ),
    line(
      "With a soft jacket of the same cloth, for a suit with its shoes off.",
      "Avec une veste souple du même tissu, pour un costume déchaussé.",
      both(ofKind("drawstring-trousers"), atLeast(2)),
    ),
    line(
      "With a striped T-shirt and canvas shoes, on the ferry.",
      "Avec une marinière et des chaussures en toile, sur le ferry.",
      ofKind("drawstring-trousers"),
    ),
    line(
      "With a wool coat and clean trainers: high and low, on speaking terms.",
      "Avec un manteau en laine et des baskets propres : le haut et le bas se parlent.",
      both(ofKind("joggers"), notIn("summer")),
    ),
    line(
      "With a white T-shirt and slippers, or with a knitted polo and shoes.",
      "Avec un T-shirt blanc et des chaussons, ou avec un polo en maille et des souliers.",
      ofKind("joggers"),
    ),
    line(
      "With the matching sweatshirt, if you like the idea of a suit.",
      "Avec le sweat-shirt assorti, si l’idée d’un costume vous plaît.",
      both(ofKind("joggers"), atMost(2)),
    ),
    line(
      "For window seats, night trains and the day after.",
      "Pour les places côté hublot, les trains de nuit et les lendemains.",
      ofKind("joggers"),
    ),
    line(
      "With a hoodie and a down gilet, to fetch the newspaper in style.",
      "Avec un sweat à capuche et une doudoune sans manches, pour aller chercher le journal.",
      both(ofKind("joggers"), notIn("summer")),
    ),
    line(
      "With an overshirt and trainers, when the weekend goes out to lunch.",
      "Avec une surchemise et des baskets, quand le week-end déjeune dehors.",
      ofKind("joggers"),
    ),
    line(
      "At home, where nobody will say anything; outside, where nobody will either.",
      "Chez soi, où personne ne dira rien ; dehors, où personne n’en dira davantage.",
      ofKind("joggers"),
    ),
    line(
      "With a washed T-shirt and leather sandals.",
      "Avec un T-shirt un peu passé et des sandales en cuir.",
      ofKind("drawstring-trousers"),
    ),
    line(
      "On trains, on terraces, on the sofa, in that order.",
      "Dans le train, en terrasse, sur le canapé, dans cet ordre.",
      ofKind("drawstring-trousers"),
    ),
    line(
      "With a large shirt left outside, for the full length of it.",
      "Avec une grande chemise portée par-dessus, toute en longueur.",
      anyOf("drawstring-trousers", "chinos"),
    ),
    line(
      "With a long coat, to the corner shop and beyond.",
      "Avec un long manteau, jusqu’à l’épicerie et au-delà.",
      ofKind("joggers"),
    ),
  ],
};
