import { type Bank, both, forMen, forWomen, line, ofKind, under } from "../line.ts";
import { anyOf, atMost, inSeason, notIn, twoColoured } from "../when.ts";

/** T-shirts, polo shirts and tank tops. */
export const tees: Bank = {
  openings: {
    tee: [
      line(
        "A T-shirt with nothing to prove: a clean neck, straight sides, and a length that works tucked in or out.",
        "Un T-shirt qui n’a rien à prouver : une encolure nette, des côtés droits, une longueur à porter rentrée ou non.",
        ofKind("tee", ({ length }) => length >= 54),
      ),
      line(
        "The T-shirt you reach for before the others, because it falls where it should and asks for nothing.",
        "Le T-shirt que l’on attrape avant les autres, parce qu’il tombe juste et ne demande rien.",
      ),
      line(
        "A T-shirt cut with the care usually kept for shirts: the shoulder sits on the shoulder, the hem stays level.",
        "Un T-shirt coupé avec le soin que l’on réserve d’ordinaire aux chemises : la couture d’épaule à sa place, l’ourlet bien droit.",
        ofKind("tee", ({ fit, feature }) => fit < 0.6 && feature !== "raglan"),
      ),
      line(
        "A T-shirt is a plain idea; this one is well carried out, with a good neckline and the rest left alone.",
        "Le T-shirt est une idée simple ; celui-ci la mène à bien, avec une belle encolure et rien de plus.",
      ),
      line(
        "A wide T-shirt with dropped shoulders, made to look borrowed from someone taller.",
        "Un T-shirt ample aux épaules tombantes, comme emprunté à plus grand que soi.",
        ofKind("tee", ({ fit }) => fit > 0.8),
      ),
      line(
        "A T-shirt that follows the body without insisting, and disappears neatly under a jacket.",
        "Un T-shirt qui suit le corps sans le serrer et se fait oublier sous une veste.",
        ofKind("tee", ({ fit }) => fit < -0.3),
      ),
      line(
        "A short T-shirt that stops at the waist, for everything that sits high on it.",
        "Un T-shirt court qui s’arrête à la taille, pour tout ce qui se porte haut.",
        ofKind("tee", ({ length }) => length < 54),
      ),
      line(
        "Long sleeves, the lightness of a T-shirt: the layer for mornings that have not made up their mind.",
        "Des manches longues et la légèreté d’un T-shirt : la bonne épaisseur pour les matins indécis.",
        ofKind("tee", ({ sleeve }) => sleeve === "long"),
      ),
    ],
    polo: [
      line(
        "A polo shirt for the days when a T-shirt is too little and a shirt is a meeting.",
        "Un polo pour les jours où le T-shirt ne suffit pas et où la chemise fait trop réunion.",
      ),
      line(
        "A soft collar, a body cut straight, and just enough manners to go from the terrace to the table.",
        "Un col souple, un corps droit et juste ce qu’il faut de tenue pour passer de la terrasse à la table.",
      ),
      line(
        "The polo shirt without the club: no crest, no number, only a collar that lies flat.",
        "Le polo, le club en moins : ni écusson ni numéro, seulement un col qui reste bien à plat.",
      ),
      line(
        "A close polo shirt with neat sleeves, trim enough to stay put under a blazer.",
        "Un polo ajusté aux manches nettes, assez près du corps pour rester en place sous un blazer.",
        ofKind("polo", ({ fit }) => fit < -0.3),
      ),
      line(
        "A polo shirt with air in it: wide through the body, a little short, easy at the shoulder.",
        "Un polo où l’air circule : large, un peu court, l’épaule à l’aise.",
        ofKind("polo", ({ fit }) => fit > 0.8),
      ),
      line(
        "Long sleeves and a polo collar: half jumper, half shirt, and better company than either alone.",
        "Des manches longues et un col polo : moitié pull, moitié chemise, et de meilleure compagnie que l’un et l’autre.",
        ofKind("polo", ({ sleeve }) => sleeve === "long"),
      ),
    ],
    tank: [
      line(
        "A tank top reduced to what matters: two straps, a good neckline, a length that tucks in.",
        "Un débardeur réduit à l’essentiel : deux bretelles, un décolleté bien dessiné, une longueur qui se rentre.",
      ),
      line(
        "A tank top made to be worn alone in July and underneath everything else from September on.",
        "Seul en juillet, sous tout le reste à partir de septembre : un débardeur qui ne prend pas de vacances.",
      ),
      line(
        "A tank top with straps wide enough to pass for a decision rather than for underwear.",
        "Un débardeur aux bretelles assez larges pour avoir l’air d’un choix, pas d’un sous-vêtement.",
        ofKind("tank", ({ strap }) => strap >= 4),
      ),
      line(
        "A sleeveless top with a square body, close to a T-shirt that lost its sleeves on purpose.",
        "Un débardeur au corps carré, presque un T-shirt qui aurait perdu ses manches exprès.",
        ofKind("tank", ({ armhole }) => armhole === "closed"),
      ),
      line(
        "Close to the body from strap to hem, a tank top that layers without adding anything.",
        "Près du corps de la bretelle à l’ourlet, un débardeur qui se superpose sans épaissir.",
        ofKind("tank", ({ fit }) => fit < 0),
      ),
      line(
        "A tank top cut away at the shoulder blades, so that the arms are free to do what they like.",
        "Un débardeur échancré aux omoplates, pour laisser les bras faire ce qu’ils veulent.",
        ofKind("tank", ({ armhole }) => armhole === "racer"),
      ),
      line(
        "A loose tank top that hangs from the shoulders and barely touches the rest.",
        "Un débardeur ample, suspendu aux épaules, qui effleure à peine le reste.",
        ofKind("tank", ({ fit, armhole }) => fit >= 0.4 && armhole === "usual"),
      ),
    ],
  },
  details: [
    line(
      "A single patch pocket on the chest, big enough for a train ticket.",
      "Une poche plaquée sur la poitrine, juste assez grande pour un billet de train.",
      ofKind("tee", ({ feature }) => feature === "pocket"),
    ),
    line(
      "Neckband and cuffs come in a second colour, as on old gym shirts.",
      "Encolure et bords de manches d’une autre couleur, comme sur les vieux maillots de gymnastique.",
      ofKind("tee", ({ feature }) => feature === "ringer"),
    ),
    line(
      "Raglan sleeves in a second colour run straight up to the neck.",
      "Les manches raglan, d’une autre couleur, remontent jusqu’à l’encolure.",
      ofKind("tee", ({ feature }) => feature === "raglan"),
    ),
    line(
      "A large drawing sits in the middle of the chest; no words, so nobody has to read you.",
      "Un grand dessin au milieu de la poitrine, sans un mot : personne n’aura à vous lire.",
      ofKind("tee", (cut, { motif }) => cut.feature === "print" && cut.printWidth > 12 && !motif),
    ),
    line(
      "The print is small and sits on the heart; one notices it the second time.",
      "Un petit motif imprimé côté cœur, que l’on remarque au second regard.",
      ofKind("tee", (cut, { motif }) => cut.feature === "print" && cut.printWidth < 12 && !motif),
    ),
    line(
      "A short buttoned placket opens the neck by as much as the weather asks.",
      "Une courte patte boutonnée ouvre l’encolure selon le temps qu’il fait.",
      ofKind("tee", ({ neck }) => neck === "henley"),
    ),
    line(
      "The V stops well before it becomes a statement.",
      "Le V s’arrête bien avant d’en dire trop.",
      ofKind("tee", ({ neck }) => neck === "v"),
    ),
    line(
      "The boat neck runs from shoulder to shoulder and shows the collarbones.",
      "L’encolure bateau court d’une épaule à l’autre et dégage les clavicules.",
      ofKind("tee", ({ neck }) => neck === "boat"),
    ),
    line(
      "The neck is scooped, low enough for a necklace.",
      "Encolure arrondie, assez basse pour laisser voir un collier.",
      ofKind("tee", ({ neck }) => neck === "scoop"),
    ),
    line(
      "A ribbed crew neck, set close, that keeps its shape.",
      "Un col rond en bord-côte, assez près du cou, qui ne bâille pas.",
      ofKind("tee", ({ neck }) => neck === "crew"),
    ),
    line(
      "Cap sleeves barely cover the shoulder.",
      "Des mancherons qui couvrent à peine l’épaule.",
      ofKind("tee", ({ sleeve }) => sleeve === "cap"),
    ),
    line(
      "The sleeves come down to the elbow.",
      "Les manches descendent jusqu’au coude.",
      ofKind("tee", ({ sleeve }) => sleeve === "elbow"),
    ),
    line(
      "Two rows of stitching finish the hem.",
      "L’ourlet est arrêté par une double surpiqûre.",
      ofKind("tee", ({ feature }) => feature === "plain"),
    ),
    line(
      "Two buttons at the neck: one to close, one for the look of it.",
      "Deux boutons à l’encolure : un pour fermer, un pour l’allure.",
      ofKind("polo", ({ closure }) => closure === "two-buttons"),
    ),
    line(
      "A three-button placket; the top one can stay open.",
      "Une patte à trois boutons, dont le premier peut rester ouvert.",
      ofKind("polo", ({ closure }) => closure === "three-buttons"),
    ),
    line(
      "A short metal zip replaces the buttons.",
      "Un petit zip métallique remplace les boutons.",
      ofKind("polo", ({ closure }) => closure === "zip"),
    ),
    line(
      "No buttons at all: the collar opens on a plain V, in the Riviera manner.",
      "Aucun bouton : le col s’ouvre sur un simple V, à la manière de la Riviera.",
      ofKind("polo", ({ closure }) => closure === "johnny"),
    ),
    line(
      "It buttons from collar to hem, so it can also be worn open over a tank top.",
      "Boutonné du col à l’ourlet, il se porte aussi ouvert sur un débardeur.",
      ofKind("polo", ({ closure }) => closure === "full"),
    ),
    line(
      "The hem ends in a ribbed band that holds at the hip.",
      "Le bas se termine par un bord-côte qui tient aux hanches.",
      ofKind("polo", ({ hem }) => hem === "rib"),
    ),
    line(
      "Collar and cuffs are knitted in a second colour.",
      "Le col et les bords de manches sont tricotés dans une autre couleur.",
      both(
        ofKind("polo", ({ trim }) => trim === "contrast"),
        twoColoured,
      ),
    ),
    line(
      "A chest pocket, flat and discreet, for sunglasses.",
      "Une poche poitrine, plate et discrète, pour les lunettes de soleil.",
      ofKind("polo", ({ pocket }) => pocket),
    ),
    line(
      "Neck and armholes are bound in a second colour.",
      "L’encolure et les emmanchures sont gansées d’une autre couleur.",
      ofKind("tank", ({ binding }) => binding === "contrast"),
    ),
    line(
      "A square neckline frames the collarbones.",
      "Un décolleté carré qui encadre les clavicules.",
      both(
        forWomen,
        ofKind("tank", ({ neck }) => neck === "square"),
      ),
    ),
    line(
      "The deep scoop follows the old cotton vest.",
      "L’encolure profonde est celle des maillots de corps d’autrefois.",
      both(
        forMen,
        ofKind("tank", ({ neck }) => neck === "scoop"),
      ),
    ),
    line(
      "It ends above the waist, and means to.",
      "Il s’arrête au-dessus de la taille, et c’est voulu.",
      ofKind("tank", ({ length }) => length < 50),
    ),
  ],
  wear: [
    line(
      "With worn jeans and clean trainers, as everyone does, because it works.",
      "Avec un jean usé et des baskets propres : tout le monde le fait, parce que ça marche.",
      both(under("A.1.1", "A.1.2"), atMost(3)),
    ),
    line(
      "Under a blazer, it takes ten years off the blazer.",
      "Sous un blazer, il rajeunit surtout le blazer.",
      under("A.1.1"),
    ),
    line(
      "Tucked into tailored trousers with a belt, it counts as dressed.",
      "Rentré dans un pantalon à pinces, avec une ceinture, il fait déjà habillé.",
      both(
        forMen,
        ofKind("tee", ({ length }) => length <= 70),
      ),
    ),
    line(
      "Half tucked into a midi skirt, sleeves rolled once.",
      "À moitié rentré dans une jupe mi-longue, les manches roulées d’un tour.",
      both(
        forWomen,
        ofKind("tee", ({ sleeve, length }) => sleeve === "short" && length >= 54),
      ),
    ),
    line(
      "With high-waisted trousers, so that the hem and the waistband just meet.",
      "Avec un pantalon taille haute, pour que l’ourlet frôle la ceinture.",
      both(forWomen, anyOf("tee", "tank"), ({ traits }) => traits.cut.length === "cropped"),
    ),
    line(
      "Under an open overshirt on Saturday; alone by Sunday noon.",
      "Le samedi sous une surchemise ouverte, le dimanche tout seul.",
      both(forMen, under("A.1.1", "A.1.5")),
    ),
    line(
      "In summer, with shorts and bare ankles; in winter, as the first layer.",
      "L’été avec un short et les chevilles nues, l’hiver en première couche.",
      both(under("A.1.1", "A.1.5"), inSeason("summer")),
    ),
    line(
      "With a slip skirt and flat sandals when it is too hot to think about clothes.",
      "Avec une jupe fluide et des sandales plates, quand il fait trop chaud pour réfléchir.",
      both(forWomen, anyOf("tee", "tank"), inSeason("summer")),
    ),
    line(
      "It sleeps well in a suitcase and wakes up without creases worth mentioning.",
      "Il voyage roulé dans une valise et en ressort presque sans un pli.",
      both(under("A.1.1"), ({ cloth }) => cloth !== "linen"),
    ),
    line(
      "With chinos and loafers for lunch; with the jacket of a suit for the evening.",
      "Avec un chino et des mocassins à midi, sous une veste de costume le soir.",
      ofKind("polo"),
    ),
    line(
      "Buttoned up under a soft jacket, it does the work of a shirt and a tie.",
      "Fermé jusqu’en haut sous une veste souple, il remplace la chemise et la cravate.",
      ofKind("polo", ({ closure }) => closure !== "johnny"),
    ),
    line(
      "With pleated shorts and suede loafers, somewhere near water.",
      "Avec un short à pinces et des mocassins en daim, si possible près de l’eau.",
      both(
        ofKind("polo", ({ sleeve }) => sleeve === "short"),
        inSeason("summer"),
      ),
    ),
    line(
      "Under a raincoat or a wool jacket: the collar is all that shows, and that is enough.",
      "Sous un imperméable ou une veste en laine : seul le col dépasse, et cela suffit.",
      both(ofKind("polo"), notIn("summer")),
    ),
    line(
      "Worn outside the trousers for the weekend, inside for everyone else.",
      "Hors du pantalon le week-end, dedans le reste du temps.",
      both(ofKind("polo"), atMost(3)),
    ),
    line(
      "Under an open short-sleeved shirt, with the top of it showing.",
      "Sous une chemisette ouverte, en laissant voir le haut.",
      both(
        forMen,
        ofKind("tank", ({ neck }) => neck !== "v"),
      ),
    ),
    line(
      "With wide trousers and a large belt, which makes it look thought about.",
      "Avec un pantalon large et une grosse ceinture, pour avoir l’air d’y avoir pensé.",
      both(under("A.1.5"), anyOf("tank")),
    ),
    line(
      "Under a cardigan that slips off one shoulder.",
      "Sous un cardigan qui glisse d’une épaule.",
      both(forWomen, anyOf("tank")),
    ),
    line(
      "Under a suit jacket, with gold at the neck and nothing else.",
      "Sous une veste de tailleur, un peu d’or au cou et c’est tout.",
      both(
        forWomen,
        ofKind("tank", ({ fit }) => fit < 0),
      ),
    ),
    line(
      "With yesterday’s jeans and today’s shoes.",
      "Avec le jean d’hier et les chaussures d’aujourd’hui.",
      under("A.1.1"),
    ),
    line(
      "Worn alone, under a jumper, or lent with regret.",
      "Se porte seul, sous un pull, et ne se prête qu’à contrecœur.",
      under("A.1.1"),
    ),
    line(
      "Under a leather jacket, where it has always been at home.",
      "Sous une veste en cuir, où il a toujours été chez lui.",
      anyOf("tee", "tank"),
    ),
    line(
      "Under an open shirt, under a jumper, under no pressure.",
      "Sous une chemise ouverte, sous un pull, sans contrainte.",
      anyOf("tank"),
    ),
    line(
      "With pressed trousers, one notch below a shirt.",
      "Avec un pantalon repassé, un cran en dessous de la chemise.",
      ofKind("polo"),
    ),
    line(
      "With dark jeans and a light jacket, most days of the year.",
      "Avec un jean foncé et une veste légère, presque toute l’année.",
      ofKind("polo"),
    ),
    line(
      "Tucked into a long skirt, a jumper over the arm just in case.",
      "Rentré dans une jupe longue, un pull sous le bras, au cas où.",
      both(forWomen, anyOf("tank")),
    ),
  ],
};
