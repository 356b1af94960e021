import type { LexiconEntry } from "./concept.ts";
import { facetEntries } from "./entry.ts";

/** What shoppers and shops say besides the garment: for whom, which size, how dear, on what terms. */
export const shoppingWords: readonly LexiconEntry[] = [
  ...facetEntries("wearer", [
    [
      "men",
      {
        any: "homme, hommes",
        en: "men, mens, man, male, males, gents, gent, gentlemen, gentlemens, guys, guy, for him, menswear, for men, his, boyfriend gift, husband, dad, men's, manly, masculine, groom's, mans",
        fr: "masculin(e), pour lui, messieurs, monsieur, pour homme",
      },
    ],
    [
      "women",
      {
        any: "femme, femmes",
        en: "women, womens, woman, womans, ladies, lady, female, females, for her, womenswear, ladieswear, ladys, for women, wmns, wmn, wife, mum, girlfriend gift, womans, w's, womens', feminine fit, misses, laides",
        fr: "féminin, pour elle, dame, dames, madame, mesdames, pour femme, demoiselle",
      },
    ],
    [
      "unisex",
      {
        any: "unisex, unisexe",
        en: "gender neutral, genderless, all gender, his and hers, him and her, adults unisex",
        fr: "mixte, non genré, homme et femme, femme et homme, homme/femme, femme/homme, h/f",
      },
    ],
    [
      "boys",
      { en: "boy, boys, boys', infant boys, toddler boy", fr: "garçon, garçons, petit garçon, garçonnet" },
    ],
    [
      "girls",
      {
        en: "girl, girls, girls', infant girls, toddler girl, little girl",
        fr: "fille, filles, petite fille, fillette",
      },
    ],
    [
      "kids",
      {
        any: "kids, kid, junior, baby, bebe",
        en: "child, children, childrens, infant, infants, toddler, toddlers, newborn, kidswear, teen, teens, youth, juniors, babies, teenage, kids', childs",
        fr: "enfant, enfants, bébé, bébés, ado, adolescent(e), nouveau-né, tout-petit, layette, junior, fillettes",
      },
    ],
  ]),
  ...facetEntries("size", [
    ["XXS", { any: "xxs, 2xs", en: "extra extra small" }],
    ["XS", { any: "xs", en: "extra small", fr: "très petite taille" }],
    ["S", { en: "small, size s", fr: "taille s, petite taille" }],
    ["M", { en: "medium, size m", fr: "taille m" }],
    ["L", { en: "large, size l", fr: "taille l" }],
    ["XL", { any: "xl", en: "extra large, x large", fr: "taille xl" }],
    ["XXL", { any: "xxl, 2xl", en: "extra extra large, xx large", fr: "taille xxl" }],
    ["3XL", { any: "3xl, xxxl" }],
    ["4XL", { any: "4xl, xxxxl" }],
    ["one", { any: "one size, onesize", en: "free size, freesize, one size fits all", fr: "taille unique" }],
    ["petite", { any: "petite", en: "petites, short leg", fr: "petites tailles, petite stature" }],
    [
      "tall",
      { any: "tall", en: "long leg, talls, extra tall", fr: "grande stature, grandes jambes, longue jambe" },
    ],
    [
      "plus",
      {
        any: "curve, plus size",
        en: "plus, big and tall, curvy, plus sized, extended sizes, big & tall, king size",
        fr: "grande taille, grandes tailles, ronde, rondes, grande taille femme, pulpeuse",
      },
    ],
    [
      "maternity",
      {
        any: "maternity",
        en: "pregnancy, nursing, mama, maternity wear, mum to be",
        fr: "grossesse, maternité, femme enceinte, d'allaitement, de grossesse, future maman",
      },
    ],
  ]),
  ...facetEntries("price", [
    [
      "cheap",
      {
        en: "cheap, budget, bargain, inexpensive, low cost, low price, cheapest, dirt cheap",
        fr: "pas cher, pas chère, bon marché, petit prix, petits prix, à petit prix, le moins cher, discount, pas trop cher",
      },
    ],
    [
      "affordable",
      {
        en: "affordable, reasonable, good value, value for money, mid range, reasonably priced, not too expensive",
        fr: "abordable, raisonnable, bon rapport qualité-prix, accessible, milieu de gamme, prix doux",
      },
    ],
    [
      "premium",
      {
        any: "premium",
        en: "high end, high quality, upmarket, upscale, expensive, pricey, investment piece",
        fr: "haut de gamme, cher, chère, belle qualité, de qualité, moyen-haut de gamme",
      },
    ],
    [
      "luxury",
      {
        any: "designer",
        en: "luxury, luxurious, luxe, deluxe, couture, high fashion",
        fr: "luxe, de luxe, luxueux, luxueuse, haute couture, créateur, grande marque, de créateur",
      },
    ],
    [
      "under",
      {
        en: "under, below, less than, up to, at most, max, maximum, no more than, cheaper than, within, not more than",
        fr: "moins de, à moins de, maximum, max, jusqu'à, pas plus de, sous les, en dessous de, inférieur à, au maximum, moins cher que",
      },
    ],
    [
      "over",
      {
        en: "over, above, more than, at least, minimum, min, from, starting at",
        fr: "plus de, à partir de, au moins, minimum, au-dessus de, supérieur à",
      },
    ],
    [
      "about",
      {
        en: "around, about, roughly, approximately, circa",
        fr: "environ, autour de, vers les, à peu près, dans les",
      },
    ],
    ["between", { en: "between", fr: "entre" }],
  ]),
  ...facetEntries("offer", [
    [
      "sale",
      {
        en: "sale, on sale, discount, discounted, reduced, clearance, outlet, deal, deals, promo, markdown, special offer, black friday, half price, last chance",
        fr: "soldes, solde, promo, promotion, en promotion, remise, réduction, déstockage, prix réduit, outlet, en solde, bonne affaire, liquidation, ventes privées",
      },
    ],
    [
      "new",
      {
        en: "new, new in, new arrival, new arrivals, just in, latest, new season, brand new, new collection, just landed",
        fr: "nouveau, nouvelle, nouveauté, nouveautés, nouvelle collection, neuf, neuve, dernières nouveautés, vient d'arriver",
      },
    ],
    [
      "used",
      {
        any: "second hand",
        en: "pre owned, preowned, pre loved, preloved, used, thrift, refurbished, thrifted",
        fr: "seconde main, d'occasion, occasion, de seconde main, reconditionné(e), friperie, déjà porté",
      },
    ],
    [
      "limited",
      {
        any: "collab",
        en: "limited edition, exclusive, capsule, limited, collaboration, special edition",
        fr: "édition limitée, exclusivité, exclu, capsule, série limitée, collection capsule",
      },
    ],
  ]),
  ...facetEntries("build", [
    [
      "padded",
      {
        en: "padded, quilted, puffer, down filled, puffa, insulated, wadded, quilt, diamond quilted, lightly padded",
        fr: "matelassé(e), rembourré(e), ouatiné(e), capitonné(e), ouaté(e), garnissage duvet, isolant(e)",
      },
    ],
    [
      "waterproof",
      {
        any: "gore tex, waterproof",
        en: "water resistant, water repellent, rain, rainproof, showerproof, windproof, weatherproof, shower resistant, shell, wind, water proof",
        fr: "imperméable, déperlant(e), étanche, pluie, coupe-vent, de pluie, waterproof, hydrofuge",
      },
    ],
    [
      "tailored",
      {
        en: "tailored, structured, suit, tailoring, unstructured, sartorial cut, pressed crease",
        fr: "tailleur, de costume, structuré(e), de tailleur, ville, à pinces, pinces",
      },
    ],
    [
      "knitted",
      {
        any: "tricot",
        en: "knit, knitted, fine knit, chunky knit, ribbed, rib, rib knit, pointelle, waffle knit, ribbed knit, knits, gauge knit, open knit, purl",
        fr: "maille, en maille, tricoté(e), côtelé(e), maille côtelée, grosse maille, maille fine, maille ajourée, en tricot",
      },
    ],
    [
      "thermal",
      {
        any: "thermal",
        en: "thermals, heat tech, heattech, base layer, baselayer, thermo",
        fr: "thermique, première couche, thermolactyl",
      },
    ],
    [
      "swim",
      {
        en: "swim, swimming, beach, surf, bathing, board, pool, swimwear",
        fr: "de bain, bain, de plage, surf, de natation, baignade",
      },
    ],
    [
      "lounge",
      {
        en: "lounge, sleep, night, pyjama, pajama, nightwear, bedtime, loungewear, sleepwear",
        fr: "de nuit, d'intérieur, pyjama, homewear, de pyjama",
      },
    ],
    [
      "inner",
      { en: "innerwear, inner, underwear, under, innerwear basics", fr: "sous-vêtement, de corps, de peau" },
    ],
    [
      "set",
      {
        en: "set, combo, combo pack, gift set, giftset, co ord set, kit, two piece, bundle, 2 piece, 3 piece, combo set, gift pack, box set",
        fr: "ensemble, lot, coffret, kit, deux pièces, parure, combo",
      },
    ],
  ]),
  ...facetEntries("activity", [
    [
      "sport",
      {
        en: "sport, sports, athletic, active, performance, activewear, sporting, sports performance, athletics, workout",
        fr: "de sport, sport, d'athlétisme, de fitness, fitness",
      },
    ],
    [
      "running",
      {
        any: "running, jogging, trail",
        en: "run, runner, marathon, track and field, jog",
        fr: "course à pied, de course, course, footing, de running, coureur",
      },
    ],
    [
      "training",
      {
        any: "training, crossfit, gym",
        en: "gym, workout, exercise, compression, weightlifting, boxing",
        fr: "entraînement, musculation, d'entraînement, boxe, de training, compression",
      },
    ],
    ["yoga", { any: "yoga, pilates", en: "dance, ballet, barre", fr: "danse, de yoga, de danse" }],
    [
      "cycling",
      { any: "cycling", en: "cycle, bike, biking, mtb", fr: "cyclisme, vélo, cycliste, de vélo, vtt" },
    ],
    [
      "football",
      {
        any: "football, rugby, basketball, handball, cricket, hockey, baseball",
        en: "soccer, volleyball, netball, nba, nfl",
        fr: "foot, basket-ball, volley, de football, de rugby, de foot",
      },
    ],
    ["tennis", { any: "padel, badminton, squash", en: "tennis, tennis wear", fr: "de tennis, tennis" }],
    ["golf", { any: "golf", fr: "de golf" }],
    [
      "ski",
      {
        any: "ski, snowboard",
        en: "skiing, snowboarding, apres ski, snow sports",
        fr: "de ski, après-ski, sports d'hiver",
      },
    ],
    [
      "hiking",
      {
        any: "trekking, outdoor, trek",
        en: "hiking, hike, climbing, mountaineering, walking, camping, mountain",
        fr: "randonnée, de randonnée, escalade, rando, de montagne, de marche, alpinisme",
      },
    ],
    [
      "swimming",
      { en: "swimming, swim, aquatic, triathlon", fr: "natation, de natation, aquatique, triathlon" },
    ],
  ]),
];
