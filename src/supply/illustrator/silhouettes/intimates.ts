import { balconetteBra } from "./intimates/balconette-bra.ts";
import { bralette } from "./intimates/bralette.ts";
import { brazilianBriefs } from "./intimates/brazilian-briefs.ts";
import { briefs } from "./intimates/briefs.ts";
import { highWaistBriefs } from "./intimates/high-waist-briefs.ts";
import { hipsterBriefs } from "./intimates/hipster-briefs.ts";
import { longlineBra } from "./intimates/longline-bra.ts";
import { plungeBra } from "./intimates/plunge-bra.ts";
import { tShirtBra } from "./intimates/t-shirt-bra.ts";
import { thong } from "./intimates/thong.ts";

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
} as const;
