import { type GlossaryTerm, inSection } from "./term.ts";

export const careTerms: readonly GlossaryTerm[] = inSection("care", [
  {
    key: "machine-wash",
    term: { en: "Machine wash", fr: "Lavage en machine" },
    meaning: {
      en: "A tub with a number: the highest temperature in degrees, not an advised one. A line below it asks for a gentler cycle, two lines for a very gentle one. Turn clothes inside out and close zips.",
      fr: "Un cuvier avec un chiffre : la température à ne pas dépasser, non celle à viser. Un trait dessous demande un cycle modéré, deux traits un cycle très doux. Retournez le vêtement, fermez les zips.",
    },
    drawing: "care-tub",
  },
  {
    key: "wool-cycle",
    term: { en: "Wool cycle", fr: "Programme laine" },
    meaning: {
      en: "A cold or 30 °C cycle with hardly any movement and a slow spin, for washable wool and silk. Use a wool detergent, without enzymes, which attack animal fibres. Reshape and dry flat.",
      fr: "Cycle à froid ou à 30 °C, presque sans mouvement, essorage lent, pour la laine et la soie lavables. Prenez une lessive spéciale, sans enzymes, car elles attaquent les fibres animales. Séchez à plat.",
    },
  },
  {
    key: "hand-wash",
    term: { en: "Hand wash", fr: "Lavage à la main" },
    meaning: {
      en: "A tub with a hand in it. Lukewarm water, little detergent, no rubbing: press, rinse, roll in a towel. A change of temperature felts wool, so keep the rinse as warm as the wash.",
      fr: "Un cuvier avec une main. Eau tiède, peu de lessive, sans frotter : pressez, rincez, roulez dans une serviette. Un écart de température feutre la laine : rincez à la température du lavage.",
    },
    drawing: "care-hand",
  },
  {
    key: "dry-cleaning",
    term: { en: "Dry cleaning", fr: "Nettoyage à sec" },
    meaning: {
      en: "A circle: cleaning with solvent instead of water; the letter inside is for the cleaner. Necessary for tailored jackets, often merely prudent elsewhere. Brush and air between visits: each one wears the cloth a little.",
      fr: "Un cercle : nettoyage au solvant, sans eau ; la lettre s’adresse au teinturier. Nécessaire aux vestes structurées, souvent simple prudence ailleurs. Brossez et aérez entre deux passages, car chacun use un peu l’étoffe.",
    },
    drawing: "care-circle",
  },
  {
    key: "bleach",
    term: { en: "Bleach", fr: "Blanchiment" },
    meaning: {
      en: "A triangle. Empty, any bleach is allowed; with two slanting lines, only an oxygen kind; crossed out, none at all, including stain removers that contain it. Chlorine eats wool, silk and elastane.",
      fr: "Un triangle. Vide, tout blanchiment est permis ; à deux traits obliques, l’oxygène seul ; barré, aucun, détachants compris. Le chlore, donc la javel, ronge la laine, la soie et l’élasthanne.",
    },
    drawing: "care-triangle",
  },
  {
    key: "tumble-drying",
    term: { en: "Tumble drying", fr: "Sèche-linge" },
    meaning: {
      en: "A circle in a square: one dot is low heat, two are normal, a cross forbids it. Heat shrinks cotton, tires elastane and felts wool. Taking things out slightly damp saves the iron.",
      fr: "Un cercle dans un carré : un point pour la chaleur douce, deux pour la normale, une croix pour l’interdire. La chaleur rétrécit le coton, fatigue l’élasthanne, feutre la laine. Sortez le linge un peu humide.",
    },
    drawing: "care-square-circle",
  },
  {
    key: "ironing",
    term: { en: "Ironing", fr: "Repassage" },
    meaning: {
      en: "An iron with dots: one for synthetics, two for wool, silk and polyester blends, three for cotton and linen. Press dark wool and velvet from the back or through a cloth, or they shine.",
      fr: "Un fer à points : un pour les synthétiques, deux pour la laine, la soie et les mélanges, trois pour le coton et le lin. Laine sombre sur l’envers ou sous pattemouille, sinon elle lustre.",
    },
    drawing: "care-iron",
  },
  {
    key: "dry-flat",
    term: { en: "Dry flat", fr: "Séchage à plat" },
    meaning: {
      en: "A square with a horizontal line: lay the piece on a towel, in shape, away from sun and heat. Wet knitwear on a hanger grows longer and keeps the marks at the shoulders.",
      fr: "Un carré à trait horizontal : posez la pièce sur une serviette, remise en forme, loin du soleil et du chauffage. Un tricot mouillé sur cintre s’allonge et garde des bosses aux épaules.",
    },
    drawing: "care-dry-flat",
  },
  {
    key: "steaming",
    term: { en: "Steaming", fr: "Défroissage vapeur" },
    meaning: {
      en: "Relaxing creases with steam, without pressing. Safe for most wool, silk, viscose and velvet, from the inside. A jacket hung in a steamy bathroom loses half its folds; leather and sequins do not bear it.",
      fr: "Détendre les plis à la vapeur, sans appuyer. Sûr pour la plupart des laines, des soies, des viscoses et des velours, par l’envers. Une veste suspendue dans la salle de bains s’y défroisse à demi ; le cuir ne le supporte pas.",
    },
  },
  {
    key: "pilling",
    term: { en: "Pilling", fr: "Boulochage" },
    meaning: {
      en: "Small balls of loose fibre that form where cloth rubs: under the arms, at the sides, beneath a bag strap. A comb or a shaver removes them. It slows once the short fibres have gone.",
      fr: "Petites boules de fibres nées du frottement : sous les bras, aux côtés, sous la bandoulière. Un peigne ou un rasoir à tissu les ôte. Cela se calme une fois les fibres courtes parties.",
    },
  },
  {
    key: "shrinkage",
    term: { en: "Shrinkage", fr: "Retrait" },
    meaning: {
      en: "The length lost at washing, two to five per cent in untreated cotton and more if dried hot. Sanforised or garment-washed cloth has done most of it. Wash new jeans before having them hemmed.",
      fr: "Longueur perdue au lavage : deux à cinq pour cent pour un coton non traité, davantage au sèche-linge. Une étoffe sanforisée ou prélavée a déjà donné. Lavez un jean neuf avant d’en faire l’ourlet.",
    },
  },
  {
    key: "colour-bleeding",
    term: { en: "Colour bleeding", fr: "Dégorgement" },
    meaning: {
      en: "Dye leaving a cloth in water or by rubbing. Deep reds, indigo and black are the usual culprits. Test a hidden corner with a damp white cloth, wash alone at first, and dry away from pale things.",
      fr: "Teinture qui quitte l’étoffe à l’eau ou au frottement. Rouges profonds, indigo et noir sont les suspects. Essayez un coin caché avec un linge blanc humide, lavez la pièce seule au début, séchez-la loin du clair.",
    },
  },
  {
    key: "brushing",
    term: { en: "Brushing", fr: "Brossage" },
    meaning: {
      en: "Cleaning wool coats and suits with a natural-bristle brush, downwards, after wearing. It lifts dust before it settles and spares the dry cleaner. Suede has its own brush, of rubber or brass.",
      fr: "Nettoyer manteaux et costumes de laine à la brosse de soies naturelles, de haut en bas, après les avoir portés. La poussière part avant de s’incruster. Le daim a sa brosse, de crêpe ou de laiton.",
    },
  },
  {
    key: "leather-care",
    term: { en: "Leather care", fr: "Soin du cuir" },
    meaning: {
      en: "Dust, clean with a damp cloth, then feed with a little cream, two to four times a year. Test it under a flap, since it darkens. Wet leather dries slowly, stuffed with paper, far from a heater.",
      fr: "Dépoussiérez, passez un linge humide, puis nourrissez d’un peu de crème, deux à quatre fois l’an. Essayez-la sous un rabat, car elle fonce. Mouillé, le cuir sèche lentement, bourré de papier, loin du radiateur.",
    },
  },
  {
    key: "shoe-trees",
    term: { en: "Shoe trees", fr: "Embauchoirs" },
    meaning: {
      en: "Shapes of raw cedar or beech put into leather shoes after wearing. They draw out damp and flatten the creases. One pair serves if you move it each evening; a day’s rest between wearings does the rest.",
      fr: "Formes de cèdre ou de hêtre brut, glissées dans les souliers de cuir dès qu’on les quitte. Elles boivent l’humidité et effacent les plis. Laissez aussi un jour de repos entre deux ports.",
    },
  },
  {
    key: "moth-protection",
    term: { en: "Moth protection", fr: "Antimites" },
    meaning: {
      en: "The larvae eat wool, cashmere and silk, above all where skin or food has left traces. Wash before storing, seal in bags, shake out often. Cedar and lavender deter a little; two weeks in the freezer kill them.",
      fr: "Les larves mangent laine, cachemire et soie, surtout là où restent des traces de peau ou de repas. Lavez avant de ranger sous housse fermée, secouez souvent. Cèdre et lavande éloignent un peu ; deux semaines de congélateur les tuent.",
    },
  },
  {
    key: "airing",
    term: { en: "Airing", fr: "Aération" },
    meaning: {
      en: "Hanging a garment outdoors or by a window overnight. Wool and denim lose smells and creases that way, and need far fewer washes. Keep dyed silk and dark colours out of direct sun.",
      fr: "Suspendre un vêtement dehors ou près d’une fenêtre une nuit. La laine et le denim y perdent odeurs et plis, et se lavent bien moins souvent. Gardez la soie teinte et les foncés hors du soleil.",
    },
  },
]);
