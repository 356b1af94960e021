import type { LexiconEntry } from "./concept.ts";
import { facetEntries } from "./entry.ts";

/** Cloths and fibres; trade names and weaves stand for the material people filter by. */
export const materialWords: readonly LexiconEntry[] = facetEntries("material", [
  [
    "cotton",
    {
      any: "popeline, seersucker, pima, chambray, gabardine cotton, khadi",
      en: "cotton, organic cotton, pima cotton, supima, egyptian cotton, poplin, oxford cloth, cotton twill, twill, flannel, flannelette, muslin, percale, cotton blend, broderie anglaise, broderie, cotton poplin, cotton jersey, cotton stretch, terry, towelling, ribbed cotton, waffle, cotton rich, brushed cotton, sateen, cheesecloth, voile, cambric, combed cotton, cotton mix, cotton linen, pique, pique cotton, heavyweight cotton, french terry, cotton canvas",
      fr: "coton, coton bio, coton biologique, popeline de coton, flanelle, gaze de coton, double gaze, piqué de coton, maille piquée, twill de coton, éponge, percale, broderie anglaise, coton peigné, coton stretch, en coton, oxford, satin de coton, voile de coton, crépon de coton, coton mélangé, gabardine de coton, crépon, coton côtelé, toile de coton, piqué, coton épais, nid d'abeille, batiste, vichy de coton",
    },
  ],
  [
    "linen",
    {
      en: "linen, linen blend, flax linen, pure linen, linen cotton, ramie, hemp, jute, linen mix",
      fr: "en lin, lin lavé, lin mélangé, chanvre, coton et lin, 100% lin, lin, lin et coton, ramie, mélange de lin",
    },
  ],
  [
    "wool",
    {
      any: "merinos, merino, alpaca, tweed wool, loden",
      en: "wool, woollen, woolen, lambswool, lambs wool, merino wool, wool blend, virgin wool, boiled wool, shetland, alpaca wool, wool mix, felt, worsted, camel hair, yak, felted wool, wool flannel, wool rich, boucle, bouclé wool, woolmark, extrafine merino, wool crepe, melton, harris wool, angora, shetland wool, pure wool",
      fr: "laine, laine mérinos, mérinos, laine vierge, laine bouillie, laine d'agneau, laine mélangée, alpaga, drap de laine, lainage, feutre, bouclette, laine froide, en laine, laine et cachemire, mérinos extrafin, shetland, laine shetland, feutrine, poil de chameau, maille bouclette, flanelle de laine, angora, en feutre, laine peignée",
    },
  ],
  [
    "cashmere",
    {
      any: "pashmina cashmere",
      en: "cashmere, cashmere blend, pure cashmere, cashmere mix, cashmere silk",
      fr: "cachemire, 100% cachemire, en cachemire, pur cachemire, cachemire et soie",
    },
  ],
  [
    "mohair",
    {
      any: "mohair",
      en: "mohair blend, brushed mohair, kid mohair",
      fr: "mohair mélangé, kid mohair, en mohair",
    },
  ],
  [
    "silk",
    {
      any: "crepe de chine, dupion",
      en: "silk, silk blend, mulberry silk, habotai, dupioni, raw silk, tussar, washed silk, pure silk, silk chiffon, art silk, chanderi, banarasi, silk twill, silk satin",
      fr: "soie, en soie, soie lavée, twill de soie, mousseline de soie, crêpe de soie, satin de soie, 100% soie, pure soie, soie mélangée",
    },
  ],
  [
    "satin",
    {
      any: "satin",
      en: "satin finish, satin look, charmeuse, satin crepe, silky",
      fr: "satiné(e), en satin, effet satiné, satin fluide",
    },
  ],
  [
    "velvet",
    {
      any: "velvet",
      en: "velour, velvet devore, crushed velvet, velvet look, velveteen, devore",
      fr: "velours, en velours, velours frappé, velours lisse, velours ras, panne de velours",
    },
  ],
  [
    "leather",
    {
      any: "nappa",
      en: "leather, genuine leather, real leather, lambskin, calfskin, calf leather, cowhide, sheepskin, shearling, patent leather, full grain leather, patent, nappa leather, goatskin, saffiano, grained leather, horsehair, pony hair, buffalo leather, vegetable tanned leather, napa, leathers, pebbled leather, leather upper, kidskin, lambs leather, italian leather",
      fr: "cuir, cuir véritable, cuir d'agneau, cuir de veau, cuir vernis, cuir lisse, cuir grainé, agneau, peau lainée, mouton retourné, en cuir, cuir de vachette, vachette, cuir pleine fleur, croûte de cuir, cuir verni, agneau plongé, cuir tressé, cuir de vache, poulain, cuir souple, veau, cuir lainé, cuir saffiano, chevreau",
    },
  ],
  [
    "suede",
    {
      any: "nubuck, suede, alcantara",
      en: "suedette, nubuck leather, suede leather, faux suede, microsuede, suede look, imitation suede, split suede, suede finish",
      fr: "daim, veau velours, suédine, croûte de velours, chèvre velours, cuir velours, cuir suédé, suédé(e), nubuck, en daim, cuir velouté, cuir nubuck, effet daim, velours de cuir, en suédine",
    },
  ],
  [
    "denim",
    {
      any: "denim, selvedge",
      en: "selvedge denim, stretch denim, organic denim, denim look, rigid denim, japanese denim",
      fr: "en jean, en jeans, en denim, toile denim, denim stretch, effet denim, toile de jean",
    },
  ],
  [
    "corduroy",
    {
      any: "corduroy",
      en: "cord, cords, needlecord, jumbo cord, baby cord, corded, corduroys",
      fr: "velours côtelé, velours cotelé, velours milleraies, velours mille-raies, velours à côtes, en velours côtelé",
    },
  ],
  [
    "tweed",
    {
      any: "tweed, harris tweed",
      en: "donegal, boucle tweed, tweedy",
      fr: "en tweed, tweed de laine, effet tweed, donegal",
    },
  ],
  [
    "jersey",
    {
      any: "jersey",
      en: "stretch jersey, ponte, ponte roma, slub jersey, interlock, modal jersey, scuba, single jersey, double jersey",
      fr: "en jersey, jersey de coton, maille milano, jersey fluide, maille interlock, jersey stretch, scuba",
    },
  ],
  [
    "fleece",
    {
      any: "sherpa, polartec",
      en: "fleece, polar fleece, brushed fleece, sherpa fleece, fleece lined, microfleece, micro fleece, borg, plush, teddy fleece, bonded fleece, brushed back fleece",
      fr: "polaire, molleton, molletonné(e), maille polaire, en molleton, en polaire, peluche, doublé polaire, doublure polaire, micropolaire, effet peluche, molleton gratté",
    },
  ],
  [
    "lace",
    {
      any: "guipure, macrame",
      en: "lace, lacy, crochet lace, lace trim, broderie lace, guipure lace, eyelash lace, chantilly lace, lace detail, crochet, crocheted, eyelet, openwork lace",
      fr: "dentelle, en dentelle, crochet, au crochet, broderie dentelle, dentelle florale, guipure, macramé, dentelle de calais",
    },
  ],
  [
    "polyester",
    {
      any: "georgette, tulle, organza, scuba polyester, gore tex, goretex, mesh, microfibre, chiffon, dri fit, climalite, climacool, coolmax, primaloft, thinsulate",
      en: "polyester, recycled polyester, microfiber, faux silk, poly, sequin, sequins, sequinned, sequined, poly blend, polycotton, poly cotton, pu coated, tricot, neoprene, performance fabric, airtex, lurex",
      fr: "polyester, polyester recyclé, mousseline, tulle, crêpe, sequins, paillettes, à sequins, pailleté(e), maille filet, résille, organza, tulle brodé, voile, lurex, crêpe fluide, georgette, néoprène",
    },
  ],
  [
    "viscose",
    {
      any: "tencel, lyocell, modal, ecovero, rayon, cupro",
      en: "viscose, bamboo viscose, viscose blend, tencel lyocell, crinkle viscose, acetate, triacetate, bamboo, rayon blend, viscose crepe, micromodal, livaeco",
      fr: "viscose, en viscose, viscose fluide, tencel, modal, bambou, viscose de bambou, acétate, fibranne, crêpe de viscose, viscose ecovero",
    },
  ],
  [
    "nylon",
    {
      any: "nylon, polyamide, cordura, taslan, ripstop, econyl",
      en: "recycled nylon, ballistic nylon, shell fabric, parachute fabric, nylon blend, crinkle nylon, taffeta",
      fr: "polyamide recyclé, toile parachute, taffetas, toile technique, nylon recyclé, en nylon, tissu technique",
    },
  ],
  [
    "acrylic",
    { en: "acrylic, acrylic blend, acrylic knit", fr: "acrylique, maille acrylique, en acrylique" },
  ],
  [
    "elastane",
    {
      any: "elastane, spandex, lycra, stretch",
      en: "stretchy, super stretch, power stretch, stretch fabric, 4 way stretch, power mesh",
      fr: "élasthanne, extensible, stretch, en stretch, maille extensible, bi-stretch",
    },
  ],
  [
    "down",
    {
      en: "down, duck down, goose down, down filled, feather down, feather, down fill, recycled down, duvet",
      fr: "duvet, plumes, duvet de canard, duvet d'oie, garni de duvet, plumes et duvet",
    },
  ],
  [
    "faux-fur",
    {
      en: "faux fur, fake fur, teddy fur, borg fur, fur, furry, shaggy, fluffy, fur trim, faux shearling, faux fur lined, fuax fur, eco fur, imitation fur, fun fur",
      fr: "fausse fourrure, fourrure, imitation fourrure, fourrure synthétique, effet fourrure, en fausse fourrure, fourré(e), simili fourrure, fausse peau lainée, imitation peau lainée",
    },
  ],
  [
    "faux-leather",
    {
      any: "polyurethane, skai",
      en: "faux leather, vegan leather, pu leather, leatherette, leather look, pleather, pu, imitation leather, synthetic leather, artificial leather, fake leather, leatherite, vegan friendly leather, coated, wet look, vinyl, rexine, non leather",
      fr: "similicuir, simili cuir, cuir vegan, imitation cuir, effet cuir, polyuréthane, cuir synthétique, simili, aspect cuir, enduit(e), vinyle, vinyl, faux cuir, façon cuir, en similicuir, cuir végétalien, synthétique, en cuir vegan, en cuir synthétique, en cuir végétalien, en cuir de pomme, en cuir d'ananas, en cuir de cactus",
    },
  ],
  [
    "rubber",
    {
      any: "eva, tpr, pvc, silicone, croslite",
      en: "rubber, rubber sole, jelly, plastic, gum sole, crepe sole, latex",
      fr: "caoutchouc, semelle en caoutchouc, plastique, gomme, semelle gomme, en caoutchouc, latex",
    },
  ],
  [
    "canvas",
    {
      any: "canvas",
      en: "canvas upper, cotton duck, duck canvas, sailcloth, waxed canvas, waxed cotton, gabardine, raffia, straw, wicker, coated canvas",
      fr: "toile, en toile, toile enduite, toile cirée, coton ciré, raphia, osier, paille tressée, en raphia, toile huilée, gabardine, en paille, toile monogram, rotin",
    },
  ],
  [
    "metal",
    {
      any: "titanium",
      en: "metal, stainless steel, sterling silver, 925 silver, gold plated, brass, alloy, gold vermeil, aluminium, brass plated, stainless, zirconia, cubic zirconia, rhinestone, rhinestones, crystal, crystals, diamond, diamonds, pearl, pearls, silver plated, 18k gold, 14k gold, rhodium plated, solid gold, diamante, german silver, copper plated, oxidised silver, metallic chain",
      fr: "métal, acier inoxydable, argent 925, argent massif, plaqué or, laiton, vermeil, zirconium, or 18 carats, strass, cristal, diamant, perle, perles, oxydes de zirconium, acier doré, plaqué argent, oxyde de zirconium, en acier, or massif, perle de culture, perles d'eau douce, laiton doré, argent rhodié",
    },
  ],
]);
