import { balconetteBra } from "./intimates/balconette-bra.ts";
import { bikini } from "./intimates/bikini.ts";
import { boardShorts } from "./intimates/board-shorts.ts";
import { boxerBriefs } from "./intimates/boxer-briefs.ts";
import { boxerShorts } from "./intimates/boxer-shorts.ts";
import { bralette } from "./intimates/bralette.ts";
import { brazilianBriefs } from "./intimates/brazilian-briefs.ts";
import { briefs } from "./intimates/briefs.ts";
import { garterBelt } from "./intimates/garter-belt.ts";
import { highWaistBriefs } from "./intimates/high-waist-briefs.ts";
import { hipsterBriefs } from "./intimates/hipster-briefs.ts";
import { holdUps } from "./intimates/hold-ups.ts";
import { laidTights } from "./intimates/laid-tights.ts";
import { lingerieBody } from "./intimates/lingerie-body.ts";
import { lingerieSet } from "./intimates/lingerie-set.ts";
import { longlineBra } from "./intimates/longline-bra.ts";
import { mensBriefs } from "./intimates/mens-briefs.ts";
import { negligee } from "./intimates/negligee.ts";
import { plungeBra } from "./intimates/plunge-bra.ts";
import { slipSet } from "./intimates/slip-set.ts";
import { swimShorts } from "./intimates/swim-shorts.ts";
import { swimTrunks } from "./intimates/swim-trunks.ts";
import { swimsuit } from "./intimates/swimsuit.ts";
import { tShirtBra } from "./intimates/t-shirt-bra.ts";
import { thong } from "./intimates/thong.ts";
import { tights } from "./intimates/tights.ts";
import { undershirt } from "./intimates/undershirt.ts";
import { underwearPack } from "./intimates/underwear-pack.ts";

export const intimates = {
  "balconette-bra": balconetteBra,
  "plunge-bra": plungeBra,
  "t-shirt-bra": tShirtBra,
  "longline-bra": longlineBra,
  bralette,
  briefs,
  "high-waist-briefs": highWaistBriefs,
  "hipster-briefs": hipsterBriefs,
  "brazilian-briefs": brazilianBriefs,
  thong,
  "lingerie-set": lingerieSet,
  "lingerie-body": lingerieBody,
  swimsuit,
  "boxer-briefs": boxerBriefs,
  "mens-briefs": mensBriefs,
  "boxer-shorts": boxerShorts,
  undershirt,
  "underwear-pack": underwearPack,
  bikini,
  "board-shorts": boardShorts,
  "hold-ups": holdUps,
  "swim-shorts": swimShorts,
  "swim-trunks": swimTrunks,
  tights,
  "laid-tights": laidTights,
  "garter-belt": garterBelt,
  negligee,
  "slip-set": slipSet,
} as const;
