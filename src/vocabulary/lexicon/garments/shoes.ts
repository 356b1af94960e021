import type { LexiconEntry } from "../concept.ts";
import { garment, loosely, weakly } from "../entry.ts";

export const shoes: readonly LexiconEntry[] = [
  loosely("department", "shoes", "B.1.1", {
    en: "shoe, shoes*, footwear, footware",
    fr: "chaussure, pompe, godasse, grolle",
  }),
  garment("sneakers", "B.1.1", {
    any: "sneaker, sneakers*",
    en: "trainer, trainers*, canvas shoe, canvas shoes*, plimsoll, tennis shoe, tennis shoes*, kicks*, high tops*, hi tops*, low tops*, high top trainers*, high top sneakers*, skate shoes*, skate shoe, lifestyle shoe, lifestyle shoes*, gym shoes*, platform trainers*, chunky trainers*, slip on trainers*, runners*, athletic sneakers*, fashion sneakers*, leather trainers*, retro trainers*, creepers*, vulcanised shoes*, sneeker, sneakers shoes*, lace up trainers*, basketball shoes*, basketball shoe, street shoes*, lifestyle sneakers*, walking sneakers*, mid top shoes*",
    fr: "basket, baskets*, tennis, baskets basses*, baskets montantes*, baskets en cuir, baskets plateforme, chaussures de skate, tennis en toile, baskets mode, sneakers basses*, sneakers montantes*, chaussures basses*, chaussures sportswear*, runnings*, chaussures en toile, baskets compensées*",
  }),
  loosely("family", "casual-shoes", "B.1.1", {
    en: "casual shoe, casual shoes*, casuals*",
    fr: "chaussures casual, chaussures décontractées*",
  }),
  weakly("sneaker-model", "B.1.1", {
    any: "new balance 550*, new balance 530*, new balance 327*, new balance 9060*, new balance*, air force 1*, air force*, air max*, air jordan*, jordan 1*, stan smith*, superstar 2*, chuck taylor*, chuck 70*, all star*, old skool*, sk8 hi*, gazelle*, samba*, dunk low*, dunk high*, nike dunk*, blazer mid*, cortez*, club c*, classic leather*, 574*, 990*, suede classic*, future cat*, drift cat*, speed cat*, rs x*, forum low*, forum mid*, campus 00s*, ozweego*, nmd r1*, yeezy*, handball spezial*, gel lyte*, gel 1130*",
  }),
  garment("slip-on", "B.1.2", {
    any: "slip on, slip ons*, espadrille, slipon",
    en: "boat shoe, boat shoes*, deck shoe, deck shoes*, slip on shoes*, slip on shoe, slip on sneakers*, espadrille wedges*, espadrille flats*, driver shoes*, topsider, espadrilles*",
    fr: "chaussures bateau, chaussure bateau, espadrilles compensées, slip-on, basket sans lacets, chaussures sans lacets, espadrilles plates, sans-gêne, baskets à enfiler",
  }),
  garment(
    "classic-shoes",
    { men: "B.2.1", women: "B.2.1" },
    {
      en: "formal shoe, formal shoes*, dress shoe, dress shoes*, smart shoes*, formals*, lace up shoes*, lace up shoe, semi formal shoes*, office shoes*, business shoes*, leather shoes*, evening shoes*",
      fr: "chaussures de ville, chaussure de ville, souliers*, soulier, chaussures habillées*, chaussures à lacets, chaussures en cuir, chaussures de soirée, chaussures de costume",
    },
  ),
  garment(
    "oxfords",
    { men: "B.2.1", women: "B.2.2" },
    {
      any: "derby, derbies*, derbys*, brogue, richelieu",
      en: "oxfords*, oxford shoe, oxford shoes*, oxford lace ups*, derby shoe, derby shoes*, brogues*, brogue shoes*, wingtip, wing tips*, wingtip shoes*, lace ups*, spectator shoes*, blucher, cap toe shoes*, oxford brogues*",
      fr: "richelieus*, chaussures richelieu, chaussures derby, derbies en cuir, brogues, oxfords",
    },
  ),
  weakly("oxford-alone", { men: "B.2.1", women: "B.2.2" }, { en: "oxford*" }),
  garment(
    "pumps",
    { women: "B.2.1", men: "B.2.1" },
    {
      any: "escarpin, stilettos*",
      en: "pump shoes*, heels*, high heels*, high heel, court shoe, court shoes*, stilettos heels*, heeled shoes*, heeled shoe, high heel shoes*, block heels*, kitten heels*, stiletto heels*, peep toes*, peep toe, peep toe shoes*, slingback, slingbacks*, d'orsay*, platform heels*, pump heels*, stiletto shoes*, kitten heel shoes*, mid heels*, low heels*, bridal shoes*, wedding shoes*, sling back heels*, ankle strap heels*",
      fr: "escarpins à talon, chaussures à talon, chaussures à talons, talons*, escarpins à bride, escarpins ouverts, escarpins pointus, souliers à talons, slingback, escarpins vernis, chaussures de mariée, talons hauts*, talons aiguilles*, salomés*, salomé",
    },
  ),
  weakly("heel-alone", { women: "B.2.1", men: "B.2.1" }, { en: "heel*, stiletto*", fr: "talon*" }),
  loosely("family", "pumps-en", { women: "B.2.1", men: "B.1.2" }, { en: "pumps*, pump" }),
  garment("loafers", "B.2.2", {
    any: "loafer, loafers*, mocassin",
    en: "moccasin, penny loafers*, tassel loafers*, driving shoes*, driving shoe, horsebit loafers*, smoking slippers*, slipper shoes*, loafer shoes*, mules loafers*, moccasins*, penny loafer, jutti, mojari, mojaris*, juttis*, drivers*",
    fr: "mocassins à glands, mocassins à pampilles, mocassins à mors, chaussures mocassins, car shoes*, slippers*",
  }),
  garment(
    "monk-straps",
    { men: "B.2.3", women: "B.2.2" },
    {
      en: "monk strap, monk straps*, monk strap shoes*, double monk*, monk shoes*, double monk strap, double monk shoes*, monks*",
      fr: "chaussures à boucle, chaussures à double boucle, double boucle, souliers à boucle, monk",
    },
  ),
  garment(
    "heeled-sandals",
    { women: "B.2.3", men: "B.4.1" },
    {
      en: "heeled sandals*, heeled sandal, high heel sandals*, high heeled sandals*, heel sandals*, wedge sandals*, wedge sandal, platform sandals*, block heel sandals*, strappy heels*, wedges*, wedge, wedge heels*, wedge shoes*, stiletto sandals*, barely there heels*, heeled mules*, heeled mule, heel mules*, platform wedges*, kitten heel sandals*, heels sandals*",
      fr: "sandales à talon, sandales à talons, sandale à talon, sandales compensées, sandales à plateforme, nu-pieds à talon, mules à talon, mules à talons, compensées*, sandales à semelle compensée, sandales à talon carré, sandales plateforme, espadrilles à talon",
    },
  ),
  garment(
    "ballerinas",
    { women: "B.2.4", men: "B.1.2" },
    {
      any: "ballerina, ballerinas*",
      en: "flats*, ballet flats*, ballet flat, ballet pumps*, ballet pump, flat shoes*, flat shoe, mary jane, mary janes*, mary jane shoes*, pointed flats*, bellies*, belly shoes*, dolly shoes*, ballerina shoes*, ballerina flats*, jelly shoes*, ballet shoes*",
      fr: "ballerine, ballerines pointues*, chaussures plates*, babies*, chaussures babies*, mary janes*, ballerines à bride, escarpins plats*",
    },
  ),
  loosely(
    "family",
    "boots",
    { men: "B.3.1", women: "B.3.1" },
    {
      any: "boots*",
      en: "boot, winter boots*, snow boots*, snow boot, suede boots*, flat boots*, leather boots*, heeled boots*, boot shoes*",
      fr: "boots plates*, boots fourrées*, chaussures montantes*, bottes fourrées*, bottes d'hiver, après-ski",
    },
  ),
  weakly("boot-model", "B.3.1", { any: "ugg classic*, classic short ii*, classic mini ii*, ugg*" }),
  garment("ankle-boots", "B.3.1", {
    any: "chelsea boots*, chelsea boot, chukka, desert boots*",
    en: "ankle boot, ankle boots*, bootie, booties*, chukka boots*, chukkas*, desert boot, sock boots*, heeled ankle boots*, shoe boots*, dealer boots*, jodhpur boots*, shooties*, ankle length boots*, chelseas*",
    fr: "bottine, bottines à talon, bottines chelsea, bottines plates*, low boots*, boots chelsea, bottines western, bottines à talons, bottines chaussettes*",
  }),
  garment(
    "lace-up-boots",
    { men: "B.3.2", women: "B.3.1" },
    {
      any: "rangers*, santiag, santiags*",
      en: "lace up boots*, lace up boot, combat boots*, combat boot, work boots*, work boot, biker boots*, worker boots*, military boots*, brogue boots*, hiker boots*, timber boots*, moto boots*, motorcycle boots*, platform boots*, doc boots*, 8 eye boots*, cowboy boots*, cowboy boot, western boots*",
      fr: "bottines à lacets, boots à lacets, bottines lacées, bottes motardes*, boots motard, bottes de motard, bottes de travail, brodequin, bottes cowboy, bottes western, bottines motardes*",
    },
  ),
  garment(
    "high-boots",
    { women: "B.3.2", men: "B.3.2" },
    {
      any: "cuissardes*, cuissarde",
      en: "knee high boots*, knee high boot, knee boots*, over the knee boots*, otk boots*, thigh high boots*, thigh boots*, riding boots*, long boots*, tall boots*, wellington boots*, wellington, wellingtons*, wellies*, rain boots*, rain boot, gumboots*, high boots*, rubber boots*, calf boots*, mid calf boots*, riding boot, high leg boots*, gum boots*, rainboots*, uggs*, sheepskin boots*, slouch boots*",
      fr: "botte, bottes*, bottes hautes*, bottes cavalières*, bottes à talon, bottes de pluie, bottes en caoutchouc, bottes longues*, bottes genoux, bottes plates*, bottes à talons, bottes de neige, bottes mi-mollet, bottes d'équitation",
    },
  ),
  garment("sandals", "B.4.1", {
    any: "spartiates*",
    en: "sandal, sandals*, gladiator sandals*, gladiators*, fisherman sandals*, sports sandals*, sport sandals*, floater, floaters*, strappy sandals*, flat sandals*, t bar sandals*, sandal shoes*, huaraches*, hiking sandals*, trekking sandals*, kolhapuri, kolhapuris*, sandles*, jesus sandals*, casual sandals*, sandels*, thong sandals*, ankle strap sandals*",
    fr: "sandale, nu-pieds*, nu pied, sandales plates*, méduses*, tropéziennes*, sandales de marche, sandales en cuir, sandalettes*, sandalette, sandales de randonnée, spartiate",
  }),
  garment("slides", "B.4.2", {
    any: "slides*, mules*, flip flop, flip flops*, clogs*",
    en: "slide, slider, sliders*, slide sandals*, slider sandals*, pool slides*, slipper, slippers*, mule, clog, crocs*, flip-flops*, house slippers*, slide sandal, chappal, chappals*, house shoes*, sandal slippers*, pantolette*, bath slippers*, flops*, moccasin slipper, jandals*, slip on mules*, beach slippers*, bathroom slippers*",
    fr: "claquette, tong, tongs*, mule, sabot, chausson, pantoufle, savate, gougoune, charentaise, babouche, sandales de plage, sandales de piscine, chaussons d'intérieur, claquettes de piscine, slap, mules plates*",
  }),
  garment("sport-shoes", "B.5.1", {
    en: "sports shoe, sports shoes*, sport shoe, sport shoes*, running shoe, running shoes*, running trainers*, training shoe, training shoes*, gym trainers*, athletic shoes*, athletic shoe, football boots*, football shoes*, football boot, soccer cleats*, cleats*, spikes*, tennis trainers*, badminton shoes*, cross trainers*, indoor shoes*, indoor court shoes*, cricket shoes*, golf shoes*, golf shoe, cycling shoes*, road running shoes*, walking shoes*, walking shoe, jogging shoes*, track shoes*, futsal shoes*, volleyball shoes*, training trainers*, workout shoes*, squash shoes*, spike shoes*, dance shoes*, jogger shoes*, racing shoes*",
    fr: "chaussures de sport, chaussure de sport, chaussures de running, chaussures running, chaussure de running, chaussures de course, chaussures de course à pied, baskets de running, baskets running, baskets de sport, chaussures de football, chaussures de foot, crampons*, chaussures de fitness, chaussures d'entraînement, chaussures de tennis, chaussures de basket, chaussures de handball, chaussures de golf, espadrilles de course, souliers de course, chaussures de marche, chaussures training, chaussures de training, chaussures de padel, chaussures de salle, chaussures de cyclisme",
  }),
  garment("outdoor-shoes", "B.5.2", {
    en: "hiking shoe, hiking shoes*, hiking boot, hiking boots*, trail shoes*, trail running shoes*, trail shoe, walking boots*, walking boot, trekking shoes*, trekking boots*, outdoor shoes*, outdoor shoe, climbing shoes*, approach shoes*, mountain boots*, trail runners*, snow shoes*, hikers*, mountaineering boots*, water shoes*, trail trainers*, trekking shoe, hunting boots*",
    fr: "chaussures de randonnée, chaussure de randonnée, chaussures de trail, chaussures trail, chaussures de montagne, chaussures de trekking, bottes de randonnée, chaussures outdoor, bottines de randonnée, chaussures d'escalade, chaussures de marche nordique, chaussons d'escalade, baskets de trail, bottes de marche, chaussures aquatiques, souliers de marche, chaussures d'approche",
  }),
  weakly("sport-shoe-model", "B.5.1", {
    any: "lunarglide*, lunarglide+*, ultraboost*, ultra boost*, pegasus*, vaporfly*, gel kayano*, gel nimbus*, gel cumulus*, kiprun*, free run*, zoom fly*, wave rider*, faas*, faas 300*, reeflex*, realflex*, kapteren*, adistar*, ekiden*",
  }),
];
