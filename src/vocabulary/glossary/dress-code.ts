import { type GlossaryTerm, inSection } from "./term.ts";

export const dressCodeTerms: readonly GlossaryTerm[] = inSection("dress-code", [
  {
    key: "lounge",
    concept: "1",
    facet: "formality",
    term: { en: "Lounge", fr: "Tenue d’intérieur" },
    meaning: {
      en: "Level 1 of our scale: what one wears at home, from joggers and soft knits to slides. Comfort decides, in cloth decent enough to open the door. Nobody will ever write it on an invitation.",
      fr: "Le degré 1 de notre échelle : ce qu’on porte chez soi, du jogging à la maille douce et aux claquettes. Le confort commande, pourvu qu’on puisse ouvrir la porte. Aucun carton ne l’exige.",
    },
    search: { en: "joggers", fr: "jogging" },
  },
  {
    key: "casual",
    concept: "2",
    facet: "formality",
    term: { en: "Casual", fr: "Décontracté" },
    meaning: {
      en: "Level 2: jeans, T-shirt, bomber or parka, trainers. Form is free, order is not: clean, whole, pressed where it should be. Take the best version of each for a drink at someone’s home.",
      fr: "Le degré 2 : jean, T-shirt, bomber ou parka, baskets. La forme est libre, la netteté ne l’est pas : propre, intact, repassé où il faut. Chez des amis, prenez le meilleur de chaque pièce.",
    },
  },
  {
    key: "smart-casual",
    concept: "smart-casual",
    term: { en: "Smart casual", fr: "Décontracté chic" },
    meaning: {
      en: "Level 3, with one piece borrowed from level 4: chinos or good trousers, a shirt or fine knit, a soft blazer, loafers; or a midi skirt, a blouse, flats. No tie. Tired jersey spoils it.",
      fr: "Le degré 3, avec une pièce empruntée au degré 4 : chino ou beau pantalon, chemise ou maille fine, blazer souple, mocassins ; ou jupe midi, blouse, ballerines. Sans cravate. Un jersey fatigué gâche tout.",
    },
    search: { en: "smart casual blazer", fr: "blazer décontracté chic" },
  },
  {
    key: "business-casual",
    concept: "3",
    facet: "formality",
    term: { en: "Business casual", fr: "Tenue correcte" },
    meaning: {
      en: "Office clothes without a suit: tailored trousers or a skirt, a shirt or a blouse, often a jacket, leather shoes. Like smart casual with less skin and fewer colours; navy below and pale above never fails.",
      fr: "La tenue de bureau sans costume : pantalon de ville ou jupe, chemise ou blouse, souvent une veste, souliers de cuir. Comme le décontracté chic, avec moins de peau et moins de couleurs ; marine en bas, clair en haut.",
    },
  },
  {
    key: "lounge-suit",
    concept: "4",
    facet: "formality",
    term: { en: "Lounge suit", fr: "Tenue de ville" },
    meaning: {
      en: "British for an ordinary business suit; no lounging is meant. Navy or charcoal, plain shirt, tie, dark lace-ups; or a trouser suit, or a dress to the knee with closed shoes. Level 4.",
      fr: "Le costume d’affaires, que les Anglais nomment lounge suit : marine ou anthracite, chemise unie, cravate, souliers sombres ; ou un tailleur, une robe au genou, des souliers fermés. C’est le degré 4.",
    },
    search: { en: "navy suit", fr: "costume bleu marine" },
  },
  {
    key: "cocktail-dress-code",
    term: { en: "Cocktail", fr: "Tenue de cocktail" },
    meaning: {
      en: "An evening standing up, level 4 with more light: a dark suit and a pale shirt, tie optional; a dress from knee to calf in crêpe, satin or velvet. One shining thing is enough.",
      fr: "Un soir debout, degré 4 avec plus de lumière : costume sombre et chemise claire, cravate au choix ; robe du genou au mollet, en crêpe, satin ou velours. Une seule chose brille.",
    },
    search: { en: "cocktail dress", fr: "robe de cocktail" },
  },
  {
    key: "black-tie",
    concept: "5",
    facet: "formality",
    term: { en: "Black tie", fr: "Cravate noire" },
    meaning: {
      en: "A dinner suit with a black bow tie, never a long black tie; for women a floor-length dress or its equal. Level 5. Where the card adds the word optional, a dark suit will do.",
      fr: "Le smoking et son nœud papillon, jamais une longue cravate noire ; pour elle, une robe longue ou son équivalent. Degré 5. Si le carton ajoute « optional », un costume sombre convient.",
    },
    search: { en: "tuxedo", fr: "smoking" },
  },
  {
    key: "white-tie",
    term: { en: "White tie", fr: "Habit" },
    meaning: {
      en: "The most formal of all, above our scale: black tailcoat, white piqué waistcoat and bow tie, wing collar; a floor-length evening gown, often with gloves. Rare enough to hire rather than buy.",
      fr: "La tenue la plus habillée de toutes, au-dessus de notre échelle : queue-de-pie noire, gilet et nœud papillon de piqué blanc, col cassé ; grande robe du soir, souvent gantée. Assez rare pour se louer.",
    },
  },
  {
    key: "morning-dress",
    term: { en: "Morning dress", fr: "Jaquette" },
    meaning: {
      en: "Formal dress for daytime weddings, chiefly British: a black or grey coat cut away in front to long tails, a waistcoat, striped trousers. Women wear a day dress and hat. Never in the evening.",
      fr: "La tenue des mariages de jour, surtout outre-Manche : veste noire ou grise à longs pans arrondis, gilet, pantalon rayé. Pour elle, robe de jour et chapeau. Jamais le soir.",
    },
  },
]);
