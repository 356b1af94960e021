import { type GlossaryTerm, inSection } from "./term.ts";

export const cutTerms: readonly GlossaryTerm[] = inSection("cut", [
  {
    key: "slim-fit",
    concept: "slim",
    term: { en: "Slim fit", fr: "Coupe slim" },
    meaning: {
      en: "Cut close to the chest, arms or legs without gripping them. Cloth should lie flat when you stand and allow you to sit. Pulling at a button or a pocket that gapes means one size up.",
      fr: "Coupe proche du buste, des bras ou des jambes, sans serrer. L’étoffe reste plate debout et permet de s’asseoir. Un bouton qui tire ou une poche qui bâille demandent une taille au-dessus.",
    },
    search: { en: "slim shirt", fr: "chemise slim" },
    drawing: "cut-slim",
  },
  {
    key: "fitted",
    concept: "fitted",
    term: { en: "Fitted", fr: "Coupe ajustée" },
    meaning: {
      en: "Shaped to the body with darts or curved seams, most of all at the waist. It outlines without squeezing: horizontal folds across the back or bust show that it is too small somewhere.",
      fr: "Coupe modelée sur le corps par des pinces ou des coutures galbées, surtout à la taille. Elle dessine sans comprimer : des plis horizontaux au dos ou à la poitrine disent que c’est trop petit.",
    },
    search: { en: "fitted blazer", fr: "blazer cintré" },
    drawing: "cut-fitted",
  },
  {
    key: "regular-fit",
    concept: "regular",
    facet: "fit",
    term: { en: "Regular fit", fr: "Coupe classique" },
    meaning: {
      en: "The middle cut of a maker’s range, with room to move and a nearly straight side. It varies from one brand to the next, so compare the chest in centimetres rather than the name.",
      fr: "La coupe moyenne d’une gamme, avec de l’aisance et des côtés presque droits. Elle varie d’une marque à l’autre : comparez le tour de poitrine en centimètres plutôt que le nom.",
    },
    search: { en: "regular fit shirt", fr: "chemise coupe classique" },
    drawing: "cut-regular",
  },
  {
    key: "straight-cut",
    concept: "straight",
    term: { en: "Straight cut", fr: "Coupe droite" },
    meaning: {
      en: "The side runs down without following the waist, or the leg keeps one width from thigh to hem. Easy to wear and to layer. On trousers the hem shows: choose the length with the shoes on.",
      fr: "Les côtés descendent sans suivre la taille, ou la jambe garde la même largeur de la cuisse à l’ourlet. Facile à porter et à superposer. Pour un pantalon, choisissez la longueur chaussures aux pieds.",
    },
    search: { en: "straight jeans", fr: "jean droit" },
    drawing: "cut-straight",
  },
  {
    key: "relaxed-fit",
    concept: "relaxed",
    term: { en: "Relaxed fit", fr: "Coupe décontractée" },
    meaning: {
      en: "Roomier than regular at the chest, seat and thigh while the shoulders stay in place. Comfortable when seated. Keep your usual size: the ease is already drawn in, and sizing up only lowers the seams.",
      fr: "Plus d’aisance qu’une coupe classique à la poitrine, au siège et à la cuisse, sans déplacer l’épaule. Gardez votre taille : l’ampleur est déjà dessinée, en prendre une au-dessus ne fait que descendre les coutures.",
    },
    search: { en: "relaxed jeans", fr: "jean relax" },
    drawing: "cut-relaxed",
  },
  {
    key: "oversized",
    concept: "oversized",
    term: { en: "Oversized", fr: "Oversize" },
    meaning: {
      en: "Drawn large on purpose: dropped shoulders, deep armholes, extra length. The neck and cuffs still fit, which is how it differs from a garment too big for you. Balance it with something narrower.",
      fr: "Dessiné grand à dessein : épaule tombante, emmanchure profonde, longueur en plus. L’encolure et les poignets restent justes, ce qui le distingue d’un vêtement trop grand. Équilibrez-le par une pièce plus étroite.",
    },
    search: { en: "oversized blazer", fr: "blazer oversize" },
    drawing: "cut-oversized",
  },
  {
    key: "boxy",
    concept: "boxy",
    term: { en: "Boxy", fr: "Coupe carrée" },
    meaning: {
      en: "Wide and short, with straight sides and a hem near the hip, so the outline is almost a square. It stands off the body. It works with a high waist and looks wide with a low one.",
      fr: "Large et courte, à côtés droits, arrêtée vers la hanche : la silhouette est presque un carré, à distance du corps. Elle va bien avec une taille haute et élargit avec une taille basse.",
    },
    search: { en: "boxy T-shirt", fr: "t-shirt coupe carrée" },
    drawing: "cut-boxy",
  },
  {
    key: "cropped",
    concept: "cropped",
    term: { en: "Cropped", fr: "Coupe courte" },
    meaning: {
      en: "Ended shorter than usual on purpose: at the waist for a top, above the ankle for trousers. The hem draws a line across you, so check where it falls when you raise your arms or sit.",
      fr: "Arrêtée plus haut que d’usage, à dessein : à la taille pour un haut, au-dessus de la cheville pour un pantalon. L’ourlet trace une ligne : voyez où il tombe bras levés, puis assis.",
    },
    search: { en: "cropped jumper", fr: "pull court" },
    drawing: "cut-cropped",
  },
  {
    key: "a-line",
    term: { en: "A-line", fr: "Ligne trapèze" },
    meaning: {
      en: "Narrow at the top, opening evenly towards the hem, like the letter. It passes over the hips without clinging and needs a cloth with some body; in a limp one the flare collapses.",
      fr: "Étroite en haut, évasée régulièrement jusqu’à l’ourlet. Elle passe les hanches sans les mouler et demande une étoffe qui se tient : dans un tissu mou, l’évasement retombe.",
    },
    search: { en: "a line skirt", fr: "jupe trapèze" },
    drawing: "cut-a-line",
  },
  {
    key: "empire-line",
    term: { en: "Empire line", fr: "Taille empire" },
    meaning: {
      en: "A waistline placed just under the bust, from which the cloth falls freely. It lengthens the legs and leaves the stomach alone. The seam must clear the bust entirely, or the dress rides up.",
      fr: "Taille placée juste sous la poitrine, d’où l’étoffe tombe librement. Elle allonge les jambes et oublie le ventre. La couture doit passer tout à fait sous la poitrine, sinon la robe remonte.",
    },
    drawing: "cut-empire",
  },
  {
    key: "bias-cut",
    term: { en: "Bias cut", fr: "Coupe en biais" },
    meaning: {
      en: "Cut at 45 degrees to the threads, so that the cloth stretches, clings softly and swings. It needs room at the hips and smooth underwear. Hems may drop with time, so let a new one hang before levelling.",
      fr: "Coupe à 45 degrés du droit-fil : l’étoffe s’étire, épouse le corps et danse. Prévoyez de l’aisance aux hanches et des dessous lisses. L’ourlet descend parfois : laissez pendre le vêtement avant de le faire égaliser.",
    },
    search: { en: "satin midi skirt", fr: "jupe midi en satin" },
    drawing: "cut-bias",
  },
  {
    key: "wrap",
    concept: "wrap",
    term: { en: "Wrap", fr: "Portefeuille" },
    meaning: {
      en: "Two fronts cross and tie at the side, so the waist adjusts to you. Sit, walk and lean before you buy: a good overlap covers the knee, and a hidden snap keeps the neckline closed.",
      fr: "Deux devants se croisent et se nouent sur le côté : la taille se règle sur vous. Asseyez-vous, marchez, penchez-vous avant d’acheter : un bon croisement couvre le genou, une pression tient le décolleté. Pour un haut, on dit cache-cœur.",
    },
    search: { en: "wrap dress", fr: "robe portefeuille" },
    drawing: "cut-wrap",
  },
  {
    key: "drop-shoulder",
    term: { en: "Drop shoulder", fr: "Épaule tombante" },
    meaning: {
      en: "The sleeve seam sits below the point of the shoulder, on the upper arm, by design. The line is soft and easy. Under a fitted jacket the extra cloth bunches: wear it outermost.",
      fr: "La couture de manche descend sous la pointe de l’épaule, sur le haut du bras, à dessein. La ligne est douce. Sous une veste ajustée, le surplus fait des plis : portez la pièce par-dessus.",
    },
    search: { en: "oversized sweatshirt", fr: "sweat oversize" },
    drawing: "cut-drop-shoulder",
  },
  {
    key: "sheath-dress",
    term: { en: "Sheath dress", fr: "Robe fourreau" },
    meaning: {
      en: "A narrow dress shaped by darts at bust and waist, with no seam between top and skirt, usually to the knee. Look for a back vent, or small steps will be your only ones.",
      fr: "Robe étroite, modelée par des pinces à la poitrine et à la taille, sans couture entre haut et jupe, souvent au genou. Cherchez la fente au dos : sans elle, on marche à petits pas.",
    },
    search: { en: "fitted dress", fr: "robe fourreau" },
    drawing: "cut-sheath",
  },
  {
    key: "shift-dress",
    term: { en: "Shift dress", fr: "Robe droite" },
    meaning: {
      en: "A dress that falls straight from the shoulders without marking the waist, usually short, with bust darts only. Comfortable and easy to layer. If the shoulders fit, the rest follows.",
      fr: "Robe tombant droit des épaules sans marquer la taille, souvent courte, avec de simples pinces de poitrine. Confortable, facile à superposer. Si l’épaule est juste, le reste suit.",
    },
    search: { en: "shift dress", fr: "robe droite" },
    drawing: "cut-shift",
  },
  {
    key: "peplum",
    term: { en: "Peplum", fr: "Basque" },
    meaning: {
      en: "A short flounce sewn at the waist of a jacket or a top, which flares over the hips and makes the waist look smaller. The seam must sit exactly at your waist, neither higher nor lower.",
      fr: "Pan court cousu à la taille d’une veste ou d’un haut, qui s’évase sur les hanches et affine la taille. La couture doit tomber exactement à votre taille, ni plus haut ni plus bas.",
    },
    drawing: "cut-peplum",
  },
  {
    key: "midi-length",
    concept: "midi",
    term: { en: "Midi", fr: "Longueur midi" },
    meaning: {
      en: "A hem between the knee and the ankle. Ending at the narrow part of the calf is kindest to the leg; at the widest part it shortens. It pairs with a heel, a fine sandal or a close boot.",
      fr: "Ourlet entre le genou et la cheville. Arrêté là où le mollet s’affine, il flatte la jambe ; au plus fort du mollet, il la raccourcit. Il va avec un talon, une sandale fine ou une botte ajustée.",
    },
    search: { en: "midi dress", fr: "robe midi" },
    drawing: "length-midi",
  },
  {
    key: "maxi-length",
    concept: "maxi",
    term: { en: "Maxi", fr: "Longueur maxi" },
    meaning: {
      en: "A hem at the ankle or the floor. Measure from waist to floor in the shoes you will wear and take off two centimetres, or you will step on it on the stairs.",
      fr: "Ourlet à la cheville ou au sol. Mesurez de la taille au sol avec les chaussures prévues et retirez deux centimètres, faute de quoi vous marcherez dessus dans l’escalier.",
    },
    search: { en: "maxi dress", fr: "robe longue" },
    drawing: "length-maxi",
  },
  {
    key: "ease",
    term: { en: "Ease", fr: "Aisance" },
    meaning: {
      en: "The difference between the body’s measurement and the garment’s. A jacket needs nine to thirteen centimetres at the chest, a shirt about as much, a stretch top none. Two pieces of one size may differ in ease alone.",
      fr: "Différence entre la mesure du corps et celle du vêtement. Une veste demande neuf à treize centimètres à la poitrine, une chemise à peu près autant, un haut extensible aucun. À taille égale, c’est souvent elle qui change.",
    },
  },
  {
    key: "suit-drop",
    term: { en: "Drop", fr: "Drop" },
    meaning: {
      en: "How much smaller a suit’s trousers are than its jacket. British makers count in inches from chest to waist, six being usual; the French count half the difference, in centimetres. An athletic build wants more.",
      fr: "Écart entre la veste et le pantalon d’un même costume : demi-tour de poitrine moins demi-tour de taille, en centimètres. Le drop 6 est courant ; un drop 7 ou 8 convient aux carrures athlétiques.",
    },
  },
]);
