import type { ClothKind } from "../../../illustrator/cloth/optics.ts";
import { both, type Line, line, under } from "../../prose/line.ts";
import { grainedLeatherByUse, leatherByUse } from "./leather-lines.ts";
import { isBag, isClothing, isShoe, soldAs } from "./made-of.ts";
import { suedeByUse } from "./suede-lines.ts";

const real = soldAs("leather");
const faux = soldAs("faux-leather");
const good = ({ brand }: { readonly brand: { readonly level: number } }): boolean => brand.level > 2;

/** Leather of every finish, and what imitates it; furs, which here are never real. */
export const hideLines = {
  leather: [
    line(
      "The leather is smooth and supple, and darkens a little where it is touched.",
      "Le cuir est lisse et souple, et fonce un peu là où on le touche.",
      real,
    ),
    line(
      "Creases come with wear and make the leather its owner’s own.",
      "Les plis viennent à l’usage et font du cuir une affaire personnelle.",
      real,
    ),
    line(
      "Full-grain leather: the surface keeps the small marks of the hide.",
      "Un cuir pleine fleur, dont la surface garde les petites marques de la peau.",
      both(real, good),
    ),
    line(
      "The leather is dyed through, so a scratch shows less than one fears.",
      "Le cuir est teint dans la masse, et une griffure se voit moins qu’on ne le craint.",
      both(real, good),
    ),
    line(
      "A cream twice a year keeps the leather from drying out.",
      "Une crème deux fois par an évite au cuir de se dessécher.",
      real,
    ),
    line(
      "The leather softens at the bends and stays firm where it should.",
      "Le cuir s’assouplit aux pliures et reste ferme là où il faut.",
      both(real, isShoe),
    ),
    line(
      "The leather keeps its corners for years and gains a patina.",
      "Le cuir garde ses angles pendant des années et se patine.",
      both(real, isBag),
    ),
    line(
      "The leather is thin enough to move in and heavy enough to break the wind.",
      "Le cuir est assez fin pour bouger, assez épais pour couper le vent.",
      both(real, under("A.4", "A.5")),
    ),
    line(
      "Light slides over the smooth leather and gathers at the seams.",
      "La lumière glisse sur le cuir lisse et s’arrête aux coutures.",
      real,
    ),
    line(
      "The leather has been finished by hand, with a soft sheen rather than a gloss.",
      "Le cuir est fini à la main, avec un lustre doux plutôt qu’un brillant.",
      both(real, ({ brand }) => brand.level > 3),
    ),
    line(
      "The faux leather is smooth and even, and wipes clean.",
      "Le similicuir est lisse et régulier, et se nettoie d’un coup d’éponge.",
      faux,
    ),
    line(
      "The faux leather has the fall of a supple hide and none of its upkeep.",
      "Le similicuir a le tombé d’une peau souple, sans l’entretien.",
      both(faux, isClothing),
    ),
    line(
      "A knitted back keeps the faux leather flexible.",
      "Grâce à son envers tricoté, le similicuir reste souple.",
      faux,
    ),
    line(
      "The faux leather keeps the look of its first day longer than a hide would.",
      "Le similicuir garde l’aspect du premier jour plus longtemps qu’une peau.",
      faux,
    ),
    line(
      "Rain does not worry the faux leather: it runs off.",
      "La pluie n’inquiète pas le similicuir, elle glisse dessus.",
      faux,
    ),
    ...leatherByUse,
  ],
  "grained-leather": [
    line(
      "A small, regular grain covers the leather and hides scratches.",
      "Un petit grain régulier couvre le cuir et cache les griffures.",
      real,
    ),
    line(
      "The grained leather is supple and does not fear everyday knocks.",
      "Le cuir grainé est souple et ne craint pas les chocs du quotidien.",
      real,
    ),
    line(
      "The grain breaks up the light, so the leather looks matt from afar.",
      "Le grain casse la lumière, et de loin le cuir paraît mat.",
      real,
    ),
    line(
      "The grain of the leather is pleasant under the thumb and ages slowly.",
      "Le grain du cuir est agréable sous le pouce et vieillit lentement.",
      real,
    ),
    line(
      "The grained leather keeps its shape and asks for little care.",
      "Le cuir grainé garde sa forme et demande peu de soin.",
      real,
    ),
    line(
      "The faux leather is embossed with a grain that hides small marks.",
      "Le similicuir est gaufré d’un grain qui cache les petites marques.",
      faux,
    ),
    line(
      "The grained faux leather is soft, light and cleans with a damp cloth.",
      "Le similicuir grainé est souple, léger, et se nettoie d’un chiffon humide.",
      faux,
    ),
    line(
      "An even grain gives the faux leather a matt finish.",
      "Un grain régulier donne au similicuir un fini mat.",
      faux,
    ),
    ...grainedLeatherByUse,
  ],
  patent: [
    line(
      "The patent leather throws back the light like a wet street.",
      "Le cuir verni renvoie la lumière comme un pavé mouillé.",
      real,
    ),
    line(
      "A soft cloth is all the patent leather asks for.",
      "Un chiffon doux suffit à entretenir le cuir verni.",
      real,
    ),
    line(
      "The patent finish deepens the colour and sharpens every line.",
      "Le vernis approfondit la couleur et affûte chaque ligne.",
    ),
    line("The varnish is supple and bends without cracking.", "Le vernis est souple et plie sans craquer."),
    line(
      "Glossy as lacquer, the surface leaves dust nowhere to settle.",
      "Brillante comme une laque, la surface ne retient pas la poussière.",
    ),
    line(
      "The coated cloth shines and keeps out the rain.",
      "Le tissu enduit brille et arrête la pluie.",
      soldAs("nylon", "polyester"),
    ),
    line(
      "The glossy faux leather wipes clean in a second.",
      "Le similicuir verni se nettoie d’un geste.",
      faux,
    ),
  ],
  suede: [
    line(
      "The suede is velvety and shows the path of a finger.",
      "Le daim est velouté et garde la trace du doigt.",
    ),
    line(
      "The nap of the suede drinks the light and softens the colour.",
      "Le velouté du daim boit la lumière et adoucit la couleur.",
    ),
    line(
      "The suede is thin and supple, closer to a cloth than to a hide.",
      "Le daim est fin et souple, plus proche de l’étoffe que de la peau.",
      isClothing,
    ),
    line(
      "A brush raises the nap of the suede after a damp day.",
      "Un coup de brosse redresse le poil du daim après un jour humide.",
    ),
    line(
      "The suede moulds to the foot within a few days.",
      "Le daim se fait au pied en quelques jours.",
      isShoe,
    ),
    line(
      "The suede slouches gently as it is filled and carried.",
      "Le daim s’affaisse joliment à mesure qu’on le remplit et qu’on le porte.",
      isBag,
    ),
    line(
      "The suede ages by polishing itself at the edges.",
      "Le daim vieillit en se lustrant sur les bords.",
    ),
    line(
      "Matt, warm to the touch, the suede makes any colour quieter.",
      "Mat et chaud au toucher, le daim calme toutes les couleurs.",
    ),
    ...suedeByUse,
  ],
  nubuck: [
    line(
      "The nubuck is sanded on the outer side, to a nap as fine as dust.",
      "Le nubuck est poncé côté fleur, jusqu’à un velouté très fin.",
    ),
    line(
      "The nubuck is sturdier than suede and just as matt.",
      "Le nubuck est plus robuste que le daim, et tout aussi mat.",
    ),
    line(
      "Scuffs on the nubuck brush out with a dry brush.",
      "Les éraflures du nubuck s’effacent avec une brosse sèche.",
    ),
    line(
      "The nubuck is thick and stands up to long days outside.",
      "Le nubuck est épais et tient bon pendant les longues journées dehors.",
      isShoe,
    ),
    line(
      "The surface of the nubuck is soft as a peach skin.",
      "La surface du nubuck a la douceur d’une peau de pêche.",
    ),
  ],
  croc: [
    line(
      "The leather is embossed with scales, large at the centre and small at the edges.",
      "Le cuir est gaufré d’écailles, larges au centre, plus petites aux bords.",
    ),
    line(
      "The croc effect is pressed into the leather, and no crocodile was involved.",
      "L’effet croco est gaufré dans le cuir, sans aucun crocodile.",
    ),
    line(
      "Each scale of the embossed leather holds its own small reflection.",
      "Chaque écaille du cuir gaufré garde son petit reflet.",
    ),
    line(
      "The embossed leather is firm and hides signs of wear between its scales.",
      "Le cuir gaufré est ferme et cache l’usure entre ses écailles.",
    ),
    line(
      "The relief of the scales gives the leather depth even in one dark colour.",
      "Le relief des écailles donne de la profondeur au cuir, même dans un ton sombre.",
    ),
  ],
  "faux-fur": [
    line(
      "The faux fur is long-haired and soft, with a dense underlayer.",
      "La fausse fourrure a le poil long et doux, sur un sous-poil dense.",
    ),
    line(
      "Blow on the faux fur and the hairs part down to the base.",
      "Un souffle suffit à écarter les poils de la fausse fourrure.",
    ),
    line(
      "The faux fur is light for its volume and warm without lining tricks.",
      "La fausse fourrure est légère pour son volume, et vraiment chaude.",
    ),
    line(
      "Several tones of hair give the faux fur its depth.",
      "Des poils de plusieurs tons donnent sa profondeur à la fausse fourrure.",
    ),
    line(
      "Combed or shaken, the faux fur recovers its fullness.",
      "Peignée ou secouée, la fausse fourrure retrouve son gonflant.",
    ),
  ],
  shearling: [
    line(
      "The curly pile is thick and springs back under the hand.",
      "Le poil bouclé est épais et rebondit sous la main.",
    ),
    line(
      "The teddy cloth imitates shearling: small tight curls, no hide.",
      "Le tissu peluche imite la peau lainée, en petites boucles serrées, sans la peau.",
      soldAs("polyester", "fleece", "faux-fur"),
    ),
    line(
      "The curls hold warm air and keep out the wind on a still day.",
      "Les boucles retiennent l’air chaud et protègent du froid.",
    ),
    line(
      "The curly surface stays matt and turns light into soft shadows.",
      "La surface bouclée reste mate et change la lumière en ombres douces.",
    ),
    line(
      "The pile is light enough to wear indoors and washes at home.",
      "La peluche est assez légère pour l’intérieur et se lave à la maison.",
      soldAs("polyester", "fleece"),
    ),
    line(
      "Brushed after drying, the curls open up again.",
      "Brossées après séchage, les boucles se rouvrent.",
    ),
  ],
} as const satisfies Partial<Record<ClothKind, readonly Line[]>>;
