import { type Bank, both, forMen, forWomen, line, ofKind } from "../line.ts";
import { anyOf, atLeast, atMost, forOccasion, inSeason, notIn } from "../when.ts";

/** Tailored trousers, palazzo trousers and leggings. */
export const trousers: Bank = {
  openings: {
    trousers: [
      line(
        "Tailored trousers that do not wait for a jacket to look like something.",
        "Un pantalon habillé qui n’attend pas la veste pour avoir de la tenue.",
      ),
      line(
        "Trousers with a clear line from waist to shoe, the kind that improves the posture of whoever wears them.",
        "Un pantalon à la ligne claire, de la taille au soulier, de ceux qui font se tenir droit.",
      ),
      line(
        "Half a suit, and often the better half: tailored trousers made to be worn on their own.",
        "La moitié d’un costume, et souvent la meilleure : un pantalon habillé fait pour vivre seul.",
      ),
      line(
        "Tailored trousers for days with a meeting in them, and for the drink after the meeting.",
        "Un pantalon habillé pour les jours de réunion, et pour le verre d’après.",
      ),
      line(
        "Slim tailored trousers, close to the leg and clean at the hem.",
        "Un pantalon habillé et étroit, près de la jambe, net sur la chaussure.",
        ofKind("trousers", ({ fit }) => fit === "slim"),
      ),
      line(
        "Tailored trousers with room at the hip and little at the ankle: pressed, but not stiff.",
        "Un pantalon habillé, large aux hanches, étroit aux chevilles : soigné, mais pas raide.",
        ofKind("trousers", ({ fit }) => fit === "tapered"),
      ),
      line(
        "Straight tailored trousers, as tidy and as plain as a good sentence.",
        "Un pantalon habillé et droit, aussi net qu’une phrase bien tournée.",
        ofKind("trousers", ({ fit }) => fit === "straight"),
      ),
      line(
        "Wide tailored trousers that fall from the waist in one piece and walk on their own.",
        "Un pantalon large qui tombe d’une pièce depuis la taille et marche presque tout seul.",
        ofKind("trousers", ({ fit }) => fit === "wide"),
      ),
      line(
        "Cigarette trousers, narrow to the ankle, in the line of women who drove small cars fast.",
        "Un pantalon cigarette, étroit jusqu’à la cheville, dans la lignée des femmes qui conduisaient vite de petites voitures.",
        ofKind("trousers", ({ fit }) => fit === "cigarette"),
      ),
      line(
        "Flared trousers, neat as far as the knee and then free all the way down.",
        "Un pantalon évasé, ajusté jusqu’au genou, puis libre jusqu’en bas.",
        ofKind("trousers", ({ fit }) => fit === "flared"),
      ),
    ],
    palazzo: [
      line(
        "Palazzo trousers, nearly a skirt, with the decency to have pockets.",
        "Un pantalon palazzo, presque une jupe, avec la politesse d’avoir des poches.",
      ),
      line(
        "High at the waist, endless below it: trousers that fill the doorway before you do.",
        "Haut à la taille, interminable ensuite : un pantalon qui passe la porte avant vous.",
      ),
      line(
        "Palazzo trousers that move at each step and settle at each stop.",
        "Un pantalon palazzo qui ondule à chaque pas et se pose à chaque arrêt.",
      ),
      line(
        "Palazzo trousers for large staircases and small terraces, without preference.",
        "Un pantalon palazzo pour les grands escaliers comme pour les petites terrasses.",
      ),
      line(
        "Palazzo trousers as wide as a skirt; only walking gives them away.",
        "Un pantalon palazzo aussi large qu’une jupe ; seule la marche le trahit.",
        ofKind("palazzo", ({ volume }) => volume > 0.6),
      ),
      line(
        "Palazzo trousers on the slender side: straight, fluid, sure of themselves.",
        "Un pantalon palazzo tout en retenue : droit, fluide, sûr de lui.",
        ofKind("palazzo", ({ volume }) => volume < 0.4),
      ),
    ],
    leggings: [
      line(
        "Leggings made to be seen, and not only hidden under a long jumper.",
        "Un legging fait pour être vu, et pas seulement caché sous un grand pull.",
      ),
      line(
        "Leggings that hold at the waist and forget about you everywhere else.",
        "Un legging qui tient bien à la taille et se fait oublier partout ailleurs.",
      ),
      line(
        "One clean line from waist to ankle: leggings that take a jumper twice their size.",
        "Une seule ligne de la taille à la cheville : un legging qui supporte un pull deux fois trop grand.",
        ofKind("leggings", ({ leg }) => leg === "ankle" || leg === "stirrup"),
      ),
      line(
        "Leggings for the days that begin on a mat and end in a café, or skip the mat.",
        "Un legging pour les journées qui commencent sur un tapis et finissent au café, tapis facultatif.",
        ({ material }) => material !== "faux-leather" && material !== "velvet",
      ),
      line(
        "Leggings with the attitude of trousers and none of the zips.",
        "Un legging qui a tout l’aplomb d’un pantalon, sans la fermeture.",
      ),
      line(
        "Stirrup leggings, held under the foot, as on skiers who never skied.",
        "Un fuseau tendu par un sous-pied, comme en portaient les skieuses qui ne skiaient pas.",
        ofKind("leggings", ({ leg }) => leg === "stirrup"),
      ),
      line(
        "Flared leggings, close as far as the knee and free from there on.",
        "Un legging évasé, ajusté jusqu’au genou et tout à fait libre ensuite.",
        ofKind("leggings", ({ leg }) => leg === "flared"),
      ),
    ],
  },
  details: [
    line(
      "Two pleats on each side open as you sit.",
      "Deux pinces de chaque côté s’ouvrent quand on s’assoit.",
      ofKind("trousers", ({ pleats }) => pleats === 2),
    ),
    line(
      "A single pleat on each side, pressed flat.",
      "Une pince de chaque côté, bien à plat.",
      ofKind("trousers", ({ pleats }) => pleats === 1),
    ),
    line(
      "No pleats: the front stays flat and to the point.",
      "Pas de pinces : le devant reste plat et va droit au but.",
      ofKind("trousers", ({ pleats }) => pleats === 0),
    ),
    line(
      "Side adjusters replace the belt.",
      "Des pattes de serrage remplacent la ceinture.",
      ofKind("trousers", ({ waist }) => waist === "adjusters"),
    ),
    line(
      "The waistband is left clean, without loops.",
      "La ceinture est nue, sans passants.",
      ofKind("trousers", ({ waist }) => waist === "clean"),
    ),
    line(
      "A belt of the same cloth ties at the waist.",
      "Une ceinture du même tissu se noue à la taille.",
      ofKind("trousers", ({ waist }) => waist === "tied"),
    ),
    line(
      "Belt loops, for those who trust belts.",
      "Des passants, pour qui fait confiance aux ceintures.",
      ofKind("trousers", ({ waist }) => waist === "loops"),
    ),
    line(
      "Turn-ups give the hem some weight.",
      "Des revers donnent du poids au bas.",
      ofKind("trousers", ({ hem }) => hem === "turned-up"),
    ),
    line(
      "A pressed crease runs the length of the leg.",
      "Un pli marqué court sur toute la jambe.",
      ofKind("trousers", (_, { cloth }) => cloth !== "crepe" && cloth !== "velvet"),
    ),
    line(
      "The high waist asks for something tucked in.",
      "La taille haute réclame un haut rentré.",
      ofKind("trousers", ({ rise }) => rise === "high"),
    ),
    line(
      "They end above the ankle and show the shoe.",
      "Le bas s’arrête au-dessus de la cheville et montre le soulier.",
      ofKind("trousers", ({ length }) => length < 96),
    ),
    line(
      "The waist is gathered on elastic, whatever the front may suggest.",
      "La taille est froncée sur un élastique, quoi qu’en dise l’allure.",
      ofKind("palazzo", ({ waist }) => waist === "elastic"),
    ),
    line(
      "A long cord ties at the waist.",
      "Un long cordon se noue à la taille.",
      ofKind("palazzo", ({ waist }) => waist === "drawstring"),
    ),
    line(
      "A smooth, flat waistband keeps the volume for the legs.",
      "Une ceinture lisse et plate réserve le volume aux jambes.",
      ofKind("palazzo", ({ waist }) => waist === "smooth"),
    ),
    line(
      "Two slanted pockets, lost in the folds.",
      "Deux poches en biais, perdues dans les plis.",
      ofKind("palazzo"),
    ),
    line(
      "A wide waistband sits high and flat.",
      "Une large ceinture monte haut et reste plate.",
      ofKind("leggings", ({ waist }) => waist === "high"),
    ),
    line(
      "The waistband crosses over in front.",
      "La ceinture se croise sur le devant.",
      ofKind("leggings", ({ waist }) => waist === "crossover"),
    ),
    line(
      "A fine pintuck runs down each leg.",
      "Une fine nervure descend sur chaque jambe.",
      ofKind("leggings", ({ front }) => front === "pintuck"),
    ),
    line(
      "Quilted ribs at the knee, in the manner of motorcyclists.",
      "Des nervures aux genoux, à la façon des motards.",
      ofKind("leggings", ({ front }) => front === "biker"),
    ),
    line(
      "The leg stops at mid-calf, no lower.",
      "La jambe s’arrête à mi-mollet.",
      ofKind("leggings", ({ leg }) => leg === "cropped"),
    ),
  ],
  wear: [
    line(
      "With a fine roll-neck and no jacket, for once.",
      "Avec un col roulé fin et, pour une fois, sans veste.",
      both(ofKind("trousers"), notIn("summer")),
    ),
    line(
      "With a white T-shirt and loafers, which lowers the tone just enough.",
      "Avec un T-shirt blanc et des mocassins, juste de quoi baisser le ton.",
      ofKind("trousers"),
    ),
    line(
      "With a blazer that does not match, on purpose.",
      "Avec un blazer dépareillé, et c’est voulu.",
      ofKind("trousers"),
    ),
    line(
      "With an Oxford shirt at work, with a knitted polo on Saturday.",
      "Avec une chemise en oxford au bureau, avec un polo en maille le samedi.",
      both(forMen, ofKind("trousers"), forOccasion("work", "everyday", "interview")),
    ),
    line(
      "With polished derbies, a shirt and the sleeves rolled once the door is shut.",
      "Avec des derbies cirés et une chemise, manches roulées une fois la porte fermée.",
      both(forMen, ofKind("trousers"), atLeast(3)),
    ),
    line(
      "With a denim shirt, if the office allows it; if not, on Friday.",
      "Avec une chemise en jean si le bureau le permet ; sinon, le vendredi.",
      both(forMen, ofKind("trousers")),
    ),
    line(
      "With a linen shirt, open at the neck, at other people’s weddings.",
      "Avec une chemise en lin au col ouvert, au mariage des autres.",
      both(forMen, ofKind("trousers"), inSeason("summer")),
    ),
    line(
      "With a fitted top and a good shoe, heel optional.",
      "Avec un top ajusté et un beau soulier, talon facultatif.",
      both(forWomen, anyOf("trousers", "palazzo")),
    ),
    line(
      "With a silk blouse for the interview, with trainers once you have the job.",
      "Avec une blouse en soie pour l’entretien, avec des baskets une fois embauchée.",
      both(forWomen, ofKind("trousers"), forOccasion("work", "interview")),
    ),
    line(
      "With a camisole under the jacket, and the jacket over the arm.",
      "Avec un caraco sous la veste, et la veste sur le bras.",
      both(forWomen, ofKind("trousers")),
    ),
    line(
      "With a short jumper that stops at the waistband.",
      "Avec un pull court qui s’arrête à la ceinture.",
      both(
        forWomen,
        ofKind("trousers", ({ rise }) => rise === "high"),
        notIn("summer"),
      ),
    ),
    line(
      "With pointed flats, so that the ankle does the work.",
      "Avec des ballerines pointues : la cheville fait le reste.",
      both(
        forWomen,
        ofKind("trousers", ({ length }) => length < 96),
      ),
    ),
    line(
      "With a tank top and flat sandals by day, with a bare back at night.",
      "Avec un débardeur et des sandales plates le jour, avec un dos nu le soir.",
      both(ofKind("palazzo"), inSeason("spring", "summer")),
    ),
    line(
      "With something small on top: there is enough below.",
      "Avec un petit haut, puisqu’il y a déjà beaucoup en bas.",
      ofKind("palazzo"),
    ),
    line(
      "With a long cardigan and a platform, for one uninterrupted line.",
      "Avec un cardigan long et des semelles compensées, d’une seule ligne.",
      ofKind("palazzo"),
    ),
    line(
      "With a tucked-in shirt, and they will let you into the embassy.",
      "Avec une chemise rentrée, on vous laissera entrer à l’ambassade.",
      both(ofKind("palazzo"), atLeast(3)),
    ),
    line(
      "Under a big jumper, long shirt or long coat: the longer, the better.",
      "Sous un gros pull, une longue chemise ou un long manteau : plus c’est long, mieux c’est.",
      ofKind("leggings"),
    ),
    line(
      "With flat boots and a coat that covers the hips.",
      "Avec des bottes plates et un manteau qui couvre les hanches.",
      both(ofKind("leggings"), notIn("summer")),
    ),
    line(
      "With an oversized sweatshirt and trainers, for the whole of Sunday.",
      "Avec un très grand sweat-shirt et des baskets, tout le dimanche.",
      both(ofKind("leggings"), atMost(3)),
    ),
    line(
      "With a white shirt worn long and ballerinas, a dancer on the way home.",
      "Avec une longue chemise blanche et des ballerines, comme une danseuse qui rentre.",
      ofKind("leggings", ({ leg }) => leg !== "flared"),
    ),
    line(
      "Under a tunic dress, where tights would give up.",
      "Sous une tunique, là où des collants rendraient les armes.",
      ofKind("leggings"),
    ),
    line(
      "With a blazer and ankle boots, if anyone still says they are not trousers.",
      "Avec un blazer et des bottines, pour ceux qui disent encore que ce n’est pas un pantalon.",
      ofKind("leggings"),
    ),
    line("With a man’s shirt, knotted or not.", "Avec une chemise d’homme, nouée ou non.", ofKind("palazzo")),
    line(
      "For the second half of the week, when one sits less straight.",
      "Pour la seconde moitié de la semaine, quand on se tient moins droit.",
      anyOf("palazzo", "leggings"),
    ),
    line(
      "With a jumper, once the day’s appointments are over.",
      "Avec un pull, une fois les rendez-vous terminés.",
      ofKind("trousers"),
    ),
  ],
};
