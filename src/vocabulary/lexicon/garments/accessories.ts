import type { LexiconEntry } from "../concept.ts";
import { garment, loosely, weakly } from "../entry.ts";

/** Bags, small leather goods, accessories, watches, jewellery. */
export const accessories: readonly LexiconEntry[] = [
  loosely("family", "bag", "C.1.3", {
    en: "bag, handbag, hand bag, handheld bag, shoulder handbag, leather bag",
    fr: "sac, sac à main, sac en cuir, maroquinerie, sac porté main",
  }),
  garment("backpack", "C.1.1", {
    any: "backpack, back pack",
    en: "rucksack, ruck sack, knapsack, daypack, school bag, schoolbag, laptop backpack, hydration pack, hiking pack, gym sack, gymsack, bag pack, drawstring bag, backpack bag, trekking bag",
    fr: "sac à dos, sac d'école, cartable à dos, sac à dos ordinateur, sac de randonnée, sac à cordon",
  }),
  garment("tote", "C.1.2", {
    any: "tote, tote bag, shopper, shopping bag",
    en: "shopper bag, beach bag, basket bag, straw bag, canvas tote, carryall, market bag, tote handbag, bucket tote, diaper bag, grocery bag, jute bag",
    fr: "cabas, sac cabas, sac shopping, panier, sac panier, sac de plage, tote, sac de courses, sac fourre-tout, fourre-tout",
  }),
  garment("crossbody", "C.1.3", {
    any: "sac bandoulière, crossbody",
    en: "crossbody bag, cross body bag, cross body, shoulder bag, sling bag, messenger bag, messenger, satchel, hobo bag, hobo, saddle bag, bucket bag, camera bag, baguette bag, belt bag, bum bag, bumbag, fanny pack, waist bag, waist pouch, waistpack, waist pack, mini bag, top handle bag, sling, phone bag, moon bag, chain bag, satchel bag, quilted bag, bowling bag, flap bag, man bag, body bag, mobile pouch, mobile bag, phone pouch, potli, potli bag, doctor bag, box bag, messanger bag, frame bag",
    fr: "sac à bandoulière, sac porté épaule, sac épaule, sac besace, besace, sac baguette, sac banane, banane, sac seau, sacoche, sac de jour, sac messager, sac hobo, mini sac, sac porté travers, sac bowling, sac à rabat, sac ceinture, pochette bandoulière, sac matelassé, sac trapèze, sac bourse, sac téléphone, pochette téléphone, sac à chaîne, sac boule, gibecière",
  }),
  garment(
    "clutch",
    { women: "C.1.4", men: "C.1.4" },
    {
      any: "clutch",
      en: "clutch bag, evening bag, envelope clutch, box clutch, minaudiere, clutches*, pouch clutch, purse, sling purse, evening clutch, wristlet, wristlets*, bridal clutch",
      fr: "pochette, pochette de soirée, sac pochette, minaudière, sac de soirée, pochette enveloppe, pochette en cuir",
    },
  ),
  loosely(
    "family",
    "pouch",
    { women: "C.1.4", men: "C.1.3" },
    {
      en: "pouch, zip pouch, cosmetic bag, toiletry bag, wash bag, vanity case, vanity bag, dopp kit, cosmetic pouch, toiletry kit, makeup bag",
      fr: "trousse, trousse de toilette, vanity, trousse à maquillage, trousse de maquillage, pochette homme",
    },
  ),
  garment(
    "briefcase",
    { men: "C.1.4", women: "C.1.3" },
    {
      any: "briefcase",
      en: "laptop bag, laptop sleeve bag, document bag, document holder, portfolio bag, office bag, work bag, attache case, laptop case, sleeve bag, laptop messenger, laptop messenger bag, laptop satchel, ipad bag, tablet bag, computer bag, laptop sleeve, tablet sleeve",
      fr: "porte-documents, porte documents, porte-document, serviette en cuir, attaché-case, cartable, mallette, sac ordinateur, sac d'ordinateur, sac business, sacoche ordinateur, sacoche d'ordinateur, sac pour ordinateur, sac de travail, étui laptop, étui ordinateur, housse ordinateur, housse d'ordinateur, housse laptop, pochette ordinateur, housse pour ordinateur",
    },
  ),
  garment("travel-bag", "C.1.5", {
    any: "weekender, duffle, duffel",
    en: "duffle bag, duffel bag, weekend bag, travel bag, holdall, gym bag, sports bag, suitcase, trolley, trolley bag, luggage, cabin bag, carry on, garment bag, overnight bag, cabin case, wheeled bag, trolley suitcase, hand luggage, travel duffle, strolly, carry on suitcase, sport bag, kit bag, rolling bag",
    fr: "sac de voyage, sac week-end, sac weekend, sac de week-end, sac de weekend, valise, sac de sport, bagage, valise cabine, sac polochon, polochon, trolley, sac cabine, housse de voyage, porte-habits, bagage à main, 48h*, sac 48h, sac 24h",
  }),
  garment("wallet", "C.2.1", {
    any: "wallet, portefeuille",
    en: "billfold, coin purse, zip wallet, bifold wallet, trifold wallet, continental wallet, travel wallet, passport wallet, money clip, bi fold wallet, change purse, passport holder, passport cover, purse wallet, french wallet, key wallet, coin pouch, two fold wallet",
    fr: "porte-monnaie, porte monnaie, portemonnaie, portefeuilles*, compagnon, portefeuille zippé, pince à billets, bourse en cuir, étui passeport, porte-passeport, protège-passeport, porte-chéquier, portefeuille compagnon",
  }),
  garment("card-holder", "C.2.2", {
    en: "card holder, cardholder, card case, credit card holder, card wallet, business card holder, card sleeve, visiting card holder, card purse",
    fr: "porte-cartes, porte cartes, porte-carte, étui à cartes, étui cartes, étui pour cartes",
  }),
  garment("belt", "D.1.1", {
    en: "belt, leather belt, waist belt, hip belt, obi belt, suspenders*, braces*, suspender, reversible belt, chain belt, webbing belt, cummerbund, kamarband, waistbelt, corset belt",
    fr: "ceinture, ceinture large, ceinture tressée, ceinture réversible, bretelles*, ceinture obi, ceinture chaîne, paire de bretelles*, ceinturon",
  }),
  garment("hat", "D.2.1", {
    en: "hat, sun hat, straw hat, fedora, bucket hat, panama hat, panama, cowboy hat, trilby, bowler hat, boater, floppy hat, wide brim hat, beret, sombrero, fez, cloche, fascinator, sunhat, turban, boater hat, top hat, hatinator, brim hat, felt hat",
    fr: "chapeau, béret, bob, capeline, canotier, panama, chapeau de paille, fédora, fedora, turban, chapeau en feutre, bibi, chapeau cloche, borsalino, chapeau de soleil, chapeau fedora, trilby, haut-de-forme",
  }),
  garment("cap-or-beanie", "D.2.2", {
    any: "trucker cap, snapback",
    en: "cap, baseball cap, beanie, beanie hat, bobble hat, winter hat, flat cap, newsboy cap, knitted hat, knit hat, woolly hat, baker boy hat, baker boy cap, visor, trapper hat, trucker hat, watch cap, skull cap, ski hat, headwear, balaclava, ear muffs*, earmuffs*, dad cap, dad hat, pom pom hat, 9forty*, 59fifty*, 39thirty*, 9fifty*, beanies*, sports cap, woolen cap, aviator hat, cuffed beanie, peaked cap, earwarmer, ear warmer, wool hat, ivy cap",
    fr: "casquette, bonnet, tuque, casquette baseball, gavroche, casquette gavroche, casquette plate, visière, cagoule, passe-montagne, chapka, cache-oreilles, bonnet à pompon, casquette américaine, casquette de baseball, bonnet en laine, bonnet docker",
  }),
  garment("scarf", "D.3.1", {
    any: "snood, bandana, pashmina",
    en: "scarf, scarves*, scarfs*, shawl, stole, muffler, dupatta, neckerchief, wrap scarf, silk scarf, square scarf, blanket scarf, infinity scarf, neck warmer, cowl scarf, keffiyeh, hijab, headscarf, head scarf, neck gaiter, sarong, pareo, wrap shawl, bandanna, silk square, tube scarf",
    fr: "écharpe, foulard, étole, châle, carré de soie, carré en soie, cheich, chèche, tour de cou, cache-col, paréo, foulard carré, hijab, fichu, twilly, cache-cou, keffieh, plaid écharpe",
  }),
  garment("gloves", "D.4.1", {
    en: "glove, gloves*, mitten, mittens*, leather gloves*, driving gloves*, arm warmers*, fingerless gloves*, touchscreen gloves*, ski gloves*, gloves and mittens*, winter gloves*",
    fr: "gant, gants*, moufle, mitaine, gants en cuir, gants tactiles, mitaines*, gants de ski",
  }),
  garment(
    "tie",
    { men: "D.5.1" },
    {
      en: "tie, necktie, neck tie, silk tie, skinny tie, knitted tie, knit tie, ties*, tie set, tie and pocket square set, tie pack, cravat, ascot, tie gift set, tie cufflinks giftset, tie cufflink set, tie cufflink, tie cufflinks*, tie cufflink and pocket square, tie and cufflink, tie and cufflinks*",
      fr: "cravate, cravate en soie, cravate slim, ascot, cravate tricot, coffret cravate",
    },
  ),
  garment(
    "bow-tie",
    { men: "D.5.2", women: "D.5.2" },
    {
      en: "bow tie, bowtie, pocket square, handkerchief, hankie, hanky, pocket handkerchief, handkerchiefs*, dickie bow",
      fr: "noeud papillon, noeuds papillon*, pochette de costume, pochette de veste, mouchoir, mouchoir de poche, mouchoirs*, noeud pap, pochette costume",
    },
  ),
  garment(
    "hair-accessory",
    { women: "D.5.2", men: "D.2.2" },
    {
      en: "hair accessory, hair clip, hairclip, claw clip, hair claw, claw, scrunchie, scrunchy, headband, head band, hairband, hair band, alice band, barrette, hair slide, hair tie, hair bow, hair pin, hairpin, bobby pin, tiara, bandeau headband, hair grip, hair ties*, hair elastics*, headpiece, head piece, hair wrap, headwrap, head wrap, hair comb, ponytail holder, hair bands*, hair accessory set, hair bobbles*, hair scarf, hair clips*",
      fr: "accessoire pour cheveux, accessoires pour cheveux*, accessoire cheveux, pince à cheveux, pince crabe, chouchou, serre-tête, barrette, bandeau, headband, élastique cheveux, élastiques à cheveux*, pince cheveux, diadème, épingle à cheveux, bandeau cheveux, bandeau à cheveux, peigne à cheveux, serre tête, élastique à cheveux, couronne de fleurs",
    },
  ),
  weakly(
    "accessory-set",
    { men: "D.5.1", women: "E.2.2" },
    {
      en: "accessory gift set, accessories gift set, accessory giftset, accessory set, accessories set",
      fr: "coffret accessoires, ensemble d'accessoires, coffret cadeau accessoires",
    },
  ),
  garment("sunglasses", "D.6.1", {
    any: "sunglass",
    en: "sunglasses*, sun glasses*, sunnies*, shades*, aviators*, aviator sunglasses*, wayfarers*, eyewear, wayfarer, cat eye sunglasses*, wayfarer sunglasses*, polarized sunglasses*",
    fr: "lunettes de soleil*, lunettes solaires*, solaires*, lunette de soleil, lunettes aviateur*, lunettes*, monture solaire",
  }),
  weakly("glasses", "D.6.1", { en: "glasses*, spectacles*, eyeglasses*, frames*", fr: "lunettes de vue*" }),
  garment("watch", "E.1.1", {
    any: "chronographe, smartwatch, smart watch",
    en: "watch, wristwatch, wrist watch, chronograph watch, chronograph, analog watch, digital watch, analogue watch, watches*, timepiece, sports watch, diver watch, automatic watch, pocket watch, quartz watch, ladies watch, gents watch, watch set, watch gift set",
    fr: "montre, montre chronographe, montre connectée, montre automatique, montre analogique, montre digitale, montre-bracelet, montre à quartz, montre de plongée",
  }),
  loosely("family", "jewellery", "E.2.2", {
    en: "jewellery, jewelry, jewellery set, jewelry set, jewels*, fine jewellery, fashion jewellery, necklace set, necklace and earrings set, jewellery sets*, pendant set, pendant and earrings set, body jewellery, brooch, lapel pin, brooch pin, maang tikka, mangalsutra, brooches*",
    fr: "bijou, bijoux*, parure, parure de bijoux, joaillerie, broche, coffret bijoux, bijouterie, épinglette, parure bijoux",
  }),
  garment("bracelet", "E.2.1", {
    any: "bracelet",
    en: "bangle, bangles*, cuff bracelet, charm bracelet, anklet, tennis bracelet, wristband, wrist band, kada, arm cuff, wristbands*, armlet, ankle bracelet, friendship bracelet, bangle set, rakhi",
    fr: "jonc, manchette, gourmette, chaîne de cheville, bracelet manchette, bracelet jonc, semainier, bracelet de cheville, bracelet brésilien",
  }),
  garment("necklace", "E.2.2", {
    en: "necklace, pendant, choker, locket, chain necklace, pendant necklace, necklaces*, pearl necklace, collar necklace, chain pendant, necklace and chain, pendants*, statement necklace, mangal sutra, lariat, pendant with chain, neckpiece, neck piece",
    fr: "collier, pendentif, sautoir, ras de cou, ras-du-cou, chaîne, médaille, médaillon, collier ras de cou, chaîne pendentif, rivière de diamants",
  }),
  weakly("chain", "E.2.2", { en: "chain, chains*, beads*" }),
  garment("ring", "E.2.3", {
    en: "ring, signet ring, engagement ring, wedding band, rings*, wedding ring, cocktail ring, stacking rings*, toe ring, ring set, band ring, finger ring, eternity ring, solitaire ring",
    fr: "bague, anneau, alliance, chevalière, solitaire, bague de fiançailles, bagues*, bague chevalière",
  }),
  garment(
    "cufflinks",
    { men: "E.2.4", women: "E.2.4" },
    {
      en: "cufflink, cufflinks*, cuff link, cuff links*, tie clip, tie pin, tie bar, cuflinks*, tie pins*, button cover, button covers*",
      fr: "bouton de manchette, boutons de manchette*, boutons de manchettes*, pince à cravate, épingle à cravate",
    },
  ),
  garment(
    "earrings",
    { women: "E.2.4", men: "E.2.3" },
    {
      en: "earring, earrings*, ear ring, ear rings*, hoop earrings*, hoops*, stud earrings*, drop earrings*, ear cuff, ear studs*, huggies*, ear stud, jhumkas*, jhumka, chandbali, danglers*, drop earring, ear tops*, clip on earrings*, statement earrings*, earing, earings*",
      fr: "boucle d'oreille, boucles d'oreilles*, boucles d'oreille*, boucles oreilles*, créole, créoles*, puces d'oreilles*, bague d'oreille, dormeuses*, clips d'oreilles*, boucle d'oreilles, puces d'oreille*, pendants d'oreilles*, boucles pendantes*, clous d'oreilles*, clous d'oreille*",
    },
  ),
];
