import { belts } from "./accessories/belts.ts";
import { hair } from "./accessories/hair.ts";
import { hats } from "./accessories/hats.ts";
import { neckwear } from "./accessories/neckwear.ts";
import { scarvesAndGloves } from "./accessories/scarves-and-gloves.ts";
import { sunglasses } from "./accessories/sunglasses.ts";
import { dayBags } from "./bags/day-bags.ts";
import { shoulderBags } from "./bags/shoulder-bags.ts";
import { smallLeather } from "./bags/small-leather.ts";
import { travelBags } from "./bags/travel.ts";
import { workAndEvening } from "./bags/work-and-evening.ts";
import { cargo } from "./bottoms/cargo.ts";
import { chinos } from "./bottoms/chinos.ts";
import { denim } from "./bottoms/denim.ts";
import { shorts } from "./bottoms/shorts.ts";
import { trousers } from "./bottoms/trousers.ts";
import { parkasAndPuffers } from "./coats/parkas-puffers.ts";
import { raincoats } from "./coats/raincoats.ts";
import { trenches } from "./coats/trenches.ts";
import { woolCoats } from "./coats/wool-coats.ts";
import { dayDresses } from "./dresses/day-dresses.ts";
import { eveningDresses } from "./dresses/evening-dresses.ts";
import { jumpsuits } from "./dresses/jumpsuits.ts";
import { skirts } from "./dresses/skirts.ts";
import { bras } from "./intimates/bras.ts";
import { briefs } from "./intimates/briefs.ts";
import { mensUnderwear } from "./intimates/mens-underwear.ts";
import { nightwear } from "./intimates/nightwear.ts";
import { sets } from "./intimates/sets.ts";
import { socks } from "./intimates/socks.ts";
import { swimwear } from "./intimates/swimwear.ts";
import { tights } from "./intimates/tights.ts";
import { blazers } from "./jackets/blazers.ts";
import { denimJackets } from "./jackets/denim-jackets.ts";
import { gilets } from "./jackets/gilets.ts";
import { leatherJackets } from "./jackets/leather-jackets.ts";
import { lightJackets } from "./jackets/light-jackets.ts";
import { bracelets } from "./jewellery/bracelets.ts";
import { cufflinks } from "./jewellery/cufflinks.ts";
import { earrings } from "./jewellery/earrings.ts";
import { necklaces } from "./jewellery/necklaces.ts";
import { rings } from "./jewellery/rings.ts";
import { watches } from "./jewellery/watches.ts";
import { cardigans } from "./knits/cardigans.ts";
import { pullovers } from "./knits/pullovers.ts";
import { sweats } from "./knits/sweats.ts";
import type { Bank } from "./line.ts";
import { boots } from "./shoes/boots.ts";
import { classics } from "./shoes/classics.ts";
import { heels } from "./shoes/heels.ts";
import { sandals } from "./shoes/sandals.ts";
import { slipOns } from "./shoes/slip-ons.ts";
import { sneakers } from "./shoes/sneakers.ts";
import { sportAndOutdoor } from "./shoes/sport-and-outdoor.ts";
import { sportBottoms } from "./sport/sport-bottoms.ts";
import { sportJackets } from "./sport/sport-jackets.ts";
import { sportTops } from "./sport/sport-tops.ts";
import { eveningSuits } from "./tailoring/evening-suits.ts";
import { suits } from "./tailoring/suits.ts";
import { waistcoats } from "./tailoring/waistcoats.ts";
import { camisolesAndBodies } from "./tops/camisoles-and-bodies.ts";
import { overshirtsAndTunics } from "./tops/overshirts-and-tunics.ts";
import { shirts } from "./tops/shirts.ts";
import { tees } from "./tops/tees.ts";
import { womensTops } from "./tops/womens-tops.ts";

/** All that can be said, family by family. */
export const banks: readonly Bank[] = [
  belts,
  hair,
  hats,
  neckwear,
  scarvesAndGloves,
  sunglasses,
  dayBags,
  shoulderBags,
  smallLeather,
  travelBags,
  workAndEvening,
  cargo,
  chinos,
  denim,
  shorts,
  trousers,
  parkasAndPuffers,
  raincoats,
  trenches,
  woolCoats,
  dayDresses,
  eveningDresses,
  jumpsuits,
  skirts,
  bras,
  briefs,
  mensUnderwear,
  nightwear,
  sets,
  socks,
  swimwear,
  tights,
  blazers,
  denimJackets,
  gilets,
  leatherJackets,
  lightJackets,
  bracelets,
  cufflinks,
  earrings,
  necklaces,
  rings,
  watches,
  cardigans,
  pullovers,
  sweats,
  boots,
  classics,
  heels,
  sandals,
  slipOns,
  sneakers,
  sportAndOutdoor,
  sportBottoms,
  sportJackets,
  sportTops,
  eveningSuits,
  suits,
  waistcoats,
  camisolesAndBodies,
  overshirtsAndTunics,
  shirts,
  tees,
  womensTops,
];
