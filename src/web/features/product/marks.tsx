import { MatchRing } from "#web/ui/match-ring.tsx";
import { StretchMark } from "./stretch-mark.tsx";

export const marks = { MatchRing, StretchMark };
