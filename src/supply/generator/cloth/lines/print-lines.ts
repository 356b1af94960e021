import type { MotifName } from "../../../illustrator/cloth/motifs.ts";
import { type Line, line } from "../../prose/line.ts";

/** Prints, and what looks like one. */
export const printLines = {
  "polka-dot": [
    line("The dots are round, regular and well spaced.", "Les pois sont ronds, réguliers et bien espacés."),
    line(
      "Dots of one size bring some gaiety to a plain ground.",
      "Des pois d’une seule taille égaient un fond uni.",
    ),
    line("The dots stay round even where the cloth folds.", "Les pois restent ronds jusque dans les plis."),
  ],
  "pin-dot": [
    line("The dots are small, the size of a pinhead.", "Les pois ont la taille d’une tête d’épingle."),
    line(
      "From two steps away the small dots become a texture.",
      "À deux pas, les petits pois deviennent une matière.",
    ),
    line(
      "Tiny dots, in close rows, are as easy to wear as a plain.",
      "De minuscules pois, en rangs serrés, se portent comme un uni.",
    ),
  ],
  "big-dot": [
    line("Large dots give the pattern a playful air.", "De gros pois donnent au motif un air joueur."),
    line(
      "The dots are big enough to be counted one by one.",
      "Les pois sont assez gros pour qu’on les compte.",
    ),
    line(
      "Wide apart, the large dots leave the ground its place.",
      "Bien espacés, les gros pois laissent respirer le fond.",
    ),
  ],
  geometric: [
    line("The geometric pattern repeats without a break.", "Le motif géométrique se répète sans rupture."),
    line(
      "Simple shapes fit together like tiles on a floor.",
      "Des formes simples s’emboîtent comme un carrelage.",
    ),
    line(
      "The small geometry is precise, regular and calm.",
      "Le petit motif géométrique est précis et calme.",
    ),
  ],
  deco: [
    line(
      "Fans and arcs recall a cinema front of the thirties.",
      "Éventails et arcs rappellent une façade de cinéma des années trente.",
    ),
    line(
      "The deco pattern is drawn in fine, repeated curves.",
      "Le motif Art déco se dessine en courbes fines et répétées.",
    ),
    line(
      "The arcs overlap like scales and keep their order.",
      "Les arcs se chevauchent comme des écailles, en bon ordre.",
    ),
  ],
  chevron: [
    line(
      "The chevrons point up and down in sharp zigzags.",
      "Les chevrons montent et descendent en zigzags nets.",
    ),
    line(
      "The zigzag lines give the pattern its drive.",
      "Les lignes en zigzag donnent du mouvement au motif.",
    ),
    line(
      "Bands of colour break at a right angle and start again.",
      "Les bandes de couleur se brisent à angle vif, puis repartent.",
    ),
  ],
  brush: [
    line(
      "Broad brushstrokes cross the cloth as if freshly painted.",
      "De larges coups de pinceau traversent l’étoffe, comme à peine peints.",
    ),
    line("The print keeps the trace of the bristles.", "L’imprimé garde la trace des poils du pinceau."),
    line("Free strokes, no repeat that the eye can find.", "Un tracé libre, sans répétition visible."),
  ],
  floral: [
    line(
      "Flowers of a middling size are scattered with leaves.",
      "Des fleurs de taille moyenne se mêlent aux feuilles.",
    ),
    line(
      "The flowers are drawn softly, with a light outline.",
      "Les fleurs sont dessinées en douceur, d’un trait léger.",
    ),
    line(
      "The print gathers its flowers in loose sprays.",
      "L’imprimé rassemble ses fleurs en bouquets lâches.",
    ),
  ],
  ditsy: [
    line(
      "Tiny flowers are strewn in every direction.",
      "De minuscules fleurs sont semées dans tous les sens.",
    ),
    line(
      "The small print hides creases and goes with any plain.",
      "Le petit imprimé cache les plis et va avec tous les unis.",
    ),
    line(
      "From afar the little flowers melt into a speckle.",
      "De loin, les fleurettes se fondent en un semis.",
    ),
  ],
  bloom: [
    line("Large blooms open across the whole cloth.", "De grandes fleurs s’ouvrent en travers de l’étoffe."),
    line(
      "The flowers are big, painted rather than drawn.",
      "Les fleurs sont grandes, peintes plutôt que dessinées.",
    ),
    line(
      "Each bloom has room, so the print stays readable.",
      "Chaque fleur a sa place, et l’imprimé reste lisible.",
    ),
  ],
  tropical: [
    line("Palm leaves overlap as they do in a hothouse.", "Les palmes se chevauchent comme dans une serre."),
    line("The leaves are large and fill the ground.", "Les feuilles sont grandes et occupent tout le fond."),
    line("The tropical print brings the holidays forward.", "L’imprimé tropical donne un air de vacances."),
  ],
  toile: [
    line(
      "The toile is drawn in one colour, like an old engraving.",
      "La toile de Jouy est dessinée d’une seule couleur, comme une gravure ancienne.",
    ),
    line(
      "Branches and flowers are traced with a fine pen.",
      "Branches et fleurs sont tracées à la plume fine.",
    ),
    line(
      "A single tone on a light ground keeps the print calm.",
      "Un seul ton sur fond clair, et l’imprimé reste paisible.",
    ),
  ],
  paisley: [
    line(
      "Curved drops nest into one another all over.",
      "Des gouttes recourbées s’emboîtent les unes dans les autres.",
    ),
    line(
      "The paisley is full of small details one discovers slowly.",
      "Le motif cachemire fourmille de détails qu’on découvre peu à peu.",
    ),
    line(
      "The teardrops turn in all directions, like an old shawl.",
      "Les palmettes tournent en tous sens, comme sur un châle ancien.",
    ),
  ],
  leopard: [
    line(
      "The spots are irregular, dark at the edge and warm at the heart.",
      "Les taches sont irrégulières, sombres au bord et chaudes au cœur.",
    ),
    line(
      "The leopard is small enough to pass for a neutral.",
      "Le léopard, à petite échelle, se porte presque comme un uni.",
    ),
    line(
      "The spots vary in size, as on a real coat.",
      "Les taches varient de taille, comme sur un vrai pelage.",
    ),
  ],
  zebra: [
    line(
      "The stripes fork and taper like a zebra’s.",
      "Les rayures bifurquent et s’affinent comme celles d’un zèbre.",
    ),
    line(
      "Two tones, strong contrast: the zebra does not whisper.",
      "Deux tons, un fort contraste, et le zèbre ne chuchote pas.",
    ),
    line(
      "The wavy bands follow the shape beneath.",
      "Les bandes ondulantes suivent la forme qu’elles couvrent.",
    ),
  ],
  snake: [
    line("Small scales shade gently from light to dark.", "De petites écailles passent du clair au foncé."),
    line(
      "The snake pattern is fine and almost tone on tone.",
      "Le motif serpent est fin, presque ton sur ton.",
    ),
    line(
      "The python marks are only a pattern, put on by hand or by roller.",
      "Les marques de python ne sont qu’un dessin, sans aucun reptile.",
    ),
  ],
  camouflage: [
    line(
      "Patches of several greens and earths blur the outline.",
      "Des taches de vert et de terre brouillent la silhouette.",
    ),
    line(
      "The camouflage is muted and goes with khaki as with black.",
      "Le camouflage, en sourdine, va avec le kaki comme avec le noir.",
    ),
    line("The patches are large, with softened edges.", "Les taches sont larges, aux bords adoucis."),
  ],
  tortoise: [
    line(
      "The tortoiseshell mixes honey and brown in translucent layers.",
      "L’écaille mêle miel et brun en couches translucides.",
    ),
    line(
      "Against the light the tortoiseshell glows amber.",
      "À contre-jour, l’écaille prend des reflets d’ambre.",
    ),
    line(
      "No two pieces carry the same tortoiseshell marks.",
      "Aucune pièce ne porte tout à fait les mêmes taches d’écaille.",
    ),
  ],
  "tie-dye": [
    line(
      "The dye spreads in rings with feathered edges.",
      "La teinture s’étale en cercles aux bords fondus.",
    ),
    line(
      "The tie-dye is uneven by design, and each piece differs.",
      "Le tie and dye est irrégulier par principe, et chaque pièce est différente.",
    ),
    line(
      "Colour runs into colour without a clear border.",
      "Une couleur coule dans l’autre sans frontière nette.",
    ),
  ],
  "colour-block": [
    line(
      "Large fields of colour meet in clean lines.",
      "De grands aplats de couleur se rencontrent en lignes nettes.",
    ),
    line("Two blocks of colour do the work of a pattern.", "Deux blocs de couleur tiennent lieu de motif."),
    line(
      "The colours change all at once, at a straight edge.",
      "Les couleurs changent d’un coup, sur une ligne droite.",
    ),
  ],
  ombre: [
    line(
      "The colour fades slowly from one end to the other.",
      "La couleur se dégrade lentement d’un bout à l’autre.",
    ),
    line("The shading is even, without a visible step.", "Le dégradé est régulier, sans rupture visible."),
    line(
      "Dark at one end, pale at the other, like a sky at dusk.",
      "Foncée d’un côté, pâle de l’autre, la couleur fait penser à un ciel du soir.",
    ),
  ],
} as const satisfies Partial<Record<MotifName, readonly Line[]>>;
