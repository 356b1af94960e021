import type { ClothKind } from "../../../illustrator/cloth/optics.ts";
import { both, type Line, line, under } from "../../prose/line.ts";
import { fineKnitByUse, knitByUse, ribByUse, woolByUse } from "./drape-lines.ts";
import { isClothing, isPlain, pure, spun } from "./made-of.ts";

/** Knitted, brushed and felted. */
export const knitLines = {
  knit: [
    line(
      "The knit is even and springy, with stitches one can count.",
      "La maille est régulière et nerveuse, aux points bien lisibles.",
    ),
    line(
      "The knit returns to its shape overnight if it is left to rest flat.",
      "Posée à plat, la maille reprend sa forme en une nuit.",
    ),
    line(
      "Pure wool: warm, light for its thickness, and slow to take on smells.",
      "Une pure laine, chaude et légère pour son épaisseur, qui ne garde pas les odeurs.",
      pure("wool"),
    ),
    line(
      "The wool traps air between its stitches, and warmth with it.",
      "La laine retient l’air entre ses mailles, et la chaleur avec.",
      spun("wool"),
    ),
    line(
      "Some nylon in the yarn spares the knit at the points that rub.",
      "Un peu de nylon dans le fil protège la maille là où elle frotte.",
      spun("nylon"),
    ),
    line(
      "Acrylic keeps the knit light and lets it go in the machine.",
      "L’acrylique allège la maille et lui permet de passer en machine.",
      spun("acrylic"),
    ),
    line(
      "A tenth of cashmere takes the edge off the wool.",
      "Un dixième de cachemire adoucit la laine.",
      spun("cashmere"),
    ),
    line(
      "The knit has weight in the hand and none on the shoulders.",
      "La maille a du poids dans la main, et aucun sur les épaules.",
      under("A.2"),
    ),
    line(
      "Mid-gauge stitches give the knit a clear surface that does not bobble easily.",
      "Une jauge moyenne donne à la maille une surface nette qui bouloche peu.",
      isPlain,
    ),
    ...knitByUse,
  ],
  rib: [
    line(
      "The ribs stretch across and spring back, so the fit stays close.",
      "Les côtes s’étirent en largeur et reviennent, et la ligne reste près du corps.",
      isClothing,
    ),
    line(
      "Raised ribs draw clear vertical lines down the knit.",
      "Des côtes en relief tracent de nettes verticales sur la maille.",
    ),
    line("The rib closes up again after each wash.", "La maille côtelée se resserre après chaque lavage."),
    line(
      "The cotton rib is dry and cool, with a little elastane for recovery.",
      "La côte de coton est sèche et fraîche, avec un peu d’élasthanne pour la tenue.",
      both(spun("cotton"), spun("elastane")),
    ),
    line(
      "The viscose rib is smooth and supple, and hangs with some weight.",
      "La côte de viscose est lisse et souple, avec un tombé lourd.",
      spun("viscose"),
    ),
    line(
      "In wool, the rib is elastic by nature and warm without bulk.",
      "En laine, la maille côtelée est élastique par nature et chaude sans épaisseur.",
      spun("wool"),
    ),
    line(
      "The nylon rib has a soft relief that dries quickly.",
      "La côte de nylon a un relief doux et sèche vite.",
      spun("nylon"),
    ),
    line(
      "Light falls into the furrows of the rib and shades it from side to side.",
      "La lumière glisse dans les creux des côtes et les ombre d’un bord à l’autre.",
    ),
    ...ribByUse,
  ],
  "fine-knit": [
    line(
      "The fine knit slips under a jacket without adding bulk.",
      "La maille fine se glisse sous une veste sans rien épaissir.",
      both(under("A.2", "A.1"), ({ fit }) => fit !== "oversized"),
    ),
    line(
      "The gauge is fine enough that the stitches vanish at arm’s length.",
      "La jauge est si fine que les points disparaissent à bout de bras.",
    ),
    line(
      "Pure merino: smooth against the skin, warm in winter, bearable in May.",
      "Un pur mérinos, doux sur la peau, chaud en hiver, encore agréable en mai.",
      both(pure("wool"), isClothing),
    ),
    line(
      "The merino stays fresh from one day to the next; airing it is enough.",
      "Le mérinos reste net d’un jour à l’autre, il suffit de l’aérer.",
      both(spun("wool"), ({ brand }) => brand.level > 2),
    ),
    line(
      "Cotton keeps the fine knit cool and gives it a matt face.",
      "Le coton rend la maille fine plus fraîche et plus mate.",
      spun("cotton"),
    ),
    line(
      "Viscose makes the fine knit fluid, with a soft sheen.",
      "La viscose rend la maille fine fluide et légèrement brillante.",
      spun("viscose"),
    ),
    line(
      "Cashmere in the yarn shows in the hand before it shows to the eye.",
      "Le cachemire du fil se sent sous la main avant de se voir.",
      spun("cashmere"),
    ),
    line(
      "Knitted silk has a dry crunch and a discreet lustre.",
      "La soie tricotée a un toucher sec, un peu craquant, et un lustre discret.",
      spun("silk"),
    ),
    line(
      "The fine knit hangs straight and keeps its edges neat.",
      "La maille fine tombe droit et garde des bords nets.",
      isClothing,
    ),
    line(
      "The knitted polyester is light, airy and dry in an hour.",
      "Le polyester tricoté est léger, aéré et sec en une heure.",
      pure("polyester"),
    ),
    line(
      "Fine yarn, close stitches: the surface is calm and almost smooth.",
      "Un fil fin, des mailles serrées, et une surface calme, presque lisse.",
      isPlain,
    ),
    ...fineKnitByUse,
  ],
  cashmere: [
    line(
      "The cashmere is light in the hand and warm within a minute.",
      "Le cachemire pèse peu dans la main et réchauffe en une minute.",
    ),
    line(
      "A soft haze rises from the cashmere and blurs its stitches.",
      "Un léger duvet s’élève du cachemire et en brouille les mailles.",
    ),
    line(
      "Pure cashmere, combed and spun in two plies so that it keeps its shape.",
      "Un pur cachemire, peigné puis filé en deux brins pour mieux tenir.",
      pure("cashmere"),
    ),
    line(
      "Wool gives the cashmere backbone and a longer life.",
      "La laine donne du nerf au cachemire et prolonge sa vie.",
      spun("wool"),
    ),
    line(
      "Washed by hand and dried flat, the cashmere gets softer each year.",
      "Lavé à la main et séché à plat, le cachemire s’adoucit d’année en année.",
    ),
    line(
      "The cashmere may bobble at first; a comb takes care of it.",
      "Le cachemire peut boulocher au début. Un passage de peigne y remédie.",
    ),
  ],
  "chunky-knit": [
    line(
      "Thick yarn on large needles: the stitches stand out like rope.",
      "Un gros fil, de grosses aiguilles, et des mailles en relief comme des cordes.",
    ),
    line(
      "The chunky knit replaces a jacket on dry days.",
      "La grosse maille remplace une veste les jours secs.",
      under("A.2"),
    ),
    line(
      "The chunky knit is airy inside, which is where the warmth comes from.",
      "La grosse maille est pleine d’air, et c’est de là que vient sa chaleur.",
    ),
    line(
      "Pure wool, loosely spun, with a soft and slightly rustic hand.",
      "Une pure laine peu tordue, à la main douce et un peu rustique.",
      pure("wool"),
    ),
    line(
      "The weight of the knit makes it hang in rounded folds.",
      "Le poids de la maille lui donne des plis tout en rondeur.",
    ),
    line(
      "Fold the chunky knit rather than hanging it, and it keeps its length.",
      "Pliée plutôt que suspendue, la grosse maille garde sa longueur.",
      under("A.2"),
    ),
  ],
  mohair: [
    line(
      "A long, fine hair floats over the mohair and softens every outline.",
      "Un poil long et fin flotte sur le mohair et adoucit tous les contours.",
    ),
    line(
      "The mohair is brushed, warm and next to weightless.",
      "Le mohair est gratté, chaud et presque sans poids.",
    ),
    line(
      "Against the light, the mohair has a halo.",
      "À contre-jour, le mohair s’entoure d’un halo de lumière.",
    ),
    line(
      "Silk at the core of the yarn keeps the mohair supple and luminous.",
      "Au cœur du fil, la soie rend le mohair souple et lumineux.",
      spun("silk"),
    ),
    line(
      "The colours of the mohair look as if seen through mist.",
      "Les couleurs du mohair semblent vues à travers une brume.",
    ),
    line(
      "Nylon holds the airy mohair together where a single hair would break.",
      "Le nylon soutient le mohair aérien là où le poil seul casserait.",
      spun("nylon"),
    ),
  ],
  boucle: [
    line(
      "Small loops cover the bouclé and give it a grain like sheepskin.",
      "Ses petits anneaux serrés donnent à la bouclette un grain de peau de mouton.",
    ),
    line(
      "The bouclé is thick and light at once, because its loops hold air.",
      "La bouclette est épaisse et légère à la fois, car ses boucles retiennent l’air.",
    ),
    line(
      "Seen close, the bouclé mixes several tones of the same colour.",
      "De près, la bouclette mêle plusieurs tons d’une même couleur.",
    ),
    line(
      "The bouclé has enough body to keep rounded shapes round.",
      "La bouclette a assez de corps pour garder les formes bien rondes.",
    ),
    line(
      "Mohair in the yarn gives the bouclé its soft gleam.",
      "Le mohair du fil donne à la bouclette son éclat doux.",
      spun("mohair"),
    ),
    line(
      "The bouclé does not crease and hides small accidents.",
      "La bouclette ne se froisse pas et cache les petits accidents.",
    ),
  ],
  wool: [
    line(
      "The wool is dense, matt and quiet in its folds.",
      "La laine est dense, mate, et ses plis restent discrets.",
    ),
    line(
      "Hung up overnight, the wool drops its creases by morning.",
      "Suspendue une nuit, la laine a perdu ses faux plis au matin.",
      isClothing,
    ),
    line(
      "Pure wool with natural spring: it gives at the elbow and comes back.",
      "Une pure laine au ressort naturel, qui cède au coude et revient.",
      both(pure("wool"), under("A.4", "A.5", "A.6")),
    ),
    line(
      "The wool has been lightly brushed, which rounds off its weave.",
      "La laine est légèrement grattée, ce qui adoucit son armure.",
    ),
    line(
      "Polyester makes the wool easier to live with and lighter to wear.",
      "Le polyester rend la laine plus facile à vivre et plus légère à porter.",
      spun("polyester"),
    ),
    line(
      "Cashmere softens the wool and deepens its colour.",
      "Le cachemire adoucit la laine et approfondit sa couleur.",
      spun("cashmere"),
    ),
    line(
      "Nylon strengthens the wool at pockets and cuffs.",
      "Le nylon renforce la laine aux poches et aux poignets.",
      both(spun("nylon"), under("A.4", "A.5")),
    ),
    line(
      "Silk in the weave gives the wool a drier hand and a hint of light.",
      "La soie du tissage donne à la laine une main plus sèche et un peu de lumière.",
      spun("silk"),
    ),
    line(
      "The wool drapes in a clean line and keeps a press.",
      "La laine tombe d’un trait net et garde son pli.",
      under("A.3", "A.6", "A.8"),
    ),
    line(
      "Light rain stays on the surface of the wool long enough to be shaken off.",
      "Une pluie fine reste à la surface de la laine, le temps de la secouer.",
      under("A.4", "A.5", "D.2"),
    ),
    line(
      "The wool is soft enough at the neck to be wound twice.",
      "La laine est assez douce au cou pour faire deux tours.",
      under("D.3"),
    ),
    ...woolByUse,
  ],
  tweed: [
    line(
      "The tweed mixes several threads; the colour changes as one comes near.",
      "Le tweed mêle plusieurs fils, et sa couleur change quand on s’approche.",
    ),
    line(
      "The tweed is a little rough to the touch and wears for years.",
      "Le tweed, un peu rêche au toucher, dure des années.",
    ),
    line(
      "All wool, the tweed stands up to wind and light rain.",
      "Tout en laine, le tweed tient tête au vent et à la petite pluie.",
      both(pure("wool"), isClothing),
    ),
    line(
      "Flecks and slubs keep the tweed from ever looking flat.",
      "Mouchetures et fils irréguliers empêchent le tweed de paraître plat.",
    ),
    line(
      "Cotton in the weft makes this tweed softer than the country kind.",
      "Du coton en trame rend ce tweed plus doux que ceux de la campagne.",
      spun("cotton"),
    ),
    line(
      "Silk threads glint here and there in the tweed.",
      "Quelques fils de soie brillent çà et là dans le tweed.",
      spun("silk"),
    ),
    line(
      "The tweed has the body to hold a shape without stiffening.",
      "Le tweed a assez de corps pour tenir une forme sans raideur.",
    ),
  ],
  felt: [
    line(
      "The felted wool shows no weave: only a smooth, thick surface.",
      "Le drap feutré ne montre aucune armure, juste une surface lisse et épaisse.",
    ),
    line("The felt can be cut raw and will not fray.", "Le feutre se coupe à vif et ne s’effiloche pas."),
    line(
      "The felted wool stops the wind better than a thicker knit.",
      "Le drap de laine arrête le vent mieux qu’une maille plus épaisse.",
      under("A.5"),
    ),
    line(
      "The nap lies in one direction and gives the felt a quiet sheen.",
      "Le poil, couché dans un sens, donne au feutre un lustre discret.",
    ),
    line(
      "Dense and matt, the felted wool takes colour deeply.",
      "Dense et mat, le drap de laine prend la couleur en profondeur.",
    ),
    line(
      "The felt is blocked by steam and keeps its shape from one winter to the next.",
      "Le feutre, mis en forme à la vapeur, se tient d’un hiver à l’autre.",
      under("D.2"),
    ),
    line(
      "Cashmere in the cloth rounds its touch and lightens its weight.",
      "Le cachemire arrondit le toucher du drap et en allège le poids.",
      spun("cashmere"),
    ),
  ],
  fleece: [
    line(
      "The fleece is light, warm, and dry again soon after the rain.",
      "La polaire est légère, chaude et vite sèche après la pluie.",
    ),
    line(
      "A short, dense pile covers the fleece on both sides.",
      "Un poil court et dense couvre la polaire sur ses deux faces.",
    ),
    line(
      "The fleece packs small and comes out without a crease.",
      "La polaire prend peu de place et ressort sans un pli.",
    ),
    line("The pile is brushed and feels like a blanket.", "Le poil gratté a la douceur d’une couverture."),
    line(
      "The fleece lets moisture out and keeps warmth in.",
      "La polaire évacue l’humidité et garde la chaleur.",
    ),
  ],
} as const satisfies Partial<Record<ClothKind, readonly Line[]>>;
