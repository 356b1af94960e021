import type { ClothKind } from "../../../illustrator/cloth/optics.ts";
import type { Piece } from "../../piece.ts";
import { both, type Line, line, under } from "../../prose/line.ts";
import { isBag, isShoe } from "./made-of.ts";
import { metalByUse } from "./metal-lines.ts";
import { rubberByUse } from "./rubber-lines.ts";

/** Pearls and beads hide their metal, a silk knot has none. */
const showsMetal = ({ kind, garment }: Piece): boolean =>
  kind !== "pearl-strand" &&
  kind !== "beaded-bracelet" &&
  !(garment.kind === "knot-cufflinks" && garment.cut.made === "silk");
const isJewellery = both(under("E.2"), showsMetal);
const isHat = under("D.2");
const isFrame = under("D.6");
const isWatch = under("E.1");

/** What is moulded, plaited, cast or polished rather than woven. */
export const hardLines = {
  rubber: [
    line(
      "The rubber is matt, supple and entirely waterproof.",
      "Le caoutchouc est mat, souple et parfaitement étanche.",
    ),
    line(
      "Mud and sand rinse off the rubber under a tap.",
      "Un passage sous le robinet débarrasse le caoutchouc de la boue et du sable.",
      isShoe,
    ),
    line(
      "The rubber stays flexible even in cold weather.",
      "Le caoutchouc reste souple même par temps froid.",
    ),
    line(
      "The rubberised surface has a satin feel and a straight fall.",
      "La surface caoutchoutée est satinée au toucher et tombe droit.",
      under("A"),
    ),
    line(
      "The rubber bends without a crease and wipes dry.",
      "Le caoutchouc plie sans marquer et s’essuie d’un geste.",
    ),
    line(
      "The rubber strap is soft on the wrist and indifferent to water.",
      "Le bracelet en caoutchouc est doux au poignet et ne craint pas l’eau.",
      isWatch,
    ),
    ...rubberByUse,
  ],
  foam: [
    line(
      "The foam is so light that it floats on water.",
      "La mousse est si légère qu’elle flotte sur l’eau.",
    ),
    line(
      "The foam gives underfoot and takes its shape back.",
      "La mousse cède sous le pied et reprend sa forme.",
    ),
    line(
      "Moulded in one piece, the foam has no seam to rub.",
      "Moulée d’une pièce, la mousse n’a aucune couture qui frotte.",
    ),
    line("The foam dries as soon as it leaves the water.", "La mousse sèche à peine sortie de l’eau."),
    line(
      "The matt surface of the foam has a fine grain that does not slip.",
      "La surface mate de la mousse a un grain fin qui ne glisse pas.",
    ),
  ],
  cork: [
    line(
      "The cork is light and warm, and moulds to the foot over time.",
      "Le liège est léger et chaud, et se moule au pied avec le temps.",
    ),
    line(
      "Flecks of darker bark run through the cork.",
      "Des éclats d’écorce plus sombre parsèment le liège.",
    ),
    line("The cork absorbs the shock of each step.", "Le liège, souple, amortit le choc de chaque pas."),
    line(
      "The cork is left natural, with a dry and silky touch.",
      "Le liège est laissé brut, sec et soyeux au toucher.",
    ),
    line(
      "No two sheets of cork have the same pattern.",
      "Deux feuilles de liège n’ont jamais le même dessin.",
    ),
  ],
  straw: [
    line(
      "The straw is plaited tightly and lets through a fine, spotted shade.",
      "La paille est tressée serré et laisse passer une ombre finement tachetée.",
      isHat,
    ),
    line(
      "The straw keeps the colour of the field and pales a little each summer.",
      "La paille garde la couleur des champs et pâlit un peu chaque été.",
    ),
    line("The straw is light and stands up by itself.", "La paille est légère et tient toute seule.", isBag),
    line(
      "One can follow each strand of straw from one row to the next.",
      "On peut suivre chaque brin de paille d’un rang à l’autre.",
    ),
    line(
      "The straw is woven by hand, with small differences that show it.",
      "La paille est tressée à la main, et de petites irrégularités le prouvent.",
      ({ brand }) => brand.level > 2,
    ),
    line(
      "A little steam gives the straw its shape back after a journey.",
      "Un peu de vapeur rend sa forme à la paille après un voyage.",
      isHat,
    ),
    line(
      "The straw crackles faintly when new and softens in the hand.",
      "Neuve, la paille crisse un peu, puis s’assouplit dans la main.",
    ),
  ],
  raffia: [
    line(
      "The raffia is worked in small stitches and stays supple.",
      "Le raphia est travaillé au petit point et reste souple.",
    ),
    line("The raffia has a dry sheen and a scent of hay.", "Le raphia a un éclat sec et une odeur de foin."),
    line(
      "Flat strands of raffia cross in a visible, regular weave.",
      "Les brins plats du raphia se croisent en un tressage régulier, bien visible.",
    ),
    line(
      "The raffia holds its shape in the sun and dislikes only the rain.",
      "Le raphia garde sa forme au soleil et ne craint que la pluie.",
    ),
    line(
      "Light as paper, the raffia is tougher than it looks.",
      "Léger comme du papier, le raphia est plus solide qu’il n’en a l’air.",
    ),
  ],
  jute: [
    line(
      "The jute is plaited in a thick cord, coiled and sewn.",
      "Le jute est tressé en grosse corde, enroulée puis cousue.",
    ),
    line(
      "The jute is rough to the eye and softens underfoot.",
      "Le jute est rustique à l’œil et s’assouplit sous le pied.",
    ),
    line("The golden brown of the jute deepens with the sun.", "Le brun doré du jute fonce avec le soleil."),
    line("The jute breathes, and keeps best when kept dry.", "Le jute respire et se conserve bien au sec."),
    line(
      "Stray fibres on the jute are part of its look.",
      "Les fibres folles du jute font partie de son allure.",
    ),
  ],
  wood: [
    line(
      "The grain of the wood runs the length of the piece.",
      "Le fil du bois court sur toute la longueur.",
    ),
    line(
      "The wood is oiled, not varnished, and stays matt.",
      "Le bois est huilé plutôt que verni, et reste mat.",
    ),
    line(
      "The wood is light in the hand and warm to the touch.",
      "Le bois est léger dans la main et chaud au toucher.",
    ),
    line(
      "Every piece of wood has lines of its own, never repeated.",
      "Chaque morceau de bois a son propre dessin.",
    ),
    line(
      "The wood darkens with the years and with the hand.",
      "Le bois fonce avec les années et avec la main.",
    ),
  ],
  acetate: [
    line(
      "The acetate is cut from a sheet and polished until it is smooth.",
      "L’acétate est taillé dans la plaque, puis poli jusqu’à devenir lisse.",
      (piece) => isFrame(piece) || under("D.5")(piece),
    ),
    line(
      "The acetate has depth: the colour lies inside, not on top.",
      "L’acétate a de la profondeur, car la couleur est dans la masse.",
    ),
    line(
      "The acetate warms to the skin and weighs little.",
      "L’acétate prend la température de la peau et pèse peu.",
      isFrame,
    ),
    line(
      "An optician can adjust the acetate with a little heat.",
      "Un opticien peut ajuster l’acétate avec un peu de chaleur.",
      isFrame,
    ),
    line(
      "The edges of the acetate are rounded by hand.",
      "Les arêtes de l’acétate sont arrondies à la main.",
      both(isFrame, ({ brand }) => brand.level > 2),
    ),
    line(
      "The shell is smooth, glossy and hard to scratch.",
      "La coque est lisse, brillante et se raye difficilement.",
      isBag,
    ),
    line(
      "The moulded shell weighs little and shrugs off knocks.",
      "La coque moulée pèse peu et encaisse les chocs.",
      under("C.1.5"),
    ),
    line(
      "The polished surface holds a long, clear reflection.",
      "La surface polie garde un reflet long et net.",
    ),
  ],
  glass: [
    line(
      "The glass is clear and cut to catch the light.",
      "Le verre est clair et taillé pour prendre la lumière.",
    ),
    line(
      "The glass is tinted in the mass and stays true.",
      "Le verre est teinté dans la masse et ne passe pas.",
    ),
    line("Cool to the touch, the glass warms slowly.", "Frais au toucher, le verre se réchauffe lentement."),
    line(
      "The edges of the glass are polished and smooth.",
      "Les bords du verre sont polis et doux au doigt.",
    ),
    line(
      "Small reflections move across the glass all day.",
      "De petits reflets se déplacent sur le verre tout le jour.",
    ),
  ],
  metal: [
    line(
      "The metal is polished by hand and takes on fine marks with wear.",
      "Le métal est poli à la main et prend de fines marques à l’usage.",
      both(isJewellery, ({ brand }) => brand.level > 2),
    ),
    line(
      "The metal is smooth on the inside, where it meets the skin.",
      "Le métal est lisse à l’intérieur, là où il touche la peau.",
      isJewellery,
    ),
    line(
      "The metal has weight enough to be felt and not enough to tire.",
      "Le métal a assez de poids pour se sentir, pas assez pour peser.",
      isJewellery,
    ),
    line(
      "A dry cloth brings the shine of the metal back.",
      "Un chiffon sec suffit à raviver l’éclat du métal.",
      showsMetal,
    ),
    line(
      "Light travels along the edges of the metal.",
      "La lumière file le long des arêtes du métal.",
      showsMetal,
    ),
    line(
      "The plating is thick and keeps its tone if it stays clear of perfume.",
      "Le placage est épais et garde son ton si on le tient loin du parfum.",
      both(isJewellery, ({ colour, brand }) => colour === "gold" && brand.level < 5),
    ),
    line(
      "The metal frame is thin, light and keeps its set.",
      "La monture en métal est fine, légère, et garde son réglage.",
      isFrame,
    ),
    line(
      "The links are finished one by one and fall close to the wrist.",
      "Les maillons sont finis un à un et tombent au plus près du poignet.",
      isWatch,
    ),
    line(
      "The metal case is cool in the hand and closes with a click.",
      "Le boîtier de métal est frais dans la main et se ferme d’un claquement.",
      under("C.1.4"),
    ),
    line(
      "The metal shell gathers its scratches like stamps in a passport.",
      "La coque de métal collectionne les rayures comme un passeport les tampons.",
      under("C.1.5"),
    ),
    ...metalByUse,
  ],
  gold: [
    line(
      "The gold tone is warm and soft, and never brassy.",
      "Le ton or est chaud et doux, sans jaune criard.",
    ),
    line(
      "The gold surface is polished to a soft mirror.",
      "La surface dorée est polie comme un miroir doux.",
    ),
    line(
      "Kept from perfume and water, the gold stays bright.",
      "À l’abri du parfum et de l’eau, le doré reste vif.",
    ),
    line(
      "The gold deepens a little against the skin.",
      "Le doré s’approfondit un peu au contact de la peau.",
    ),
    line(
      "Fine lines appear on the gold over the years.",
      "De fines lignes apparaissent sur le doré avec les années.",
    ),
  ],
  silver: [
    line(
      "The silver tone is clear, cool and easy to mix.",
      "Le ton argent est clair, froid et facile à associer.",
    ),
    line(
      "The silver darkens slowly and brightens under a cloth.",
      "L’argent fonce lentement et se ravive au chiffon.",
    ),
    line(
      "The silver surface is smooth and cold at first.",
      "La surface argentée est lisse et froide au premier contact.",
    ),
    line(
      "Small scratches give the silver a satin look in time.",
      "Avec le temps, de petites rayures satinent l’argent.",
    ),
    line(
      "The silver takes the colour of what is beside it.",
      "L’argent prend la couleur de ce qui l’entoure.",
    ),
  ],
} as const satisfies Partial<Record<ClothKind, readonly Line[]>>;
