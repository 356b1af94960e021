import type { LexiconEntry } from "./concept.ts";
import { facetEntries } from "./entry.ts";

/** When, where and in what spirit something is worn. */
export const momentWords: readonly LexiconEntry[] = [
  ...facetEntries("occasion", [
    [
      "everyday",
      {
        en: "everyday, every day, daily, casual wear, day to day, for everyday, basics, school run, errands",
        fr: "au quotidien, quotidien(ne), tous les jours, de tous les jours, pour tous les jours, école",
      },
    ],
    [
      "work",
      {
        en: "work, office, business, for work, office wear, corporate, desk to drinks, meeting, business meeting, work wear*, conference, new job, look professional",
        fr: "bureau, travail, pour le bureau, au bureau, professionnel(le), réunion, bureau chic, entreprise, pour travailler, nouveau travail, nouveau job, premier jour de travail",
      },
    ],
    [
      "interview",
      {
        en: "interview, job interview, for an interview, first day at work",
        fr: "entretien, entretien d'embauche, entretien d'emploi",
      },
    ],
    [
      "evening",
      {
        en: "evening, night out, black tie event, black tie wedding, gala, evening wear, dinner, cocktail, ball, opera, theatre, after dark, cocktail hour, eveningwear, prom, going out, nights out",
        fr: "soirée, soir, gala, dîner, cocktail, de soirée, bal, opéra, tenue de soirée, réception, théâtre, du soir, sortir, pour sortir, samedi soir, vendredi soir",
      },
    ],
    [
      "party",
      {
        en: "party, clubbing, partywear, party wear, birthday, new year, new years eve, christmas party, club, nye, festival, festive, hen do, housewarming, concert, disco, diwali, graduation party, parties, stag do, stag party, hen party, christmas parties, birthday party, bachelor party, bachelorette",
        fr: "fête, fêtes, boîte de nuit, anniversaire, réveillon, nouvel an, soirée entre amis, festival, noël, de fête, festif, festive, concert, nouvel-an, enterrement de vie de jeune fille, enterrement de vie de garçon, evjf, evg, soirée du nouvel an, soirée de noël, soirée d'anniversaire, pendaison de crémaillère, faire la fête",
      },
    ],
    [
      "wedding",
      {
        en: "wedding, wedding guest, bridal, bridesmaid, groom, bride, for a wedding, groomsman, wedding party, mother of the bride, civil wedding, wedding collection, weddings, getting married, get married, gets married",
        fr: "mariage, invitée de mariage, invité(e) mariage, mariée, demoiselle d'honneur, pour un mariage, témoin, mairie, mariage civil, cortège, noces, me marie, se marie, nous marions",
      },
    ],
    [
      "date",
      {
        en: "date, date night, romantic dinner, first date, valentine, valentines day, anniversary dinner",
        fr: "rendez-vous, rendez-vous galant, dîner romantique, saint-valentin, rencard, premier rendez-vous, dîner aux chandelles, dîner en amoureux",
      },
    ],
    [
      "travel",
      {
        en: "travel, travelling, traveling, city break, airport, weekend away, flight, trip, road trip, commute, plane, holiday, holidays, vacation, vacay, summer holiday",
        fr: "voyage, escapade, avion, week-end, city trip, déplacement, aéroport, train, road trip, vacances, vacances d'été, voyager, pour voyager",
      },
    ],
    [
      "beach",
      {
        en: "beach, pool, seaside, resort wear, poolside, honeymoon, cruise, boat, swimming pool, island, beach holiday",
        fr: "plage, piscine, bord de mer, à la mer, croisière, lune de miel, à la plage, bateau, pour la plage",
      },
    ],
    [
      "sport",
      {
        en: "gym, workout, fitness, exercise, training session, marathon, match day, pilates, crossfit, work out, working out, going for a run",
        fr: "salle de sport, musculation, entraînement, fitness, marathon, pilates, crossfit, pour le sport, courir, pour courir, faire du sport, faire de la muscu",
      },
    ],
    [
      "outdoor",
      {
        en: "outdoor, outdoors, camping, trek, countryside, mountain, mountains, picnic, walk in the woods, garden, glamping",
        fr: "plein air, outdoor, montagne, campagne, camping, pique-nique, en extérieur, balade",
      },
    ],
    [
      "ceremony",
      {
        en: "ceremony, christening, baptism, communion, graduation, funeral, funerals, christenings, graduates, graduating, formal event, races, race day, formal occasion, special occasion, awards ceremony, ascot, bar mitzvah, occasionwear, occasion wear, eid, ramadan",
        fr: "cérémonie, baptême, communion, remise de diplôme, enterrement, obsèques, grande occasion, occasion spéciale, cérémonies, aïd, bar-mitzvah",
      },
    ],
  ]),
  ...facetEntries("season", [
    [
      "spring",
      {
        en: "spring, springtime, ss24*, ss25*, ss26*, spring summer, mid season, transitional",
        fr: "printemps, mi-saison, printemps-été, demi-saison, printanier, printanière",
      },
    ],
    [
      "summer",
      {
        en: "summer, summery, hot weather, summertime, heatwave, high summer, lightweight, warm weather",
        fr: "été, d'été, estival(e), estivaux, temps chaud, canicule, grosse chaleur, pour l'été, léger, légère",
      },
    ],
    [
      "autumn",
      {
        en: "autumn, fall, autumn winter, aw24*, aw25*, aw26*",
        fr: "automne, automne-hiver, d'automne, automnal(e)",
      },
    ],
    [
      "winter",
      {
        en: "winter, cold weather, snow, wintertime, warm lined, thermal lining, xmas, fleece lining",
        fr: "hiver, d'hiver, grand froid, neige, hivernal(e), temps froid, pour l'hiver, chaud(e)",
      },
    ],
  ]),
  ...facetEntries("style", [
    [
      "minimal",
      {
        any: "minimal, clean girl",
        en: "minimalist, minimalistic, scandi, scandinavian, pared back, understated, clean lines, simple, sleek, less is more, quiet luxury",
        fr: "minimaliste, épuré(e), scandinave, sobre, simple, discret, discrète, lignes épurées, luxe discret",
      },
    ],
    [
      "classic",
      {
        en: "classic, timeless, traditional, parisian, french girl, elegant, heritage style, ladylike, old money, refined, chic",
        fr: "classique, intemporel(le), parisien(ne), élégant(e), raffiné(e), indémodable, chic, bcbg, bon chic bon genre, à la parisienne",
      },
    ],
    [
      "preppy",
      {
        any: "preppy, ivy league, college, varsity",
        en: "collegiate, ivy, prep, nautical, sailor, school style, country club",
        fr: "universitaire, style marin, collégien(ne)",
      },
    ],
    [
      "soft-tailoring",
      {
        en: "soft tailoring, unstructured, deconstructed, relaxed tailoring, unlined, soft shoulder",
        fr: "tailleur souple, déstructuré(e), non doublé(e), tailoring souple",
      },
    ],
    [
      "essentials",
      {
        any: "basic, essential, normcore",
        en: "essentials, everyday essential, wardrobe staple, staple, capsule wardrobe, cosy, cozy, comfy, snug, loungey",
        fr: "basique, essentiel(le), indispensable, basiques, cocooning, cosy, douillet(te), garde-robe capsule, pièce de base",
      },
    ],
    [
      "smart-casual",
      {
        any: "smart casual, casual chic",
        en: "smart, casual friday, smart-casual, dressy casual, smart day",
        fr: "décontracté chic, soigné(e), chic décontracté, décontractée chic",
      },
    ],
    [
      "business-formal",
      {
        any: "business formal, business casual, power dressing",
        en: "formal, formal wear, executive, professional, boardroom, formalwear",
        fr: "formel(le), habillé(e), tenue professionnelle, executive",
      },
    ],
    [
      "sartorial",
      {
        any: "sartorial, dandy",
        en: "bespoke, made to measure, gentleman, dapper, savile row, half canvas, peaky blinders",
        fr: "sur mesure, sur-mesure, gentleman, demi-mesure, tailleur sur mesure",
      },
    ],
    [
      "streetwear",
      {
        any: "streetwear, street, skate, hip hop, hypebeast, urban, gorpcore",
        en: "street style, skater, skateboarding, y2k, drip",
        fr: "urbain(e), style urbain, skateur",
      },
    ],
    [
      "avant-garde",
      {
        any: "avant garde",
        en: "asymmetric, asymmetrical, sculptural, architectural, conceptual, experimental, japanese designer, cut out, cutout",
        fr: "asymétrique, sculptural(e), architectural(e), conceptuel(le), ajouré(e)",
      },
    ],
    [
      "vintage",
      {
        any: "vintage, retro",
        en: "heritage, 50s, 60s, 70s, 80s, 90s, old school, throwback, nostalgic, pin up, rockabilly, antique look",
        fr: "rétro, années 50, années 60, années 70, années 80, années 90, à l'ancienne, pin-up",
      },
    ],
    [
      "bohemian",
      {
        any: "boho",
        en: "bohemian, boho chic, hippie, hippy, folk, ethnic, fringed, fringe, gypsy, embroidered, tassel, tassels, cottagecore",
        fr: "bohème, hippie, ethnique chic, à franges, franges, brodé(e), folk, broderies, pompons, ethno",
      },
    ],
    [
      "rock",
      {
        any: "rock, grunge, punk, biker, gothic, goth",
        en: "rocker, rock chic, studded, distressed, ripped, edgy, studs, emo, destroyed",
        fr: "clouté(e), destroy, déchiré(e), motard(e), rock'n'roll, gothique, cloutée, à clous, troué(e)",
      },
    ],
    [
      "workwear",
      {
        any: "workwear, utility",
        en: "worker, carpenter, utilitarian, chore, military style, functional, army style",
        fr: "utilitaire, ouvrier, style militaire, charpentier",
      },
    ],
    [
      "athleisure",
      {
        any: "athleisure, sportswear",
        en: "sporty, athletic, activewear, sporty chic, sports luxe, active, performance, gymwear",
        fr: "sportif, sportive, esprit sport, technique, sporty",
      },
    ],
    [
      "outdoor",
      {
        any: "gorpcore, trekking",
        en: "all weather, technical outdoor, rugged, alpine, expedition, nature, hiker style",
        fr: "randonneur, baroudeur, alpin(e)",
      },
    ],
    [
      "denim",
      {
        any: "double denim, all denim",
        en: "western, cowboy, cowgirl, canadian tuxedo",
        fr: "total denim, total look denim, cow-boy, western",
      },
    ],
    [
      "evening",
      {
        en: "glamorous, glam, glamour, red carpet, dressy, sparkly, glitter, embellished, shimmer, sparkle, beaded, evening glamour, bejewelled",
        fr: "glamour, scintillant(e), tapis rouge, brillant(e), ornementé(e), perlé(e)",
      },
    ],
    [
      "romantic",
      {
        en: "romantic, feminine, ruffled, ruffle, ruffles, frill, frilled, ruched, girly, dainty, delicate, flirty, coquette, balletcore, bow detail, scalloped",
        fr: "romantique, féminin(e), à volants, volants, volanté(e), froncé(e), froufrou, délicat(e), coquette, smocké(e)",
      },
    ],
    [
      "resort",
      {
        any: "resort, riviera",
        en: "beachy, holiday style, vacation style, tropical style, coastal, mediterranean, hawaiian",
        fr: "esprit vacances, balnéaire, hawaïen(ne), méditerranéen(ne), esprit riviera",
      },
    ],
    [
      "pop",
      {
        any: "pop, funky, kawaii, neon",
        en: "colourful, colorful, bright colours, playful, fun, quirky, dopamine dressing, vibrant, bold colour",
        fr: "coloré(e), flashy, fluo, ludique, acidulé(e), vitaminé(e), couleurs vives, pep's",
      },
    ],
    [
      "bold-prints",
      {
        en: "bold print, statement print, bold prints, maximalist, loud print, clashing prints, busy print",
        fr: "imprimé fort, imprimés forts, maximaliste, imprimé audacieux, grand imprimé",
      },
    ],
  ]),
  ...facetEntries("formality", [
    [
      1,
      {
        any: "loungewear style",
        en: "lounge, around the house, at home, wfh, work from home, lazy sunday",
        fr: "à la maison, télétravail, détente, dimanche",
      },
    ],
    [
      2,
      {
        any: "casual",
        en: "laid back, off duty, relaxed look, dress down, informal",
        fr: "décontracté(e), casual, informel(le), à la cool",
      },
    ],
    [
      3,
      {
        any: "business casual",
        en: "dressed up, semi formal, lunch, brunch",
        fr: "semi-formel(le), déjeuner, brunch, tenue correcte",
      },
    ],
    [
      4,
      {
        any: "cocktail attire",
        en: "formal dress code, dress up, dressed to impress",
        fr: "tenue de ville, tenue habillée, tenue de cocktail, sur son 31",
      },
    ],
    [
      5,
      {
        en: "black tie event, black tie wedding, black tie dress code, black tie dinner, black tie optional, black tie attire, white tie event, state dinner",
        fr: "cravate noire, tenue de gala, tenue de soirée exigée",
      },
    ],
  ]),
];
