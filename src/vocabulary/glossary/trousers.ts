import { type GlossaryTerm, inSection } from "./term.ts";

export const trousersTerms: readonly GlossaryTerm[] = inSection("trousers", [
  {
    key: "rise",
    term: { en: "Rise", fr: "Hauteur de taille" },
    meaning: {
      en: "The distance from the crotch seam to the top of the waistband, measured at the front. It decides where trousers sit and how long the leg looks. Shops seldom print it: compare it with a pair you own.",
      fr: "Distance de l’enfourchure, où se rejoignent les jambes, au haut de la ceinture, mesurée devant. Elle décide où le pantalon se pose et de la longueur apparente des jambes. Comparez avec un pantalon que vous aimez.",
    },
    drawing: "rise-measure",
  },
  {
    key: "high-rise",
    concept: "high",
    facet: "rise",
    term: { en: "High rise", fr: "Taille haute" },
    meaning: {
      en: "A waistband at the navel or above. It lengthens the leg, holds the shirt in and suits short tops. Sit down in it: if the band digs into the ribs, the rise is too long for you.",
      fr: "Ceinture au nombril ou au-dessus. Elle allonge la jambe, tient la chemise et appelle un haut court. Asseyez-vous : si elle entre dans les côtes, la taille est trop haute pour vous.",
    },
    search: { en: "high waisted jeans", fr: "jean taille haute" },
    drawing: "rise-high",
  },
  {
    key: "mid-rise",
    concept: "mid",
    facet: "rise",
    term: { en: "Mid rise", fr: "Taille mi-haute" },
    meaning: {
      en: "A waistband a little below the navel, on the top of the hip bones. The most forgiving height, with a shirt tucked in or out. Jeans described without a word about rise are usually these.",
      fr: "Ceinture un peu sous le nombril, sur le haut des hanches. La hauteur la plus accommodante, chemise rentrée ou non. Un jean sans autre précision est le plus souvent à cette taille.",
    },
    search: { en: "mid rise jeans", fr: "jean taille mi-haute" },
    drawing: "rise-mid",
  },
  {
    key: "low-rise",
    concept: "low",
    facet: "rise",
    term: { en: "Low rise", fr: "Taille basse" },
    meaning: {
      en: "A waistband on the hips, well below the navel. It lengthens the body and shortens the leg. Bend and sit before buying: the back should still cover you, with or without a belt.",
      fr: "Ceinture sur les hanches, nettement sous le nombril. Elle allonge le buste et raccourcit la jambe. Penchez-vous, asseyez-vous avant d’acheter : le dos doit rester couvert, ceinture ou non.",
    },
    search: { en: "low rise jeans", fr: "jean taille basse" },
    drawing: "rise-low",
  },
  {
    key: "inseam",
    term: { en: "Inseam", fr: "Entrejambe" },
    meaning: {
      en: "The length of the leg from the crotch seam to the hem, along the inside; the L on a jeans label, in inches. Measure a pair that falls well. Denim loses a little at the first wash.",
      fr: "Longueur de la jambe, de l’enfourchure à l’ourlet, par l’intérieur ; c’est le L d’une étiquette de jean, en pouces. Mesurez un pantalon qui tombe bien. Le denim perd un peu au premier lavage.",
    },
    drawing: "trousers-inseam",
  },
  {
    key: "skinny",
    concept: "skinny",
    term: { en: "Skinny", fr: "Skinny" },
    meaning: {
      en: "Tight from hip to ankle, nearly always with elastane. The leg should follow without whitening at the knee. The more stretch, the sooner it bags: look for a cloth that returns at once when pulled.",
      fr: "Serré de la hanche à la cheville, presque toujours avec de l’élasthanne. La jambe suit sans blanchir au genou. Tirez sur l’étoffe : si elle ne revient pas aussitôt, le pantalon pochera vite.",
    },
    search: { en: "skinny jeans", fr: "jean skinny" },
    drawing: "trousers-skinny",
  },
  {
    key: "tapered",
    concept: "tapered",
    term: { en: "Tapered", fr: "Coupe fuselée" },
    meaning: {
      en: "Roomy at the hip and thigh, narrowing steadily to the ankle. Neat over shoes and trainers alike. When you stand up, the calf must let the leg slide back down by itself.",
      fr: "Ample à la hanche et à la cuisse, de plus en plus étroite vers la cheville. Nette sur un soulier comme sur une basket. Quand on se lève, le mollet doit laisser la jambe redescendre seule.",
    },
    search: { en: "tapered trousers", fr: "pantalon fuselé" },
    drawing: "trousers-tapered",
  },
  {
    key: "bootcut",
    term: { en: "Bootcut", fr: "Bootcut" },
    meaning: {
      en: "Close to the thigh and knee, then slightly wider to fall over a boot. It balances the hips. Hem it for one heel height: near the floor behind, without touching it.",
      fr: "Près de la cuisse et du genou, puis un peu plus large pour couvrir une botte. Il équilibre les hanches. Faites l’ourlet pour une seule hauteur de talon : presque au sol derrière, sans le toucher.",
    },
    search: { en: "bootcut jeans", fr: "jean bootcut" },
    drawing: "trousers-bootcut",
  },
  {
    key: "flare",
    concept: "flare",
    term: { en: "Flared leg", fr: "Coupe évasée" },
    meaning: {
      en: "Fitted to the knee, then opening in a wide bell. It lengthens the leg if the hem hides most of the shoe and shortens it if it stops at the ankle. Choose the heel first.",
      fr: "Ajustée jusqu’au genou, puis largement ouverte. Elle allonge la jambe si l’ourlet cache presque la chaussure, la raccourcit s’il s’arrête à la cheville. Choisissez le talon d’abord.",
    },
    search: { en: "flared jeans", fr: "jean flare" },
    drawing: "trousers-flare",
  },
  {
    key: "wide-leg",
    concept: "wide",
    term: { en: "Wide leg", fr: "Jambe large" },
    meaning: {
      en: "The same generous width from hip to hem. It needs a neat waist and a cloth with weight, so that it swings instead of flapping. Keep the top close or short, and the hem just off the floor.",
      fr: "La même ampleur de la hanche à l’ourlet. Il faut une taille nette et une étoffe qui pèse, pour qu’elle balance sans flotter. Haut ajusté ou court, ourlet au ras du sol.",
    },
    search: { en: "wide leg trousers", fr: "pantalon large" },
    drawing: "trousers-wide",
  },
  {
    key: "mom-fit",
    concept: "mom",
    term: { en: "Mom fit", fr: "Coupe mom" },
    meaning: {
      en: "High waist, room at the hips and thighs, narrowing to a short ankle, mostly in rigid denim. Buy for the hips: taking in a waistband is a simple alteration, letting out a seat is not.",
      fr: "Taille haute, aisance aux hanches et aux cuisses, bas resserré et court, dans un denim souvent rigide. Choisissez selon les hanches : reprendre une ceinture est une retouche simple, élargir un siège ne l’est pas.",
    },
    search: { en: "mom jeans", fr: "jean mom" },
    drawing: "trousers-mom",
  },
  {
    key: "cigarette-trousers",
    term: { en: "Cigarette trousers", fr: "Pantalon cigarette" },
    meaning: {
      en: "Slim, straight trousers ending at or above the ankle bone, with a crease or without. Neat with flats, loafers or a small heel. A short side slit at the hem eases the calf.",
      fr: "Pantalon étroit et droit, arrêté à la cheville ou juste au-dessus, avec ou sans pli. Net avec des ballerines, des mocassins ou un petit talon. Une fente au bas du côté libère le mollet.",
    },
    search: { en: "cigarette trousers", fr: "pantalon cigarette" },
    drawing: "trousers-cigarette",
  },
  {
    key: "chinos",
    concept: "chinos",
    term: { en: "Chinos", fr: "Chino" },
    meaning: {
      en: "Cotton twill trousers with slanting pockets and a flat front, born in military dress. Halfway between jeans and suit trousers. Fine, dry twill dresses up; thick, washed twill dresses down.",
      fr: "Pantalon en sergé de coton à poches italiennes, hérité de l’uniforme. À mi-chemin du jean et du pantalon de costume. Un sergé fin et sec l’habille ; épais et délavé, il le décontracte.",
    },
    search: { en: "cotton chinos", fr: "chino en coton" },
  },
  {
    key: "cargo-trousers",
    concept: "cargo-trousers",
    term: { en: "Cargo trousers", fr: "Pantalon cargo" },
    meaning: {
      en: "Roomy trousers with large flapped pockets on the thighs. Practical for travel, if the pockets lie flat when empty. In wool or dark twill they can pass for smart; stuffed, never.",
      fr: "Pantalon ample à grandes poches à rabat sur les cuisses. Pratique en voyage, si les poches restent plates à vide. En laine ou en sergé sombre, il peut s’habiller ; les poches pleines, jamais.",
    },
    search: { en: "cargo trousers", fr: "pantalon cargo" },
  },
  {
    key: "pleated-trousers",
    term: { en: "Pleated trousers", fr: "Pantalon à pinces" },
    meaning: {
      en: "Trousers with one or two folds below the waistband, which open when you sit. They give room at the thigh. Standing, the pleats should lie closed; if they gape, the hips are too tight.",
      fr: "Pantalon à un ou deux plis sous la ceinture, qui s’ouvrent quand on s’assied et donnent de l’aisance à la cuisse. Debout, ils restent fermés ; s’ils bâillent, c’est trop étroit aux hanches.",
    },
    search: { en: "pleated trousers", fr: "pantalon à pinces" },
    drawing: "trousers-pleats",
  },
  {
    key: "turn-up",
    term: { en: "Turn-up", fr: "Revers de pantalon" },
    meaning: {
      en: "A hem folded to the outside, usually four centimetres. It adds weight and helps the leg to hang. Good on pleats, flannel and linen; never on a dinner suit, seldom on short legs.",
      fr: "Ourlet replié vers l’extérieur, de quatre centimètres en général. Il leste la jambe et l’aide à tomber. Bien sur des pinces, de la flanelle, du lin ; jamais sur un smoking, rarement sur une jambe courte.",
    },
    drawing: "trousers-turn-up",
  },
  {
    key: "break",
    term: { en: "Break", fr: "Cassure" },
    meaning: {
      en: "The fold that trousers make on the shoe. None looks crisp and needs a narrow hem; a slight one suits nearly everyone; a full one wants a wide leg. Decide with the shoes on.",
      fr: "Pli que fait le pantalon sur la chaussure. Sans cassure, la ligne est nette et demande un bas étroit ; légère, elle va à presque tous ; marquée, elle veut une jambe large. Décidez chaussures aux pieds.",
    },
    drawing: "trousers-break",
  },
  {
    key: "culottes",
    term: { en: "Culottes", fr: "Jupe-culotte" },
    meaning: {
      en: "Wide trousers cut to look like a skirt, ending between knee and calf. As cool as one and easier on a bicycle. A flat front and a high waist keep them from adding width.",
      fr: "Pantalon ample qui a l’air d’une jupe, arrêté entre genou et mollet. Aussi frais qu’elle, plus commode à vélo. Un devant plat et une taille haute évitent l’ampleur inutile.",
    },
    search: { en: "culottes", fr: "jupe-culotte" },
  },
  {
    key: "paperbag-waist",
    term: { en: "Paperbag waist", fr: "Taille paperbag" },
    meaning: {
      en: "A high waist gathered by a belt or drawstring, with a frill of cloth standing above it. It marks the waist and adds volume there, so tuck in something thin.",
      fr: "Taille haute froncée par une ceinture ou un cordon, dont l’étoffe dépasse au-dessus en collerette. Elle marque la taille et y ajoute du volume : rentrez-y quelque chose de fin.",
    },
    search: { en: "paperbag waist trousers", fr: "pantalon taille paperbag" },
  },
  {
    key: "joggers",
    concept: "joggers",
    term: { en: "Joggers", fr: "Jogging" },
    meaning: {
      en: "Soft trousers with an elastic or drawstring waist and ribbed ankles, in fleece or jersey. A dense cloth and a slim leg may leave the house; a thin one bags at the knees by noon.",
      fr: "Pantalon souple à taille élastiquée ou coulissée et chevilles en bord-côte, en molleton ou en jersey. Dense et étroit, il sort de la maison ; trop mince, il poche aux genoux dès midi.",
    },
    search: { en: "joggers", fr: "jogging" },
  },
  {
    key: "bermuda-shorts",
    term: { en: "Bermuda shorts", fr: "Bermuda" },
    meaning: {
      en: "Tailored shorts that end just above the knee. The width of the leg matters most: a hand should slip in flat. With a blazer or a shirt, linen or cotton twill stays correct in heat.",
      fr: "Short de coupe tailleur, arrêté juste au-dessus du genou. Tout tient à la largeur : une main à plat doit y passer. Avec une chemise ou un blazer, en lin ou en sergé, il reste correct l’été.",
    },
    search: { en: "bermuda shorts", fr: "bermuda" },
  },
  {
    key: "dungarees",
    concept: "dungarees",
    term: { en: "Dungarees", fr: "Salopette" },
    meaning: {
      en: "Trousers with a bib and shoulder straps, from workwear. Fit the length of the body first: sit, and the straps must not pull. A straight, dark pair looks least like fancy dress.",
      fr: "Pantalon à bavette et bretelles, venu du vêtement de travail. Vérifiez d’abord la longueur du buste : en position assise, les bretelles ne doivent pas tirer. Droite et sombre, elle évite le déguisement.",
    },
    search: { en: "denim dungarees", fr: "salopette en jean" },
  },
  {
    key: "jumpsuit",
    concept: "jumpsuit",
    term: { en: "Jumpsuit", fr: "Combinaison" },
    meaning: {
      en: "Top and trousers in one piece. Body length decides everything: raise your arms, sit, then check the crotch. Look at the fastening too, and imagine the smallest room of the restaurant.",
      fr: "Haut et pantalon d’un seul tenant. Tout dépend de la longueur du buste : levez les bras, asseyez-vous, regardez l’entrejambe. Voyez aussi comment elle s’ouvre, en pensant aux toilettes du restaurant.",
    },
    search: { en: "wide leg jumpsuit", fr: "combinaison pantalon" },
  },
  {
    key: "pencil-skirt",
    term: { en: "Pencil skirt", fr: "Jupe crayon" },
    meaning: {
      en: "A narrow skirt that follows the hips and tapers to the knee, with a vent to walk. Lining and a little elastane stop it from riding up. It should not crease across the front.",
      fr: "Jupe étroite qui suit les hanches et se resserre au genou, fendue pour marcher. Une doublure et un peu d’élasthanne l’empêchent de remonter. Elle ne doit pas plisser sur le devant.",
    },
    search: { en: "pencil skirt", fr: "jupe crayon" },
    drawing: "skirt-pencil",
  },
  {
    key: "pleated-skirt",
    term: { en: "Pleated skirt", fr: "Jupe plissée" },
    meaning: {
      en: "A skirt folded into regular pleats, narrow or broad. Pleats set by heat in polyester last; those in wool or cotton must be pressed. They should hang closed over the hips.",
      fr: "Jupe à plis réguliers, fins ou larges. Fixés à chaud dans le polyester, les plis durent ; en laine ou en coton, ils se repassent. Ils doivent tomber fermés sur les hanches.",
    },
    search: { en: "pleated skirt", fr: "jupe plissée" },
    drawing: "skirt-pleated",
  },
  {
    key: "skater-skirt",
    term: { en: "Skater skirt", fr: "Jupe patineuse" },
    meaning: {
      en: "A short skirt cut as part of a circle, smooth at the waist and flying at the hem. It gives movement to straight hips and skims fuller ones. Wind is its enemy: a lining or shorts beneath help.",
      fr: "Jupe courte coupée dans un cercle, lisse à la taille, envolée à l’ourlet. Elle anime les hanches droites et glisse sur les rondes. Le vent est son ennemi : une doublure ou un short dessous rassurent.",
    },
    search: { en: "skater skirt", fr: "jupe patineuse" },
    drawing: "skirt-skater",
  },
  {
    key: "tiered-skirt",
    term: { en: "Tiered skirt", fr: "Jupe à volants" },
    meaning: {
      en: "Horizontal bands of cloth sewn one below the other, each gathered wider than the last. Light cotton and gauze keep it airy; heavy cloth adds bulk at every seam.",
      fr: "Bandes d’étoffe cousues l’une sous l’autre, chacune froncée plus large que la précédente. Un coton léger ou une gaze la gardent aérienne ; une étoffe lourde épaissit chaque couture.",
    },
    search: { en: "tiered skirt", fr: "jupe à volants" },
    drawing: "skirt-tiered",
  },
]);
