import type { ClothKind } from "../../../illustrator/cloth/optics.ts";
import { both, type Line, line, under } from "../../prose/line.ts";
import { isBag, isClothing, isPlain, isShoe, pure, soldAs, spun } from "./made-of.ts";
import { jerseyByUse, linenByUse, moreCotton, poplinByUse, sweatByUse } from "./soft-lines.ts";
import { canvasByUse, denimByUse, gabardineByUse, twillByUse } from "./workwear-lines.ts";

/** Jersey, shirting, linen and what else is woven of cotton for warm days. */
export const cottonLines = {
  jersey: [
    line(
      "The jersey falls close to the body without clinging to it.",
      "Le jersey suit le corps sans jamais le serrer.",
      isClothing,
    ),
    line(
      "The jersey is knitted finely enough to lie flat under another layer.",
      "Le jersey, tricoté fin, se fait oublier sous une autre épaisseur.",
    ),
    line(
      "After a wash or two the jersey softens and settles into its shape.",
      "Après un lavage ou deux, le jersey s’assouplit et trouve sa forme.",
    ),
    line(
      "A compact jersey with a dry hand, thick enough not to show through.",
      "Un jersey compact au toucher sec, assez épais pour ne rien laisser voir.",
      both(spun("cotton"), isPlain),
    ),
    line(
      "The cotton jersey breathes and takes daily washing without fuss.",
      "Le jersey de coton respire et supporte les lavages de tous les jours.",
      spun("cotton"),
    ),
    line(
      "A little elastane brings the jersey back into line at the end of the day.",
      "Un peu d’élasthanne aide le jersey à garder sa ligne jusqu’au soir.",
      spun("elastane"),
    ),
    line(
      "The viscose jersey is cool, heavy for its thickness, and drapes in soft vertical folds.",
      "Le jersey de viscose, frais et tombant, dessine des plis souples et verticaux.",
      spun("viscose"),
    ),
    line(
      "The merino jersey keeps its freshness over several wears and dries quickly.",
      "Le jersey de mérinos reste frais plusieurs jours de suite et sèche vite.",
      both(spun("wool"), ({ brand }) => brand.level > 2),
    ),
    line(
      "Stretched, the jersey gives; let go, it returns without bagging.",
      "Le jersey cède quand on l’étire et revient sans pocher.",
    ),
    line(
      "The surface of the jersey is smooth, with just enough body to hide what lies beneath.",
      "La surface du jersey est lisse, avec ce qu’il faut de tenue pour rester opaque.",
      isPlain,
    ),
    ...jerseyByUse,
  ],
  cotton: [
    line(
      "The cotton is plain-woven, light and cool against the skin.",
      "Le coton, tissé en armure toile, est léger et frais sur la peau.",
    ),
    line("Washed cotton with a soft hand from the first day.", "Un coton lavé, souple dès le premier jour."),
    line(
      "The cotton creases a little as it is worn and looks better for it.",
      "Le coton se froisse un peu à l’usage, et c’est ce qui fait son charme.",
    ),
    line(
      "A mid-weight cotton that keeps its lines after washing.",
      "Un coton de poids moyen qui garde ses lignes au lavage.",
    ),
    line(
      "The weave is close enough to hold a clean edge and open enough to let air through.",
      "Le tissage est assez serré pour des bords nets, assez ouvert pour laisser passer l’air.",
    ),
    ...moreCotton,
  ],
  poplin: [
    line("The poplin is dense enough to hold a crease.", "La popeline, tissée serré, garde bien le pli."),
    line(
      "Fine yarns give the poplin a smooth face and a faint, matt light.",
      "Des fils fins donnent à la popeline une surface lisse et une lumière discrète.",
    ),
    line(
      "The poplin feels crisp in the morning and relaxes as the day goes on.",
      "La popeline est nette le matin et s’assouplit au fil de la journée.",
    ),
    line(
      "Light and firm at once, the poplin stands slightly away from the skin.",
      "Légère et ferme à la fois, la popeline se tient à distance de la peau.",
      isClothing,
    ),
    line(
      "Pure cotton poplin: it breathes, and irons flat while still a touch damp.",
      "Une popeline pur coton qui respire et se repasse bien, encore un peu humide.",
      pure("cotton"),
    ),
    line(
      "Some polyester in the poplin means fewer creases and a shorter time at the ironing board.",
      "Une part de polyester limite les faux plis et le temps passé à repasser la popeline.",
      spun("polyester"),
    ),
    line(
      "A trace of elastane lets the poplin follow a reaching arm.",
      "Une pointe d’élasthanne permet à la popeline d’accompagner les gestes.",
      both(spun("elastane"), isClothing),
    ),
    line(
      "The poplin rustles faintly when new; the sound goes, the neatness stays.",
      "Neuve, la popeline bruisse un peu. Le bruit passe, la netteté reste.",
    ),
    line(
      "Gathered or pleated, the poplin keeps its volume all day.",
      "Froncée ou plissée, la popeline garde son volume toute la journée.",
      under("A.7", "A.8", "A.9", "A.1.2"),
    ),
    ...poplinByUse,
  ],
  oxford: [
    line(
      "The oxford has a basket weave that shows its tiny squares up close.",
      "L’oxford laisse voir de près les petits carrés de son armure nattée.",
    ),
    line(
      "Thicker than poplin, the oxford is worn without ironing on most days.",
      "Plus épais que la popeline, l’oxford se passe de fer la plupart du temps.",
    ),
    line(
      "White and dyed threads cross in the oxford, so the colour is never quite flat.",
      "Fils blancs et fils teints se croisent dans l’oxford, et la couleur n’est jamais tout à fait plate.",
    ),
    line(
      "The oxford starts out sturdy and turns soft at the collar and cuffs first.",
      "L’oxford est robuste au départ et s’adoucit d’abord au col et aux poignets.",
    ),
    line(
      "A dry, slightly grainy hand and enough weight to keep a roll in the collar.",
      "Un toucher sec, un peu grenu, et assez de poids pour que le col garde son arrondi.",
    ),
  ],
  chambray: [
    line(
      "The chambray has the blue of denim at half the weight.",
      "Le chambray a l’allure du denim pour moitié moins de poids.",
      ({ colour }) => colour === "blue" || colour === "navy" || colour === "light-blue",
    ),
    line(
      "A coloured warp and a white weft give the chambray its powdery tone.",
      "Chaîne teinte et trame blanche donnent au chambray son ton poudré.",
    ),
    line(
      "The chambray fades softly at the seams, wash after wash.",
      "Le chambray pâlit doucement aux coutures, lavage après lavage.",
    ),
    line(
      "Plain-woven and supple, the chambray needs no ironing to look right.",
      "Souple et sans apprêt, le chambray se porte très bien sans repassage.",
    ),
    line(
      "The chambray is light enough for July and dense enough for the evening.",
      "Le chambray est assez léger pour juillet, assez dense pour la soirée.",
    ),
  ],
  linen: [
    line(
      "The linen creases, as linen does, and falls more loosely by noon.",
      "Le lin se froisse, c’est sa nature, et tombe plus souplement dès midi.",
    ),
    line(
      "Small irregular threads catch the light across the linen.",
      "De petits fils irréguliers accrochent la lumière à la surface du lin.",
    ),
    line(
      "Pure linen: dry and cool to the touch, softer with every wash.",
      "Un pur lin, sec et frais au toucher, plus doux à chaque lavage.",
      pure("linen"),
    ),
    line(
      "The linen lets air through and dries within the hour on a warm day.",
      "Le lin laisse passer l’air et sèche en une heure par temps chaud.",
    ),
    line(
      "Cotton calms the linen: fewer creases, the same airy weave.",
      "Le coton assagit le lin, avec moins de plis et la même fraîcheur.",
      spun("cotton"),
    ),
    line(
      "Viscose gives the linen a more fluid fall.",
      "La viscose donne au lin un tombé plus fluide.",
      spun("viscose"),
    ),
    line(
      "The linen has weight enough to hang straight instead of floating.",
      "Le lin a assez de poids pour tomber droit sans flotter.",
      isClothing,
    ),
    line(
      "There is a faint sheen on the linen where the iron has passed.",
      "Un léger lustre apparaît sur le lin là où le fer est passé.",
    ),
    line(
      "The weave of the linen is open enough to see daylight at arm’s length.",
      "Le tissage du lin est assez ouvert pour laisser filtrer le jour.",
    ),
    ...linenByUse,
  ],
  seersucker: [
    line(
      "The seersucker puckers in narrow rows and never needs an iron.",
      "Le seersucker se gaufre en fines lignes et se passe de fer.",
    ),
    line(
      "Its ridges keep the seersucker off the skin, so air moves underneath.",
      "Ses reliefs tiennent le seersucker loin de la peau et l’air circule dessous.",
    ),
    line(
      "Flat and crinkled stripes alternate across the seersucker.",
      "Bandes lisses et bandes froissées alternent sur le seersucker.",
    ),
    line(
      "The seersucker comes out of a suitcase as it went in.",
      "Le seersucker sort de la valise comme il y est entré.",
    ),
    line(
      "Light and springy, the seersucker dries fast and hides wear.",
      "Léger et nerveux, le seersucker sèche vite et ne marque pas.",
    ),
  ],
  flannel: [
    line(
      "The flannel is brushed until its weave disappears under a short nap.",
      "La flanelle est grattée jusqu’à ce que son armure disparaisse sous un léger duvet.",
    ),
    line(
      "Warm at once, the flannel never feels cold when first put on.",
      "La flanelle est chaude tout de suite, sans le frisson du premier contact.",
    ),
    line(
      "The wool flannel hangs in deep folds and shrugs off creases overnight.",
      "La flanelle de laine tombe en plis profonds et se défroisse en une nuit.",
      spun("wool"),
    ),
    line(
      "The cotton flannel is soft on both sides and softer after each wash.",
      "La flanelle de coton est douce sur ses deux faces, et davantage à chaque lavage.",
      spun("cotton"),
    ),
    line(
      "Cashmere gives the flannel a hazy surface and very little weight.",
      "Le cachemire donne à la flanelle une surface voilée et très peu de poids.",
      spun("cashmere"),
    ),
    line(
      "The brushed face blurs the colour a little, like a drawing in pastel.",
      "La surface grattée estompe la couleur, comme un dessin au pastel.",
    ),
    line(
      "The flannel is quiet: no shine, no rustle, only warmth.",
      "La flanelle est discrète, sans reflet ni bruit, simplement chaude.",
    ),
  ],
  sweat: [
    line(
      "The sweatshirt fabric is smooth outside and looped inside.",
      "Le molleton est lisse à l’endroit et bouclé à l’envers.",
    ),
    line(
      "A dense loopback that keeps its shape after many washes.",
      "Un molleton dense qui garde sa forme lavage après lavage.",
    ),
    line(
      "The loops inside take up moisture and leave the skin dry.",
      "Les bouclettes de l’envers absorbent l’humidité et gardent la peau au sec.",
    ),
    line(
      "The fleece-back cotton is thick enough to stand by itself at the seams.",
      "Le molleton de coton est assez épais pour se tenir tout seul.",
    ),
    line(
      "All cotton, the loopback breathes well and ages towards a soft, dry hand.",
      "Tout coton, le molleton respire et prend avec le temps une main douce et sèche.",
      pure("cotton"),
    ),
    line(
      "A share of polyester keeps the loopback light and quick to dry.",
      "Grâce à une part de polyester, le molleton reste léger et sèche vite.",
      spun("polyester"),
    ),
    line(
      "The colour of the loopback mellows a little with washing.",
      "La couleur du molleton se patine un peu au lavage.",
    ),
    ...sweatByUse,
  ],
  towelling: [
    line(
      "Short loops cover the towelling and drink up water at once.",
      "De courtes bouclettes couvrent l’éponge et boivent l’eau aussitôt.",
    ),
    line(
      "The towelling feels like a beach towel cut to measure.",
      "L’éponge rappelle une serviette de plage taillée sur mesure.",
    ),
    line(
      "Thick yet airy, the towelling dries in the sun in no time.",
      "Épaisse mais aérée, l’éponge sèche vite au soleil.",
    ),
    line(
      "The loops take the light from every side and make the colour deeper.",
      "Les bouclettes prennent la lumière de partout et la couleur paraît plus profonde.",
    ),
    line(
      "The towelling never needs ironing: a shake is enough.",
      "L’éponge ne se repasse jamais, il suffit de la secouer.",
    ),
  ],
  denim: [
    line(
      "The denim is firm at first and bends to its wearer over the months.",
      "Le denim est ferme au début, puis se plie à qui le porte au fil des mois.",
      isClothing,
    ),
    line(
      "Diagonal ribs of white and indigo show on the denim up close.",
      "De près, le denim montre ses fines côtes obliques, blanc et indigo.",
      ({ colour }) => colour === "navy" || colour === "blue" || colour === "light-blue",
    ),
    line(
      "All cotton, the denim has the weight and the slow fade of old work clothes.",
      "Tout coton, le denim a le poids et la patine lente des anciens vêtements de travail.",
      pure("cotton"),
    ),
    line(
      "With a touch of elastane, the denim gives when sitting down and comes back.",
      "Avec un soupçon d’élasthanne, le denim cède quand on s’assied, puis revient.",
      both(spun("elastane"), under("A.3", "A.8", "A.9", "A.7")),
    ),
    line(
      "Seams and edges pale first: the denim keeps a record of its days.",
      "Coutures et bords pâlissent d’abord, et le denim garde la trace des jours.",
    ),
    line(
      "The denim is washed beforehand and does not shrink again.",
      "Le denim est lavé avant la vente et ne rétrécit plus.",
      ({ dye }) => dye !== "raw-denim",
    ),
    line(
      "The denim is left raw: dark, stiff, and ready to be worn in.",
      "Le denim est laissé brut, sombre et raide, prêt à se faire au corps.",
      both(({ dye }) => dye === "raw-denim", isClothing),
    ),
    line(
      "Twill-woven and sturdy, the denim stands up to daily wear.",
      "Tissé en sergé, le denim résiste à l’usage quotidien.",
    ),
    line(
      "A few washes bring out the grain of the denim and soften its hand.",
      "Quelques lavages font ressortir le grain du denim et l’assouplissent.",
    ),
    line(
      "The weave of the denim is tight, with a dry touch and a clear line.",
      "Le denim est serré, sec au toucher, et tient une ligne nette.",
    ),
    ...denimByUse,
  ],
  twill: [
    line(
      "A fine diagonal runs across the twill and gives it depth.",
      "Une fine oblique parcourt le sergé et lui donne du relief.",
    ),
    line(
      "The twill is tightly woven and resists creases better than plain cloth.",
      "Le sergé, tissé serré, se froisse moins qu’une simple toile.",
    ),
    line(
      "Brushed on the surface, the twill feels soft and looks matt.",
      "Légèrement émerisé, le sergé est doux au toucher et mat à l’œil.",
    ),
    line(
      "The cotton twill takes on a gentle sheen at the folds as it wears.",
      "À l’usage, le sergé de coton prend un léger lustre aux plis.",
      spun("cotton"),
    ),
    line(
      "A little elastane lets the twill bend at knee and elbow.",
      "Un peu d’élasthanne rend le sergé plus souple au genou et au coude.",
      both(spun("elastane"), isClothing),
    ),
    line(
      "The twill has enough weight to hang clean from waist to hem.",
      "Le sergé a assez de poids pour tomber net de la taille à l’ourlet.",
      under("A.3", "A.8", "A.9"),
    ),
    line(
      "Dyed after sewing, the twill is a shade lighter along the seams.",
      "Teint après confection, le sergé est un ton plus clair le long des coutures.",
      both(isPlain, under("A.3.2", "A.3.5", "A.4.2", "A.1.4", "D.2")),
    ),
    line(
      "The twill softens with every wash without losing its line.",
      "Le sergé s’assouplit à chaque lavage sans perdre sa tenue.",
    ),
    line(
      "Pure cotton twill, with the dry, solid hand of workwear.",
      "Un sergé pur coton, avec la main sèche et solide du vêtement de travail.",
      pure("cotton"),
    ),
    ...twillByUse,
  ],
  gabardine: [
    line(
      "The gabardine is woven so closely that rain beads before it soaks in.",
      "La gabardine est si serrée que la pluie perle avant de pénétrer.",
      both(spun("cotton"), under("A.5")),
    ),
    line(
      "Steep, fine ribs give the gabardine a clear face and a clean drape.",
      "De fines côtes très obliques donnent à la gabardine un aspect net et un beau tombé.",
    ),
    line(
      "The gabardine holds a pressed line from morning to evening.",
      "La gabardine garde son pli du matin au soir.",
    ),
    line(
      "Wool gabardine: smooth, springy, and rarely creased.",
      "Une gabardine de laine, lisse et nerveuse, qui se froisse rarement.",
      spun("wool"),
    ),
    line(
      "Firm at the shoulder and fluid below, the gabardine does half the tailoring.",
      "Ferme à l’épaule, fluide plus bas, la gabardine fait la moitié de la coupe.",
      under("A.4", "A.5", "A.6"),
    ),
    line(
      "The gabardine has a dry hand and the faintest sheen on its ribs.",
      "La gabardine a une main sèche et un très léger éclat sur ses côtes.",
    ),
    ...gabardineByUse,
  ],
  canvas: [
    line(
      "The canvas is stiff when new and softens along its folds.",
      "La toile est raide au début et s’assouplit le long des plis.",
    ),
    line(
      "Thick yarns, plainly crossed: the canvas shows exactly how it is made.",
      "Des fils épais, simplement croisés, et la toile montre comment elle est faite.",
    ),
    line(
      "The cotton canvas fades in the sun like a sail or an old tent.",
      "La toile de coton passe au soleil comme une voile ou une vieille tente.",
      spun("cotton"),
    ),
    line(
      "The canvas keeps its shape when set down empty.",
      "La toile garde sa forme, même quand le sac est vide.",
      isBag,
    ),
    line(
      "The canvas breathes, and marks come off with a brush.",
      "La toile respire, et un coup de brosse suffit à la nettoyer.",
      isShoe,
    ),
    line(
      "Heavy enough to keep the wind out, the canvas moves more freely after a month.",
      "Assez lourde pour couper le vent, la toile se détend après un mois.",
      under("A.1", "A.3", "A.4", "A.5", "A.9"),
    ),
    line(
      "The weave of the canvas is close and takes knocks without a mark.",
      "Le tissage de la toile est serré et encaisse les chocs sans broncher.",
    ),
    line(
      "The canvas has a dry, matt surface and a visible grain.",
      "La toile a une surface sèche et mate, au grain bien visible.",
    ),
    ...canvasByUse,
  ],
  corduroy: [
    line(
      "The ribs of the corduroy catch the light as it moves.",
      "Les côtes du velours accrochent la lumière au moindre mouvement.",
    ),
    line(
      "The corduroy is soft along the rib and wears smooth where it bends.",
      "Le velours côtelé est doux dans le sens des côtes et se lisse là où il plie.",
    ),
    line(
      "Wide ribs give the corduroy body and warmth without much weight.",
      "De larges côtes donnent au velours du corps et de la chaleur sans l’alourdir.",
    ),
    line(
      "Colour looks darker in the grooves of the corduroy and lighter on its ridges.",
      "La couleur est plus sombre au creux des côtes et plus claire sur leur crête.",
    ),
    line(
      "The corduroy starts out upright and grows supple with a season’s wear.",
      "Le velours côtelé a de la tenue au départ, puis s’assouplit en une saison.",
    ),
    line(
      "Cotton corduroy with a deep pile, for days that start cold.",
      "Un velours côtelé de coton au poil profond, pour les matins froids.",
      both(spun("cotton"), isClothing),
    ),
  ],
  needlecord: [
    line(
      "The needlecord has ribs so fine that they read as a texture from a step away.",
      "Les côtes du velours milleraies sont si fines qu’à un pas on ne voit qu’une matière.",
    ),
    line(
      "Supple as a shirt cloth, the needlecord gathers and drapes well.",
      "Souple comme une toile de chemise, le milleraies se fronce et tombe bien.",
    ),
    line(
      "The needlecord is velvety under the hand and matt to the eye.",
      "Le velours milleraies est doux sous la main et mat à l’œil.",
    ),
    line(
      "Light enough for indoors, the needlecord still looks like autumn.",
      "Assez léger pour l’intérieur, le velours milleraies évoque déjà l’automne.",
    ),
    line(
      "The pile of the needlecord lies in one direction and changes tone with it.",
      "Le poil du milleraies est couché dans un sens et change de ton avec lui.",
    ),
  ],
  velvet: [
    line(
      "The velvet shifts from light to dark as the pile turns.",
      "Le velours passe du clair au foncé selon le sens du poil.",
    ),
    line(
      "A short, dense pile gives the velvet a deep colour and no glare.",
      "Un poil court et dense donne au velours une couleur profonde, sans éclat dur.",
    ),
    line(
      "The velvet falls heavily and folds without sharp creases.",
      "Le velours tombe lourd et se plie sans marquer.",
      isClothing,
    ),
    line(
      "The cotton velvet is matt and firm, with something of a theatre curtain.",
      "Le velours de coton est mat et ferme, avec un air de rideau de théâtre.",
      spun("cotton"),
    ),
    line(
      "Silk in the pile makes the velvet lighter and lends it a moving sheen.",
      "La soie du poil allège le velours et lui donne un éclat changeant.",
      spun("silk"),
    ),
    line(
      "The stretch velvet follows the body and recovers from a long evening sitting down.",
      "Le velours stretch suit le corps et se remet d’une longue soirée assise.",
      both(spun("elastane"), isClothing),
    ),
    line(
      "Run a hand against the pile and the velvet keeps the trace for a moment.",
      "La main passée à rebrousse-poil laisse un instant sa trace sur le velours.",
    ),
    line(
      "The velvet takes lamplight better than any smooth cloth.",
      "Sous une lampe, le velours prend mieux la lumière qu’une étoffe lisse.",
      soldAs("velvet"),
    ),
  ],
} as const satisfies Partial<Record<ClothKind, readonly Line[]>>;
