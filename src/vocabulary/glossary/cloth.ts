import { type GlossaryTerm, inSection } from "./term.ts";

export const clothTerms: readonly GlossaryTerm[] = inSection("cloth", [
  {
    key: "plain-weave",
    term: { en: "Plain weave", fr: "Armure toile" },
    meaning: {
      en: "The simplest weave: each crosswise thread passes over one lengthwise thread and under the next. Firm, light and alike on both sides, it shows creases more sharply than a twill.",
      fr: "L’armure la plus simple : chaque fil de trame passe sur un fil de chaîne, puis sous le suivant. L’étoffe est ferme, légère, pareille des deux côtés ; elle marque davantage les plis qu’un sergé.",
    },
    drawing: "weave-plain",
  },
  {
    key: "twill",
    term: { en: "Twill", fr: "Sergé" },
    meaning: {
      en: "A weave that moves one thread sideways at each row and so draws fine diagonal lines. It drapes better than a plain weave of the same weight and creases less; denim and gabardine are twills.",
      fr: "Armure décalée d’un fil à chaque rang, qui dessine de fines diagonales. À poids égal, le sergé tombe mieux que la toile et se froisse moins ; le denim et la gabardine en sont.",
    },
    drawing: "weave-twill",
  },
  {
    key: "satin",
    concept: "satin",
    term: { en: "Satin", fr: "Satin" },
    meaning: {
      en: "A weave whose long floating threads lie on the surface and catch the light. The word names the structure, so the fibre may be silk or polyester: read the label. Rings and rough nails snag it.",
      fr: "Armure dont les longs fils flottants affleurent et prennent la lumière. Le mot désigne une structure, pas une fibre : soie ou polyester, lisez l’étiquette. Une bague ou un ongle suffit à tirer un fil.",
    },
    search: { en: "satin skirt", fr: "jupe en satin" },
    drawing: "weave-satin",
  },
  {
    key: "poplin",
    term: { en: "Poplin", fr: "Popeline" },
    meaning: {
      en: "Close, smooth plain-woven cotton with a barely visible crosswise rib, crisp and light. It is the usual cloth of the dress shirt and the shirt dress. White poplin can be sheer: try it over your hand.",
      fr: "Coton en armure toile, serré et lisse, à la côte à peine visible : net, léger, un peu craquant. L’étoffe des chemises habillées et des robes chemises. En blanc, vérifiez l’opacité sur la main.",
    },
    search: { en: "poplin shirt", fr: "chemise en popeline" },
  },
  {
    key: "oxford-cloth",
    term: { en: "Oxford cloth", fr: "Coton oxford" },
    meaning: {
      en: "Cotton in a basket weave, often with coloured threads one way and white the other, hence its grainy, slightly mottled surface. Thicker and softer than poplin, it is the cloth of the button-down shirt.",
      fr: "Coton en armure natté, souvent coloré dans un sens et blanc dans l’autre, d’où son grain légèrement chiné. Plus épais et plus doux que la popeline, c’est l’étoffe de la chemise à col boutonné.",
    },
    search: { en: "oxford shirt", fr: "chemise oxford" },
    drawing: "weave-basket",
  },
  {
    key: "chambray",
    term: { en: "Chambray", fr: "Chambray" },
    meaning: {
      en: "Light plain-woven cotton with a coloured warp, usually blue, and a white weft. It looks like pale denim but is thinner, softer and cooler, since denim is a heavier twill.",
      fr: "Coton léger en armure toile, à chaîne de couleur, bleue le plus souvent, et à trame blanche. On dirait un denim clair, en plus fin et plus frais : le denim, lui, est un sergé plus lourd.",
    },
    search: { en: "chambray shirt", fr: "chemise en chambray" },
  },
  {
    key: "denim",
    concept: "denim",
    facet: "material",
    term: { en: "Denim", fr: "Denim" },
    meaning: {
      en: "Sturdy cotton twill with an indigo-dyed warp and a white weft. The dye stays on the surface of the yarn, so denim pales where it rubs. Dark and new, it can stain light shoes and bags.",
      fr: "Sergé de coton robuste, à chaîne teinte à l’indigo et à trame blanche. La teinture reste en surface du fil : le denim pâlit donc là où il frotte. Neuf et foncé, il peut déteindre sur un sac clair.",
    },
    search: { en: "denim jacket", fr: "veste en jean" },
    drawing: "weave-denim",
  },
  {
    key: "gabardine",
    term: { en: "Gabardine", fr: "Gabardine" },
    meaning: {
      en: "Tightly woven twill in cotton or wool, with a fine, steep diagonal on the face. Smooth, hard-wearing and slow to let rain through, it makes trench coats and trousers. Rubbing and hot irons turn it shiny.",
      fr: "Sergé très serré, de coton ou de laine, à la diagonale fine et bien redressée. Lisse, résistante, lente à laisser passer la pluie, elle fait les trenchs et les pantalons. Le frottement et le fer trop chaud la lustrent.",
    },
    search: { en: "gabardine trench coat", fr: "trench en gabardine" },
  },
  {
    key: "flannel",
    term: { en: "Flannel", fr: "Flanelle" },
    meaning: {
      en: "Wool or cotton brushed until the surface is soft and slightly fuzzy and the weave half disappears. Warm and matt: grey wool flannel makes fine suits, cotton flannel makes shirts and pyjamas, and may pill.",
      fr: "Laine ou coton dont la surface, grattée, devient douce et duveteuse au point d’estomper l’armure. Chaude et mate, elle fait de beaux costumes en laine, des chemises et des pyjamas en coton, qui bouloche parfois.",
    },
    search: { en: "flannel shirt", fr: "chemise en flanelle" },
  },
  {
    key: "tweed",
    concept: "tweed",
    term: { en: "Tweed", fr: "Tweed" },
    meaning: {
      en: "Thick woollen cloth in mixed colours, first woven in Scotland. It feels dry and springy, keeps out wind and wears for decades. The rough kinds itch, so look for a lining and a shirt collar underneath.",
      fr: "Lainage épais aux couleurs mêlées, né en Écosse. La main est sèche et nerveuse, l’étoffe arrête le vent et se garde des décennies. S’il gratte, préférez une veste doublée et un col de chemise dessous.",
    },
    search: { en: "tweed jacket", fr: "veste en tweed" },
  },
  {
    key: "corduroy",
    concept: "corduroy",
    term: { en: "Corduroy", fr: "Velours côtelé" },
    meaning: {
      en: "Cut-pile cotton with raised ribs called wales, counted per inch: about eight is broad, sixteen or more is needlecord. Soft, warm and matt; the pile wears first at the knees and the seat.",
      fr: "Étoffe de coton à poil coupé en côtes, larges ou très fines (on dit alors milleraies). Doux, chaud et mat, il s’use d’abord aux genoux et au siège, et change de ton selon le sens du poil.",
    },
    search: { en: "corduroy trousers", fr: "pantalon en velours côtelé" },
  },
  {
    key: "velvet",
    concept: "velvet",
    term: { en: "Velvet", fr: "Velours" },
    meaning: {
      en: "A dense, short pile stands up from the cloth and swallows the light, which deepens every colour. It may be silk, cotton or polyester. Steam it rather than press it: an iron crushes the pile.",
      fr: "Un poil court et dense se dresse sur l’étoffe et boit la lumière, ce qui approfondit les couleurs. Il est de soie, de coton ou de polyester. Défroissez-le à la vapeur : le fer écrase le poil.",
    },
    search: { en: "velvet blazer", fr: "veste en velours" },
  },
  {
    key: "jersey",
    concept: "jersey",
    term: { en: "Jersey", fr: "Jersey" },
    meaning: {
      en: "Plain knit, smooth on the face and looped on the back, which stretches and drapes: T-shirt cotton as well as fluid viscose. Thin jersey clings and curls at the edges; a heavier one hangs better.",
      fr: "Maille simple, lisse sur l’endroit, bouclée sur l’envers, extensible et fluide : le coton des T-shirts comme la viscose des robes. Fin, le jersey colle et roulotte aux bords ; plus lourd, il tombe mieux.",
    },
    search: { en: "jersey dress", fr: "robe en jersey" },
    drawing: "knit-jersey",
  },
  {
    key: "boiled-wool",
    term: { en: "Boiled wool", fr: "Laine bouillie" },
    meaning: {
      en: "Knitted wool washed and shrunk until the stitches lock into a dense, felted cloth. Warm, supple and fairly windproof, it does not fray and needs no hem. A hot wash would shrink it further.",
      fr: "Maille de laine lavée et foulée jusqu’à ce que les mailles se referment en une étoffe dense et feutrée. Chaude, souple, assez coupe-vent, elle ne s’effiloche pas. Lavée à chaud, elle rétrécirait encore.",
    },
    search: { en: "boiled wool jacket", fr: "veste laine bouillie" },
  },
  {
    key: "melton",
    term: { en: "Melton", fr: "Drap de laine" },
    meaning: {
      en: "Heavy woollen cloth, fulled and sheared until the weave vanishes under a smooth, felt-like face. It stops wind and holds a sharp line, so pea coats and overcoats are cut from it. Expect some weight.",
      fr: "Lainage foulé puis rasé, dont l’armure disparaît sous une surface unie, presque feutrée. Il arrête le vent et tient la ligne : c’est l’étoffe des cabans et des manteaux. Comptez avec son poids.",
    },
    search: { en: "melton coat", fr: "manteau en drap de laine" },
  },
  {
    key: "cool-wool",
    term: { en: "Tropical wool", fr: "Laine froide" },
    meaning: {
      en: "Light plain-woven worsted with tightly twisted yarns and an open structure. Air passes through it and creases drop out overnight on a hanger: the cloth for summer suits and for travel. Prefer a half lining.",
      fr: "Laine peignée légère, en armure toile, aux fils bien tordus et au tissage aéré. Elle laisse passer l’air et se défroisse en une nuit sur cintre : l’étoffe des costumes d’été et de voyage, de préférence peu doublés.",
    },
    search: { en: "wool suit", fr: "costume laine froide" },
  },
  {
    key: "crepe",
    term: { en: "Crêpe", fr: "Crêpe" },
    meaning: {
      en: "Cloth of tightly twisted yarns, with a fine pebbled grain, a matt look and a heavy, fluid fall. It creases little. Read the label before washing, because some crêpes draw up in water.",
      fr: "Étoffe de fils très tordus, au grain fin, à l’aspect mat, au tombé lourd et fluide. Elle se froisse peu et suit le mouvement. Lisez l’étiquette avant de la laver : certains crêpes se resserrent à l’eau.",
    },
    search: { en: "viscose crepe dress", fr: "robe en crêpe" },
  },
  {
    key: "chiffon",
    term: { en: "Chiffon", fr: "Mousseline" },
    meaning: {
      en: "Sheer, weightless plain weave of fine twisted yarns, in silk or polyester, with a slightly grainy touch. It floats and veils rather than covers: look for a lining and for narrow, even hems.",
      fr: "Toile transparente, presque sans poids, en fils fins et tordus, de soie ou de polyester, au toucher un peu grenu. Elle voile plus qu’elle ne couvre : regardez la doublure et la finesse des ourlets.",
    },
    search: { en: "chiffon blouse", fr: "blouse en mousseline" },
  },
  {
    key: "organza",
    term: { en: "Organza", fr: "Organza" },
    meaning: {
      en: "Sheer like chiffon, but stiff: it stands away from the body and holds a puffed sleeve or a ruffle. A little scratchy on bare skin, it creases in sharp lines, so store it on a hanger.",
      fr: "Aussi transparent que la mousseline, mais raide : il s’écarte du corps et tient une manche gonflée ou un volant. Un peu rêche sur la peau nue, il se froisse en arêtes vives. Gardez-le sur cintre.",
    },
    search: { en: "organza blouse", fr: "blouse en organza" },
  },
  {
    key: "taffeta",
    term: { en: "Taffeta", fr: "Taffetas" },
    meaning: {
      en: "Crisp, tightly woven plain weave with a soft sheen, which rustles as it moves. It holds full skirts and large bows without support. Folds stay visible and so do needle holes: alter it with care.",
      fr: "Toile serrée et craquante, au reflet doux, qui bruisse quand on bouge. Elle tient seule une jupe ample ou un grand nœud. Les plis restent visibles, les trous d’aiguille aussi : à retoucher avec précaution.",
    },
    search: { en: "taffeta skirt", fr: "jupe en taffetas" },
  },
  {
    key: "tulle",
    term: { en: "Tulle", fr: "Tulle" },
    meaning: {
      en: "Fine net with six-sided holes, soft or stiff, in silk, cotton or nylon. It is layered for skirts and veils, or embroidered. Rings, buckles and zips catch in it, so look for pulls before you buy.",
      fr: "Filet fin à jours hexagonaux, souple ou raide, de soie, de coton ou de polyamide. On le superpose en jupe, on le brode, on en fait des voiles. Il s’accroche aux bagues, aux boucles et aux fermetures.",
    },
    search: { en: "tulle skirt", fr: "jupe en tulle" },
  },
  {
    key: "seersucker",
    term: { en: "Seersucker", fr: "Seersucker" },
    meaning: {
      en: "Light cotton woven with some threads slack, so that puckered stripes alternate with flat ones. The bumps hold the cloth off the skin, which keeps it cool, and it needs no ironing.",
      fr: "Coton léger dont certains fils, tissés lâches, forment des rayures gaufrées entre des rayures plates. Le relief écarte l’étoffe de la peau : on a moins chaud, et l’on n’a rien à repasser.",
    },
    search: { en: "seersucker shirt", fr: "chemise en seersucker" },
  },
  {
    key: "pique",
    term: { en: "Piqué", fr: "Piqué de coton" },
    meaning: {
      en: "Cotton with a small raised texture, like honeycomb. Knitted, it is the cloth of polo shirts, airy and firmer than jersey; woven, it makes the stiff fronts of evening shirts.",
      fr: "Coton au petit relief, en nid d’abeille. Tricoté, il fait les polos : aéré, il a plus de tenue qu’un jersey. Tissé, il fait les plastrons empesés des chemises de soirée.",
    },
    search: { en: "cotton polo shirt", fr: "polo en piqué de coton" },
  },
  {
    key: "french-terry",
    term: { en: "French terry", fr: "Molleton bouclette" },
    meaning: {
      en: "Sweatshirt cotton, smooth outside, with small uncut loops inside that take up moisture. It suits three seasons. When the loops are brushed, the inside turns fluffy and warmer, and is called brushed-back fleece.",
      fr: "Coton à sweat-shirt, lisse dehors, garni dedans de petites boucles qui boivent l’humidité. Il se porte trois saisons. Quand les boucles sont grattées, l’envers devient pelucheux et plus chaud : c’est le molleton gratté.",
    },
    search: { en: "cotton sweatshirt", fr: "sweat en molleton" },
  },
  {
    key: "fleece",
    concept: "fleece",
    term: { en: "Fleece", fr: "Polaire" },
    meaning: {
      en: "Polyester knit brushed on both faces until it traps air: light, warm, quick to dry, and no barrier to wind on its own. Poor fleece pills early, and every wash sheds tiny fibres.",
      fr: "Maille de polyester grattée sur les deux faces, qui emprisonne l’air : légère, chaude, vite sèche, mais sans défense contre le vent. Médiocre, elle bouloche vite ; chaque lavage libère des microfibres.",
    },
    search: { en: "fleece jacket", fr: "veste polaire" },
  },
  {
    key: "canvas",
    concept: "canvas",
    term: { en: "Canvas", fr: "Toile" },
    meaning: {
      en: "Strong, heavy plain weave, usually cotton, for bags, trainers and work jackets. Stiff when new, it softens with use. Waxed or coated it resists rain, but then it is wiped clean and never machine washed.",
      fr: "Tissu fort et lourd, de coton le plus souvent, pour les sacs, les tennis et les vestes de travail. Raide au début, il s’assouplit. Cirée ou enduite, la toile résiste à la pluie, mais s’essuie et ne va pas en machine.",
    },
    search: { en: "canvas tote bag", fr: "cabas en toile" },
  },
  {
    key: "lace",
    concept: "lace",
    term: { en: "Lace", fr: "Dentelle" },
    meaning: {
      en: "Openwork in which the threads themselves draw the pattern. Good lace has a clear motif and scalloped edges made as such, not cut out. Check what lies beneath: a lining, a colour or skin.",
      fr: "Étoffe ajourée dont les fils eux-mêmes tracent le dessin. Une belle dentelle a un motif net et des bords festonnés d’origine, non découpés. Regardez ce qu’il y a dessous : doublure, couleur ou peau.",
    },
    search: { en: "lace top", fr: "top en dentelle" },
  },
  {
    key: "broderie-anglaise",
    term: { en: "Broderie anglaise", fr: "Broderie anglaise" },
    meaning: {
      en: "Cotton pierced with small holes whose edges are embroidered, usually white on white. Fresh and sturdy, it washes well. The openings show what is underneath, so plan a slip or skin-toned underwear.",
      fr: "Coton percé de petits jours brodés au bord, blanc sur blanc le plus souvent. Frais et solide, il se lave bien. Les jours laissent voir ce qu’il y a dessous : prévoyez un fond de robe ou une lingerie couleur peau.",
    },
    search: { en: "broderie anglaise dress", fr: "robe en broderie anglaise" },
  },
  {
    key: "double-gauze",
    term: { en: "Double gauze", fr: "Gaze de coton" },
    meaning: {
      en: "Two layers of loose, open cotton tacked together at intervals, crinkled and cloud-soft. Very cool and never ironed. It snags, and tight seams strain it: choose a loose cut.",
      fr: "Coton au tissage lâche, souvent en deux épaisseurs liées par endroits (la double gaze), froissé et moelleux. Très fraîche, elle ne se repasse pas. Elle s’accroche et craint les coutures tendues : choisissez-la ample.",
    },
    search: { en: "cotton muslin shirt", fr: "chemise en gaze de coton" },
  },
  {
    key: "boucle",
    term: { en: "Bouclé", fr: "Bouclette" },
    meaning: {
      en: "Yarn with loops and curls, woven or knitted into a thick, nubbly surface. It gives short jackets and coats depth without any pattern. The loops catch on bracelets and buckles: check for pulled threads.",
      fr: "Fil à boucles, tissé ou tricoté, à la surface épaisse et granuleuse. Il donne du relief aux vestes courtes et aux manteaux sans le secours d’un motif. Les boucles s’accrochent aux bracelets et aux sacs.",
    },
    search: { en: "boucle jacket", fr: "veste en bouclette" },
  },
  {
    key: "rib-knit",
    term: { en: "Rib knit", fr: "Maille côtelée" },
    meaning: {
      en: "Knit in which plain and purl columns alternate, making vertical ridges that stretch and spring back. It follows the body closely. As a band at cuffs, neck and hem it holds the shape; tired ribs gape.",
      fr: "Maille où alternent colonnes à l’endroit et à l’envers : des côtes verticales qui s’étirent et reviennent. Elle suit le corps de près. En bande aux poignets, à l’encolure ou au bas, c’est le bord-côte.",
    },
    search: { en: "ribbed jumper", fr: "pull côtelé" },
    drawing: "knit-rib",
  },
  {
    key: "batiste",
    term: { en: "Batiste", fr: "Batiste" },
    meaning: {
      en: "Very fine, soft plain-woven linen or cotton, almost transparent, once the cloth of handkerchiefs. It suits summer blouses and nightwear. Wash it gently, and check its opacity in daylight before buying.",
      fr: "Toile très fine et douce, de lin ou de coton, presque transparente, jadis celle des mouchoirs. Fraîche, elle va aux blouses d’été et au linge de nuit. Lavez-la doucement et vérifiez son opacité au jour.",
    },
  },
  {
    key: "ripstop",
    term: { en: "Ripstop", fr: "Ripstop" },
    meaning: {
      en: "Light plain weave reinforced at regular intervals with thicker threads, whose visible grid stops a tear from running. Used for parkas, cargo trousers and travel bags; in nylon it rustles a little.",
      fr: "Toile légère renforcée, à intervalles réguliers, de fils plus épais : leur quadrillage visible arrête les déchirures. On en fait des parkas, des pantalons cargo, des sacs de voyage. En polyamide, elle bruisse un peu.",
    },
    search: { en: "ripstop cargo trousers", fr: "pantalon cargo ripstop" },
  },
  {
    key: "jacquard",
    term: { en: "Jacquard", fr: "Jacquard" },
    meaning: {
      en: "A pattern woven or knitted into the fabric thread by thread instead of printed on it, so it shows in reverse on the back and never washes off. Long loose threads inside may snag.",
      fr: "Motif tissé ou tricoté dans l’étoffe, fil à fil, et non imprimé : on le retrouve inversé sur l’envers, et il ne part pas au lavage. À l’intérieur, de longs fils flottants peuvent s’accrocher.",
    },
    search: { en: "jacquard jumper", fr: "pull jacquard" },
  },
]);
