import type { LexiconEntry } from "../concept.ts";
import { garment, loosely, weakly } from "../entry.ts";

/** Jackets, coats, suits. */
export const outerwear: readonly LexiconEntry[] = [
  garment("blazer", "A.4.1", {
    any: "blazer, sport coat",
    en: "suit jacket, tailored jacket, sports jacket, sportcoat, tuxedo jacket, dinner jacket, smoking jacket, double breasted jacket, single breasted jacket, tweed jacket, boucle jacket, waterfall blazer, boyfriend blazer, nehru jacket, bandhgala, ethnic jacket, suit blazer, blazer jacket, knitted blazer",
    fr: "veste de costume, veste costume, veste de tailleur, veste tailleur, veste blazer, veste habillée, veste de smoking, veste croisée, veste en tweed, veste cintrée, veste de ville, spencer, jaquette, blazer croisé, veste officier, veste sans col, veste droite",
  }),
  // A shade of blue as well: it is the garment when nothing else is.
  weakly("navy-blazer", "A.4.1", { en: "navy blazer*" }),
  loosely("family", "jacket", "A.4.2", {
    en: "jacket, light jacket, summer jacket, outerwear, blouson, jackets and coats*",
    fr: "veste, blouson, veste légère, veste mi-saison",
  }),
  garment("light-jacket", "A.4.2", {
    any: "bomber, bomber jacket, harrington, harrington jacket, teddy jacket, varsity jacket, coach jacket, veste bomber, blouson bomber",
    en: "baseball jacket, letterman jacket, flight jacket, aviator jacket, field jacket, utility jacket, safari jacket, chore jacket, chore coat, worker jacket, work jacket, military jacket, army jacket, souvenir jacket, windcheater jacket, coaches jacket, kimono jacket, kimono, cropped jacket, college jacket, barn jacket, shell jacket, reversible jacket, waxed jacket, zip up jacket, collegiate jacket, zip jacket, ma-1*",
    fr: "saharienne, vareuse, veste saharienne, veste de travail, veste militaire, veste army, veste workwear, veste coach, blouson teddy, teddy, veste teddy, veste kimono, kimono, blouson zippé, veste zippée, blouson aviateur, veste utilitaire, veste multipoches, veste coréenne, veste safari, veste cirée, blouson harrington, veste d'aviateur, blouson college",
  }),
  garment("leather-jacket", "A.4.3", {
    any: "perfecto, biker jacket",
    en: "leather jacket, suede jacket, faux leather jacket, leather biker jacket, moto jacket, motorcycle jacket, leather bomber, leather bomber jacket, leather blazer, leather coat, shearling jacket, aviator leather jacket, sheepskin jacket, pleather jacket, pu jacket, leather look jacket, leather trench coat, racer jacket",
    fr: "veste en cuir, blouson en cuir, blouson cuir, veste cuir, perfecto en cuir, veste en daim, blouson en daim, veste biker, veste motard, blouson motard, veste en similicuir, blouson en peau, veste en peau lainée, veste en suédine, blouson en suédine, cuirs*, blouson simili cuir, veste simili cuir",
  }),
  garment("denim-jacket", "A.4.4", {
    any: "trucker jacket, denim jacket",
    en: "jean jacket, jeans jacket, denim trucker jacket, denim coat, trucker, denim trucker",
    fr: "veste en jean, veste en denim, blouson en jean, blouson en denim, veste jean, veste trucker, veste denim, blouson jean, veste en jeans, blouson denim",
  }),
  garment("gilet", "A.4.5", {
    any: "bodywarmer, body warmer",
    en: "gilet, puffer vest, puffer gilet, padded vest, padded gilet, quilted vest, quilted gilet, down vest, fleece vest, fleece gilet, utility vest, sleeveless jacket, sleeveless coat, sleeveless blazer, denim vest, faux fur vest, faux fur gilet, outdoor vest, insulated vest, leather vest, fishing vest, cargo vest, hunting vest",
    fr: "gilet sans manches, veste sans manches, doudoune sans manches, doudoune sans manche, gilet matelassé, gilet matelassé sans manches, gilet en fausse fourrure, gilet polaire sans manches, manteau sans manches, veste sans manche, gilet multipoches, gilet reporter, gilet doudoune, gilet en cuir, gilet en jean, gilet sans manche, blazer sans manches",
  }),
  loosely("family", "coat", "A.5.1", {
    en: "coat, winter coat, jacket coat, winterwear",
    fr: "manteau, paletot, manteau d'hiver, manteau court",
  }),
  garment("wool-coat", "A.5.1", {
    any: "duffle coat, duffel coat, pea coat, peacoat, caban",
    en: "overcoat, wool coat, woollen coat, woolen coat, camel coat, topcoat, chesterfield coat, reefer jacket, reefer coat, car coat, swing coat, cocoon coat, wrap coat, belted coat, crombie, crombie coat, teddy coat, teddy bear coat, borg coat, faux fur coat, fur coat, cape coat, cape, poncho, cloak, longline coat, tailored coat, boucle coat, duster coat, formal coat, tweed coat, cashmere coat, double breasted coat, shearling coat, wool blend coat, faux fur jacket, fur jacket, borg jacket, teddy fleece coat, dress coat, walker coat",
    fr: "manteau en laine, manteau laine, pardessus, manteau long, manteau droit, manteau croisé, manteau en drap de laine, manteau cocon, manteau portefeuille, manteau en fausse fourrure, manteau fourrure, manteau peluche, manteau effet peluche, manteau bouclette, manteau en bouclette, cape, poncho, manteau en cachemire, veste en fausse fourrure, manteau ceinturé, redingote, raglan, loden, manteau en peau lainée, houppelande",
  }),
  garment("trench", "A.5.2", {
    any: "trench, trench coat, trenchcoat",
    en: "mac coat, mac, macintosh, mackintosh, trench jacket",
    fr: "gabardine, trench court, trench croisé, trenchs*",
  }),
  garment("parka", "A.5.3", {
    any: "parka, anorak",
    en: "parka jacket, parka coat, fishtail parka, snorkel coat, ski parka",
    fr: "parka à capuche, parka longue, parka chaude, canadienne, veste parka",
  }),
  garment("puffer", "A.5.4", {
    any: "puffer, doudoune, puffer jacket",
    en: "puffer coat, down jacket, down coat, padded jacket, padded coat, quilted jacket, quilted coat, puffa jacket, puffer parka, insulated jacket, thermal jacket, bubble coat, bubble jacket, duvet coat, wadded jacket, padded puffer, quilted puffer jacket",
    fr: "doudoune longue, doudoune courte, doudoune légère, doudoune à capuche, veste matelassée, manteau matelassé, blouson matelassé, veste rembourrée, veste en duvet, manteau en duvet, manteau doudoune, doudoune fine, veste doudoune, veste capitonnée, parka doudoune, blouson doudoune, manteau rembourré",
  }),
  garment("raincoat", "A.5.5", {
    any: "k-way*, windbreaker, imper, softshell*",
    en: "raincoat, rain coat, rain jacket, rain mac, waterproof jacket, waterproof coat, rain poncho, wind breaker, windcheater, wind jacket, cagoule, kagoule, pac a mac, slicker, oilskin, shower proof jacket, hardshell, hard shell jacket, rain suit, windstopper jacket",
    fr: "imperméable, ciré, coupe-vent, coupe vent, veste de pluie, veste imperméable, manteau imperméable, manteau de pluie, poncho de pluie, cape de pluie, k way, kway, veste coupe-vent, blouson imperméable, ciré marin",
  }),
  loosely("family", "suit", "A.6.1", {
    en: "suit, 2 piece suit, two piece suit, 3 piece suit, three piece suit, business suit, trouser suit, pant suit, pantsuit, wedding suit, linen suit, lounge suit, power suit, slim fit suit",
    fr: "costume, complet, costume deux pièces, costume trois pièces, costume 2 pièces, costume 3 pièces, tailleur pantalon, tailleur-pantalon, tailleur, ensemble tailleur, costume de mariage",
  }),
  garment(
    "tuxedo",
    { men: "A.6.2", women: "A.6.1" },
    {
      any: "tuxedo, smoking",
      en: "tux, dinner suit, tuxedo suit, tailcoat, morning suit, morning coat",
      fr: "smoking, costume smoking, queue de pie, habit de soirée",
    },
  ),
  garment(
    "skirt-suit",
    { women: "A.6.2", men: "A.6.1" },
    {
      en: "skirt suit, skirt and jacket set",
      fr: "tailleur jupe, tailleur-jupe, ensemble veste et jupe",
    },
  ),
  garment("waistcoat", "A.6.3", {
    any: "waistcoat",
    en: "suit vest, tailored vest, formal vest, suit waistcoat, dress vest, tweed vest, tweed waistcoat, wool vest",
    fr: "gilet de costume, gilet costume, gilet tailleur, gilet de tailleur, gilet habillé, gilet en tweed",
  }),
  loosely("family", "vest-en", { men: "F.1.1", women: "A.1.5" }, { en: "vest" }),
  weakly(
    "costume-set",
    { women: "A.6.1", men: "A.6.1" },
    {
      en: "co ord, coord, co ord set, co ords*, coordinates*, two piece set, two piece*, 2 piece set, co-ordinates*, matching set",
      fr: "ensemble deux pièces, ensemble 2 pièces, ensemble coordonné, ensemble veste et pantalon, co-ord",
    },
  ),
];
