import { type GlossaryTerm, inSection } from "./term.ts";

export const shoesTerms: readonly GlossaryTerm[] = inSection("shoes", [
  {
    key: "oxford-shoe",
    concept: "oxfords",
    term: { en: "Oxford", fr: "Richelieu" },
    meaning: {
      en: "A lace-up with closed lacing, the eyelet flaps sewn under the front. The most formal shoe, black for the evening. The two sides should leave five to ten millimetres between them when laced.",
      fr: "Soulier à laçage fermé, dont les quartiers passent sous l’empeigne. Le plus habillé, noir pour le soir. Une fois les lacets serrés, les deux bords laissent entre eux cinq à dix millimètres.",
    },
    search: { en: "leather oxford shoes", fr: "richelieus en cuir" },
    drawing: "shoe-oxford",
  },
  {
    key: "derby-shoe",
    term: { en: "Derby", fr: "Derby" },
    meaning: {
      en: "A lace-up with open lacing, the flaps sewn on top of the front. It opens wide, so it is easier on a high instep. A shade less formal than an oxford; brown and suede suit it.",
      fr: "Soulier à laçage ouvert, dont les quartiers sont cousus sur l’empeigne. Il s’ouvre largement et convient aux cous-de-pied forts. Un peu moins habillé que le richelieu, il se porte bien en brun et en daim.",
    },
    search: { en: "leather derby shoes", fr: "derbies en cuir" },
    drawing: "shoe-derby",
  },
  {
    key: "brogue",
    term: { en: "Brogue", fr: "Soulier à bout fleuri" },
    meaning: {
      en: "A leather shoe decorated with lines of punched holes, often around a winged toe cap. The more holes, the less formal. Good with tweed, flannel and denim, out of place with a dinner suit.",
      fr: "Soulier de cuir orné de perforations, souvent le long d’un bout découpé en ailes. Plus elles sont nombreuses, moins il est habillé. Bien avec le tweed, la flanelle ou le jean, déplacé avec un smoking.",
    },
    search: { en: "brogues", fr: "brogues" },
    drawing: "shoe-brogue",
  },
  {
    key: "monk-strap",
    concept: "monk-straps",
    term: { en: "Monk strap", fr: "Chaussure à boucle" },
    meaning: {
      en: "A closed leather shoe fastened by one or two buckled straps instead of laces. Between an oxford and a loafer in dress. New, it should close at the middle hole, as the leather will give.",
      fr: "Soulier fermé par une ou deux brides à boucle, sans lacets. Entre le richelieu et le mocassin pour la tenue. Neuf, il doit se fermer au trou du milieu : le cuir se détendra.",
    },
    search: { en: "double monk strap", fr: "chaussures à double boucle" },
    drawing: "shoe-monk",
  },
  {
    key: "loafer",
    concept: "loafers",
    term: { en: "Loafer", fr: "Mocassin" },
    meaning: {
      en: "A slip-on leather shoe with a low heel and a seam or apron round the front, plain, with a strap, a snaffle or tassels. Buy it snug: without laces it cannot be tightened.",
      fr: "Soulier sans lacets à talon bas et plateau cousu, uni, à patte, à mors ou à glands. Prenez-le juste : sans lacets, rien ne le resserrera une fois le cuir fait.",
    },
    search: { en: "leather loafers", fr: "mocassins en cuir" },
    drawing: "shoe-loafer",
  },
  {
    key: "chelsea-boot",
    term: { en: "Chelsea boot", fr: "Bottine Chelsea" },
    meaning: {
      en: "An ankle boot without laces, with elastic panels at the sides and a pull tab behind. Slim and smooth, it goes from jeans to a suit. Tired elastic gapes; ask whether it can be replaced.",
      fr: "Bottine sans lacets, à empiècements élastiques sur les côtés et tirant derrière. Fine et lisse, elle va du jean au costume. L’élastique fatigué bâille : demandez s’il se remplace.",
    },
    search: { en: "chelsea boots", fr: "bottines chelsea" },
    drawing: "shoe-chelsea",
  },
  {
    key: "chukka-boot",
    term: { en: "Chukka boot", fr: "Chukka" },
    meaning: {
      en: "An ankle-high lace-up with two or three pairs of eyelets, in suede or soft leather. With a crêpe sole it is called a desert boot. Comfortable at once, at home with chinos and corduroy.",
      fr: "Bottine à deux ou trois paires d’œillets, en daim ou en cuir souple. Sur semelle de crêpe, on l’appelle desert boot. Confortable d’emblée, elle va au chino et au velours côtelé.",
    },
    search: { en: "chukka boots", fr: "chukka" },
    drawing: "shoe-chukka",
  },
  {
    key: "ankle-boot",
    concept: "ankle-boots",
    term: { en: "Ankle boot", fr: "Bottine" },
    meaning: {
      en: "A boot that stops at or just above the ankle, flat or heeled. Under trousers the shaft should be narrow; with a skirt, a shaft that dips in front spares the line of the leg.",
      fr: "Botte arrêtée à la cheville ou juste au-dessus, plate ou à talon. Sous un pantalon, la tige doit être étroite ; avec une jupe, une tige échancrée devant ménage la ligne de la jambe.",
    },
    search: { en: "leather ankle boots", fr: "bottines en cuir" },
  },
  {
    key: "court-shoe",
    concept: "pumps",
    term: { en: "Court shoe", fr: "Escarpin" },
    meaning: {
      en: "A closed shoe with a low-cut front, no strap and usually a heel. The foot must not slide forward nor the heel lift: try it on carpet and on a hard floor, late in the day.",
      fr: "Chaussure fermée et décolletée, sans bride, à talon le plus souvent. Le pied ne doit pas glisser vers l’avant, ni le talon sortir : essayez-le sur tapis et sur sol dur, en fin de journée.",
    },
    search: { en: "court shoes", fr: "escarpins" },
    drawing: "shoe-court",
  },
  {
    key: "slingback",
    term: { en: "Slingback", fr: "Slingback" },
    meaning: {
      en: "A shoe open at the back, held by a strap behind the heel. Lighter than a court shoe and good in warm weather. An elastic or buckled strap that can be shortened is worth looking for.",
      fr: "Escarpin ouvert à l’arrière, tenu par une bride derrière le talon. Plus léger, agréable aux beaux jours. Préférez une bride élastique ou à boucle, qui se règle.",
    },
    search: { en: "slingback heels", fr: "slingback" },
    drawing: "shoe-slingback",
  },
  {
    key: "mary-jane",
    term: { en: "Mary Jane", fr: "Babies" },
    meaning: {
      en: "A rounded shoe with a strap across the instep, flat or heeled. The strap holds the foot, so one walks well in it. Worn with socks it leans preppy, with tights it turns dressy.",
      fr: "Chaussures à bout rond et bride sur le cou-de-pied, plates ou à talon. La bride tient le pied : on y marche bien. Avec des chaussettes, c’est l’école ; avec un collant, la ville.",
    },
    search: { en: "mary janes", fr: "babies" },
    drawing: "shoe-mary-jane",
  },
  {
    key: "ballet-flat",
    concept: "ballerinas",
    term: { en: "Ballet flat", fr: "Ballerine" },
    meaning: {
      en: "A light, flat, low-cut slipper for the street, with a thin sole and sometimes a bow. Leather inside matters, as it is worn barefoot. A rubber half-sole added early prolongs its life.",
      fr: "Chausson de ville plat, léger, décolleté, à semelle fine, parfois à petit nœud. Un intérieur en cuir compte, car on la porte pieds nus. Un patin posé tôt prolonge beaucoup sa vie.",
    },
    search: { en: "leather ballet flats", fr: "ballerines en cuir" },
    drawing: "shoe-ballet",
  },
  {
    key: "mule",
    term: { en: "Mule", fr: "Mule" },
    meaning: {
      en: "A shoe without a back, flat or heeled, open or closed at the toe. Easy to put on, noisy to walk in. A vamp high on the instep keeps it on the foot.",
      fr: "Chaussure sans quartier arrière, plate ou à talon, ouverte ou fermée devant. Facile à enfiler, bruyante à la marche. Une empeigne qui remonte sur le cou-de-pied la tient mieux.",
    },
    search: { en: "mules", fr: "mules" },
    drawing: "shoe-mule",
  },
  {
    key: "espadrille",
    term: { en: "Espadrille", fr: "Espadrille" },
    meaning: {
      en: "A summer shoe with a plaited jute sole and a canvas upper, flat or on a wedge. Jute hates water: a rubber layer beneath helps. Buy tight, for canvas stretches within days.",
      fr: "Chaussure d’été à semelle de jute tressé et tige de toile, plate ou compensée. Le jute craint l’eau : une couche de gomme dessous aide. Prenez-la juste, la toile se détend en quelques jours.",
    },
    search: { en: "canvas espadrilles", fr: "espadrilles en toile" },
  },
  {
    key: "boat-shoe",
    term: { en: "Boat shoe", fr: "Chaussure bateau" },
    meaning: {
      en: "A moccasin in oiled leather with a lace running round the sides and a white, finely cut sole that grips wet decks. For summer, without visible socks; let it dry away from the sun.",
      fr: "Mocassin de cuir huilé, à lacet courant sur les côtés et semelle blanche finement incisée, qui tient sur un pont mouillé. L’été, sans chaussette visible ; séchage loin du soleil.",
    },
    search: { en: "boat shoes", fr: "chaussures bateau" },
  },
  {
    key: "trainers",
    concept: "sneakers",
    term: { en: "Trainers", fr: "Baskets" },
    meaning: {
      en: "Rubber-soled lace-ups from the sports field. Plain leather ones go furthest, even with a soft suit; running shoes belong to running. A sole stitched to the upper lasts longer than one only glued.",
      fr: "Chaussures à lacets et semelle de gomme, venues du sport. En cuir uni, elles vont le plus loin, jusqu’au costume souple ; celles de course restent à la course. Une semelle cousue dure plus qu’une semelle collée.",
    },
    search: { en: "white leather sneakers", fr: "baskets en cuir blanches" },
  },
  {
    key: "block-heel",
    concept: "block",
    term: { en: "Block heel", fr: "Talon carré" },
    meaning: {
      en: "A thick heel, square or rounded, that spreads the weight. The steadiest way to gain height, on cobbles and lawns alike. Height for height, it tires the foot less than a thin heel.",
      fr: "Talon épais, carré ou arrondi, qui répartit le poids. La façon la plus stable de gagner en hauteur, sur les pavés comme sur l’herbe. À hauteur égale, il fatigue moins qu’un talon fin.",
    },
    search: { en: "block heel sandals", fr: "sandales à talon carré" },
    drawing: "heel-block",
  },
  {
    key: "stiletto-heel",
    concept: "stiletto",
    term: { en: "Stiletto heel", fr: "Talon aiguille" },
    meaning: {
      en: "A tall, very thin heel on a metal core. It lengthens the leg and presses on the ball of the foot. The tip wears quickly: have it changed before the core touches the ground.",
      fr: "Talon haut et très fin, armé de métal. Il allonge la jambe et fait peser le corps sur l’avant du pied. Le bonbout s’use vite : faites-le changer avant que l’âme ne touche le sol.",
    },
    search: { en: "stiletto heels", fr: "escarpins talon aiguille" },
    drawing: "heel-stiletto",
  },
  {
    key: "kitten-heel",
    concept: "kitten",
    term: { en: "Kitten heel", fr: "Talon bobine" },
    meaning: {
      en: "A short, slender heel of three to five centimetres, set slightly in and curved. Elegant and easy to walk in, most of all with a pointed toe. It sinks into gravel and grates as readily as a stiletto.",
      fr: "Petit talon fin de trois à cinq centimètres, cambré, un peu rentré. Élégant et praticable, surtout avec un bout pointu. Il s’enfonce dans le gravier et les grilles comme un talon aiguille.",
    },
    search: { en: "kitten heels", fr: "escarpins talon bobine" },
    drawing: "heel-kitten",
  },
  {
    key: "wedge-heel",
    concept: "wedge",
    term: { en: "Wedge", fr: "Semelle compensée" },
    meaning: {
      en: "Heel and sole in one solid piece, rising from front to back, often in cork or jute. Stable on soft ground. The sole does not bend, so check that the foot rolls forward.",
      fr: "Talon et semelle d’un seul bloc, qui monte de l’avant vers l’arrière, souvent en liège ou en jute. Stable sur sol meuble. Elle ne plie pas : vérifiez que le pied déroule.",
    },
    search: { en: "wedge sandals", fr: "sandales compensées" },
    drawing: "heel-wedge",
  },
  {
    key: "platform-sole",
    term: { en: "Platform", fr: "Plateforme" },
    meaning: {
      en: "A thick sole under the front of the foot, which adds height without adding slope: a twelve-centimetre heel on four of platform walks like eight. Heavy and rigid ones turn ankles; weigh it in the hand.",
      fr: "Semelle épaisse sous l’avant du pied, qui grandit sans augmenter la pente : douze centimètres de talon sur quatre de plateforme se marchent comme huit. Soupesez-la : lourde et rigide, elle fait se tordre les chevilles.",
    },
    search: { en: "platform sandals", fr: "sandales à plateforme" },
    drawing: "heel-platform",
  },
  {
    key: "pointed-toe",
    term: { en: "Pointed toe", fr: "Bout pointu" },
    meaning: {
      en: "A toe that narrows to a tip beyond your own. It lengthens the leg and dresses up a flat shoe. The point must start after your toes, so you may need half a size more.",
      fr: "Bout qui s’affine en pointe au-delà des orteils. Il allonge la jambe et habille un soulier plat. La pointe doit commencer après vos doigts de pied : prenez au besoin une demi-pointure de plus.",
    },
    search: { en: "pointed flats", fr: "ballerines pointues" },
    drawing: "toe-pointed",
  },
  {
    key: "almond-toe",
    term: { en: "Almond toe", fr: "Bout amande" },
    meaning: {
      en: "A toe shape between round and pointed, tapering gently to a soft end. The easiest to dress up or down, and kind to most feet. Look at the shoe from above to judge it.",
      fr: "Forme entre le rond et le pointu, qui s’affine doucement. La plus facile à habiller ou non, et douce à la plupart des pieds. Regardez la chaussure d’en haut pour en juger.",
    },
    drawing: "toe-almond",
  },
  {
    key: "square-toe",
    term: { en: "Square toe", fr: "Bout carré" },
    meaning: {
      en: "A toe cut straight across. It leaves the toes their width, gives loafers and boots a graphic line, and dates faster than a rounded one. Soft corners age better than sharp ones.",
      fr: "Bout coupé droit. Il laisse leur largeur aux orteils, donne une ligne graphique au mocassin et à la botte, et se démode plus vite qu’un bout rond. Des angles adoucis vieillissent mieux.",
    },
    drawing: "toe-square",
  },
  {
    key: "cap-toe",
    term: { en: "Cap toe", fr: "Bout rapporté" },
    meaning: {
      en: "An extra piece of leather across the toe, marked by one straight seam. On a black oxford it is the business and interview shoe. The seam must not sit where the foot bends.",
      fr: "Pièce de cuir ajoutée sur les orteils, soulignée d’une couture droite. Sur un richelieu noir, c’est le soulier du bureau et de l’entretien. La couture ne doit pas tomber dans le pli de marche.",
    },
    drawing: "toe-cap",
  },
  {
    key: "goodyear-welt",
    term: { en: "Goodyear welt", fr: "Cousu Goodyear" },
    meaning: {
      en: "A strip of leather, the welt, is sewn to the upper and the insole, and the outsole is sewn to it. The sole can thus be replaced several times. Expect stiffness for the first weeks.",
      fr: "Une bande de cuir, la trépointe, est cousue à la tige et à la première ; la semelle se coud ensuite sur elle. On peut donc ressemeler plusieurs fois. Comptez quelques semaines de raideur.",
    },
    drawing: "shoe-goodyear",
  },
  {
    key: "blake-stitch",
    term: { en: "Blake stitch", fr: "Cousu Blake" },
    meaning: {
      en: "One seam joins upper, insole and outsole from inside the shoe. Slimmer and suppler than a welted sole, less proof against water. It can be resoled, though fewer times and by a cobbler with the machine.",
      fr: "Une seule couture unit tige, première et semelle par l’intérieur. Plus fin et plus souple qu’un montage à trépointe, moins étanche. Il se ressemelle, moins souvent, chez un cordonnier équipé.",
    },
    drawing: "shoe-blake",
  },
  {
    key: "vamp",
    term: { en: "Vamp", fr: "Empeigne" },
    meaning: {
      en: "The front of the upper, over the toes and instep. It takes the folds of walking, so good leather here tells most about a shoe. A low vamp lengthens the leg; a high one holds the foot.",
      fr: "Devant de la tige, sur les orteils et le cou-de-pied. C’est là que le cuir plie : sa qualité s’y juge. Basse, elle allonge la jambe ; haute, elle tient le pied.",
    },
    drawing: "shoe-vamp",
  },
  {
    key: "shoe-last",
    term: { en: "Last", fr: "Forme" },
    meaning: {
      en: "The solid foot on which a shoe is built and which gives it width, toe shape and arch. Two models on one last fit alike, whatever their style: note the one that suits you.",
      fr: "Pied de bois ou de plastique sur lequel se monte la chaussure, et qui décide de sa largeur, de son bout, de sa cambrure. Deux modèles de même forme chaussent pareil : notez celle qui vous va.",
    },
  },
  {
    key: "lug-sole",
    term: { en: "Lug sole", fr: "Semelle crantée" },
    meaning: {
      en: "A thick rubber sole with deep grooves, from mountain boots. It grips wet streets and gives weight to loafers and derbies. Mud collects in it, and it makes a fine shoe look heavier.",
      fr: "Semelle de gomme épaisse à crans profonds, venue de la montagne. Elle accroche sur sol mouillé et donne du poids au mocassin ou au derby. La boue s’y loge, et un soulier fin s’alourdit.",
    },
  },
]);
