import { bardotDress } from "./dresses/bardot-dress.ts";
import { blazerDress } from "./dresses/blazer-dress.ts";
import { boilerSuit } from "./dresses/boiler-suit.ts";
import { columnGown } from "./dresses/column-gown.ts";
import { corsetDress } from "./dresses/corset-dress.ts";
import { dungarees } from "./dresses/dungarees.ts";
import { eveningJumpsuit } from "./dresses/evening-jumpsuit.ts";
import { halterDress } from "./dresses/halter-dress.ts";
import { jerseyDress } from "./dresses/jersey-dress.ts";
import { jumpsuit } from "./dresses/jumpsuit.ts";
import { kaftanDress } from "./dresses/kaftan-dress.ts";
import { knitDress } from "./dresses/knit-dress.ts";
import { mermaidGown } from "./dresses/mermaid-gown.ts";
import { partyDress } from "./dresses/party-dress.ts";
import { pinafore } from "./dresses/pinafore.ts";
import { playsuit } from "./dresses/playsuit.ts";
import { sheathDress } from "./dresses/sheath-dress.ts";
import { shiftDress } from "./dresses/shift-dress.ts";
import { shirtDress } from "./dresses/shirt-dress.ts";
import { shortDungarees } from "./dresses/short-dungarees.ts";
import { slipDress } from "./dresses/slip-dress.ts";
import { smockDress } from "./dresses/smock-dress.ts";
import { teaDress } from "./dresses/tea-dress.ts";
import { wrapDress } from "./dresses/wrap-dress.ts";

export const dresses = {
  "slip-dress": slipDress,
  "wrap-dress": wrapDress,
  "shirt-dress": shirtDress,
  "tea-dress": teaDress,
  "knit-dress": knitDress,
  "shift-dress": shiftDress,
  "smock-dress": smockDress,
  "halter-dress": halterDress,
  "jersey-dress": jerseyDress,
  "sheath-dress": sheathDress,
  "column-gown": columnGown,
  "mermaid-gown": mermaidGown,
  "party-dress": partyDress,
  "corset-dress": corsetDress,
  "blazer-dress": blazerDress,
  "bardot-dress": bardotDress,
  "kaftan-dress": kaftanDress,
  "boiler-suit": boilerSuit,
  dungarees,
  "short-dungarees": shortDungarees,
  "evening-jumpsuit": eveningJumpsuit,
  jumpsuit,
  pinafore,
  playsuit,
} as const;
