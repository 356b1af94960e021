import type { LexiconEntry } from "../concept.ts";
import { garment, loosely, weakly } from "../entry.ts";

/** Underwear, hosiery, night, swim, and sport. */
export const intimates: readonly LexiconEntry[] = [
  garment(
    "mens-underwear",
    { men: "F.1.1", women: "F.1.2" },
    {
      any: "boxer, boxers*",
      en: "boxer short, boxer shorts*, boxer brief, boxer briefs*, trunk, trunks*, brief, briefs*, underpants*, jockstrap, jock strap, hipster, hipsters*, boxer trunks*, inner boxers*, y fronts*, trunk brief, boxershorts*, hip brief, bikini brief, bikini briefs*, breif, breifs*",
      fr: "caleçon, slip, slip kangourou, boxers*, bobettes*, boxer court, sous-vêtement homme, boxer en coton, shorty homme, slips*, caleçons*",
    },
  ),
  loosely(
    "family",
    "underwear",
    { men: "F.1.1", women: "F.1.3" },
    {
      en: "underwear, undies*, innerwear, inner wear, undergarment, smalls*, inners*",
      fr: "sous-vêtement, sous-vêtements*, dessous*, slips et caleçons*",
    },
  ),
  garment(
    "undershirt",
    { men: "F.1.1", women: "F.1.3" },
    {
      en: "undershirt, under shirt, innerwear vest, innerwear vests*, inner vest, thermal vest, sleeveless vest, long john, long johns*, thermal, thermals*, base layer, baselayer, thermal top, thermal bottoms*, thermal set, thermal tops*, innerwear vest set, base layer top",
      fr: "maillot de corps, tricot de corps, tricot de peau, caleçon long, caleçons longs*, sous-vêtement thermique, t-shirt thermique, haut thermique, gilet de corps, combinaison thermique, haut première couche, première couche",
    },
  ),
  garment(
    "bra",
    { women: "F.1.1" },
    {
      en: "bra, bralette, bralet, brassiere, push up bra, plunge bra, balconette, balcony bra, t-shirt bra, strapless bra, wireless bra, nursing bra, triangle bra, bandeau bra, minimiser bra, non padded bra, padded bra, lace bra, multiway bra, underwired bra, bra top, bras*, stick on bra, maternity bra, beginners bra, crop bra, full coverage bra, everyday bra",
      fr: "soutien-gorge, soutien gorge, soutiens-gorge*, soutiens-gorges*, brassière, soutif, push-up, push up, corbeille, balconnet, soutien-gorge d'allaitement, brassière dentelle, bralette, soutien-gorge corbeille",
    },
  ),
  garment(
    "womens-briefs",
    { women: "F.1.2", men: "F.1.1" },
    {
      any: "shorty, string, tanga, thong",
      en: "panty, panties*, knickers*, knicker, thongs*, g string, brazilian briefs*, cheeky briefs*, boyshorts*, boy shorts*, french knickers*, high waist briefs*, hipster briefs*, bikini knickers*, hipster panty, bikini panty, cheekster, boyleg*, boy leg brief, period pants*, brazilian knickers*, boy short, bikini panties*, midi briefs*, full briefs*, bloomers*, undershorts*",
      fr: "culotte, culottes*, petite culotte, culotte taille haute, culotte menstruelle, brésilien, tangas*, strings*, shortys*, slip femme, culotte gainante, culotte haute, boxer femme, bas de lingerie",
    },
  ),
  garment(
    "lingerie-set",
    { women: "F.1.3", men: "F.1.1" },
    {
      any: "lingerie",
      en: "lingerie set, underwear set, bra set, bra and brief set, bra and panty set, shapewear, garter belt, suspender belt, basque, babydoll lingerie, teddy lingerie, waspie, slip lingerie, petticoat, shaper, shapers*, body shaper, lingerie body, lingerie bodysuit, lingerie slip, camisole set, waist cincher, half slip, full slip, underskirt, bra and thong set, waist trainer, garter",
      fr: "ensemble de lingerie, ensemble lingerie, porte-jarretelles, guêpière, body lingerie, body en dentelle, parure lingerie, parure de lingerie, gaine, lingerie sculptante, fond de robe, jupon, combinette, serre-taille, body gainant, jarretelles*, lingerie gainante, panty gainant",
    },
  ),
  weakly("slip-en", { women: "F.1.3", men: "F.1.1" }, { en: "slip, teddy, babydoll" }),
  garment("socks", "F.2.1", {
    en: "sock, socks*, ankle socks*, crew socks*, trainer socks*, sneaker socks*, knee socks*, knee highs*, kneehighs*, no show socks*, invisible socks*, footies*, liner socks*, over the knee socks*, footsies*, thermal socks*, leg warmers*, legwarmers*, sport socks*, sports socks*, trouser socks*, overknee*, overknees*, slipper socks*, shoe liners*, quarter socks*, socklets*, bed socks*, running socks*, ankle length socks*, hiking socks*",
    fr: "chaussette, socquette, mi-bas*, mi bas, chaussettes hautes*, chaussettes courtes*, mi-chaussettes*, protège-pieds*, chaussettes de sport, chaussettes invisibles*, jambières*, guêtres*, socquettes*, chaussettes de ski, chaussettes de running, chaussettes mi-mollet, bas courts*",
  }),
  garment(
    "tights",
    { women: "F.2.2", men: "G.1.2" },
    {
      en: "tights*, tight, pantyhose, stocking, stockings*, hold ups*, holdups*, stay ups*, stay up, hosiery, fishnets*, fishnet tights*, nylons*, sheer tights*, opaque tights*, woollen tights*, thigh highs*, den tights*, denier tights*, lace stockings*",
      fr: "collant, collants*, bas autofixants*, bas nylon, bas résille, collant opaque, collant voile, collants résille, dim-up*, collants chauds*, bas-culotte, bas culotte, collant chaud, collant en laine",
    },
  ),
  weakly("bas-fr", { women: "F.2.2", men: "F.2.1" }, { fr: "bas" }),
  garment("nightwear", "F.3.1", {
    any: "pyjama, pyjamas*, homewear, nightwear, loungewear",
    en: "pajama, pajamas*, pjs*, pj set, pj sets*, pj top, pj bottoms*, pj shorts*, pyjama set, pajama set, pyjama top, pyjama bottoms*, pyjama shorts*, pajama pants*, pyjama pants*, pyjama trousers*, nightdress, night dress, nightgown, night gown, nightie, nighty, nighties*, nightshirt, night shirt, sleepshirt, sleep shirt, sleepwear, nightsuit, night suit, night suits*, dressing gown, bathrobe, bath robe, robe, robes*, lounge pants*, lounge shorts*, lounge set, lounge t-shirt, lounge tshirts*, lounge wear, loungewear set, onesie, negligee, chemise, sleep shorts*, sleep pants*, sleep set, sleep top, bed jacket, housecoat, kimono robe, satin robe, babydoll nightdress, sleep dress, night t-shirt, sleep tee, lounge bottoms*, lounge top, lounge trousers*, night wear, maxi nightdress, lounge dress",
    fr: "pyjashort, pyjama short, pyjama long, chemise de nuit, nuisette, robe de chambre, peignoir, liseuse, tenue d'intérieur, haut de pyjama, bas de pyjama, pantalon de pyjama, short de pyjama, combinaison pyjama, vêtement de nuit, déshabillé, veste d'intérieur, surpyjama, robe d'intérieur, tenue de nuit, jaquette de nuit, robe de nuit, combi pyjama, peignoir de bain, t-shirt de nuit, t-shirt de pyjama, ensemble d'intérieur, pantalon d'intérieur, liquette de nuit",
  }),
  garment("swimwear", "F.4.1", {
    any: "bikini, tankini, boardshort, boardies*, trikini",
    en: "swimsuit, swim suit, swimming costume, swimwear, bathing suit, swim shorts*, swim short, swimshorts*, swim trunks*, swim trunk, swimming trunks*, swimming trunk, bathing shorts*, board shorts*, boardshorts*, bikini top, bikini bottom, bikini bottoms*, bikini set, one piece swimsuit, rash vest, rash guard, burkini, beachwear, swim dress, swim top, swimming shorts*, swim briefs*, cover up, coverup, beach cover up, swim bottoms*, high waist bikini, triangle bikini, swimdress, monokini, string bikini, bandeau bikini, swimming briefs*, bathers*, swim boxer, swimming suit, beach coverup",
    fr: "maillot de bain, maillot une pièce, maillot 1 pièce, maillot deux pièces, maillot 2 pièces, short de bain, slip de bain, haut de maillot, haut de maillot de bain, bas de maillot, bas de maillot de bain, haut de bikini, bas de bikini, costume de bain, boxer de bain, culotte de bain, triangle de bain, maillots de bain*, t-shirt de bain, bermuda de bain, maillot de natation, jammer, maillot bikini, short de plage, top de bain, bandeau de bain, tenue de plage, caleçon de bain, tee-shirt anti-uv",
  }),
  garment("sport-top", "G.1.1", {
    en: "sports bra, sport bra, sports top, sport top, gym top, running top, running t-shirt, training top, training t-shirt, workout top, yoga top, sports t-shirt, sport t-shirt, cycling jersey, running vest, sports vest, compression top, compression shirt, gym t-shirt, football shirt, performance t-shirt, tennis top, activewear top, training tee, running tee, running singlet, gym tank, training tank, gym vest, football top, technical t-shirt, yoga bra, running shirt, training shirt, dry fit t-shirt",
    fr: "brassière de sport, brassière sport, soutien-gorge de sport, haut de sport, t-shirt de sport, t-shirt de running, t-shirt running, débardeur de sport, haut de running, maillot de foot, maillot de football, maillot de rugby, maillot de cyclisme, t-shirt technique, maillot de sport, t-shirt d'entraînement, débardeur de running, top de sport, t-shirt de course, maillot de cycliste, t-shirt sport, maillot de vélo, maillot de basket, maillot domicile",
  }),
  garment("sport-bottom", "G.1.2", {
    en: "running tights*, running leggings*, gym leggings*, sports leggings*, yoga leggings*, yoga pants*, training pants*, cycling shorts*, running shorts*, gym shorts*, training shorts*, sports shorts*, sport shorts*, sports tights*, sport pants*, sports pants*, running pants*, compression tights*, ski pants*, ski trousers*, snow pants*, workout leggings*, tennis shorts*, football shorts*, active shorts*, workout shorts*, basketball shorts*, training tights*, hiking pants*, hiking trousers*, hiking shorts*, walking trousers*, compression shorts*, yoga shorts*, yoga capri, sports capri, training leggings*, ski salopettes*, waterproof trousers*, rain pants*, running capri, active leggings*, bib shorts*, 2 in 1 shorts*, swim leggings*",
    fr: "legging de sport, legging sport, legging de running, legging de yoga, collant de running, collant de course, collant de sport, short de sport, short de running, pantalon de sport, cycliste, short cycliste, pantalon de ski, cuissard, cuissard de vélo, pantalon de randonnée, short de foot, short de football, pantalon d'entraînement, bas de sport, collant running, short running, pantalon de yoga, short de randonnée, pantalon de pluie, short de tennis, legging fitness, legging de fitness, jupe-short de sport, corsaire de sport, short d'entraînement, pantalon de neige, short de basket, salopette de ski",
  }),
  weakly("fleece-alone", "G.1.3", { en: "fleece, full zip fleece, half zip fleece, zip fleece" }),
  garment("sport-jacket", "G.1.3", {
    any: "tracksuit, track suit, track jacket, track top, fleece jacket, windrunner",
    en: "running jacket, training jacket, ski jacket, snow jacket, cycling jacket, tracksuit jacket, softshell jacket, soft shell jacket, warm up jacket, tracksuit top, gym jacket, snowboard jacket, tracksuits*, track suits*, shell suit, hiking jacket, outdoor jacket, track tops*, ski suit, fleece pullover, anthem jacket, midlayer, mid layer, wind runner jacket, yoga jacket",
    fr: "veste de sport, veste de survêtement, survêtement, veste de running, veste de ski, polaire, veste polaire, coupe-vent de running, ensemble de survêtement, veste softshell, gilet polaire, blouson de ski, training, veste de training, veste d'entraînement, coupe-vent de course, combinaison de ski, ensemble jogging, veste de randonnée, sweat polaire, pull polaire, veste outdoor, survet, survêt, ensemble survêtement, ensemble de jogging, ensemble sweat et jogging, ensemble sweat jogging, ensemble sweat et pantalon, haut de survêtement, veste de course, veste de montagne",
  }),
];
