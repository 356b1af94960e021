import { baguette } from "./leather-goods/baguette.ts";
import { belt } from "./leather-goods/belt.ts";
import { beltBag } from "./leather-goods/belt-bag.ts";
import { bifoldWallet } from "./leather-goods/bifold-wallet.ts";
import { bowTie } from "./leather-goods/bow-tie.ts";
import { boxClutch } from "./leather-goods/box-clutch.ts";
import { briefcase } from "./leather-goods/briefcase.ts";
import { bucketBag } from "./leather-goods/bucket-bag.ts";
import { cameraBag } from "./leather-goods/camera-bag.ts";
import { cardHolder } from "./leather-goods/card-holder.ts";
import { envelopeClutch } from "./leather-goods/envelope-clutch.ts";
import { eveningGloves } from "./leather-goods/evening-gloves.ts";
import { flapBackpack } from "./leather-goods/flap-backpack.ts";
import { flapBag } from "./leather-goods/flap-bag.ts";
import { frameClutch } from "./leather-goods/frame-clutch.ts";
import { garmentHoldall } from "./leather-goods/garment-holdall.ts";
import { hobo } from "./leather-goods/hobo.ts";
import { knitGloves } from "./leather-goods/knit-gloves.ts";
import { knittedTie } from "./leather-goods/knitted-tie.ts";
import { leatherGloves } from "./leather-goods/leather-gloves.ts";
import { longScarf } from "./leather-goods/long-scarf.ts";
import { messenger } from "./leather-goods/messenger.ts";
import { pocketSquare } from "./leather-goods/pocket-square.ts";
import { portfolio } from "./leather-goods/portfolio.ts";
import { pouch } from "./leather-goods/pouch.ts";
import { rollTop } from "./leather-goods/roll-top.ts";
import { saddleBag } from "./leather-goods/saddle-bag.ts";
import { shopper } from "./leather-goods/shopper.ts";
import { silkSquare } from "./leather-goods/silk-square.ts";
import { skinnyScarf } from "./leather-goods/skinny-scarf.ts";
import { snood } from "./leather-goods/snood.ts";
import { strawBasket } from "./leather-goods/straw-basket.ts";
import { tie } from "./leather-goods/tie.ts";
import { tote } from "./leather-goods/tote.ts";
import { trifoldWallet } from "./leather-goods/trifold-wallet.ts";
import { trolley } from "./leather-goods/trolley.ts";
import { waistBelt } from "./leather-goods/waist-belt.ts";
import { weekender } from "./leather-goods/weekender.ts";
import { zipBackpack } from "./leather-goods/zip-backpack.ts";
import { zipCardCase } from "./leather-goods/zip-card-case.ts";
import { zipWallet } from "./leather-goods/zip-wallet.ts";

export const leatherGoods = {
  "flap-backpack": flapBackpack,
  "roll-top": rollTop,
  "zip-backpack": zipBackpack,
  tote,
  shopper,
  "straw-basket": strawBasket,
  hobo,
  "flap-bag": flapBag,
  "camera-bag": cameraBag,
  "saddle-bag": saddleBag,
  baguette,
  "bucket-bag": bucketBag,
  "belt-bag": beltBag,
  messenger,
  portfolio,
  briefcase,
  "envelope-clutch": envelopeClutch,
  "frame-clutch": frameClutch,
  pouch,
  "box-clutch": boxClutch,
  weekender,
  trolley,
  "garment-holdall": garmentHoldall,
  "bifold-wallet": bifoldWallet,
  "zip-wallet": zipWallet,
  "trifold-wallet": trifoldWallet,
  "card-holder": cardHolder,
  "zip-card-case": zipCardCase,
  belt,
  "waist-belt": waistBelt,
  "long-scarf": longScarf,
  "silk-square": silkSquare,
  snood,
  "skinny-scarf": skinnyScarf,
  "leather-gloves": leatherGloves,
  "knit-gloves": knitGloves,
  "evening-gloves": eveningGloves,
  tie,
  "knitted-tie": knittedTie,
  "bow-tie": bowTie,
  "pocket-square": pocketSquare,
} as const;
