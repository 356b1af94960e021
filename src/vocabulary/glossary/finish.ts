import { type GlossaryTerm, inSection } from "./term.ts";

export const finishTerms: readonly GlossaryTerm[] = inSection("finish", [
  {
    key: "dart",
    term: { en: "Dart", fr: "Pince" },
    meaning: {
      en: "A stitched fold that gives flat cloth a shape, at the bust, waist, back or elbow. It should point at the fullest part and stop short of it. A pucker at the tip means careless pressing.",
      fr: "Pli cousu qui donne du volume à une étoffe plate, à la poitrine, à la taille, au dos ou au coude. Elle vise la partie la plus forte et s’arrête avant. Une cloque au bout trahit un repassage négligé.",
    },
    drawing: "make-dart",
  },
  {
    key: "yoke",
    term: { en: "Yoke", fr: "Empiècement" },
    meaning: {
      en: "The fitted panel across the shoulders or hips from which the rest hangs. On a shirt, a yoke split in the middle of the back follows uneven shoulders; on jeans, it shapes the seat.",
      fr: "Pièce ajustée aux épaules ou aux hanches, d’où part le reste. Sur une chemise, coupé en deux au milieu du dos, il suit des épaules inégales ; sur un jean, il dessine le siège.",
    },
    drawing: "make-yoke",
  },
  {
    key: "placket",
    term: { en: "Placket", fr: "Patte de boutonnage" },
    meaning: {
      en: "The finished band that carries buttons and buttonholes on a shirt front, a polo or a cuff. It should lie flat, without waves. Hidden under a flap, it makes a shirt or a coat dressier.",
      fr: "Bande finie qui porte boutons et boutonnières, devant une chemise, un polo, un poignet. Elle doit rester plate, sans vagues. Cachée sous un rabat, elle habille une chemise ou un manteau.",
    },
    drawing: "make-placket",
  },
  {
    key: "full-canvas",
    term: { en: "Canvassed construction", fr: "Entoilage" },
    meaning: {
      en: "An inner layer of canvas, often with horsehair, sewn loosely inside a jacket front. It gives the chest its curve and moulds to you with wear. Pinch cloth and lining apart: you feel a third layer.",
      fr: "Toile intérieure, souvent mêlée de crin, cousue souplement dans le devant d’une veste. Elle donne le galbe de la poitrine et se moule à l’usage. Pincez le devant : on sent une troisième épaisseur libre.",
    },
  },
  {
    key: "fused",
    term: { en: "Fused construction", fr: "Thermocollage" },
    meaning: {
      en: "A jacket front stiffened with a layer glued to the cloth by heat. Lighter on the purse and quite sound today. Too much heat or dry cleaning may lift it in bubbles, which cannot be repaired.",
      fr: "Devant de veste raidi par une toile collée à chaud. Moins cher, et souvent bien fait aujourd’hui. Trop de chaleur ou de pressing peut le décoller en cloques, qui ne se réparent pas.",
    },
  },
  {
    key: "flat-felled-seam",
    term: { en: "Flat-felled seam", fr: "Couture rabattue" },
    meaning: {
      en: "Both edges are folded into each other and stitched down twice, so nothing frays inside. Strong and neat: look at the inner leg of jeans or the side of a good shirt.",
      fr: "Les deux bords sont pliés l’un dans l’autre et piqués deux fois : rien ne s’effiloche dedans. Solide et nette, on la trouve à la jambe d’un jean et au côté d’une bonne chemise.",
    },
    drawing: "make-flat-felled",
  },
  {
    key: "selvedge",
    term: { en: "Selvedge", fr: "Lisière" },
    meaning: {
      en: "The self-finished edge of a cloth, which does not fray. On jeans made from narrow looms it shows inside the outer seam, often with a coloured line. A pleasant sign of slow weaving, and no proof of quality.",
      fr: "Bord naturel d’une étoffe, qui ne s’effiloche pas. Sur un jean tissé en petite largeur, elle se voit au retroussis, souvent liserée de couleur. Bon signe d’un tissage lent, ce n’est pas une preuve.",
    },
    search: { en: "selvedge jeans", fr: "jean selvedge" },
    drawing: "make-selvedge",
  },
  {
    key: "piping",
    term: { en: "Piping", fr: "Passepoil" },
    meaning: {
      en: "A narrow covered cord or fold set into a seam or along an edge. It outlines pyjamas, blazers and bags in a second colour and protects the edge. It should be even and free of puckers.",
      fr: "Fin liseré pris dans une couture ou le long d’un bord. Il souligne d’une seconde couleur un pyjama, un blazer, un sac, et protège l’arête. Il doit être régulier, sans fronces.",
    },
  },
  {
    key: "topstitching",
    term: { en: "Topstitching", fr: "Surpiqûre" },
    meaning: {
      en: "Stitching visible on the outside, parallel to a seam or an edge, to flatten it and decorate. Look for short, even stitches at a steady distance: it is the quickest test of the sewing.",
      fr: "Couture visible sur l’endroit, parallèle à un bord, qui l’aplatit et l’orne. Des points courts, réguliers, à distance constante : c’est le contrôle le plus rapide de la façon.",
    },
    drawing: "make-topstitching",
  },
  {
    key: "lining",
    term: { en: "Lining", fr: "Doublure" },
    meaning: {
      en: "The inner cloth that lets a garment slide on, hides its seams and spares it sweat. Viscose and cupro breathe better than polyester. A pleat at the centre back gives it room to move.",
      fr: "Étoffe intérieure qui fait glisser le vêtement, cache les coutures et le protège de la sueur. La viscose et le cupro respirent mieux que le polyester. Un pli au milieu du dos lui donne du jeu.",
    },
  },
  {
    key: "patch-pocket",
    term: { en: "Patch pocket", fr: "Poche plaquée" },
    meaning: {
      en: "A pocket made of one piece of cloth sewn on the outside, like a patch. Casual: on overshirts, blazers and chore jackets. On a checked cloth the pattern should run across it unbroken.",
      fr: "Poche faite d’une seule pièce cousue sur l’extérieur. Décontractée, elle va aux surchemises, aux blazers, aux vestes de travail. Sur des carreaux, le motif doit la traverser sans se rompre.",
    },
    drawing: "pocket-patch",
  },
  {
    key: "welt-pocket",
    term: { en: "Welt pocket", fr: "Poche passepoilée" },
    meaning: {
      en: "A pocket set into a slit, its edges bound with narrow strips of cloth, with or without a flap. Dressier than a patch pocket. New ones are often basted shut: unpick the thread gently.",
      fr: "Poche fendue dans l’étoffe, aux bords finis par d’étroites bandes, avec ou sans rabat. Plus habillée qu’une poche plaquée. Neuve, elle est souvent bâtie : défaites le fil doucement.",
    },
    drawing: "pocket-welt",
  },
  {
    key: "gathers",
    term: { en: "Gathers", fr: "Fronces" },
    meaning: {
      en: "Cloth drawn up on a thread so that it puckers into small, soft folds, at a waist, cuff or yoke. They add volume below the seam. Evenly spread is good work, bunched is not.",
      fr: "Étoffe resserrée sur un fil en petits plis souples, à la taille, au poignet, à l’empiècement. Elles donnent de l’ampleur sous la couture. Bien réparties, c’est soigné ; en paquets, non.",
    },
    drawing: "make-gathers",
  },
  {
    key: "smocking",
    term: { en: "Smocking", fr: "Smocks" },
    meaning: {
      en: "Tiny gathers held by rows of stitches, elastic or embroidered, on bodices and cuffs. It stretches to several sizes, which suits changing bodies. Worn-out elastic thread is hard to replace.",
      fr: "Fronces minuscules tenues par des rangs de points, élastiques ou brodés, au buste et aux poignets. Ils s’étendent sur plusieurs tailles et suivent un corps qui change. L’élastique fatigué se remplace mal.",
    },
  },
  {
    key: "ruffle",
    term: { en: "Ruffle", fr: "Volant" },
    meaning: {
      en: "A strip of cloth gathered or cut in a curve and sewn on one edge, at a hem, cuff or neck. Narrow ones stay discreet. Check that the free edge is hemmed, not merely cut.",
      fr: "Bande froncée ou coupée en rond, cousue par un seul bord, à l’ourlet, au poignet ou à l’encolure. Étroit, il reste discret. Vérifiez que le bord libre est ourlé, et non coupé à vif.",
    },
    search: { en: "ruffle blouse", fr: "blouse à volants" },
  },
  {
    key: "pleat",
    term: { en: "Pleat", fr: "Pli" },
    meaning: {
      en: "A fold of cloth held at one end: knife pleats lie one way, box pleats face away from each other, inverted pleats meet. It adds room for movement without width at rest.",
      fr: "Repli d’étoffe tenu à un bout : couché d’un seul côté, plat à bords opposés, ou creux quand les bords se rejoignent. Il donne de l’aisance au mouvement sans élargir au repos.",
    },
    search: { en: "pleated skirt", fr: "jupe plissée" },
    drawing: "make-pleat",
  },
  {
    key: "quilting",
    term: { en: "Quilting", fr: "Matelassage" },
    meaning: {
      en: "Two layers of cloth stitched together over wadding, in diamonds, channels or waves. Stitching keeps the filling in place and also lets a little cold through. Even padding means no thin spots against the light.",
      fr: "Deux étoffes piquées ensemble sur une ouate, en losanges, en bandes ou en vagues. Les piqûres tiennent le garnissage et laissent passer un peu de froid. À contre-jour, aucun vide ne doit paraître.",
    },
    search: { en: "quilted jacket", fr: "veste matelassée" },
    drawing: "make-quilting",
  },
  {
    key: "fully-fashioned",
    term: { en: "Fully fashioned", fr: "Entièrement diminué" },
    meaning: {
      en: "Knitwear whose pieces are shaped on the needles by adding and removing stitches, not cut from a sheet. Small marks beside the armhole seam prove it. Edges lie flat and nothing unravels.",
      fr: "Tricot dont les pièces sont mises en forme sur l’aiguille, en ajoutant ou en retirant des mailles, et non coupées. De petites marques le long de l’emmanchure le prouvent. Les bords restent plats, rien ne file.",
    },
  },
  {
    key: "gauge",
    term: { en: "Gauge", fr: "Jauge" },
    meaning: {
      en: "How fine a knit is: the number of needles per inch on the machine. Three to five is chunky, seven medium, twelve and over fine enough for under a jacket. Finer means lighter, not weaker.",
      fr: "Finesse d’un tricot, comptée en aiguilles par pouce. De trois à cinq, c’est une grosse maille ; sept, une moyenne ; à partir de douze, elle passe sous une veste. Plus fin veut dire plus léger, pas moins solide.",
    },
    search: { en: "fine knit jumper", fr: "pull maille fine" },
  },
  {
    key: "mercerised",
    term: { en: "Mercerised", fr: "Mercerisé" },
    meaning: {
      en: "Cotton treated with caustic soda under tension, which swells the fibre: it shines softly, dyes deeper and is stronger. Good in polos, sewing thread and socks. Shine that vanishes at the first wash was only pressing.",
      fr: "Coton traité à la soude sous tension : la fibre gonfle, brille doucement, prend mieux la teinture et gagne en solidité. Bien en polo, en fil, en chaussette. Un éclat qui part au premier lavage n’était qu’un calandrage.",
    },
    search: { en: "cotton polo shirt", fr: "polo en coton" },
  },
  {
    key: "garment-dyed",
    term: { en: "Garment-dyed", fr: "Teinture sur vêtement" },
    meaning: {
      en: "Coloured after being sewn, not as yarn or cloth. The colour is soft and a little uneven at the seams, the cloth already shrunk. Each batch differs, so buy matching pieces together.",
      fr: "Couleur donnée au vêtement déjà cousu, non au fil ou au tissu. Le ton est doux, un peu inégal aux coutures, l’étoffe déjà rétrécie. D’un bain à l’autre, il varie : achetez l’ensemble le même jour.",
    },
  },
  {
    key: "raw-denim",
    term: { en: "Raw denim", fr: "Denim brut" },
    meaning: {
      en: "Denim sold unwashed after dyeing: dark, stiff, ready to record your own creases. It bleeds on pale things, and may shrink if it has not been sanforised. Leave the first wash as late as you decently can.",
      fr: "Denim vendu sans lavage après teinture : foncé, raide, prêt à prendre vos propres plis. Il déteint sur le clair et peut rétrécir s’il n’est pas sanforisé. Retardez le premier lavage autant que la décence le permet.",
    },
    search: { en: "raw denim jeans", fr: "jean brut" },
  },
  {
    key: "fabric-weight",
    term: { en: "Fabric weight", fr: "Grammage" },
    meaning: {
      en: "What a square metre of cloth weighs. A light T-shirt is about 140 g, a solid one 200 g or more; denim is often given in ounces per square yard. Heavier cloth drapes better and lasts; lighter cloth is cooler.",
      fr: "Poids d’un mètre carré d’étoffe. Un T-shirt léger fait 140 g environ, un solide 200 g ou plus ; le denim se compte souvent en onces. Lourde, l’étoffe tombe mieux et dure ; légère, elle tient moins chaud.",
    },
  },
  {
    key: "drape",
    term: { en: "Drape", fr: "Tombé" },
    meaning: {
      en: "The way cloth hangs and folds under its own weight. Fluid viscose, crêpe and heavy silk have it; poplin and organza stand instead. Hold the garment by one shoulder to see it.",
      fr: "Façon dont une étoffe pend et plie sous son poids. La viscose, le crêpe, la soie lourde en ont ; la popeline et l’organza se tiennent plutôt. Levez le vêtement par une épaule pour le voir.",
    },
  },
  {
    key: "handle",
    term: { en: "Handle", fr: "Main" },
    meaning: {
      en: "What a cloth feels like between the fingers: dry, soft, crisp, springy, limp. Squeeze a handful and let go. If it returns without creases, it will do so on you; softeners wash out.",
      fr: "Ce que dit une étoffe entre les doigts : sèche, douce, craquante, nerveuse, molle. Serrez-en une poignée, lâchez. Si elle revient sans plis, elle fera de même sur vous ; les apprêts partent au lavage.",
    },
  },
  {
    key: "straight-grain",
    term: { en: "Straight grain", fr: "Droit-fil" },
    meaning: {
      en: "The direction of the lengthwise threads, along which a garment is normally cut. Off the grain, a trouser leg twists round and a T-shirt’s side seam wanders to the front after washing.",
      fr: "Sens des fils de chaîne, selon lequel on coupe d’ordinaire. Hors droit-fil, une jambe de pantalon tourne et la couture d’un T-shirt passe devant après lavage. Regardez si les côtés tombent d’aplomb.",
    },
  },
  {
    key: "full-grain-leather",
    term: { en: "Full-grain leather", fr: "Cuir pleine fleur" },
    meaning: {
      en: "Leather that keeps its whole outer surface, unsanded, pores and small scars included. The strongest grade, and the one that takes a patina. The words genuine leather on a tag promise nothing of the kind.",
      fr: "Cuir qui garde toute sa surface, non poncée, avec ses pores et ses petites marques. Le plus solide, celui qui se patine. « Cuir véritable » sur une étiquette ne promet rien de tel.",
    },
    search: { en: "full grain leather bag", fr: "sac cuir pleine fleur" },
  },
  {
    key: "vegetable-tanned",
    term: { en: "Vegetable-tanned", fr: "Tannage végétal" },
    meaning: {
      en: "Leather tanned with bark and plant extracts over weeks, rather than with chrome in a day. Firm, warm in colour, it darkens with light and handling. Water spots it until it has been greased.",
      fr: "Tannage aux écorces et aux extraits de plantes, en plusieurs semaines, plutôt qu’au chrome en un jour. Ferme, chaud de ton, le cuir fonce à la lumière et à l’usage. L’eau le tache tant qu’il n’est pas nourri.",
    },
  },
  {
    key: "water-repellent",
    term: { en: "Water-repellent", fr: "Déperlant" },
    meaning: {
      en: "Treated so that drops roll off, for a shower and no more. The finish wears away with washing and comes back with a spray and gentle heat. For hours of rain, look for the word waterproof.",
      fr: "Traité pour que les gouttes roulent, le temps d’une averse. L’apprêt s’use au lavage et se ranime par un spray et une chaleur douce. Pour des heures de pluie, cherchez « imperméable ».",
    },
    search: { en: "water repellent jacket", fr: "veste déperlante" },
  },
  {
    key: "taped-seams",
    term: { en: "Taped seams", fr: "Coutures étanchées" },
    meaning: {
      en: "Seams covered inside with a heat-sealed strip, so that rain does not enter by the needle holes. Fully taped beats critically taped, where only the shoulders are done. Peeling tape ends the jacket’s life.",
      fr: "Coutures couvertes à l’intérieur d’une bande thermosoudée, pour que l’eau n’entre pas par les trous d’aiguille. Toutes, c’est mieux que les seules épaules. Une bande qui se décolle annonce la fin.",
    },
    search: { en: "waterproof jacket", fr: "veste imperméable" },
  },
  {
    key: "easy-iron",
    term: { en: "Easy-iron", fr: "Repassage facile" },
    meaning: {
      en: "A resin finish that makes cotton crease less. Handy for travel shirts; it makes the cloth a little drier and weaker, and wears off in time. Hang the shirt wet and smooth it by hand.",
      fr: "Apprêt à la résine qui rend le coton moins froissable. Commode en voyage ; l’étoffe en devient un peu plus sèche, moins solide, et l’effet s’use. Suspendez la chemise mouillée et lissez-la à la main.",
    },
  },
]);
