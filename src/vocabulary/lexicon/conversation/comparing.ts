import type { Comparative } from "../../assistant.ts";
import type { Forms } from "../concept.ts";

/** A quality that there can be more or less of, with every word that says there is much of it. */
export interface Quality {
  readonly of: Comparative;
  readonly side: 1 | -1;
  readonly words: Forms;
  /** Words that say by themselves that there should be more of it: "cheaper". */
  readonly more?: Forms;
  /** Words that ask for it without any "more": a warm scarf. */
  readonly alone?: Forms;
}

export const qualities: readonly Quality[] = [
  {
    of: "price",
    side: 1,
    words: {
      en: "expensive, pricey, pricy, dear, costly, steep, upmarket, high end, luxurious, premium",
      fr: "cher, chère, chers, chères, reuch, coûteux, coûteuse, onéreux, onéreuse, haut de gamme, luxueux, luxueuse, salé(e)",
    },
    more: { en: "dearer, pricier, costlier" },
  },
  {
    of: "price",
    side: -1,
    words: {
      en: "affordable, cheap, budget friendly, reasonable, economical, budget, wallet friendly",
      fr: "abordable, économique, bon marché, accessible, raisonnable",
    },
    more: { en: "cheaper, cheapest" },
  },
  {
    of: "formality",
    side: 1,
    words: {
      en: "dressy, formal, elegant, smart, fancy, chic, sophisticated, polished, posh, classy, glamorous, dressed up, professional",
      fr: "habillé(e), formel(le), élégant(e), chic, classe, sophistiqué(e), apprêté(e), raffiné(e), guindé(e), distingué(e), glamour, sérieux, sérieuse",
    },
    more: { en: "dressier, smarter, fancier, posher, classier" },
  },
  {
    of: "formality",
    side: -1,
    words: {
      en: "casual, laid back, informal, everyday, low key, dressed down, chilled",
      fr: "décontracté(e), casual, informel(le), cool, relax, détendu(e), simple à porter",
    },
  },
  {
    of: "length",
    side: 1,
    words: { en: "long", fr: "long(ue)" },
    more: { en: "longer" },
  },
  {
    of: "length",
    side: -1,
    words: { en: "short, mini, cropped", fr: "court(e), mini" },
    more: { en: "shorter" },
  },
  {
    of: "warmth",
    side: 1,
    words: {
      en: "warm, thick, hot, heavy, insulated, cosy, cozy",
      fr: "chaud(e), épais(se), lourd(e), douillet(te), isolant(e)",
    },
    more: { en: "warmer, thicker, heavier, cosier, cozier, hotter" },
    alone: { en: "warm", fr: "chaud(e), bien chaud(e)" },
  },
  {
    of: "warmth",
    side: -1,
    words: {
      en: "lightweight, thin, airy, breathable, summery, cool",
      fr: "léger, légère, légers, légères, fin(e), frais, fraîche, fraîches, aéré(e), respirant(e)",
    },
    more: { en: "cooler, thinner, airier" },
    alone: { en: "lightweight", fr: "léger, légère, légers, légères" },
  },
  {
    of: "lightness",
    side: -1,
    words: { en: "dark, deep", fr: "foncé(e), sombre" },
    more: { en: "darker, deeper" },
  },
  {
    of: "lightness",
    side: 1,
    words: { en: "light, pale, pastel, faded", fr: "clair(e), pâle, pastel, lumineux, lumineuse" },
    more: { en: "lighter, paler" },
    alone: { fr: "clair(e)" },
  },
  {
    of: "fit",
    side: 1,
    words: {
      en: "loose, baggy, roomy, wide, big, oversized, flowy, flowing, relaxed, generous, large, boxy, comfortable, comfy, forgiving",
      fr: "ample, large, loose, oversize, grand(e), lâche, vague, fluide, confortable, à l’aise",
    },
    more: { en: "larger, looser, baggier, roomier, wider, bigger, comfier, flowier, boxier" },
  },
  {
    of: "fit",
    side: -1,
    words: {
      en: "tight, fitted, slim, close fitting, clingy, snug, bodycon, narrow, small, figure hugging, form fitting, fitting, tailored, skinny, structured",
      fr: "serré(e), moulant(e), ajusté(e), cintré(e), étroit(e), près du corps, collant(e), slim, petit(e), structuré(e), près du corp, skinny",
    },
    more: { en: "tighter, slimmer, snugger, narrower, smaller, skinnier" },
  },
  {
    of: "loud",
    side: 1,
    words: {
      en: "bold, loud, flashy, showy, colourful, colorful, bright, busy, fun, eye catching, daring, extravagant, vibrant, playful, quirky, original, in your face, shouty, garish, over the top, ott, sparkly, out there, striking, interesting, gaudy, exciting, patterned, graphic, whimsical, shiny, glittery, sexy, revealing, skimpy, provocative, metallic, detailed, decorative, intricate, eye-catching, ornate, frilly, fussy, flouncy, ruffly, girly, wild, crazy, edgy, funky, youthful, trendy, wordy, jazzy, snazzy, zingy, lively, punchy, cheerful, wacky, eccentric, glitzy, blingy, sassy",
      fr: "voyant(e), flashy, audacieux, audacieuse, original(e), originaux, coloré(e), vif, vive, vifs, vives, tape-à-l’œil, extravagant(e), excentrique, fun, osé(e), chargé(e), criard(e), brillant(e), fantaisie, pétant(e), décolleté(e), sexy, transparent(e), moderne, punchy, bling, bling bling, remarquable, bariolé(e), tapageur, tapageuse, pétillant(e), pimpant(e), gai(e), joyeux, joyeuse, rigolo, rigolote, déjanté(e), funky, pep’s",
    },
    more: {
      en: "bolder, louder, brighter, flashier, funkier, busier, showier, sexier, shinier, edgier, fancier, trendier, jazzier, snazzier, livelier, punchier, quirkier, wilder, crazier",
    },
    alone: {
      en: "shiny, glittery, sexy, revealing, colourful, colorful, vibrant",
      fr: "voyant(e), bien voyant(e), tape-à-l’œil, coloré(e)",
    },
  },
  {
    of: "loud",
    side: -1,
    words: {
      en: "discreet, plain, simple, sober, subtle, understated, neutral, quiet, toned down, muted, modest, boring, restrained, minimalistic, basic, conservative, covered, demure, covering",
      fr: "discret, discrète, discrets, discrètes, sobre, simple, neutre, sage, passe-partout, effacé(e), banal(e), modeste",
    },
    more: { en: "plainer, simpler, quieter, subtler" },
    alone: { en: "discreet, subtle", fr: "discret, discrète, discrets, discrètes, sobre" },
  },
  {
    of: "heel",
    side: 1,
    words: { en: "high, tall", fr: "haut(e)" },
    more: { en: "higher, taller" },
  },
  {
    of: "heel",
    side: -1,
    words: { en: "low, flat", fr: "bas, basse, basses, plat(e)" },
    more: { en: "lower, flatter" },
  },
];

/** Whole phrases that mean more or less of something. */
export const comparingPhrases: readonly (readonly [Comparative, 1 | -1, string])[] = [
  [
    "price",
    1,
    "(?:spend|pay|go|stretch to) (?:a (?:bit|little) |slightly |somewhat )?(?:more|higher)|(?:better|higher|nicer) quality|monter (?:un peu |legerement )?(?:en gamme|le budget|en prix)|(?:mettre|depenser|payer) (?:un peu |bien )?(?:plus|davantage)|meilleure qualite|better ones",
  ],
  [
    "price",
    -1,
    "(?:out of|over|above|beyond) (?:my |the )?(?:budget|price range)|(?:cant|cannot|can t) afford (?:it|that|this|them)|costs? less|hors (?:de )?(?:mon |de mon )?budget|au dessus de (?:mon|mes) (?:budget|moyens)|(?:ca |c est |ils sont |elles sont )?(?:un peu|assez|hyper|super|tres|vachement|sacrement) (?:chers?|cheres?)|(?:c est|ca fait) (?:trop )?(?:chers?|cheres?)|baisser (?:un peu )?(?:le|les) prix|(?:a (?:bit|little)|bit|quite|rather|very|so) (?:expensive|pricey|steep|dear)|coute(?:nt)? moins|a (?:bit|little) much for me|(?:for |at )?half (?:the|that|its) price(?: of(?= ))?|half as (?:much|expensive)",
  ],
  [
    "loud",
    -1,
    "(?:moins|pas) de (?:froufrous?|chichis?|fioritures|fanfreluches|details)|less (?:frou frou|fuss|frills|detail)|fewer (?:frills|details)|no frills|keep it (?:simple|plain|low key)|something simple|quelque chose de simple|(?:reste[rz]?|restons) (?:simples?|sobres?)|bit much(?! for me)|(?:a bit )?over the top|tone it down|qui (?:en )?jette moins|too much going on|passe partout|qui ne se (?:voit|remarque) pas|(?:qui )?se fonde?(?:nt)? dans la masse",
  ],
  [
    "loud",
    1,
    "(?:with )?(?:more|a bit more|plus de|davantage de) (?:colou?rs?|couleurs?|peps|pep s|personnalite|caractere|character|personality|fantaisie|oomph)|stands? out|that pops?|jazz (?:it|things|them) up|spice (?:it|things|them) up|liven (?:it|things|them) up|(?:bit |so |too |very |really |all |kind of |kinda |rather |pretty )(?:boring|bland|dull|drab|safe|vanilla|plain jane|meh|grannyish|frumpy|tame|sad looking)|something (?:with )?(?:wow|fun)|wow factor|(?:un peu |tout ca |trop |tres |assez |vraiment )?(?:fade|tristoune|tristounet|plan plan|mollasson|insipide|ringarde?)s?(?: tout ca)?|ose[rz]?(?: un peu)?(?: plus| davantage)?|lache[rz]? toi|(?:un (?:peu|grain) de|plus de) folie|ca manque de (?:peps|couleur|folie|fun|caractere|pep s)|(?:reveill|pimen?t)e[rz]?(?: moi)?(?: un peu)?(?: tout)? ?ca|(?:qui )?(?:sorte?(?:nt)? du lot|ait du peps|attire(?:nt)? l oeil)",
  ],
  [
    "price",
    1,
    "(?:looks?|feels?|looking)(?: a bit| so| really| very| all)? (?:cheap|tacky|nasty)|fai(?:t|re|sait)(?: un peu| tres| vraiment)? (?:cheap|bas de gamme|toc|bon marche)",
  ],
  [
    "loud",
    1,
    "(?:all |a |bit |so |too |very |rather )+(?:mumsy|frumpy|dowdy|grannyish|old fashioned|middle aged)(?! (?:look|vibe))|fai(?:t|re|s)(?: un peu| trop| vraiment| tres)? (?:meme|mamie|memere|vieux|vieille|ringarde?)(?: tout ca)?",
  ],
  [
    "price",
    -1,
    "(?:is|are|c est|that s|thats) (?:abuse|du vol|a rip off|daylight robbery|exorbitant|hors de prix)",
  ],
  ["loud", 1, "(?:is |are |more |very |so )*bright(?:ly)? colou?red|(?:is|are) bright"],
  ["lightness", 1, "(?:is|are|looks?)(?: more| very| a bit)? faded"],
  [
    "fit",
    1,
    "(?:ca|il|elle|ils|elles) me (?:boudine|serre|moule|colle|comprime|scie)(?:nt)?(?: [a-z]+)?|je (?:suis|me sens) (?:toute? |trop )?(?:serree?|boudinee?|a l etroit)(?: dedans)?|(?:more|extra|some) (?:room|space|breathing room)(?: (?:in|around|at|for) [a-z]+(?: [a-z]+)?)?|room to breathe|plus d (?:aisance|ampleur)|(?:ca )?baille pas|too clingy|hugs? (?:me )?too much|squeez(?:es|ed|ing)(?: me)?|i look like a sausage",
  ],
  [
    "fit",
    -1,
    "(?:je )?(?:nage|flotte)(?: un peu| completement)? dedans|(?:i am )?(?:drowning|swimming) in (?:it|this|that|them|these)|like a (?:sack|tent)|(?:comme |on dirait |l air d )un sac(?: a patates| a pommes de terre)?",
  ],
  [
    "formality",
    1,
    "(?:smarten|dress|posh|class) (?:it|things|them) up|step (?:it )?up a notch|plus (?:de classe|d allure|d elegance)|un cran au dessus|more grown up|plus adulte",
  ],
  [
    "formality",
    -1,
    "(?:dress|bring) (?:it|things|them) down(?: a notch)?|less (?:stuffy|stiff|uptight)|(?:too|so) (?:stuffy|stiff|uptight)|(?:moins|trop) (?:coincee?|guindee?|strict(?:e)?)s?|(?:fait|faire) (?:trop )?(?:mariage|bureau|banquier)",
  ],
  [
    "length",
    -1,
    "(?:nothing|not|no longer than|never|pas|rien|jamais)(?: that goes| qui descende?| qui arrive| plus bas que)? (?:below|past|under|beyond|longer than|sous|en dessous (?:du|des)|au dessous (?:du|des)|plus bas que)? ?(?:the |my |le |les |mes )?(?:knees?|genoux?)",
  ],
  [
    "length",
    1,
    "(?:covers?|covering|hides?|past) (?:my |the )?(?:knees?|bum|bottom|thighs?)|(?:cache|couvre)(?:nt)? (?:les |mes )?(?:genoux|fesses|cuisses)",
  ],
  [
    "warmth",
    1,
    "it is (?:freezing|so cold|really cold|cold|chilly|minus [0-9]+)(?: [a-z]+){0,2}|il (?:fait|fera) (?:tres |super |vraiment )?froid|(?:il|ca) caille|on gele|keeps? me warm|(?:qui )?(?:tienne?(?:nt)?|tien(?:t|nent)) (?:bien )?chaud|(?:more|better) insulation|qui rechauffe",
  ],
  [
    "warmth",
    -1,
    "it is (?:boiling|so hot|really hot|scorching|too warm|sweltering)(?: [a-z]+){0,2}|in this heat|(?:something |sth )light(?= |$)(?! (?:blue|grey|green|pink|brown|coloured|in colour|wash|denim))|light(?= (?:summer |spring |knit |cotton |linen )?(?:jacket|coat|layer|jumper|cardigan|sweater|knit)(?![a-z]))|il (?:fait|fera) (?:tres |super |vraiment |trop )?chaud|on creve de chaud",
  ],
  [
    "lightness",
    1,
    "(?:no|not|nothing in|without|avoid|hate)(?: too| any| a)? dark (?:colou?rs?|shades?|tones?)|(?:pas (?:en |de |dans les )?|sans |ni |evite[rz]? (?:les )?)(?:couleurs?|tons?|teintes?|coloris) (?:trop )?(?:sombres?|foncee?s?)",
  ],
  [
    "lightness",
    -1,
    "(?:no|not|nothing in|without|avoid|hate)(?: too| any| a)? (?:light|pale) (?:colou?rs?|shades?|tones?)|(?:pas (?:en |de |dans les )?|sans |ni |evite[rz]? (?:les )?)(?:couleurs?|tons?|teintes?|coloris) (?:trop )?(?:claire?s?|pales?)",
  ],
  [
    "lightness",
    -1,
    "(?:in |in a |a )?dark(?:er)?(?: in)? (?:colou?r(?:ed|s)?|shades?|tones?)|is dark(?= |$|[,.])|(?:couleurs?|tons?|teintes?|coloris) (?:plus )?(?:sombres?|foncee?s?)",
  ],
  [
    "lightness",
    1,
    "(?:in |in a |a )?light(?:er)?(?: in)? (?:colou?r(?:ed|s)?|shades?|tones?)|(?:couleurs?|tons?|teintes?|coloris) (?:plus )?(?:claire?s?|pales?)",
  ],
  [
    "heel",
    -1,
    "(?:avec )?(?:un peu )?moins de (?:hauteur de )?talons?|(?:with )?(?:less|a bit less|not so much) (?:of an? )?heel|talons? (?:un peu )?moins hauts?",
  ],
  ["heel", 1, "(?:avec )?(?:un peu )?plus de talons?|(?:with )?(?:more|a bit more) (?:of an? )?heel"],
  [
    "lightness",
    -1,
    "(?<=^ *|, *|and |et |but |mais )(?:dark|fonce|foncee|sombre)s?(?= ?(?:$|[,.!?]| ones?(?![a-z])| please| svp))",
  ],
];

/** How much more or less, which changes nothing. */
export const comparingAdverbs: Readonly<Record<"en" | "fr", string>> = {
  en: "a bit|a little|a little bit|a tad|slightly|somewhat|much|way|far|even|a lot|really|rather|quite|bit|kind of|kinda|still",
  fr: "un peu|un poil|un chouia|legerement|beaucoup|bien|nettement|encore|largement|carrement|vraiment|franchement|toutes?|tous|quand meme|un tantinet|tellement",
};
