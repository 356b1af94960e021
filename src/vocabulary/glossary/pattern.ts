import { type GlossaryTerm, inSection } from "./term.ts";

export const patternTerms: readonly GlossaryTerm[] = inSection("pattern", [
  {
    key: "plain",
    concept: "plain",
    term: { en: "Plain", fr: "Uni" },
    meaning: {
      en: "One colour, without pattern. The eye goes to the cloth and the cut, so both had better be good. Texture, such as flannel, rib or twill, saves a plain outfit from flatness.",
      fr: "D’une seule couleur, sans motif. L’œil va droit à l’étoffe et à la coupe : qu’elles soient bonnes. Une matière en relief, flanelle, côtes ou sergé, évite la platitude.",
    },
    search: { en: "plain shirt", fr: "chemise unie" },
  },
  {
    key: "stripes",
    concept: "striped",
    term: { en: "Stripes", fr: "Rayures" },
    meaning: {
      en: "Parallel bands of two or more colours, woven or printed. Their scale matters more than their direction: fine ones read as a shade from afar. On a good shirt, they meet at the yoke and pocket.",
      fr: "Bandes parallèles de deux couleurs ou plus, tissées ou imprimées. L’échelle compte plus que le sens : fines, elles se lisent de loin comme un ton. Sur une bonne chemise, elles se raccordent à l’empiècement et à la poche.",
    },
    search: { en: "striped shirt", fr: "chemise à rayures" },
  },
  {
    key: "breton-stripe",
    term: { en: "Breton stripe", fr: "Marinière" },
    meaning: {
      en: "Navy and white horizontal stripes of the French sailor’s jersey, with plain shoulders and a boat neck. The white bands are wider than the blue. Thick cotton keeps its shape; check that stripes meet at the seams.",
      fr: "Tricot rayé du marin, blanc et bleu, à épaules unies et encolure bateau. Les bandes blanches sont plus larges que les bleues. Un coton épais garde sa forme ; voyez si les rayures se raccordent aux côtés.",
    },
    search: { en: "breton top", fr: "marinière" },
    drawing: "pattern-breton",
  },
  {
    key: "pinstripe",
    term: { en: "Pinstripe", fr: "Rayures tennis" },
    meaning: {
      en: "Very fine, widely spaced light lines on dark wool, the stripe of the City suit. Drawn thicker and softer it is called chalk stripe. Lines should run unbroken over the pockets and match at the collar.",
      fr: "Fines lignes claires, espacées, sur une laine sombre : la rayure du costume d’affaires. Plus grasse et plus floue, on la dit craie. Les lignes doivent traverser les poches sans se rompre et se raccorder au col.",
    },
    search: { en: "pinstripe suit", fr: "costume à rayures tennis" },
    drawing: "pattern-pinstripe",
  },
  {
    key: "checks",
    concept: "checked",
    term: { en: "Checks", fr: "Carreaux" },
    meaning: {
      en: "Lines crossing at right angles, woven in two or more colours. Small checks behave like a plain from a distance, large ones set the tone alone. Look for checks that match at the side seams and the front.",
      fr: "Lignes croisées à angle droit, tissées en deux couleurs ou plus. Petits, ils font de loin un uni ; grands, ils mènent la tenue. Vérifiez qu’ils se raccordent devant et aux coutures de côté.",
    },
    search: { en: "checked shirt", fr: "chemise à carreaux" },
  },
  {
    key: "houndstooth",
    concept: "houndstooth",
    term: { en: "Houndstooth", fr: "Pied-de-poule" },
    meaning: {
      en: "A broken check whose shapes have pointed corners like teeth, usually black or brown with white. Four dark and four light threads on a twill make it. Tiny, it is puppytooth and reads as grey.",
      fr: "Carreau brisé aux angles étirés en pointes, le plus souvent noir ou brun et blanc. Il naît de quatre fils foncés et quatre clairs sur un sergé. Minuscule, on le dit pied-de-puce et il paraît gris.",
    },
    search: { en: "houndstooth blazer", fr: "blazer pied-de-poule" },
    drawing: "pattern-houndstooth",
  },
  {
    key: "prince-of-wales-check",
    term: { en: "Prince of Wales check", fr: "Prince-de-galles" },
    meaning: {
      en: "Fine lines and small broken checks grouped into large squares, often with a coloured line over them. Sober from afar, rich close up. Wear it with plains, and pick the coloured line up in the tie.",
      fr: "Fines lignes et petits carreaux brisés, groupés en de plus grands, souvent soulignés d’un filet de couleur. Sobre de loin, riche de près. Portez-le avec de l’uni et reprenez le filet dans la cravate.",
    },
    search: { en: "prince of wales check suit", fr: "costume prince de galles" },
    drawing: "pattern-prince-of-wales",
  },
  {
    key: "gingham",
    term: { en: "Gingham", fr: "Vichy" },
    meaning: {
      en: "Even checks in white and one colour, on light cotton; the tint is half as strong where the colour meets white. Fresh and informal. Small squares suit shirts, large ones dresses.",
      fr: "Carreaux réguliers, blanc et une couleur, sur un coton léger ; là où la couleur croise le blanc, le ton est à demi. Frais et sans façon. Petits pour une chemise, grands pour une robe.",
    },
    search: { en: "gingham shirt", fr: "chemise vichy" },
    drawing: "pattern-gingham",
  },
  {
    key: "tartan",
    term: { en: "Tartan", fr: "Tartan" },
    meaning: {
      en: "A woven check, born in Scotland, whose coloured bands repeat in the same order both ways. That order is called the sett. In dark greens and blues it is nearly plain; in red it takes over.",
      fr: "Carreaux tissés de bandes de couleur répétées dans le même ordre en long et en large, nés en Écosse. Dans les verts et les bleus sombres, c’est presque un uni ; en rouge, il prend toute la place.",
    },
    search: { en: "tartan scarf", fr: "écharpe tartan" },
    drawing: "pattern-tartan",
  },
  {
    key: "windowpane-check",
    term: { en: "Windowpane check", fr: "Carreaux fenêtre" },
    meaning: {
      en: "Thin single lines crossing far apart, like the bars of a window. A quiet way to wear a check on a jacket. Lines should continue from body to pocket and sleeve.",
      fr: "Fines lignes simples, très espacées, qui se croisent comme les montants d’une fenêtre. Une façon discrète de porter des carreaux. Les lignes doivent se poursuivre sur la poche et la manche.",
    },
    search: { en: "windowpane blazer", fr: "blazer carreaux fenêtre" },
    drawing: "pattern-windowpane",
  },
  {
    key: "argyle",
    term: { en: "Argyle", fr: "Losanges" },
    meaning: {
      en: "Diamonds in two or three colours crossed by thin diagonal lines, knitted on socks and jumpers. True argyle is intarsia, with no threads hanging behind; a printed one fades sooner.",
      fr: "Losanges de deux ou trois couleurs traversés de fines diagonales, tricotés sur les chaussettes et les pulls. Le vrai est un intarsia : pas de fils qui pendent derrière. Imprimé, il passe plus vite.",
    },
    search: { en: "argyle jumper", fr: "pull à losanges" },
    drawing: "pattern-argyle",
  },
  {
    key: "fair-isle",
    term: { en: "Fair Isle", fr: "Jacquard Fair Isle" },
    meaning: {
      en: "Bands of small coloured motifs, two colours to a row, knitted round the yoke or all over. Named after a Shetland island. The yarns carried behind add warmth; loose loops inside catch fingers.",
      fr: "Bandes de petits motifs, deux couleurs par rang, tricotées à l’empiècement ou partout. Le nom vient d’une île des Shetland. Les fils qui courent derrière tiennent chaud ; trop lâches, ils accrochent les doigts.",
    },
    search: { en: "fair isle jumper", fr: "pull jacquard en laine" },
  },
  {
    key: "herringbone",
    term: { en: "Herringbone", fr: "Chevron" },
    meaning: {
      en: "A twill that changes direction at regular intervals, drawing columns of V like a fish’s spine. In grey wool for coats, in cotton for shirts: texture close up, a plain from afar.",
      fr: "Sergé qui change de sens à intervalles réguliers et dessine des colonnes de V, en arêtes de poisson. En laine grise pour un manteau, en coton pour une chemise : relief de près, uni de loin.",
    },
    search: { en: "herringbone coat", fr: "manteau à chevrons" },
    drawing: "pattern-herringbone",
  },
  {
    key: "birdseye",
    term: { en: "Bird’s-eye", fr: "Œil-de-perdrix" },
    meaning: {
      en: "Tiny pale dots woven on a dark ground, so small that the suit looks plain from two metres away. It softens navy and grey, hides wear and takes any shirt or tie.",
      fr: "Minuscules points clairs tissés sur fond sombre, si petits que le costume paraît uni à deux mètres. Il adoucit le marine et le gris, cache l’usure et accepte toute chemise, toute cravate.",
    },
    drawing: "pattern-birdseye",
  },
  {
    key: "cable-knit",
    concept: "cable",
    term: { en: "Cable", fr: "Torsade" },
    meaning: {
      en: "Ropes knitted by crossing groups of stitches. They thicken the knit and warm it, and add width, so a few vertical cables are kinder than an allover design. Wool shows them more sharply than cotton.",
      fr: "Cordons tricotés en croisant des groupes de mailles. Ils épaississent le pull, le réchauffent et l’élargissent : quelques torsades verticales grossissent moins qu’un dessin général. La laine les rend plus nettes que le coton.",
    },
    search: { en: "cable knit jumper", fr: "pull torsadé" },
    drawing: "pattern-cable",
  },
  {
    key: "intarsia",
    term: { en: "Intarsia", fr: "Intarsia" },
    meaning: {
      en: "Colour knitting in which each area has its own yarn, joined at the edges, with no threads carried behind. The picture is as flat inside as out. Slow to make, so usually dearer than jacquard.",
      fr: "Tricot en couleurs où chaque zone a son propre fil, croisé aux limites, sans fils qui courent derrière. Le motif est plat dedans comme dehors. Plus long à faire que le jacquard, donc souvent plus cher.",
    },
  },
  {
    key: "polka-dot",
    concept: "polka-dot",
    term: { en: "Polka dot", fr: "Pois" },
    meaning: {
      en: "Round spots evenly spread on a plain ground. Pin dots suit a tie or an office blouse, coin-sized ones are for holidays. White on navy is the least tiring version.",
      fr: "Ronds semés régulièrement sur un fond uni. En tête d’épingle pour une cravate ou une blouse de bureau, gros comme une pièce pour les vacances. Blancs sur marine, ils lassent le moins.",
    },
    search: { en: "polka dot dress", fr: "robe à pois" },
    drawing: "pattern-polka-dot",
  },
  {
    key: "floral",
    concept: "floral",
    term: { en: "Floral", fr: "Imprimé fleuri" },
    meaning: {
      en: "Flowers printed, woven or embroidered, from a tiny scatter to large blooms. A dark ground takes them into autumn. Choose the scale by your own size, and echo one colour elsewhere.",
      fr: "Fleurs imprimées, tissées ou brodées, du semis minuscule aux grandes corolles. Un fond sombre les mène jusqu’à l’automne. Accordez l’échelle à votre carrure et reprenez une couleur ailleurs.",
    },
    search: { en: "floral dress", fr: "robe fleurie" },
  },
  {
    key: "paisley",
    concept: "paisley",
    term: { en: "Paisley", fr: "Motif cachemire" },
    meaning: {
      en: "Curved drops filled with fine ornament, taken from Kashmir shawls and named in English after the Scottish town that copied them. Rich on silk scarves, ties and linings; on a shirt, keep the rest quiet.",
      fr: "Gouttes recourbées, remplies d’ornements fins, reprises des châles du Cachemire. Superbe sur un foulard de soie, une cravate, une doublure ; sur une chemise, gardez le reste sobre.",
    },
    search: { en: "paisley scarf", fr: "foulard à motif cachemire" },
    drawing: "pattern-paisley",
  },
  {
    key: "animal-print",
    concept: "animal",
    term: { en: "Animal print", fr: "Imprimé animalier" },
    meaning: {
      en: "Leopard, zebra, snake or cow, printed or woven. Close to its natural colours it acts almost as a neutral. One piece is enough; a matt cloth looks better than a shiny one.",
      fr: "Léopard, zèbre, serpent ou vache, imprimés ou tissés. Dans ses couleurs naturelles, il se porte presque comme un neutre. Une seule pièce suffit ; sur une étoffe mate, c’est mieux que sur du brillant.",
    },
    search: { en: "leopard print skirt", fr: "jupe imprimé léopard" },
  },
  {
    key: "camouflage",
    concept: "camouflage",
    term: { en: "Camouflage", fr: "Camouflage" },
    meaning: {
      en: "Irregular patches of green, brown and black meant to hide soldiers, worn in town since the sixties. It acts as a khaki with movement. One piece at a time, with plain and neat neighbours.",
      fr: "Taches irrégulières de vert, de brun et de noir faites pour cacher le soldat, passées à la ville dans les années soixante. C’est un kaki animé. Une pièce à la fois, entourée d’uni bien net.",
    },
    search: { en: "camouflage trousers", fr: "pantalon camouflage" },
  },
  {
    key: "tie-dye",
    concept: "tie-dye",
    term: { en: "Tie-dye", fr: "Tie and dye" },
    meaning: {
      en: "Cloth knotted before dyeing, so that rings and rays stay pale. Real dye shows on the back; a print does not. Wash it alone and cold the first times.",
      fr: "Étoffe nouée avant la teinture : cercles et rayons restent clairs. La vraie se voit des deux côtés, l’imprimé d’un seul. Lavez la pièce seule et à froid les premières fois.",
    },
    search: { en: "tie dye T-shirt", fr: "t-shirt tie and dye" },
  },
  {
    key: "colour-block",
    concept: "colour-block",
    term: { en: "Colour block", fr: "Color-block" },
    meaning: {
      en: "Large plain areas of different colours in one garment or outfit. Two or three are plenty. Neighbours on the colour wheel calm it, opposites liven it; the seams should fall where you want the eye.",
      fr: "De grands aplats de couleurs différentes sur une pièce ou une tenue. Deux ou trois suffisent. Voisines, les teintes s’apaisent, opposées, elles s’animent ; le regard va aux coutures, alors voyez où elles tombent.",
    },
    search: { en: "colour block jumper", fr: "pull color-block" },
  },
  {
    key: "ikat",
    term: { en: "Ikat", fr: "Ikat" },
    meaning: {
      en: "A pattern dyed into the yarns before weaving, which gives its shapes blurred, feathered edges. Hand-made ikat varies from one metre to the next; a printed imitation has crisp borders and a pale back.",
      fr: "Motif teint sur les fils avant le tissage, d’où ses contours flous, comme plumeux. Fait à la main, il varie d’un mètre à l’autre ; imprimé, il a les bords nets et l’envers pâle.",
    },
    search: { en: "ikat print dress", fr: "robe ikat" },
  },
  {
    key: "toile-de-jouy",
    term: { en: "Toile de Jouy", fr: "Toile de Jouy" },
    meaning: {
      en: "Country scenes drawn in one colour on pale cotton, named after the French town whose factory, founded in 1760, made them famous. Charming on a shirt or a lining; a whole suit of it looks like the curtains.",
      fr: "Scènes champêtres d’une seule couleur sur coton clair, du nom de la ville dont la manufacture, fondée en 1760, les rendit célèbres. Charmante en chemise ou en doublure ; de la tête aux pieds, elle rappelle les rideaux.",
    },
  },
]);
