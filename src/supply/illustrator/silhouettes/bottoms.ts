import { chinos } from "./bottoms/chinos.ts";
import { jeans } from "./bottoms/jeans.ts";
import { trousers } from "./bottoms/trousers.ts";

export const bottoms = { jeans, chinos, trousers } as const;
