import type { LexiconEntry } from "./concept.ts";
import { facetEntries } from "./entry.ts";

export const patternWords: readonly LexiconEntry[] = facetEntries("pattern", [
  [
    "plain",
    {
      en: "plain, solid, unpatterned, block colour, solid colour, solid color, plain dyed",
      fr: "uni(e), sans motif, monochrome",
    },
  ],
  [
    "striped",
    {
      en: "striped, stripe, stripes, stripey, stripy, striper, pinstripe, pinstriped, pin stripe, breton, breton stripe, candy stripe, pencil stripe, vertical stripe, horizontal stripe, micro stripe, pinstripes, ticking stripe, awning stripe",
      fr: "rayé(e), à rayures, rayures, à fines rayures, rayures tennis, marinière rayée, à rayures verticales, ligné(e), rayure, à bandes, bayadère, milleraies*, rayures bretonnes",
    },
  ],
  [
    "checked",
    {
      any: "tartan, gingham, madras, argyle",
      en: "check, checked, checks, checkered, chequered, plaid, windowpane, glen check, buffalo check, buffalo plaid, prince of wales, prince of wales check, burberry check, lumberjack, glen plaid, grid check, checkerboard, chequerboard, shepherd check, tattersall, micro check, over check, blackwatch, black watch check, black watch tartan, check pattern, flannel check, window pane",
      fr: "à carreaux, carreaux, carreau, vichy, écossais(e), prince de galles, damier, à damier, pied-de-puce, à carreaux vichy, quadrillé(e), carreaux fenêtre",
    },
  ],
  [
    "houndstooth",
    {
      any: "houndstooth",
      en: "hounds tooth, dogtooth, dog tooth, puppytooth, houndstooth check, dogstooth",
      fr: "pied-de-poule, pied de poule, pied de coq, pied-de-coq",
    },
  ],
  [
    "polka-dot",
    {
      any: "polka dot",
      en: "polka dots, polka, spotted, dotted, dot, dots, spot print, spotty, pin dot, dotty, dot print, polkadot print, spots",
      fr: "à pois, pois, petits pois, gros pois, plumetis, à petits pois, moucheté(e)",
    },
  ],
  [
    "floral",
    {
      any: "liberty, tropical",
      en: "floral, flower, flowers, flowery, floral print, ditsy, botanical, rose print, flower print, blossom print, ditsy floral, leaf print, palm print, hawaiian print, floral pattern, flower pattern, hibiscus print, daisy print, foral, flowral, tropical print, palm tree print, floral printed",
      fr: "fleuri(e), à fleurs, à fleur, fleurs, floral(e), motif fleuri, imprimé fleuri, imprimé floral, imprimé fleurs, botanique, à imprimé fleuri, fleurettes, imprimé feuillage, imprimé tropical, feuillage, imprimé palmiers, motif floral, à motif floral, florale imprimée",
    },
  ],
  [
    "animal",
    {
      any: "python, zebra",
      en: "leopard, leopard print, animal print, animal, zebra print, snake print, snakeskin, tiger print, cheetah, cheetah print, cow print, snake, croc print, giraffe print, reptile print, leopard spot, croc effect, crocodile print, dalmatian print, tiger stripe, croc embossed, mock croc, lizard print",
      fr: "léopard, imprimé léopard, animalier, animalière, imprimé animalier, zèbre, zébré(e), serpent, imprimé serpent, imprimé zèbre, tigré(e), panthère, imprimé python, effet croco, croco, guépard, imprimé vache, imprimé panthère, peau de serpent, imprimé tigre, façon croco",
    },
  ],
  [
    "camouflage",
    {
      any: "camouflage, camo",
      en: "camouflage print, camo print, military print",
      fr: "imprimé camouflage, motif camouflage, imprimé militaire",
    },
  ],
  [
    "paisley",
    {
      any: "paisley",
      en: "paisley print, bandana print, paisley pattern",
      fr: "motif cachemire, imprimé cachemire, imprimé bandana, cachemire indien",
    },
  ],
  [
    "geometric",
    {
      any: "ikat, jacquard, chevron",
      en: "geometric, geometric print, abstract, abstract print, geo print, zigzag, zig zag, aztec, tribal print, herringbone, chevron print, fair isle, nordic pattern, mosaic, tile print, tribal, diamond pattern, argyle print, ikat print, kalamkari, bandhani, batik, block print, ajrakh, geo, jaipur print, bagru, intarsia, abstract pattern, swirl print, wave print, retro print, baroque print, scarf print",
      fr: "géométrique, motif géométrique, imprimé géométrique, abstrait(e), imprimé abstrait, ethnique, imprimé ethnique, à chevrons, chevrons, losanges, à losanges, zigzag, mosaïque, motifs géométriques, wax, imprimé wax, imprimé foulard, imprimé baroque, motif jacquard, en jacquard, imprimé aztèque",
    },
  ],
  [
    "graphic",
    {
      any: "logo",
      en: "graphic, graphic print, printed, print, prints, slogan, logo print, text print, photo print, cartoon print, motif, embroidered logo, character print, front print, chest print, typographic, artwork print, patterned, all over print, allover print, placement print, monogram, back print, large logo, typographic print, foil print, graffiti, embossed logo, number print, heart print, star print, letter print, pattern",
      fr: "imprimé(e), à message, imprimé graphique, à logo, logo imprimé, slogan, imprimé logo, sérigraphié(e), à motifs, motif graphique, à imprimé, motif, motifs, monogramme, logotypé(e), imprimé placé, imprimé coeur, à inscription, imprimé allover, imprimé étoiles, graphique",
    },
  ],
  [
    "cable",
    {
      en: "cable, cable knit, cable stitch, aran, aran knit",
      fr: "torsadé(e), à torsades, torsades, maille torsadée, point irlandais, grosse torsade, en maille torsadée",
    },
  ],
  [
    "colour-block",
    {
      any: "color block, colour block",
      en: "colourblock, colorblock, colour blocked, colorblocked, colour blocking, colourblocked, two tone, contrast panel, colour block panel, panelled, color blocking, two toned, tri colour",
      fr: "bicolore, tricolore, color-block, bicolor, à empiècements contrastés, deux tons, contrasté(e)",
    },
  ],
  [
    "tie-dye",
    {
      any: "tie dye, tie & dye, tie and dye",
      en: "tie dyed, ombre, dip dye, dip dyed, marble print, acid wash, bleach splatter",
      fr: "effet tie and dye, dégradé(e), effet tie-dye, marbré(e)",
    },
  ],
]);
