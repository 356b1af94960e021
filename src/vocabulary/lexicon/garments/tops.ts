import type { LexiconEntry } from "../concept.ts";
import { garment, loosely, weakly } from "../entry.ts";

/** T-shirts to bodysuits, knitwear and sweats. */
export const tops: readonly LexiconEntry[] = [
  garment("t-shirt", "A.1.1", {
    any: "t shirt, tee shirt, tees*, tshrt*",
    en: "tee, baby tee, graphic tee, muscle tee, ringer tee, v neck tee, crew tee, pocket tee, long sleeve tee, t-shirt top, tee top, henley, henley shirt, henley t-shirt, breton top, baseball tee, raglan tee",
    fr: "tee, maillot manches longues, t-shirt col tunisien, t-shirt tunisien, henley, marinière, haut marin",
  }),
  garment(
    "polo",
    { men: "A.1.2", women: "A.1.1" },
    {
      any: "polo t-shirt, polo tee, polo shirt, rugby shirt, polo",
      en: "golf shirt, polo neck t-shirt, polo collar t-shirt, tennis shirt, knitted polo, knit polo",
      fr: "polo en maille, polo de rugby, chemise polo",
    },
  ),
  loosely(
    "family",
    "top",
    { men: "A.1.1", women: "A.1.2" },
    {
      en: "top, women top, tops and tees*, topwear",
      fr: "top, haut, hauts et tops*",
    },
  ),
  garment(
    "fancy-top",
    { men: "A.1.1", women: "A.1.2" },
    {
      any: "crop top, bandeau top, tube top, wrap top, peplum top, halter top, bralette top, bustier top, corset top, cami crop top",
      en: "spaghetti top, strapless top, cold shoulder top, off shoulder top, one shoulder top, halterneck top, sequin top, blouse top, smock top, shell top, tie front top, going out top, jersey top, knitted top, kaftan top, cropped top, mesh top, bustier, corset, square neck top, boob tube, crochet top, poncho top, cape top, kimono top",
      fr: "top bustier, top cache-coeur, top dos nu, haut dos nu, haut bustier, brassière en maille, top à bretelles croisées, haut court, top court, top en maille, bustier, corset, bandeau top, top asymétrique, top noué, haut péplum, cache coeur",
    },
  ),
  garment("shirt", "A.1.3", {
    en: "shirt, dress shirt, formal shirt, casual shirt, button down shirt, button up shirt, button up, button down, oxford shirt, poplin shirt, flannel shirt, western shirt, hawaiian shirt, aloha shirt, bowling shirt, camp collar shirt, cuban shirt, resort shirt, denim shirt, chambray shirt, work shirt, tuxedo shirt, grandad shirt, lumberjack shirt, checked shirt, evening shirt, business shirt, linen shirt, boyfriend shirt, shirt blouse, safari shirt",
    fr: "chemise, chemise habillée, liquette, chemise de soirée, chemise oxford, chemise en jean, chemise en denim, chemise bûcheron, chemise hawaïenne, chemise à carreaux, chemisette, chemise de costume, chemise col mao, chemise de bûcheron",
  }),
  garment(
    "blouse",
    { men: "A.1.3", women: "A.1.3" },
    {
      en: "blouse, tie neck blouse, pussy bow blouse, button down blouse, peasant blouse, wrap blouse, chiffon blouse, silk blouse, ruffle blouse",
      fr: "blouse, chemisier, blouse paysanne, chemisier à lavallière",
    },
  ),
  garment(
    "overshirt",
    { men: "A.1.4", women: "A.1.3" },
    {
      any: "overshirt, shacket",
      en: "over shirt, shirt jacket, jacket shirt",
      fr: "surchemise, sur chemise, veste chemise, chemise veste",
    },
  ),
  garment(
    "tunic",
    { men: "A.1.3", women: "A.1.4" },
    {
      en: "tunic, tunic top, kaftan, caftan, kurta, kurti, kurta set, kurta pyjama, kurta pajama, kurta churidar set, kurta palazzo set, churidar kurta, patiala kurta set, kurta with churidar, salwar suit, salwar kameez, shalwar kameez, salwar kurta, anarkali, anarkali kurta, churidar suit, patiala suit, dress material, salwar and dupatta, salwar dupatta, salwar suit set, kameez, sherwani, nehru kurta, angrakha, angarakha, dhoti set, dhoti kurta, kurta dhoti, kurta dhoti set, kurtis*, kurtas*, straight kurta, a line kurta, kurta pant, kurta pants*, kurta pant set, kurta and pants*, kurta dupatta set, kurta with dupatta, kurta suit set, salwar suit dupatta, salwar suit dupatta material, dupatta material, suit with dupatta, suit material",
      fr: "tunique, caftan, kaftan, kurta, qamis, boubou",
    },
  ),
  garment("tank-top", "A.1.5", {
    any: "tank top, tanktop",
    en: "tank, cami top, cami, camisole, camisole top, vest top, strap top, strappy top, muscle tank, racerback tank, singlet, sleeveless t-shirt, muscle vest, ribbed tank, spaghetti strap top, spaghetti, tank tee, camisoles and slips*, cami vest, racer vest",
    fr: "débardeur, caraco, marcel, camisole, top à bretelles, top à fines bretelles, haut à bretelles, singlet, top débardeur, t-shirt sans manches, débardeur côtelé, haut sans manches*, top sans manches*",
  }),
  garment(
    "bodysuit",
    { women: "A.1.6" },
    {
      en: "bodysuit, body suit, bodies*, body top, bodysuit top, cami body, vest body, tank body, leotard, unitard top",
      fr: "body, bodys, bodies, body manches longues, justaucorps",
    },
  ),
  weakly("body", { women: "A.1.6" }, { en: "body*" }),
  garment("pullover", "A.2.1", {
    any: "pullover, pull over",
    en: "jumper, sweater, knit jumper, knitted jumper, knit sweater, crew neck jumper, v neck jumper, cable jumper, cable knit jumper, fair isle jumper, christmas jumper, ugly sweater, pullover sweater, sweater pullover, slipover, sweater vest, knitted vest, knit vest, sleeveless jumper, sleeveless sweater, fisherman sweater, aran jumper, polo jumper, half zip jumper, quarter zip jumper, 1/4 zip jumper, half zip sweater, quarter zip sweater, quarter zip pullover, winter wear sweater, guernsey, gansey, crewneck sweater, boyfriend sweater, cropped sweater, knitted pullover",
    fr: "pull, chandail, tricot, pull marin, pull torsadé, pull irlandais, pull de noël, pull camionneur, pull sans manches, débardeur en maille, pull court, gros pull, petit pull, pull col v, pull en maille, pull à torsades, pull jacquard, pull norvégien, sous pull, sous-pull col rond",
  }),
  weakly("knit", "A.2.1", {
    en: "knit*, knits*, knitwear, fine knit*, chunky knit*",
    fr: "maille, lainage",
  }),
  garment("cardigan", "A.2.2", {
    any: "cardigan",
    en: "cardi, shrug, bolero, twinset, knit jacket, knitted jacket, cardigan sweater, sweater cardigan, longline cardigan, duster cardigan, coatigan, knitted cardigan, button through cardigan, zip cardigan, waterfall cardigan, cardigan coat",
    fr: "gilet en maille, gilet maille, gilet boutonné, gilet tricoté, gilet long en maille, veste en maille, veste en tricot, boléro, gilet zippé en maille, cardigan long, twin set, gilet fin, gilet en laine, gilet en cachemire, gilet manches longues, gilet à manches longues, gilet col v",
  }),
  loosely("family", "gilet-fr", "A.2.2", { fr: "gilet" }),
  garment("sweatshirt", "A.2.3", {
    any: "sweat shirt, sweats*",
    en: "crew neck sweatshirt, crewneck sweatshirt, crew sweat, crew sweatshirt, sweat top, half zip sweatshirt, quarter zip sweatshirt, fleece sweatshirt, fleece top, sweat, college sweatshirt",
    fr: "sweat, sweat col rond, sweat molletonné, coton ouaté, sweat à col rond, molleton, sweat zippé sans capuche, sweat sans capuche, sweat college",
  }),
  garment("hoodie", "A.2.4", {
    any: "hoodie, hoody, hoodies*, zip hoodie, full zip hoodie",
    en: "hooded sweatshirt, hooded sweater, hooded top, hooded sweat, hoodie sweatshirt, pullover hoodie, hooded jumper, zip up hoodie, zip through hoodie, zip hoody, sweatshirt hoodie, hooded fleece, kangaroo sweatshirt, sweat jacket, sweatjacket",
    fr: "sweat à capuche, sweat-shirt à capuche, sweat capuche, sweat-shirt capuche, sweat à capuche zippé, sweat zippé à capuche, sweat zippé, pull à capuche, veste à capuche en molleton, kangourou, molleton à capuche, coton ouaté à capuche, chandail à capuchon, sweat à capuchon, gilet à capuche, veste molletonnée",
  }),
  garment("roll-neck", "A.2.5", {
    en: "roll neck jumper, roll neck sweater, roll neck pullover, polo neck jumper, polo neck sweater, turtleneck sweater, turtle neck sweater, turtleneck jumper, turtle neck jumper, turtleneck pullover, mock neck sweater, mock neck jumper, funnel neck jumper, funnel neck sweater, high neck jumper, high neck sweater, rollneck knit, turtleneck knit, cowl neck jumper, cowl neck sweater, mock turtleneck, roll neck knitted jumper",
    fr: "pull à col roulé, pull col roulé, pull col montant, pull à col montant, pull col cheminée, pull à col cheminée, sous-pull à col roulé, sous-pull col roulé, sous-pull col montant, tricot à col roulé, chandail à col roulé",
  }),
  weakly("roll-neck-alone", "A.2.5", {
    en: "roll neck, turtleneck, turtle neck, polo neck, mock neck",
    fr: "col roulé",
  }),
  weakly("kidswear", "A.1.1", {
    en: "kidswear, kids wear, teenswear, infantwear, infant wear, babywear, baby wear",
    fr: "vêtement enfant, vêtement bébé",
  }),
  weakly("jersey-shirt", "A.1.1", {
    en: "jersey, football jersey, cricket jersey, basketball jersey, team jersey",
    fr: "maillot",
  }),
];
