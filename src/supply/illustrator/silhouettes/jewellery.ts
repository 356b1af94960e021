import { acetateSunglasses } from "./jewellery/acetate-sunglasses.ts";
import { aviatorSunglasses } from "./jewellery/aviator-sunglasses.ts";
import { bandRing } from "./jewellery/band-ring.ts";
import { bangle } from "./jewellery/bangle.ts";
import { barCufflinks } from "./jewellery/bar-cufflinks.ts";
import { baseballCap } from "./jewellery/baseball-cap.ts";
import { beadedBracelet } from "./jewellery/beaded-bracelet.ts";
import { beanie } from "./jewellery/beanie.ts";
import { beret } from "./jewellery/beret.ts";
import { bucketHat } from "./jewellery/bucket-hat.ts";
import { cabochonRing } from "./jewellery/cabochon-ring.ts";
import { catEyeSunglasses } from "./jewellery/cat-eye-sunglasses.ts";
import { chainBracelet } from "./jewellery/chain-bracelet.ts";
import { chainNecklace } from "./jewellery/chain-necklace.ts";
import { charmBracelet } from "./jewellery/charm-bracelet.ts";
import { chronograph } from "./jewellery/chronograph.ts";
import { clawClip } from "./jewellery/claw-clip.ts";
import { cordBracelet } from "./jewellery/cord-bracelet.ts";
import { cufflinks } from "./jewellery/cufflinks.ts";
import { diverWatch } from "./jewellery/diver-watch.ts";
import { dressWatch } from "./jewellery/dress-watch.ts";
import { dropEarrings } from "./jewellery/drop-earrings.ts";
import { fedora } from "./jewellery/fedora.ts";
import { fieldWatch } from "./jewellery/field-watch.ts";
import { flatCap } from "./jewellery/flat-cap.ts";
import { hairBow } from "./jewellery/hair-bow.ts";
import { halfRimSunglasses } from "./jewellery/half-rim-sunglasses.ts";
import { headband } from "./jewellery/headband.ts";
import { hoopEarrings } from "./jewellery/hoop-earrings.ts";
import { huggieEarrings } from "./jewellery/huggie-earrings.ts";
import { knotCufflinks } from "./jewellery/knot-cufflinks.ts";
import { layeredNecklace } from "./jewellery/layered-necklace.ts";
import { locketNecklace } from "./jewellery/locket-necklace.ts";
import { oversizedSunglasses } from "./jewellery/oversized-sunglasses.ts";
import { panama } from "./jewellery/panama.ts";
import { paveRing } from "./jewellery/pave-ring.ts";
import { pearlEarrings } from "./jewellery/pearl-earrings.ts";
import { pearlStrand } from "./jewellery/pearl-strand.ts";
import { pendantNecklace } from "./jewellery/pendant-necklace.ts";
import { pompomBeanie } from "./jewellery/pompom-beanie.ts";
import { rectangularWatch } from "./jewellery/rectangular-watch.ts";
import { roundSunglasses } from "./jewellery/round-sunglasses.ts";
import { scrunchie } from "./jewellery/scrunchie.ts";
import { signetRing } from "./jewellery/signet-ring.ts";
import { slenderWatch } from "./jewellery/slender-watch.ts";
import { slimSunglasses } from "./jewellery/slim-sunglasses.ts";
import { solitaireRing } from "./jewellery/solitaire-ring.ts";
import { stackedRings } from "./jewellery/stacked-rings.ts";
import { statementEarrings } from "./jewellery/statement-earrings.ts";
import { stoneCollier } from "./jewellery/stone-collier.ts";
import { studEarrings } from "./jewellery/stud-earrings.ts";
import { tennisBracelet } from "./jewellery/tennis-bracelet.ts";
import { truckerCap } from "./jewellery/trucker-cap.ts";
import { wideBrimHat } from "./jewellery/wide-brim-hat.ts";

export const jewellery = {
  "acetate-sunglasses": acetateSunglasses,
  "aviator-sunglasses": aviatorSunglasses,
  "band-ring": bandRing,
  "bar-cufflinks": barCufflinks,
  "baseball-cap": baseballCap,
  "beaded-bracelet": beadedBracelet,
  "bucket-hat": bucketHat,
  "cabochon-ring": cabochonRing,
  "cat-eye-sunglasses": catEyeSunglasses,
  "chain-bracelet": chainBracelet,
  "chain-necklace": chainNecklace,
  "charm-bracelet": charmBracelet,
  "claw-clip": clawClip,
  "cord-bracelet": cordBracelet,
  "diver-watch": diverWatch,
  "dress-watch": dressWatch,
  "drop-earrings": dropEarrings,
  "field-watch": fieldWatch,
  "flat-cap": flatCap,
  "hair-bow": hairBow,
  "half-rim-sunglasses": halfRimSunglasses,
  "hoop-earrings": hoopEarrings,
  "huggie-earrings": huggieEarrings,
  "knot-cufflinks": knotCufflinks,
  "layered-necklace": layeredNecklace,
  "locket-necklace": locketNecklace,
  "oversized-sunglasses": oversizedSunglasses,
  "pave-ring": paveRing,
  "pearl-earrings": pearlEarrings,
  "pearl-strand": pearlStrand,
  "pendant-necklace": pendantNecklace,
  "pompom-beanie": pompomBeanie,
  "rectangular-watch": rectangularWatch,
  "round-sunglasses": roundSunglasses,
  "signet-ring": signetRing,
  "slender-watch": slenderWatch,
  "slim-sunglasses": slimSunglasses,
  "solitaire-ring": solitaireRing,
  "stacked-rings": stackedRings,
  "statement-earrings": statementEarrings,
  "stone-collier": stoneCollier,
  "stud-earrings": studEarrings,
  "tennis-bracelet": tennisBracelet,
  "trucker-cap": truckerCap,
  "wide-brim-hat": wideBrimHat,
  bangle,
  beanie,
  beret,
  chronograph,
  cufflinks,
  fedora,
  headband,
  panama,
  scrunchie,
} as const;
