import type { LexiconEntry } from "./concept.ts";
import { facetEntries } from "./entry.ts";

export const cutWords: readonly LexiconEntry[] = [
  ...facetEntries("neckline", [
    [
      "crew",
      {
        en: "crew neck, crewneck, crew neckline, crew collar, crew, c neck",
        fr: "col rond, à col rond, ras de cou, ras du cou, col ras du cou, encolure ras de cou",
      },
    ],
    [
      "v-neck",
      {
        en: "v neck, v-neck, v neckline, plunge neck, plunging neckline, plunge, deep v neck, low v neck, vee neck, v-necked, v necked, deep v",
        fr: "col v, col en v, encolure en v, à col v, décolleté en v, encolure v, décolleté plongeant, décolleté v, col v profond",
      },
    ],
    [
      "round",
      {
        en: "round neck, round neckline, scoop neck, scoop, round collar, scoop neckline, jewel neck, u neck, roundneck, rounded neck",
        fr: "encolure ronde, encolure arrondie, col arrondi, encolure dégagée, col en u",
      },
    ],
    [
      "boat",
      {
        any: "col bateau",
        en: "boat neck, bateau neck, boatneck, boat neckline, bateau neckline, slash neck",
        fr: "encolure bateau, à col bateau",
      },
    ],
    [
      "square",
      {
        en: "square neck, square neckline, square necked, square cut neckline",
        fr: "encolure carrée, col carré, décolleté carré, à encolure carrée",
      },
    ],
    [
      "halter",
      {
        en: "halter, halter neck, halterneck, halter neckline, racer neck, racerback, racer back",
        fr: "dos nu, encolure américaine, col américain, col halter, emmanchures américaines, dos nageur, tour de cou noué",
      },
    ],
    [
      "off-shoulder",
      {
        en: "off shoulder, off the shoulder, bardot, cold shoulder, one shoulder, off shoulders, strapless, bandeau, sweetheart neckline, asymmetric shoulder, sweetheart neck, sweetheart",
        fr: "épaules dénudées, épaules nues, col bardot, encolure bardot, asymétrique à une épaule, une épaule, décolleté coeur, à épaules dénudées, bustier sans bretelles, sans bretelles, encolure carmen, épaule dénudée",
      },
    ],
    [
      "roll-neck",
      {
        en: "roll neck, rollneck, turtleneck, turtle neck, polo neck, cowl neck, roll collar, turtlenecked, cowl",
        fr: "col roulé, à col roulé, col bénitier",
      },
    ],
    [
      "high",
      {
        en: "high neck, mock neck, funnel neck, highneck, stand up neck, high necked, high neckline, half zip neck, high collar, funnel collar",
        fr: "col montant, col cheminée, col haut, col zippé, à col montant, col camionneur, encolure montante",
      },
    ],
    [
      "hooded",
      {
        en: "hooded, hood, with hood, detachable hood",
        fr: "à capuche, capuche, avec capuche, capuche amovible, à capuchon",
      },
    ],
  ]),
  ...facetEntries("collar", [
    [
      "button-down",
      {
        en: "button down collar, button-down collar, button downs",
        fr: "col boutonné, col button down, col américain boutonné",
      },
    ],
    [
      "classic",
      {
        en: "spread collar, point collar, classic collar, shirt collar, cutaway collar, camp collar, cuban collar, revere collar, polo collar, kent collar, italian collar, club collar, resort collar, open collar, bowling collar, regular collar, pointed collar",
        fr: "col chemise, col classique, col italien, col français, col cubain, col polo, col pointu, col kent, col cutaway, col à pointes, col bowling",
      },
    ],
    [
      "mandarin",
      {
        any: "col mao",
        en: "mandarin collar, band collar, grandad collar, nehru collar, stand collar, chinese collar, stand up collar, granddad collar, tunisian collar, mandarin neck, banded collar, henley neck, grandad neck",
        fr: "col officier, col grand-père, col tunisien, à col mao",
      },
    ],
    [
      "notch",
      {
        en: "notch lapel, notch lapels, notched lapel, notch collar, notched collar, tailored collar, lapel collar, notched lapels, lapels",
        fr: "col cranté, revers cranté, revers crantés, col tailleur, col à revers, à revers",
      },
    ],
    [
      "shawl",
      {
        en: "shawl collar, shawl lapel, shawl neck, waterfall collar",
        fr: "col châle, revers châle, à col châle",
      },
    ],
    [
      "peak",
      {
        en: "peak lapel, peak lapels, peaked lapel, peaked lapels",
        fr: "revers en pointe, revers pointus, revers pointu",
      },
    ],
    [
      "peter-pan",
      {
        any: "peter pan",
        en: "peter pan collar, pussy bow, tie neck, bow neck, ruffle collar, pie crust collar, lace collar, sailor collar",
        fr: "col claudine, col lavallière, lavallière, col pelle à tarte, col volanté, col victorien, à col claudine, col marin, col rond claudine",
      },
    ],
  ]),
  ...facetEntries("sleeve", [
    [
      "sleeveless",
      {
        any: "sans manches",
        en: "sleeveless, strappy, spaghetti strap, spaghetti straps, sleeve less, cami straps, without sleeves, thin straps, no sleeves",
        fr: "sans manche, à bretelles, bretelles fines, fines bretelles, à fines bretelles, bretelle, bretelles spaghetti, larges bretelles",
      },
    ],
    [
      "short",
      {
        en: "short sleeve, short sleeves, short sleeved, half sleeve, half sleeves, cap sleeve, cap sleeves, s/s, short-sleeve, flutter sleeve, flutter sleeves, roll up sleeve, short sleved, half sleeved, butterfly sleeve, capped sleeves",
        fr: "manches courtes, manche courte, à manches courtes, mancherons, petites manches, manches papillon, manches raglan courtes, à mancherons",
      },
    ],
    [
      "elbow",
      {
        en: "elbow sleeve, elbow sleeves, elbow length sleeves, half length sleeve, elbow length",
        fr: "manches au coude, manches mi-longues, manches coudes, manche mi-longue, à manches mi-longues",
      },
    ],
    [
      "three-quarter",
      {
        en: "3/4 sleeve, 3/4 sleeves, three quarter sleeve, three quarter sleeves, 3/4 length sleeve, three quarter length sleeves, bracelet sleeve, 3/4th sleeve, 3/4 sleeved, three fourth sleeve",
        fr: "manches 3/4, manches trois-quarts, manche 3/4, manches trois quarts, à manches 3/4",
      },
    ],
    [
      "long",
      {
        en: "long sleeve, long sleeves, long sleeved, full sleeve, full sleeves, l/s, longsleeve, bell sleeve, bell sleeves, long-sleeve, bishop sleeve, bishop sleeves, flared sleeve, longsleeved, batwing, batwing sleeve, full sleeved, dolman sleeve, kimono sleeve, trumpet sleeve, flute sleeve",
        fr: "manches longues, manche longue, à manches longues, manches évasées, manches cloche, manches évêque, manches chauve-souris, manches kimono, manches pagode",
      },
    ],
    [
      "puff",
      {
        en: "puff sleeve, puff sleeves, puffed sleeves, balloon sleeve, balloon sleeves, volume sleeve, volume sleeves, puffed sleeve, puffy sleeve, puffy sleeves, leg of mutton sleeves, statement sleeve, puff shoulder, ruffle sleeve, frill sleeve, balloon sleeved",
        fr: "manches ballon, manches bouffantes, manches volumineuses, manches gigot, à manches bouffantes, à manches ballon, manche ballon, manches lanterne, manches volantées, manches à volants",
      },
    ],
  ]),
  ...facetEntries("length", [
    [
      "cropped",
      {
        en: "cropped, crop, ankle length, cropped length, shortened",
        fr: "raccourci(e), crop, cropped, longueur cheville, 7/8, 7/8ème",
      },
    ],
    [
      "short",
      {
        en: "short, mini, above the knee, thigh length, micro, short length",
        fr: "court(e), mini, au-dessus du genou, ultra-court(e), micro",
      },
    ],
    [
      "regular",
      {
        en: "regular length, hip length, standard length",
        fr: "longueur classique, longueur standard, longueur hanches",
      },
    ],
    [
      "midi",
      {
        any: "midi",
        en: "knee length, mid length, calf length, below the knee, midaxi, three quarter length, mid calf, mid-length, 3/4 length",
        fr: "mi-long(ue), mi long(ue), longueur genou, longueur genoux, mi-mollet, sous le genou, mi-cuisse*",
      },
    ],
    [
      "long",
      {
        en: "long, longline, long line, full length, longer length, extra long, long length",
        fr: "long(ue), longueur longue, rallongé(e)",
      },
    ],
    [
      "maxi",
      {
        any: "maxi",
        en: "floor length, ankle skimming, maxi length, floor sweeping",
        fr: "jusqu'aux chevilles, très long(ue), longueur maxi, extra long(ue)",
      },
    ],
  ]),
  ...facetEntries("rise", [
    [
      "low",
      {
        en: "low rise, low waist, low waisted, low-rise, hipster fit, hip hugger, low slung",
        fr: "taille basse, à taille basse",
      },
    ],
    [
      "mid",
      {
        en: "mid rise, mid waist, regular rise, regular waist, medium rise, mid waisted, natural waist, normal waist",
        fr: "taille mi-haute, taille normale, taille moyenne, taille mi haute, taille standard",
      },
    ],
    [
      "high",
      {
        en: "high rise, high waist, high waisted, highwaist, high-rise, super high waist, paperbag waist, high waisted fit, ultra high waist",
        fr: "taille haute, à taille haute, taille paperbag, taille très haute, haute taille",
      },
    ],
  ]),
  ...facetEntries("closure", [
    [
      "button",
      {
        en: "button front, button through, button up, buttoned, button detail, button fly, single breasted, press stud, snap button, buttons, snap front, toggle, button closure, popper, button placket",
        fr: "boutonné(e), à boutons, boutonnage, pressionné(e), fermeture boutonnée, boutons pression, boutons, boutonnage simple, patte de boutonnage",
      },
    ],
    [
      "zip",
      {
        en: "zip, zip up, zipped, full zip, half zip, zip through, quarter zip, zip front, zipper, zip fly, 1/4 zip, 1/2 zip, zippered, zip fastening, side zip, two way zip, full zipper",
        fr: "zippé(e), à zip, zip, fermeture éclair, fermeture zippée, demi-zip, semi-zippé(e), avec zip, fermeture à glissière, quart de zip",
      },
    ],
    [
      "tie",
      {
        en: "tie waist, tie front, self tie, tie up, knotted, drawstring, draw string, tie belt, belted, tie side, tie back, tie detail, tie shoulder, waist tie, knot front, drawcord",
        fr: "à nouer, noué(e), à cordon, cordon de serrage, ceinturée, à lien, taille nouée, à nouer devant, à liens, noeud, taille coulissée, lien à nouer",
      },
    ],
    [
      "pull-on",
      {
        en: "pull on, elastic waist, elasticated waist, elasticised waist, slip on style, elasticated, elastic, elastic waistband",
        fr: "à enfiler, taille élastiquée, taille élastique, élastiqué(e), sans fermeture, ceinture élastique",
      },
    ],
    [
      "double-breasted",
      { en: "double breasted, double-breasted", fr: "croisé(e), double boutonnage, à double boutonnage" },
    ],
    [
      "wrap",
      {
        en: "wrap, wrap around, wraparound, wrapover, wrap front, faux wrap, wrap over",
        fr: "portefeuille, cache-coeur, effet portefeuille, coupe portefeuille, forme portefeuille, effet cache-coeur",
      },
    ],
    [
      "buckle",
      {
        en: "buckle, buckled, buckle strap, buckles, double buckle, velcro, hook and loop",
        fr: "à boucle, à boucles, boucle, scratch, à scratch, velcro",
      },
    ],
    [
      "lace-up",
      {
        en: "lace up, laced, lace-up, corset back, lace up front, laces, tie laces",
        fr: "à lacets, lacé(e), lacets, laçage, à lacer",
      },
    ],
  ]),
  ...facetEntries("heel", [
    [
      "flat",
      {
        en: "flat, flat heel, flat sole, flatform, heelless, flat form",
        fr: "plat(e), talon plat, semelle plate, sans talon, à talon plat",
      },
    ],
    [
      "low",
      {
        en: "low heel, low heeled, small heel, low-heel",
        fr: "petit talon, talon bas, talons bas, petits talons, à petit talon",
      },
    ],
    [
      "mid",
      {
        en: "mid heel, medium heel, mid heeled, heeled, mid-heel, with heel",
        fr: "talon moyen, talons moyens, à talon, à talons, talon mi-haut",
      },
    ],
    [
      "high",
      {
        en: "high heel, high heeled, platform, sky high, high-heel, platform heel, platform sole, chunky sole",
        fr: "talon haut, talons hauts, à talon haut, à plateforme, plateforme, à talons hauts, semelle plateforme",
      },
    ],
  ]),
  ...facetEntries("heelShape", [
    [
      "block",
      {
        en: "block heel, block heeled, chunky heel, stacked heel, square heel, cuban heel, block-heel, flared heel",
        fr: "talon carré, talons carrés, talon bloc, talon large, à talon carré, talon évasé, talon épais, talon trapèze, talon cubain",
      },
    ],
    [
      "stiletto",
      {
        en: "stiletto heel, stiletto, spike heel, pin heel, skinny heel, slim heel",
        fr: "talon aiguille, talons aiguilles, talon fin, à talon aiguille, talons fins, talon stiletto",
      },
    ],
    [
      "wedge",
      {
        en: "wedge heel, wedge, wedged, wedge sole, espadrille wedge",
        fr: "compensé(e), talon compensé, talons compensés, semelle compensée, à semelle compensée",
      },
    ],
    [
      "kitten",
      {
        en: "kitten heel, kitten-heel, kitten",
        fr: "talon bobine, talons bobines, kitten heel, petit talon bobine, talon kitten",
      },
    ],
  ]),
  ...facetEntries("fit", [
    [
      "super-slim",
      {
        en: "super slim, extra slim, super slim fit, muscle fit, extra slim fit, super slim-fit, muscle",
        fr: "super slim, extra slim, très ajusté(e), coupe extra slim, super ajusté(e)",
      },
    ],
    [
      "slim",
      {
        any: "slim, slim fit, slimfit",
        en: "slim leg, tailored fit, slim cut, slim straight, modern fit, custom fit, athletic fit, slimmer fit, slim tapered",
        fr: "coupe slim, coupe étroite, coupe moderne",
      },
    ],
    [
      "fitted",
      {
        any: "bodycon",
        en: "fitted, close fit, tight fit, body con, form fitting, figure hugging, close fitting, contour, shaped fit, tight fitting, waisted, cinched",
        fr: "ajusté(e), cintré(e), moulant(e), près du corps, coupe ajustée, coupe cintrée, seconde peau, resserré(e)",
      },
    ],
    [
      "regular",
      {
        any: "regular, regular fit",
        en: "classic fit, standard fit, normal fit, regular cut, reg fit",
        fr: "coupe classique, coupe régulière, coupe regular, coupe standard, coupe normale",
      },
    ],
    [
      "straight",
      {
        en: "straight, straight leg, straight fit, straight cut, stovepipe, shift, column, straight leg fit",
        fr: "droit(e), coupe droite, jambes droites, jambe droite, à coupe droite",
      },
    ],
    [
      "comfort",
      {
        en: "comfort fit, comfort, easy fit, comfortable fit",
        fr: "coupe confort, confort, confortable, coupe confortable",
      },
    ],
    [
      "relaxed",
      {
        en: "relaxed, relaxed fit, easy, slouchy, slouch, relaxed leg, boyfriend, girlfriend, anti fit, relax fit, casual fit, boyfriend fit, relax",
        fr: "coupe décontractée, relax, relaxed, boyfriend, coupe relax, coupe souple, coupe boyfriend",
      },
    ],
    [
      "loose",
      {
        en: "loose, loose fit, flowy, floaty, draped, a line, trapeze, swing, loose leg, full fit, baggy fit, loose cut, baggy",
        fr: "ample, loose, fluide, vaporeux, vaporeuse, coupe ample, trapèze, coupe fluide, coupe trapèze, drapé(e), coupe loose",
      },
    ],
    [
      "oversized",
      {
        any: "oversize, oversized, over size",
        en: "oversized fit, extra oversized, super oversized",
        fr: "surdimensionné(e), coupe oversize, baggy, très ample",
      },
    ],
    ["boxy", { any: "boxy", en: "boxy fit, boxy cut", fr: "coupe boxy, coupe carrée, forme boîte" }],
    [
      "skinny",
      {
        any: "skinny, skinny fit",
        en: "super skinny, spray on, ultra skinny, extreme skinny",
        fr: "coupe skinny, super skinny",
      },
    ],
    [
      "tapered",
      {
        any: "tapered",
        en: "tapered fit, tapered leg, carrot fit, carrot, peg leg, barrel leg, cuffed leg, slim tapered fit, carrot leg",
        fr: "fuselé(e), carotte, coupe carotte, coupe fuselée, resserré aux chevilles, bas resserré",
      },
    ],
    ["mom", { any: "mom fit", en: "mom, mom leg", fr: "mom, coupe mom" }],
    [
      "flare",
      {
        any: "flare, bootcut",
        en: "flared, boot cut, kick flare, bell bottom, bell bottoms, bootleg, boot leg, flare leg, fit and flare, fit flare, boot cut fit",
        fr: "évasé(e), pattes d'éléphant, patte d'eph, pattes d'eph, coupe évasée, flare, patineuse, coupe bootcut",
      },
    ],
    [
      "wide",
      {
        any: "wide leg",
        en: "wide, wide cut, palazzo, wideleg, full leg",
        fr: "large, jambes larges, coupe large, jambe large, palazzo, très large",
      },
    ],
  ]),
];
