import type { Concept } from "#vocabulary/lexicon/concept.ts";
import type { Universe } from "#vocabulary/universe.ts";

type Has = (facet: Concept["facet"], ...keys: readonly (string | number)[]) => boolean;
type Rule = readonly [
  key: string,
  when: RegExp | ((has: Has, text: string) => boolean),
  codes: readonly string[] | ((universe: Universe) => readonly string[]),
];

const leathery = (has: Has) => has("material", "leather", "suede", "faux-leather");
const sporty = (has: Has) =>
  has("activity", "sport", "running", "training", "yoga", "cycling") || has("occasion", "sport");
const sleeveless = (has: Has) => has("sleeve", "sleeveless");
/** A dog, the town: whoever walks there is no hiker. */
const walked =
  /(?<![a-z])(?:walk(?:ing|s)? (?:the|my|our|a|around|about|to|in|all|everywhere|long|for)|danc(?:e|ing)|danser|marche[rs]? (?:en|dans|toute|beaucoup|sur|longtemps|des)|walk(?:ing)? (?:a lot|miles)|promene[rs]?)(?![a-z])/;
/** What is worn under a suit is part of one. */
const besideSuit =
  /(?<![a-z])(?:under|with|sous|avec|for|pour) (?:an? |my |the |un |une |mon |le )?(?:suit|costume|costard|smoking|tux(?:edo)?)(?![a-z])/;
const anything = /./;
const midi = (_: Has, text: string) =>
  /(?<![a-z])(?:midi|mi longue|mid length|knee length)(?![a-z])/.test(text);
/** « Une jupe en jean courte » is a mini; in English a short skirt may be any that is short. */
const courte = (has: Has, text: string) => has("length", "short") && /(?<![a-z])courtes?(?![a-z])/.test(text);
const long = (has: Has) => has("length", "maxi");

/** By the name of the garment; the first that fits decides, by the words of the name or by what stands around it. */
export const categoryRules: readonly Rule[] = [
  ["trousers", (has) => has("build", "tailored"), ["A.3.3"]],
  ["trousers", anything, ["A.3"]],
  [
    "tailored-trousers",
    /tailored|dress|suit|formal|smart|costume|tailleur|habille|ville|pinces|smoking/,
    ["A.3.3"],
  ],
  ["tailored-trousers", anything, ["A.3"]],
  ["chinos", /chino|khaki/, ["A.3.2"]],
  ["chinos", anything, ["A.3"]],
  ["leggings", (has, text) => sporty(has) && !/(?<![a-z])(?:yoga|pilates)(?![a-z])/.test(text), ["G.1.2"]],
  ["leggings", (has, text) => sporty(has) && /sport|gym/.test(text), ["G.1.2"]],
  ["shorts", (has) => sporty(has) && has("activity"), ["G.1.2"]],
  ["top", (has) => sporty(has), ["G.1.1"]],
  ["top", /^tops?$/, (universe) => [universe === "women" ? "A.1.2" : "A.1"]],
  ["top", anything, ["A.1"]],
  ["t-shirt", (has) => has("activity", "running", "training", "sport"), ["G.1.1"]],
  ["undershirt", /t ?shirt|tee/, ["A.1.1"]],
  ["knit", anything, ["A.2"]],
  ["hoodie", /^sweats? zippe/, ["A.2.3"]],
  ["sweatshirt", (has) => has("neckline", "hooded"), ["A.2.4"]],
  ["roll-neck", /montant|cheminee|mock|funnel|high neck/, ["A.2.1"]],
  ["pullover", (has) => has("neckline", "roll-neck"), ["A.2.5"]],
  ["gilet-fr", (has, text) => has("build", "tailored") || besideSuit.test(text), ["A.6.3"]],
  ["vest-en", (_, text) => besideSuit.test(text), ["A.6.3"]],
  ["gilet-fr", (has) => sleeveless(has), ["A.4.5"]],
  ["gilet-fr", anything, ["A.2.2"]],
  ["jacket", leathery, ["A.4.3"]],
  ["jacket", (has) => has("material", "denim"), ["A.4.4"]],
  ["jacket", sleeveless, ["A.4.5"]],
  ["jacket", (has) => has("activity", "ski", "running", "training"), ["G.1.3"]],
  ["puffer", sleeveless, ["A.4.5"]],
  ["jacket", anything, ["A.4"]],
  ["blazer", /tweed|cintree|droite|sans col|croisee|boucle/, ["A.4"]],
  ["light-jacket", /workwear|cropped|zip|reversible|courte/, ["A.4"]],
  ["sport-jacket", /^fleece jackets?$|^vestes? polaires?$/, ["A.4"]],
  [
    "wool-coat",
    /wool|laine|overcoat|caban|duff|pea ?coat|pardessus|loden|crombie|chesterfield|reefer|topcoat/,
    ["A.5.1"],
  ],
  ["wool-coat", (has) => has("material", "wool"), ["A.5.1"]],
  ["wool-coat", anything, ["A.5"]],
  ["coat", (has) => has("material", "wool"), ["A.5.1"]],
  ["coat", anything, ["A.5"]],
  ["suit", anything, ["A.6.1"]],
  [
    "evening-dress",
    (has, text) => has("length", "maxi") && !/cocktail|evening|soiree|gown|prom/.test(text),
    ["A.7.3"],
  ],
  ["evening-dress", /cocktail|evening|gown|soiree|bal\b|gala|prom|ball/, ["A.7.4"]],
  ["evening-dress", anything, ["A.7"]],
  ["mini-dress", /mini|courte/, ["A.7.1"]],
  ["mini-dress", anything, ["A.7"]],
  ["dress", (_, text) => /(?<![a-z])mini(?![a-z])/.test(text), ["A.7.1"]],
  ["dress", (_, text) => /(?<![a-z])(?:midi|mi longue)(?![a-z])/.test(text), ["A.7.2"]],
  ["dress", (has) => has("length", "maxi"), ["A.7.3"]],
  ["dress", courte, ["A.7.1"]],
  ["skirt", (_, text) => /(?<![a-z])mini(?![a-z])/.test(text), ["A.8.1"]],
  ["skirt", (_, text) => /(?<![a-z])(?:midi|mi longue)(?![a-z])/.test(text), ["A.8.2"]],
  ["skirt", (has) => has("length", "maxi"), ["A.8.3"]],
  ["skirt", courte, ["A.8.1"]],
  ["mini-skirt", /mini|courte/, ["A.8.1"]],
  ["mini-skirt", long, ["A.8.3"]],
  ["mini-skirt", midi, ["A.8.2"]],
  ["mini-skirt", anything, ["A.8"]],
  ["midi-skirt", /midi|mi ?long|knee|mid/, ["A.8.2"]],
  ["midi-skirt", midi, ["A.8.2"]],
  ["midi-skirt", anything, ["A.8"]],
  ["maxi-skirt", /maxi|long|full|floor/, ["A.8.3"]],
  ["maxi-skirt", anything, ["A.8"]],
  ["classic-shoes", /ville|formal|dress|smart|business|office|habille|costume/, ["B.2"]],
  ["classic-shoes", anything, ["B"]],
  ["casual-shoes", anything, ["B.1"]],
  ["pumps-en", anything, (universe) => [universe === "women" ? "B.2.1" : "B.1.2"]],
  ["pumps", /heels?$|^talons/, ["B.2.1", "B.2.3"]],
  ["pumps", /^chaussures a talons?|^heeled shoes?/, ["B.2.1", "B.2.3"]],
  ["heel-alone", anything, ["B.2.1", "B.2.3"]],
  ["heeled-sandals", /^wedges?$|^compensees$/, ["B"]],
  ["ballerinas", /^flat shoes?$|^chaussures? plates?$/, ["B"]],
  ["boots", (has, text) => has("activity", "hiking") && !walked.test(text), ["B.5.2"]],
  ["boots", (_, text) => /ankle|cheville/.test(text), ["B.3.1"]],
  ["boots", (_, text) => /knee|thigh|genou|hautes/.test(text), ["B.3.2"]],
  ["boots", (has) => has("closure", "lace-up"), ["B.3.2"]],
  ["boots", anything, ["B.3"]],
  ["high-boots", (has) => has("closure", "lace-up"), ["B.3.2"]],
  ["high-boots", /^(?:bottes?|bottes plates|bottes a talons?)$/, ["B.3"]],
  [
    "sandals",
    (has) => has("heelShape") || has("heel", "high", "mid", "low"),
    (universe) => [universe === "women" ? "B.2.3" : "B.4.1"],
  ],
  ["shoes", (has, text) => has("activity", "hiking") && !walked.test(text), ["B.5.2"]],
  ["shoes", (has, text) => (has("activity") || sporty(has)) && !walked.test(text), ["B.5.1"]],
  ["shoes", anything, ["B"]],
  ["bag", (_, text) => /crossbody|bandouliere|cross body|shoulder strap/.test(text), ["C.1.3"]],
  ["bag", anything, ["C.1"]],
  [
    "briefcase",
    /laptop|ordi|document|brief|cartable|mallette|serviette|portfolio|attache|computer/,
    (universe) => [universe === "men" ? "C.1.4" : "C.1.3"],
  ],
  ["briefcase", anything, ["C.1"]],
  // A man's « pochette » beside a bow tie is folded, not carried.
  ["clutch", /^pochettes?$/, (universe) => [universe === "men" ? "D.5.2" : "C.1.4"]],
  ["hat", anything, ["D.2.1"]],
  ["jewellery", anything, ["E.2"]],
  ["mens-underwear", (has) => has("occasion", "beach") || has("build", "swim"), ["F.4.1"]],
  ["underwear", anything, (universe) => [universe === "men" ? "F.1.1" : "F.1"]],
];
