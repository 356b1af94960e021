import type { ColourKey } from "../attribute.ts";
import type { ColourConcept, Forms, LexiconEntry } from "./concept.ts";

/** Plain names: the first form of each language is the one that shades are built on. */
const plain: readonly (readonly [ColourKey, Forms])[] = [
  ["black", { en: "black, blk, lbd", fr: "noir(e)" }],
  ["white", { en: "white, wht", fr: "blanc, blanche" }],
  ["grey", { en: "grey, gray", fr: "gris(e)" }],
  ["beige", { any: "beige" }],
  ["brown", { en: "brown, brn", fr: "marron, brun(e)" }],
  ["navy", { any: "navy", en: "navy blue", fr: "bleu(e) marine, marine" }],
  ["blue", { en: "blue", fr: "bleu(e)" }],
  ["green", { en: "green", fr: "vert(e)" }],
  ["khaki", { en: "khaki, khakhi, khakis", fr: "kaki, khaki" }],
  ["red", { en: "red", fr: "rouge" }],
  ["burgundy", { en: "burgundy, maroon", any: "bordeaux", fr: "bordeau" }],
  ["pink", { en: "pink, pnk", fr: "rose" }],
  ["purple", { en: "purple, violet, prpl, puple", fr: "violet, violette, mauve" }],
  ["orange", { any: "orange" }],
  ["yellow", { en: "yellow, ylw", fr: "jaune" }],
  [
    "gold",
    {
      en: "gold, golden, gold toned, gold tone, gold plated, gold coloured, gold colour, gold color, gold colored",
      fr: "doré(e), or*, plaqué or*, couleur or*",
    },
  ],
  [
    "silver",
    {
      en: "silver, silver toned, silver tone, silver plated, silver coloured, silver color, sterling silver, silver colored, sliver",
      fr: "argenté(e), argent*, couleur argent*",
    },
  ],
  [
    "multicolour",
    {
      any: "multi",
      en: "multicolour, multicolor, multi colour, multi color, multi coloured, multi colored, multicoloured, multicolored, rainbow, mixed colours, mixed colors, multi colours, assorted colours, assorted colors",
      fr: "multicolore, arc-en-ciel, bariolé(e), coloris assortis, multi couleurs*, multicouleur",
    },
  ],
];

/** Shades, each with the colour a shopper filters by. */
const shades: readonly (readonly [ColourKey, Forms])[] = [
  [
    "black",
    {
      en: "jet black, jet, ebony, onyx, raven, ink black, soft black, off black, coal, carbon, obsidian, caviar, phantom, matte black, black beauty, midnight black, black denim, washed black, core black, triple black, black marl, noir*, liquorice, pirate black, meteorite black",
      fr: "noir de jais, jais, ébène, onyx, noir délavé, noir brut, carbone, noir vernis, encre noire, noir mat, réglisse",
    },
  ],
  [
    "white",
    {
      any: "off white, ivory",
      en: "offwhite, snow white, snow, chalk, pearl, pearl white, alabaster, bone, bright white, optic white, egret, milk, winter white, whisper white, cloud dancer, porcelain, eggshell, antique white, snow marl, vintage white, marshmallow, star white, cloud white, optical white, gardenia, whitecap, coconut, cotton white, white smoke, bone white, moonbeam, birch, chalk white, blanc*, pristine, mother of pearl, white onyx",
      fr: "blanc cassé, blanche cassée, ivoire, blanc neige, neige, craie, nacre, nacré(e), blanc optique, perle, albâtre, blanc lait, lait, blanc naturel, blanc d'hiver, blanc pur, blanc éclatant, porcelaine, blanc crème, blanc nacré",
    },
  ],
  [
    "grey",
    {
      any: "anthracite, taupe, antra",
      en: "charcoal, charcoal grey, charcoal gray, slate, slate grey, ash, ash grey, light grey, dark grey, grey melange, gray melange, grey marl, grey heather, heather grey, heather gray, heathered grey, graphite, smoke, smoke grey, silver grey, silver gray, pearl grey, dove, dove grey, steel grey, steel gray, lead, storm, granite, marl grey, iron, fog, mist grey, cement, concrete, pebble, stone grey, flint, shadow, shark, gun metal grey, gunmetal grey, gun metal gray, ecomix grey, light gray, dark gray, lt grey, dk grey, melange, mottled grey, mottled light grey, pewter grey, mole, asphalt, cloudburst, quiet shade, castlerock, ebony grey, sharkskin, frost grey, dark shadow, quarry, greymelange, mushroom, mushroom grey, elephant, magnet, thunder, cinder, dark slate, nickel grey, oxford grey, silver cloud, dim grey",
      fr: "gris anthracite, gris chiné, gris(e) clair(e), gris(e) foncé(e), gris perle, gris souris, gris ardoise, ardoise, gris acier, graphite, cendre, gris béton, souris, fumée, gris fumé, gris tourterelle, plomb, charbon, gris taupe, gris moyen, gris argent, granit, granite, galet, minéral, gris orage, gris charbon, gris bleuté, chiné gris, brume",
    },
  ],
  [
    "beige",
    {
      any: "nude, greige, ecru",
      en: "cream, sand, oat, oatmeal, stone, skin, buff, ecru, natural, champagne, vanilla, wheat, fawn, biscuit, linen beige, flesh, blonde, neutral, light beige, dark beige, sandstone, dune, desert, straw, almond, oyster, bisque, warm sand, barley, latte, light tan, ginger root, crème, light brown beige, parchment, tapioca, porridge, flax, peyote, oxford tan, humus, sesame, hummus, sand beige, nude pink, cream beige, tusk, cuban sand, feather gray, chateau gray, raffia, pumice stone, macadamia, light khaki beige, incense, moonlight, white pepper, irish cream, pelican, honey oat, safari beige, doeskin, nomad, desert sand, light sand, cashew, khaki beige, soya, whitecap gray, mastic, putty, string beige, sahara",
      fr: "écru(e), crème, sable, grège, chair, champagne, naturel(le), avoine, ficelle, mastic, dune, vanille, coquille d'oeuf, paille, beige rosé, beige clair, beige foncé, nude, biscuit, blé, coquillage, beige sable, lin*, pierre, poudre beige, beige chiné, beige naturel, sahara, café au lait, mastique",
    },
  ],
  [
    "brown",
    {
      any: "camel, cognac, caramel, chocolate, mocca, mocha, espresso",
      en: "tan, coffee, coffee brown, dark brown, light brown, chestnut, tobacco, walnut, cocoa, bronze, copper, toffee, hazel, hazelnut, mahogany, cinnamon, nutmeg, tan brown, dark tan, chocolate brown, mushroom brown, bronze brown, copper brown, cappuccino, bark, sepia brown, brandy, bison, umber, russet brown, russet, frappe, ginger, oak, coffee bean, saddle, whiskey, whisky, tortoise, tortoiseshell, tort, havana, hawana, teak, toasted coconut, toasted brown, carafe, rum raisin, sienna, amber, pecan, cigar, fudge, leather brown, cola, rubber brown, maple, rustic brown, tortoise shell, tawny, camel brown, dk brown, lt brown, brownish, copper toned, bronze toned, antique bronze, copper tone, bracken, acorn, beaver, sepia tint, tabacco, demitasse, burnt umber, cocoa brown, potting soil, java, bombay brown, macchiato, bronzed, wood, rosewood, coconut shell, peanut, autumn brown, otter, mink, ermine, brown sugar, caribou, taupe brown, clay brown, earth, mud, dark earth",
      fr: "fauve, chocolat, tabac, châtaigne, noisette, café, moka, marron glacé, marron foncé, marron clair, bronze, cuivre, cuivré(e), havane, écaille, acajou, cannelle, tan, marron chocolat, marron camel, noyer, brun foncé, brun(e) clair(e), brun chocolat, châtain(e), cacao, ambre, cappuccino, praline, praliné, brou de noix, marron cognac, cigare, whisky, terre, terre d'ombre, sépia",
    },
  ],
  [
    "navy",
    {
      any: "navy marl",
      en: "dark navy, dark blue, midnight blue, midnight, navy blazer, ink, ink blue, deep navy, midnight navy, indigo, french navy, deep blue, oxford blue, eclipse navy, total eclipse, night blue, dk blue, twilight navy, navy peony, dark denim, dark indigo, peacoat, dark sapphire, blue nights, night sky, collegiate navy, sky captain, yale navy, estate blue, insignia blue, navy night, raw denim, rinse, rinsed denim, raw indigo, desert sky, obsidian blue, mood indigo, maritime blue, marina navy, naval academy, baritone blue, salute, dark wash, blue graphite, black iris, insignia, moonlit ocean, mazarine blue, carbon blue",
      fr: "bleu(e) nuit, marine, nuit, bleu foncé, bleue foncée, bleu encre, encre, indigo, bleu indigo, brut, denim brut, bleu brut, bleu profond, marine foncé, bleu minuit, bleu abysse, blue nuit, bleu marine chiné, marine chiné",
    },
  ],
  [
    "blue",
    {
      any: "cobalt, denim blue, royal",
      en: "royal blue, cobalt blue, teal blue, petrol, petrol blue, turquoise, turquoise blue, electric blue, sapphire, bright blue, mid blue, medium blue, steel blue, peacock blue, peacock, ocean, ocean blue, azure, cerulean, denim, lapis, aegean, blueberry, cornflower, french blue, stone blue, airforce blue, air force blue, royal marl, slate blue, atlantic, bluebell, cyan, sea blue, marine blue, nautical blue, storm blue, blue steel, blue denim, mid wash, medium wash, ultramarine, blue melange, klein blue, dusty blue, blue depths, imperial blue, bijou blue, deep water, lagoon, caribbean blue, sodalite blue, surf the web, deep teal blue, dazzling blue, moonlight blue, stonewash, mid stonewash, blue stone, ensign blue, true blue, bluejay, federal blue, limoges, vallarta blue, blue horizon, blue wash, federal, cadet blue, vintage indigo, orion blue, blue wing teal, mykonos blue, brilliant blue, palace blue, ink washed, blue ashes, coronet blue, dutch blue, olympian blue, delft, bright cobalt",
      fr: "bleu roi, bleu(e) canard, bleu pétrole, pétrole, turquoise, bleu électrique, bleu(e) vif, saphir, bleu jean, bleu denim, cyan, azur, outremer, bleu paon, bleu turquoise, lapis, bleu gris, bleu ardoise, bleu cobalt, bleu acier, bleu océan, canard, bleuet, bleu moyen, bleu france, denim, stone, double stone, bleu stone, bleu medium, bleu used, bleu orage, bleu horizon, bleu klein, lagon, bleu lagon, bleu atoll, atoll, bleu chiné, bleu royal",
    },
  ],
  [
    "light-blue",
    {
      en: "light blue, lt blue, baby blue, sky blue, sky, pale blue, powder blue, pastel blue, ice blue, ice, aqua, aqua blue, light denim, bleached denim, light wash, bleach wash, bleached, duck egg, duck egg blue, mist, faded denim, arctic, chambray blue, light indigo, cashmere blue, soft blue, blue mist, glacier, clear sky, cloud blue, crystal blue, blue fog, iced blue, light chambray, celestial blue, blue bell, blue fox, skyway, placid blue, windsurfer, light turquoise, light aqua, starlight blue, bleached blue, forever blue, cloud, zen blue, light stone wash, frosty blue, himmelbla, aquamarine, blue glow, seafoam blue",
      fr: "bleu clair, bleue claire, bleu ciel, bleue ciel, ciel, bleu pâle, bleu pastel, bleu layette, bleu glacier, bleu délavé, bleue délavée, bleached, bleu glacé, aigue-marine, denim clair, bleu poudré, bleu azur, denim délavé, bleu givré, bleu dragée, aqua, bleu super clair, bleu blanchi, bleu aqua, jean clair, bleu lavande",
    },
  ],
  [
    "green",
    {
      any: "teal",
      en: "bottle green, bottle, forest, forest green, emerald, emerald green, sage, sage green, mint, mint green, pistachio, lime, lime green, sea green, seafoam, dark green, light green, hunter green, hunter, apple green, fluorescent green, neon green, parrot green, jade, pine, pine green, fern, kelly green, racing green, british racing green, grass green, leaf green, dark teal, leaf, eucalyptus, aloe, matcha, avocado, basil, aqua green, petrol green, ivy, shamrock, deep forest, celadon, chartreuse, pear green, bright green, spruce, cactus, seaweed, duck green, tea green, spearmint, jungle green, malachite, viridian, deep teal, turquoise green, wasabi, pale green, pastel green, jelly bean, mineral green, laurel, cilantro, balsam green, four leaf clover, scarab, darkest spruce, sycamore, green gables, rosin, evergreen, ponderosa pine, green bay, garden green, bistro green, slate green, hedge green, desert sage, swamp green, lily pad, aqua gray, clover, covert green, golf green, trekking green, shale green, silt green, seagrass, verdant, lizard, teal green, agave, mallard, mallard green, dk green, lt green, optic green, lincoln green, clover green, ocean green, watermelon green, sea pine",
      fr: "vert bouteille, vert(e) d'eau, vert sapin, sapin, émeraude, vert émeraude, sauge, vert sauge, menthe, vert menthe, pistache, vert pistache, anis, vert anis, vert pomme, vert forêt, forêt, jade, vert amande, amande, vert foncé, vert clair, vert anglais, citron vert, sarcelle, céladon, vert canard, vert émeraude foncé, vert tendre, vert fluo, eucalyptus, vert prairie, vert gris, vert paon, vert de gris, absinthe, tilleul, vert lagon, vert pin, vert impérial, vert fougère, fougère, avocat, matcha, vert jade, basilic, cyprès, lichen vert, vert céladon, verdure, vert pastel, vert petrole, vert cactus, cactus, vert chasseur",
    },
  ],
  [
    "khaki",
    {
      en: "olive, olive green, army green, army, moss, moss green, military green, military, light khaki, lt khaki, lt. khaki, dark khaki, khaki green, dark olive, olive drab, combat green, oliv, ivy green, burnt olive, grape leaf, safari, burnt khaki, fatigue, deep lichen green, olive night, dusty olive, olive branch, winter moss, martini olive, capers, uniform green, lichen, deep depths, ranger green, olive grey, forest night, kalamata, army olive, stone green, beetle, green olive, vetiver, oil green, light olive, tarmac, chive",
      fr: "vert kaki, kaki clair, kaki foncé, vert olive, olive, vert militaire, militaire, vert mousse, mousse, vert armée, vert treillis, bronze kaki, lichen, vert lichen, cèdre, caqui, olive foncé, vert army, thym, kaki chiné",
    },
  ],
  [
    "red",
    {
      any: "carmine",
      en: "scarlet, cherry, cherry red, crimson, brick, brick red, ruby, poppy, tomato, fire red, bright red, racing red, lipstick red, vermilion, cardinal, blood red, ruby red, true red, pillar box red, haute red, flame, chilli, chilli red, mars red, chili, fire brick, pompeian red, fiery red, jester red, power red, lava, garnet, infrared, lollipop, goji berry, rio red, chinese red, flame scarlet, high risk red, tango red, barbados cherry, candy red, team red, university red, apple red, rosso, biking red, varsity red, apple cinnamon, paprika, ketchup, pomegranate",
      fr: "rouge vif, vermillon, rouge brique, brique, rubis, cerise, coquelicot, carmin, écarlate, tomate, rouge cerise, rouge feu, piment, paprika, rouge carmin, rouge sang, rouge baiser, rouge coquelicot, ponceau, rouge passion, rouge laque, groseille, rouge vermillon, rouge tomate, rouge piment",
    },
  ],
  [
    "burgundy",
    {
      any: "grenat",
      en: "wine, wine red, oxblood, claret, merlot, dark red, deep red, bordo, marsala, berry, mulberry, burgundy red, maroon red, dark maroon, sangria, cabernet, port royale, zinfandel, ox blood, garnet red, windsor wine, red wine, dark cherry, tawny port, port, deep burgundy, chianti, black cherry, bordeaux red, cranberry, beet red, cordovan, marron, syrah, biking burgundy, rhubarb, burgandy, burgundi, wine tasting, rumba red, mahogany red, fig wine",
      fr: "lie-de-vin, lie de vin, rouge foncé, grenat, bourgogne, rouge bordeaux, vin, griotte, sang de boeuf, amarante, rouge vin, rouge sombre, canneberge, marsala, burgundy",
    },
  ],
  [
    "pink",
    {
      any: "fuchsia, magenta, rose poudre, fuschia",
      en: "blush, blush pink, rose, dusty pink, hot pink, light pink, dusty rose, salmon, salmon pink, baby pink, pale pink, raspberry, neon pink, bubblegum, candy pink, candy, powder pink, cerise, flamingo, watermelon, rose pink, magenta pink, fuchsia pink, pink marl, shocking pink, pastel pink, barbie pink, peony, carnation, rosé, pink lady, old rose, ash rose, mauve pink, orchid pink, punch, fandango pink, cherry blossom, lotus pink, soft pink, rouge pink, strawberry, pink lavender, hot magenta, deep pink, bright pink, petal, petal pink, rosebud, adobe rose, rose dust, misty rose, primrose pink, geranium, new rose, pink nectar, silver pink, sea pink, crystal rose, potpourri, rose tan, evening sand, chalk pink, pale blush, woodrose, foundation pink, fuscia, pinkish, fuchia, cameo rose, camellia, lt pink, rose smoke, pink glow, coral blush, ballet pink, beetroot, beetroot purple, beet, veiled rose, deco rose, peach pink, sugar pink, pearl pink, light pastel pink, dark pink, rose wine, hibiscus, begonia pink, morning glory, sachet pink, prism pink, azalea pink, cloud pink, hotpink, city pink, flaming",
      fr: "rose poudré, rose pâle, vieux rose, rose fuchsia, framboise, saumon, rose clair, rose bonbon, poudre, poudré(e), rose nude, blush, rose thé, rose vif, dragée, bois de rose, rose saumon, guimauve, rose layette, rose fluo, rose pastel, rose foncé, rose antique, pivoine, flamant rose, rose framboise, rose blush, rose tendre, rose corail, rose malabar, rose indien, hibiscus, rose dragée, rose ancien, rose pêche, fushia, magnolia, cyclamen, pétale, grenadine, rose vieilli, rose dusty, rose poudre, rosé(e), églantine",
    },
  ],
  [
    "purple",
    {
      any: "lilas, lavande, aubergine, indigo purple",
      en: "lilac, lavender, plum, mauve, eggplant, grape, amethyst, orchid, heather, damson, purple marl, deep purple, dark purple, light purple, wisteria, iris, royal purple, periwinkle, ultra violet, boysenberry, blackberry, mauve taupe, pale lilac, purple haze, regal orchid, potent purple, dusty lilac, lavender lustre, elderberry, thistle, digital lavender, purple rose, fig, purple heather, grape wine, orchid bouquet, purple pennant, blackcurrant, tulipwood, heliotrope, pastel lilac, acai, byzantium, mauve mist, mauvemist, concord grape, raisin, hortensia, deep lavender, lavendar, lavendula, sheer lilac, nirvana, purple passion, prune",
      fr: "lilas, lavande, prune, mauve, améthyste, parme, pourpre, myrtille, violine, violet foncé, violet clair, cassis, figue, raisin, orchidée, glycine, iris, bruyère, violet pourpre, mûre, wisteria, pervenche, violet lavande",
    },
  ],
  [
    "orange",
    {
      any: "terracotta, coral, tangerine",
      en: "rust, burnt orange, apricot, peach, coral red, coral pink, pumpkin, tiger orange, papaya, neon orange, rust orange, rusty, terra cotta, burnt sienna, clay, light orange, dark orange, persimmon, carrot, bright orange, spice, ochre orange, copper orange, blaze orange, cantaloupe, melon, living coral, hot coral, neon coral, nectarine, sunset, ginger spice, bombay spice, picante, orange rust, sun orange, blood orange, fluo orange, fluorescent orange, autumn leaf, marmalade, orange pop, flame orange, clementine, autumnal, satsuma, peach orange, peach nougat, orangeade, exuberance, fusion coral, spicy orange, koi, sunset orange, rooibos tea, baked clay, adobe, rust brown, sunrise, mecca orange, auburn, tigerlily, mandarin orange, leather orange, amber glow, light coral, golden poppy, mandarin red, dubarry",
      fr: "rouille, corail, abricot, pêche, mandarine, potiron, orangé(e), terre cuite, orange brûlé, melon, argile, terra cotta, orange fluo, carotte, citrouille, roux, rousse, orange sanguine, tuile, sienne, terre de sienne, mangue, papaye, orange vif, capucine, rouille clair, clémentine",
    },
  ],
  [
    "yellow",
    {
      any: "saffron, ocre",
      en: "mustard, mustard yellow, lemon, lemon yellow, butter, butter yellow, ochre, canary, sunshine, neon yellow, maize, honey, daffodil, pale yellow, lime yellow, sunflower, banana, corn, light yellow, dark yellow, bright yellow, pastel yellow, dijon, turmeric, amber yellow, primrose, golden yellow, sun yellow, marigold, honey gold, golden rod, goldenrod, citrus, fluorescent yellow, haldi, curry, cream gold, cyber yellow, straw yellow, lemon drop, safety yellow, solar power, blazing yellow, sulphur, pineapple, sun, buttercup, vibrant yellow, yolk, mimosa, custard, pale banana, empire yellow, aspen gold, spectra yellow, tuscan yellow, lemonade, canary yellow, limelight, celery, yarrow, buff yellow, corn yellow, mellow yellow, habanero gold",
      fr: "moutarde, jaune moutarde, citron, jaune citron, safran, curry, miel, maïs, jaune poussin, jaune pâle, jaune fluo, beurre, jaune vif, jaune paille, tournesol, jaune clair, ocre jaune, jaune ocre, soleil, jaune soleil, jaune pastel, jaune moutarde foncé, mimosa, poussin, bouton d'or, curcuma, jaune beurre, ananas, genêt, topaze, jaune d'or, jaune safran, jaune miel",
    },
  ],
  [
    "gold",
    {
      any: "rose gold, vieil or",
      en: "rosegold, antique gold, yellow gold, brass, old gold, metallic gold, champagne gold, gold metallic, golden toned, 18k gold, 14k gold, 9k gold, gold vermeil, light gold, pale gold, brushed gold, shiny gold, gold foil, matt gold, bronze gold, dull gold",
      fr: "or rose, or jaune, or 18 carats*, or 14 carats*, or 9 carats*, or massif*, laiton, doré rose, doré à l'or fin, or vieilli, vermeil, doré vieilli, or pâle, doré champagne",
    },
  ],
  ["multicolour", { en: "colourful, colorful", fr: "coloré(e)" }],
  [
    "silver",
    {
      any: "chrome",
      en: "steel, gunmetal, gun metal, platinum, metallic silver, stainless steel, silver metallic, metallic, antique silver, pewter, white gold, gun metal silver, titanium, silver steel, titan, shiny silver, nickel, oxidised silver, oxidized silver, silver shimmer, iridescent, mirror silver, ruthenium, silver glitter, metalic",
      fr: "acier, canon de fusil, en acier, platine, argent vieilli, or blanc, métallisé argent, gris métallisé, acier inoxydable, étain, argent massif, argent 925, métallisé(e), titane, rhodié(e), irisé(e)",
    },
  ],
];

const lightTones = "light, pale, pastel, soft, powder, baby, faded, lt, ice";
const deepTones = "dark, deep, midnight, dk";
const otherTones =
  "washed, bright, neon, fluorescent, fluo, hot, dusty, vivid, medium, mid, electric, vintage, warm, cool, rich, muted, burnt, smoky, true, pure, heather, marl, melange, metallic, matte, shiny, antique, flash";

/** What a tone before a colour makes of it, where that is another colour of ours. */
const lighter: Readonly<Partial<Record<ColourKey, ColourKey>>> = { blue: "light-blue" };
const deeper: Readonly<Partial<Record<ColourKey, ColourKey>>> = { blue: "navy", red: "burgundy" };

const toned = [
  "blue",
  "red",
  "green",
  "pink",
  "purple",
  "yellow",
  "orange",
  "brown",
  "grey",
  "beige",
  "khaki",
  "black",
  "white",
  "navy",
  "burgundy",
  "gold",
  "silver",
] as const satisfies readonly ColourKey[];

function tones(): LexiconEntry[] {
  const entry = (key: ColourKey, list: string, name: string): LexiconEntry => ({
    concept: { facet: "colour", key, kind: "plain" },
    forms: {
      en: list
        .split(", ")
        .map((tone) => `${tone} ${name}`)
        .join(", "),
    },
  });
  return toned.flatMap((name) => [
    entry(lighter[name] ?? name, lightTones, name),
    entry(deeper[name] ?? name, deepTones, name),
    entry(name, otherTones, name),
  ]);
}

/** Single words that are a colour wherever they stand; other single words are one only where a colour is due. */
const firm = new Set(
  "anthracite antra taupe charcoal slate ivory offwhite ecru cream nude skin greige camel cognac caramel chocolate mocha mocca espresso tan coffee bronze copper chestnut indigo cobalt turquoise petrol aqua cyan teal emerald sage mint pistachio olive oliv scarlet crimson oxblood claret wine merlot grenat fuchsia fuschia fuscia fuchia magenta salmon lilac lavender lavendar plum mauve aubergine eggplant violet terracotta coral peach apricot rust rusty tangerine mustard ochre saffron rosegold brass gunmetal steel metallic metalic greymelange melange champagne écru(e) crème ivoire chocolat fauve tabac cuivré(e) marine émeraude sauge vermillon corail abricot pêche rouille moutarde safran saumon framboise poudré(e) parme prune lilas lavande violine pourpre orangé(e) ocre laiton vermeil métallisé(e) acier bourgogne nacré(e) kaki grège azur pétrole turquoises bleuet blush hotpink bordo".split(
    " ",
  ),
);

const isLoose = (form: string) => !form.includes(" ") && !firm.has(form);

/** The forms of a shade that are so or not so. */
function only(forms: Forms, wanted: (form: string) => boolean): Forms {
  const kept = Object.entries(forms).map(([language, list]) => [
    language,
    list.split(", ").filter(wanted).join(", "),
  ]);
  return Object.fromEntries(kept);
}

const colour = (key: ColourKey, forms: Forms, kind?: "plain" | "loose"): LexiconEntry => {
  const concept: ColourConcept = { facet: "colour", key, ...(kind && { kind }) };
  return { concept, forms };
};

export const colourWords: readonly LexiconEntry[] = [
  ...plain.map(([key, forms]) => colour(key, forms, "plain")),
  ...tones(),
  ...shades.flatMap(([key, forms]) => [
    colour(
      key,
      only(forms, (form) => !isLoose(form)),
    ),
    colour(key, only(forms, isLoose), "loose"),
  ]),
];
