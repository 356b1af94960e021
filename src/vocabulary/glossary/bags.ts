import { type GlossaryTerm, inSection } from "./term.ts";

export const bagsTerms: readonly GlossaryTerm[] = inSection("bags", [
  {
    key: "tote-bag",
    concept: "tote",
    term: { en: "Tote bag", fr: "Cabas" },
    meaning: {
      en: "A large open bag with two handles, for the hand or the shoulder. Handles need a drop of about 25 cm to pass over a coat. Look for a zip or an inner pocket, and for a reinforced base.",
      fr: "Grand sac ouvert à deux anses, porté main ou épaule. Il faut environ 25 cm sous l’anse pour passer un manteau. Cherchez un zip ou une poche intérieure, et un fond renforcé.",
    },
    search: { en: "leather tote bag", fr: "cabas en cuir" },
  },
  {
    key: "crossbody-bag",
    concept: "crossbody",
    term: { en: "Crossbody bag", fr: "Sac bandoulière" },
    meaning: {
      en: "A bag on a long strap worn across the chest, which leaves the hands free. It should rest on the hip bone; an adjustable strap, broad enough not to cut, matters more than a pretty chain.",
      fr: "Sac à longue bandoulière, porté en travers du buste, qui laisse les mains libres. Il se pose sur la hanche. Une sangle réglable et assez large compte plus qu’une jolie chaîne.",
    },
    search: { en: "leather crossbody bag", fr: "sac bandoulière en cuir" },
  },
  {
    key: "bucket-bag",
    term: { en: "Bucket bag", fr: "Sac seau" },
    meaning: {
      en: "A deep, round-bottomed bag closed by a drawstring or a magnet. Roomy for its size, though things sink to the bottom. A stiff base keeps it upright; a small pouch inside saves searching.",
      fr: "Sac profond à fond rond, fermé par un cordon ou un aimant. Il contient beaucoup, et tout y descend. Un fond rigide le tient debout ; une pochette intérieure évite de fouiller.",
    },
    search: { en: "bucket bag", fr: "sac seau" },
  },
  {
    key: "clutch",
    concept: "clutch",
    term: { en: "Clutch", fr: "Pochette" },
    meaning: {
      en: "A small flat bag held in the hand or under the arm, for the evening. Check that your telephone fits. A hidden chain lets you shake hands and hold a glass.",
      fr: "Petit sac plat tenu à la main ou sous le bras, pour le soir. Vérifiez que le téléphone y entre. Une chaînette cachée permet de tenir un verre et de serrer des mains.",
    },
    search: { en: "satin clutch", fr: "pochette de soirée" },
  },
  {
    key: "hobo-bag",
    term: { en: "Hobo bag", fr: "Sac hobo" },
    meaning: {
      en: "A soft crescent-shaped shoulder bag that slumps when empty. Supple leather makes it; stiff imitations only fold. Weigh it in the shop, since a large one is soon heavy.",
      fr: "Sac d’épaule en croissant, qui s’affaisse à vide. Tout tient à la souplesse du cuir : une imitation raide ne fait que plier. Soupesez-le : grand, il devient vite lourd.",
    },
    search: { en: "hobo bag", fr: "sac hobo" },
  },
  {
    key: "belt-bag",
    term: { en: "Belt bag", fr: "Sac banane" },
    meaning: {
      en: "A small zipped bag on a belt, worn at the waist or across the chest. Good in crowds and on the road. Flat and plain leather takes it away from the campsite.",
      fr: "Petit sac zippé sur ceinture, porté à la taille ou en travers du buste. Bien dans la foule et en voyage. Plat, en cuir uni, il s’éloigne du camping.",
    },
    search: { en: "belt bag", fr: "sac banane" },
  },
  {
    key: "briefcase",
    concept: "briefcase",
    term: { en: "Briefcase", fr: "Porte-documents" },
    meaning: {
      en: "A flat, structured bag for papers and a computer, with a handle and often a strap. Measure your computer first. With a suit, carry it in the hand: a strap creases the shoulder.",
      fr: "Sac plat et structuré pour les papiers et l’ordinateur, à poignée, souvent à bandoulière. Mesurez d’abord l’ordinateur. Avec un costume, portez-le à la main : la sangle marque l’épaule.",
    },
    search: { en: "leather briefcase", fr: "porte-documents en cuir" },
  },
  {
    key: "weekender",
    concept: "travel-bag",
    term: { en: "Weekender", fr: "Sac week-end" },
    meaning: {
      en: "A soft travel bag for two or three nights, with short handles and a strap. Metal feet and a stiff base keep it clean. Full, it weighs: broad handles matter more than pockets.",
      fr: "Sac souple pour deux ou trois nuits, à poignées courtes et bandoulière. Des pieds de métal et un fond rigide le gardent propre. Plein, il pèse : de larges poignées valent mieux que des poches.",
    },
    search: { en: "leather weekend bag", fr: "sac de voyage en cuir" },
  },
  {
    key: "card-holder",
    concept: "card-holder",
    term: { en: "Card holder", fr: "Porte-cartes" },
    meaning: {
      en: "A thin case for four to eight cards and a folded note. It does not deform a jacket pocket. New slots are tight on purpose and loosen; edges painted and polished wear better than raw ones.",
      fr: "Étui mince pour quatre à huit cartes et un billet plié. Il ne déforme pas la poche d’une veste. Neuves, les fentes serrent, puis se font ; des tranches teintées et lissées tiennent mieux que brutes.",
    },
    search: { en: "leather card holder", fr: "porte-cartes en cuir" },
  },
  {
    key: "beret",
    term: { en: "Beret", fr: "Béret" },
    meaning: {
      en: "A round, flat cap of felted wool without a brim. It is tilted, pulled back or worn straight, above the ears. Good felt is dense and sheds rain; the inner band decides the size.",
      fr: "Coiffe ronde et plate en laine feutrée, sans bord. On l’incline, on le tire en arrière, on le pose droit. Un bon feutre est serré et laisse perler la pluie ; le tour de tête décide de la taille.",
    },
    search: { en: "wool beret", fr: "béret en laine" },
  },
  {
    key: "fedora",
    term: { en: "Fedora", fr: "Fédora" },
    meaning: {
      en: "A hat with a creased crown pinched at the front and a medium brim, in felt or straw. It sits a finger above the ears. Hold it by the brim and never by the pinch, which splits in time.",
      fr: "Chapeau à calotte pincée devant et bord moyen, en feutre ou en paille. Il se pose à un doigt au-dessus des oreilles. Prenez-le par le bord, jamais par le pincement, qui finit par se fendre.",
    },
    search: { en: "felt fedora", fr: "chapeau fédora" },
  },
  {
    key: "bucket-hat",
    term: { en: "Bucket hat", fr: "Bob" },
    meaning: {
      en: "A soft hat with a sloping, stitched brim all round, in cotton, nylon or felt. It folds into a pocket and shades the ears. Deep, it hides the eyes: check that you can see the traffic.",
      fr: "Chapeau souple à bord piqué et tombant, en coton, en nylon ou en feutre. Il se plie dans une poche et ombrage les oreilles. Trop profond, il cache les yeux : vérifiez la vue sur les côtés.",
    },
    search: { en: "bucket hat", fr: "bob" },
  },
  {
    key: "beanie",
    term: { en: "Beanie", fr: "Bonnet" },
    meaning: {
      en: "A close knitted hat, with a cuff or without. Merino and cashmere do not itch the forehead; acrylic makes it sweat. The cuff doubles the warmth over the ears and fixes the fit.",
      fr: "Coiffe de maille près de la tête, avec ou sans revers. Le mérinos et le cachemire ne grattent pas le front ; l’acrylique le fait transpirer. Le revers double la chaleur aux oreilles.",
    },
    search: { en: "wool beanie", fr: "bonnet en laine" },
  },
  {
    key: "silk-square",
    term: { en: "Silk square", fr: "Carré de soie" },
    meaning: {
      en: "A square silk scarf, from 45 cm for the neck to 90 cm for the shoulders or hair. Hand-rolled hems are plump and slightly uneven. Keep it from perfume, and from rings when you knot it.",
      fr: "Foulard carré en soie, de 45 cm pour le cou à 90 cm pour les épaules ou les cheveux. Un ourlet roulotté à la main est rond, un peu irrégulier. Éloignez-le du parfum et des bagues.",
    },
    search: { en: "silk scarf", fr: "carré de soie" },
  },
  {
    key: "stole",
    term: { en: "Stole", fr: "Étole" },
    meaning: {
      en: "A long, wide scarf worn round the shoulders or wound at the neck, about 70 by 200 cm. It covers bare arms at a ceremony and serves as a blanket on a train.",
      fr: "Longue et large écharpe, de 70 sur 200 cm environ, sur les épaules ou enroulée au cou. Elle couvre les bras nus d’une cérémonie et sert de couverture dans le train.",
    },
    search: { en: "wool stole", fr: "étole en laine" },
  },
  {
    key: "pocket-square",
    term: { en: "Pocket square", fr: "Pochette de costume" },
    meaning: {
      en: "A small square of linen, cotton or silk folded in a jacket’s breast pocket. White linen goes with everything. It answers the tie in tone and never matches it exactly.",
      fr: "Petit carré de lin, de coton ou de soie plié dans la poche de poitrine. En lin blanc, elle va avec tout. Elle répond à la cravate par le ton, sans jamais être assortie.",
    },
    search: { en: "pocket square", fr: "pochette de costume" },
  },
  {
    key: "bow-tie",
    concept: "bow-tie",
    term: { en: "Bow tie", fr: "Nœud papillon" },
    meaning: {
      en: "A short tie knotted in a bow, black with a dinner jacket, white with tails. One you tie yourself sits a little crooked, which is right. Its width should stay within the outer edges of the eyes.",
      fr: "Courte cravate nouée en boucle, noire avec un smoking, blanche avec l’habit. Noué à la main, il est un peu de travers, et c’est bien. Il ne dépasse pas le coin extérieur des yeux.",
    },
    search: { en: "silk bow tie", fr: "nœud papillon en soie" },
  },
  {
    key: "necktie",
    concept: "tie",
    facet: "garment",
    term: { en: "Tie", fr: "Cravate" },
    meaning: {
      en: "A band of silk, wool or knit under the shirt collar. Its tip touches the waistband, and its widest part is close to the width of the lapel. Twist it a little: a good one springs back.",
      fr: "Bande de soie, de laine ou de tricot sous le col de chemise. Sa pointe touche la ceinture, sa largeur approche celle du revers. Tordez-la un peu : une bonne cravate reprend sa forme.",
    },
    search: { en: "silk tie", fr: "cravate en soie" },
  },
  {
    key: "braces",
    term: { en: "Braces", fr: "Bretelles" },
    meaning: {
      en: "Straps over the shoulders that hold trousers up from the waist, by buttons or clips. The cloth hangs straighter than with a belt, and one replaces the other: never both. Buttons spare the waistband.",
      fr: "Bandes passant sur les épaules et tenant le pantalon par des boutons ou des pinces. L’étoffe tombe mieux qu’avec une ceinture : c’est l’une ou les autres. Les boutons ménagent la ceinture du pantalon.",
    },
    search: { en: "braces", fr: "bretelles" },
  },
  {
    key: "cummerbund",
    term: { en: "Cummerbund", fr: "Ceinture de smoking" },
    meaning: {
      en: "A pleated silk sash worn over the waist of dinner trousers with a single-breasted jacket. The pleats open upwards. It hides the shirt below the button and stands in for a waistcoat.",
      fr: "Large ceinture de soie plissée, portée sur la taille du pantalon avec un smoking droit. Les plis s’ouvrent vers le haut. Elle cache la chemise sous le bouton et tient lieu de gilet.",
    },
    search: { en: "cummerbund", fr: "ceinture de smoking" },
  },
  {
    key: "cufflinks",
    concept: "cufflinks",
    term: { en: "Cufflinks", fr: "Boutons de manchette" },
    meaning: {
      en: "Paired fasteners that close a double cuff through its buttonholes. Double-sided links joined by a chain look best; a swivel bar is easiest alone. Match the metal to your watch or ring.",
      fr: "Paire de fermoirs qui joignent un poignet mousquetaire. Les modèles à deux faces reliées par une chaînette sont les plus beaux, ceux à bascule les plus faciles. Accordez le métal à la montre ou à la bague.",
    },
    search: { en: "silver cufflinks", fr: "boutons de manchette argentés" },
  },
  {
    key: "signet-ring",
    term: { en: "Signet ring", fr: "Chevalière" },
    meaning: {
      en: "A ring with a flat face, engraved or plain, once used to seal letters. Worn on the little finger or the ring finger. A solid one has weight; plated metal shows at the edges in time.",
      fr: "Bague à plateau, gravé ou uni, qui servait jadis à cacheter. Elle se porte à l’auriculaire ou à l’annulaire. Massive, elle pèse dans la main ; plaquée, elle se découvre aux arêtes avec le temps.",
    },
    search: { en: "signet ring", fr: "chevalière" },
  },
  {
    key: "hoop-earrings",
    term: { en: "Hoop earrings", fr: "Créoles" },
    meaning: {
      en: "Ring-shaped earrings, from a close circle to a wide one. Hollow hoops are light to wear and dent easily. The larger the hoop, the quieter the neckline and the necklace should be.",
      fr: "Boucles d’oreilles en anneau, du petit cercle au grand. Creuses, elles sont légères et se bosselent. Plus elles sont larges, plus l’encolure et le collier doivent se faire discrets.",
    },
    search: { en: "gold hoop earrings", fr: "créoles dorées" },
  },
]);
