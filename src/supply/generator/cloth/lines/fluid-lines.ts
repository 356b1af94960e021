import type { ClothKind } from "../../../illustrator/cloth/optics.ts";
import { both, type Line, line, under } from "../../prose/line.ts";
import { crepeByUse, satinByUse, viscoseByUse } from "./drape-lines.ts";
import { isBag, isClothing, isPlain, isShoe, pure, spun } from "./made-of.ts";

/** Silk and everything that moves, shines or lets the light through. */
export const fluidLines = {
  silk: [
    line(
      "The silk slides through the fingers and warms to the skin at once.",
      "La soie glisse entre les doigts et prend aussitôt la chaleur de la peau.",
      isClothing,
    ),
    line(
      "Light runs along the folds of the silk and changes with each step.",
      "La lumière court le long des plis de la soie et change à chaque pas.",
      isClothing,
    ),
    line(
      "Pure silk: fine, strong, cool in summer and warm under wool.",
      "Une pure soie, fine et solide, fraîche en été, chaude sous la laine.",
      both(pure("silk"), isClothing),
    ),
    line(
      "The silk carries colour with a depth that printed cotton does not reach.",
      "La soie porte la couleur avec une profondeur que le coton n’atteint pas.",
    ),
    line(
      "A trace of elastane gives the silk some ease.",
      "Une pointe d’élasthanne donne de l’aisance à la soie.",
      both(spun("elastane"), isClothing),
    ),
    line(
      "Viscose adds weight to the silk and steadies its fall.",
      "La viscose leste la soie et assure son tombé.",
      both(spun("viscose"), isClothing),
    ),
    line(
      "The silk has body enough to hold a knot and to let go of it without a mark.",
      "La soie a assez de main pour tenir un nœud et le défaire sans trace.",
      under("D.3", "D.5"),
    ),
    line(
      "The edge is rolled and the silk falls softly from it.",
      "Le bord est roulotté et la soie en tombe souplement.",
      under("D.3"),
    ),
    line(
      "The silk is neither stiff nor slippery, with a soft, even lustre.",
      "La soie n’est ni raide ni fuyante, avec un lustre doux et régulier.",
    ),
  ],
  satin: [
    line(
      "The satin pours light down its folds and keeps a matt back.",
      "Le satin laisse couler la lumière dans ses plis et garde un envers mat.",
    ),
    line(
      "The silk satin is weighty and cool, and moves a moment after the body.",
      "Le satin de soie, lourd et frais, suit le corps avec un temps de retard.",
      both(spun("silk"), isClothing),
    ),
    line(
      "The polyester satin is smooth, hard to crease and easy to wash.",
      "Le satin de polyester est lisse, peu froissable et facile à laver.",
      both(spun("polyester"), isClothing),
    ),
    line(
      "The viscose satin has a soft lustre, closer to silk than to varnish.",
      "Le satin de viscose a un lustre doux, plus proche de la soie que du vernis.",
      spun("viscose"),
    ),
    line(
      "Cut on the bias or straight, the satin marks every movement with a gleam.",
      "En biais ou en droit fil, le satin souligne chaque geste d’un reflet.",
      both(isPlain, isClothing),
    ),
    line(
      "The satin is stretched smooth over the shape and takes the light in one piece.",
      "Le satin, bien tendu sur la forme, prend la lumière d’un seul tenant.",
      (piece) => isShoe(piece) || isBag(piece),
    ),
    line(
      "Smooth, dense and fluid, the satin hardly makes a sound.",
      "Lisse, dense et fluide, le satin ne fait presque pas de bruit.",
      isClothing,
    ),
    line(
      "The surface of the satin is calm until it moves, then it shines.",
      "La surface du satin est calme au repos et brille au mouvement.",
    ),
    line(
      "The satin has a slight stretch that spares the seams.",
      "Le satin, légèrement extensible, ménage les coutures.",
      spun("elastane"),
    ),
    ...satinByUse,
  ],
  crepe: [
    line(
      "The crêpe has a fine grain that kills the shine and steadies the fall.",
      "Le crêpe a un grain fin qui éteint la brillance et tient le tombé.",
    ),
    line(
      "The crêpe hangs heavily from the shoulder and swings at the hem.",
      "Le crêpe tombe lourd depuis l’épaule et balance à l’ourlet.",
      under("A.7", "A.9", "A.1"),
    ),
    line(
      "Twisted yarns give the crêpe its dry, slightly sandy hand.",
      "Des fils très tordus donnent au crêpe sa main sèche, un peu sableuse.",
    ),
    line(
      "The crêpe shakes off creases after an hour on a hanger.",
      "Une heure sur un cintre suffit au crêpe pour perdre ses plis.",
      isClothing,
    ),
    line(
      "A little elastane lets the crêpe be cut close and stay comfortable.",
      "Un peu d’élasthanne permet de couper le crêpe près du corps sans gêner.",
      both(spun("elastane"), isClothing),
    ),
    line(
      "The viscose crêpe is fluid, matt and pleasantly heavy.",
      "Le crêpe de viscose est fluide, mat et d’un poids agréable.",
      spun("viscose"),
    ),
    line(
      "Matt and opaque, the crêpe keeps attention on the cut.",
      "Mat et opaque, le crêpe laisse parler la coupe.",
      isPlain,
    ),
    ...crepeByUse,
  ],
  viscose: [
    line(
      "The viscose is fluid, cool and falls straight down.",
      "La viscose est fluide, fraîche, et tombe bien droit.",
    ),
    line(
      "The viscose moves with the air and settles again without a rustle.",
      "La viscose bouge avec l’air et retombe sans un bruit.",
    ),
    line(
      "The viscose takes a print with clear edges and warm colours.",
      "La viscose prend l’imprimé avec netteté et des couleurs chaudes.",
      ({ traits }) => traits.pattern !== "plain",
    ),
    line(
      "Linen adds a drier, crisper touch to the viscose.",
      "Le lin apporte à la viscose une touche plus sèche.",
      spun("linen"),
    ),
    line(
      "Polyester makes the viscose less prone to creasing.",
      "Le polyester rend la viscose moins sensible aux plis.",
      spun("polyester"),
    ),
    line(
      "Soft and a little heavy, the viscose drapes where cotton would stand.",
      "Douce et un peu lourde, la viscose drape là où le coton resterait raide.",
    ),
    line(
      "The viscose is light enough to layer and opaque enough not to need it.",
      "La viscose est assez légère pour se superposer, assez opaque pour s’en passer.",
      isClothing,
    ),
    ...viscoseByUse,
  ],
  chiffon: [
    line(
      "The chiffon is sheer and floats half a step behind.",
      "La mousseline est transparente et flotte un demi-pas en arrière.",
    ),
    line(
      "Two layers of chiffon make a third colour where they cross.",
      "Deux voiles de mousseline superposés créent une troisième couleur.",
    ),
    line(
      "The chiffon has a faint grain and no weight at all.",
      "La mousseline a un grain léger et ne pèse rien.",
    ),
    line(
      "Light passes through the chiffon and leaves only an outline.",
      "La lumière traverse la mousseline et n’en laisse que le contour.",
    ),
    line(
      "Gathered, the chiffon makes a cloud; let loose, a ripple.",
      "Froncée, la mousseline forme un nuage. Libre, elle ondule.",
    ),
  ],
  tulle: [
    line(
      "The tulle is a fine net that holds its volume by itself.",
      "Le tulle est un fin filet qui tient son volume tout seul.",
      under("A"),
    ),
    line(
      "Each layer of tulle is nearly invisible; together they make the colour.",
      "Chaque couche de tulle est presque invisible, leur nombre fait la couleur.",
      under("A"),
    ),
    line(
      "The mesh of the tulle is soft and does not scratch.",
      "La maille du tulle est souple et ne gratte pas.",
    ),
    line("The fine net gives a light shade to the skin.", "Le fin réseau pose une ombre légère sur la peau."),
    line(
      "The tulle stretches a little and follows the leg without marking it.",
      "Le tulle s’étire un peu et suit la jambe sans la marquer.",
      under("F.2"),
    ),
    line(
      "Airy and see-through, the tulle weighs next to nothing.",
      "Aérien et transparent, le tulle ne pèse presque rien.",
    ),
  ],
  lace: [
    line(
      "The lace lets the skin show between its flowers.",
      "La dentelle laisse voir la peau entre ses fleurs.",
      isClothing,
    ),
    line(
      "A fine net carries the raised threads of the lace.",
      "Un fin réseau porte les fils en relief de la dentelle.",
    ),
    line(
      "The stretch lace is soft, with no seam that scratches.",
      "La dentelle extensible est douce, sans couture qui gratte.",
      both(spun("elastane"), isClothing),
    ),
    line(
      "Cotton makes the lace matt, and a little rustic.",
      "Le coton rend la dentelle mate et un rien rustique.",
      spun("cotton"),
    ),
    line(
      "The edge of the lace follows its own pattern instead of a straight hem.",
      "Le bord de la dentelle suit son propre dessin plutôt qu’un ourlet droit.",
    ),
    line(
      "Full and empty alternate in the lace, so it never weighs.",
      "Pleins et vides alternent dans la dentelle, qui ne pèse jamais.",
    ),
  ],
  mesh: [
    line("The mesh lets air through from all sides.", "La résille laisse passer l’air de tous côtés."),
    line(
      "Small, regular holes lighten the mesh without weakening it.",
      "De petits trous réguliers allègent la résille sans l’affaiblir.",
    ),
    line(
      "The mesh stretches in both directions and lies flat again.",
      "La résille s’étire dans les deux sens et reprend sa place.",
    ),
    line(
      "Seen from afar the mesh reads as a solid colour.",
      "De loin, la résille se lit comme un aplat de couleur.",
    ),
    line(
      "The mesh dries almost as soon as it is out of the water.",
      "La résille est presque sèche au sortir de l’eau.",
    ),
  ],
  broderie: [
    line(
      "Small embroidered eyelets let light dots through the cotton.",
      "De petits œillets brodés laissent passer des points de lumière.",
    ),
    line(
      "The broderie anglaise is crisp and cool, and washes like any cotton.",
      "La broderie anglaise est nette et fraîche, et se lave comme un simple coton.",
    ),
    line(
      "Each hole of the embroidery is edged with thread and will not fray.",
      "Chaque jour de la broderie est bordé de fil et ne s’effile pas.",
    ),
    line(
      "The openwork is regular and stays decent: it shows air more than skin.",
      "Les jours sont réguliers et pudiques, plus d’air que de peau.",
    ),
    line(
      "The embroidery gives the cotton a relief one can feel with a fingertip.",
      "La broderie donne au coton un relief que l’on sent du bout du doigt.",
    ),
  ],
  sequin: [
    line(
      "Each sequin turns on its own thread and sends the light elsewhere.",
      "Chaque sequin pivote sur son fil et renvoie la lumière ailleurs.",
    ),
    line(
      "The sequins overlap like scales on a supple base.",
      "Les sequins se chevauchent comme des écailles sur une base souple.",
    ),
    line(
      "The sequins weigh just enough to make it hang straight.",
      "Les sequins pèsent juste assez pour assurer un tombé droit.",
      isClothing,
    ),
    line(
      "At rest the sequins glow; on the move they sparkle.",
      "Au repos, les sequins luisent. En mouvement, ils scintillent.",
    ),
    line(
      "The reverse of the sequinned cloth is smooth and does not catch.",
      "L’envers du tissu pailleté est lisse et n’accroche pas.",
      isClothing,
    ),
    line(
      "Sewn one by one in close rows, the sequins leave no gap.",
      "Cousus en rangs serrés, les sequins ne laissent aucun vide.",
    ),
  ],
} as const satisfies Partial<Record<ClothKind, readonly Line[]>>;
