import { type Bank, both, forMen, forWomen, line, ofKind } from "../line.ts";
import { anyOf } from "../when.ts";

/** Open shoes, on a sole or on a slide. */
export const sandals: Bank = {
  openings: {
    "cork-sandal": [
      line(
        "Wide straps over a moulded cork bed: the sandal that takes the shape of its owner and keeps it.",
        "De larges brides sur un lit de liège : des sandales qui prennent la forme de leur propriétaire et la gardent.",
      ),
      line(
        "Once the shoe of botanists and doctors, now of everyone else in July.",
        "Jadis aux pieds des botanistes et des médecins, désormais à ceux de tout le monde en juillet.",
      ),
      line(
        "A cork-soled sandal with buckles one sets once and never thinks of again.",
        "Des sandales à semelle de liège, avec des boucles que l’on règle une fois pour toutes.",
      ),
      line(
        "Broad, level and kind to the arch. They will not win a race, they were not entered.",
        "Larges, stables, douces pour la voûte. Elles ne gagneront aucune course, elles n’y étaient pas inscrites.",
      ),
      line(
        "Two straps, two buckles and a contoured sole: a summer sandal in its simplest grammar.",
        "Deux brides, deux boucles, une semelle anatomique : la sandale d’été dans sa grammaire la plus simple.",
        ofKind("cork-sandal", ({ straps }) => straps === "two"),
      ),
    ],
    "fisherman-sandal": [
      line(
        "A cage of bands that covers the toes and lets the air through: half shoe, half sandal, wholly sensible.",
        "Une cage de lanières qui couvre les orteils et laisse passer l’air : moitié souliers, moitié sandales, tout à fait sensées.",
      ),
      line(
        "The fisherman sandal keeps pebbles out and summer in, which is the whole of its trade.",
        "Des sandales de pêcheur qui laissent les cailloux dehors et l’été dedans, ce qui est tout leur métier.",
      ),
      line(
        "Woven closed at the front and buckled at the side, for towns too hot for shoes and too proper for flip-flops.",
        "Fermées devant, bouclées sur le côté, pour les villes trop chaudes pour le soulier, trop convenables pour la tong.",
      ),
      line(
        "A sandal with a toe, so one may arrive by bicycle and still stay for dinner.",
        "Des sandales à bout couvert : on arrive à vélo, on reste dîner.",
      ),
    ],
    "flat-sandal": [
      line(
        "A flat sandal: a thin sole, a few straps, a foot that has nothing to prove.",
        "Des sandales plates : une semelle fine, quelques brides, un pied qui n’a rien à prouver.",
      ),
      line(
        "Close to the ground and easy on the eye, cut for islands and for the streets that imitate them.",
        "Près du sol et bien dessinées, coupées pour les îles et pour les rues qui les imitent.",
      ),
      line(
        "The flat sandal of long dresses and short holidays, put back on the day one returns.",
        "Les sandales des robes longues et des vacances courtes, celles que l’on remet dès le retour.",
      ),
      line(
        "Drawn in straps, with more air than shoe: they pack flat and walk far.",
        "Dessinées en lanières, plus d’air que de soulier : elles se rangent à plat et vont loin.",
      ),
      line(
        "A flat sandal whose straps climb from the ankle like a well-told myth, without exaggeration.",
        "Des brides qui montent depuis la cheville comme un mythe bien raconté, sans en rajouter.",
        ofKind("flat-sandal", ({ hold }) => hold === "gladiator"),
      ),
      line(
        "A T-bar runs down to the toes and meets a strap at the ankle: an old shape, kept because it holds.",
        "Une salomé plate : une barre descend vers les orteils, une bride tient la cheville. Une vieille idée qui tient bien.",
        ofKind("flat-sandal", ({ front }) => front === "t-bar"),
      ),
    ],
    "sport-sandal": [
      line(
        "Webbing, buckles, a sole with grip: a sandal that crosses the stream and then the campsite bar.",
        "Des sangles, des réglages, une semelle qui accroche : des sandales qui passent le ruisseau, puis le bar du camping.",
      ),
      line(
        "The trekking sandal, adjusted in three places and embarrassed in none.",
        "Des sandales de marche, réglables en trois points, gênées en aucun.",
      ),
      line(
        "A sport sandal made for wet rock, adopted by dry pavements and at ease on both.",
        "Conçues pour la roche mouillée, adoptées par les trottoirs secs, portées entre les deux sans états d’âme.",
      ),
      line(
        "A sandal that straps the foot down properly and then lets it go wherever it likes.",
        "Des sandales qui tiennent le pied pour de bon, puis le laissent aller où il veut.",
      ),
    ],
    "thong-sandal": [
      line(
        "One post between the toes, two straps, one sole: the oldest sandal there is, and still in a hurry for the beach.",
        "Une lanière entre les orteils, deux brides, une semelle : la plus vieille sandale du monde, toujours pressée d’aller à la plage.",
      ),
      line(
        "A thong sandal, for the short walk that separates the towel from everything else.",
        "Des entre-doigts pour le court trajet qui sépare la serviette de tout le reste.",
      ),
      line(
        "Minimal by nature: what is not sole is strap, and there is not much strap.",
        "Minimales par nature : ce qui n’est pas semelle est lanière, et il n’y a pas beaucoup de lanière.",
      ),
      line(
        "Worn from the jetty to the ice-cream van and back, with the sound that goes with it.",
        "Du ponton au marchand de glaces et retour, avec le bruit qui va avec.",
      ),
    ],
    slide: [
      line(
        "A slide: one step in, no hands, and the day is allowed to begin slowly.",
        "Des claquettes : un pas suffit, sans les mains, et la journée peut commencer lentement.",
      ),
      line(
        "A band over the foot and a sole below. It is surprising how often that will do.",
        "Une bande sur le pied, une semelle dessous. C’est étonnant comme cela suffit souvent.",
      ),
      line(
        "Too good for the bathroom, too relaxed for the office: a slide lives happily in between.",
        "Trop bien pour la salle de bains, trop détendues pour le bureau : elles vivent heureuses entre les deux.",
      ),
      line(
        "The open shoe without straps to tie, for terraces, courtyards and post to be fetched.",
        "Les souliers ouverts sans rien à nouer, pour la terrasse, la cour et le courrier à relever.",
      ),
      line(
        "A slide with its bands crossed over the foot, which is dressing up by the standards of a slide.",
        "Des claquettes aux bandes croisées, ce qui, pour des claquettes, est presque une tenue habillée.",
        ofKind("slide", ({ band }) => band === "crossed"),
      ),
    ],
    "pool-slide": [
      line(
        "A pool slide moulded for wet feet and hot tiles, and for nothing else.",
        "Des claquettes de piscine, moulées pour pieds mouillés et carrelage brûlant, et rien d’autre.",
      ),
      line(
        "Light, washable and hard to lose: the shoe that lives beside the water.",
        "Légères, lavables, difficiles à perdre : les claquettes qui vivent au bord de l’eau.",
      ),
      line(
        "A slide made in one piece and hosed down in one second, as pools require.",
        "Moulées d’une pièce, rincées en une seconde : la piscine n’en demande pas plus, vous non plus.",
      ),
      line(
        "The slide for changing rooms, and for the corner shop when nobody is looking.",
        "Les claquettes du vestiaire, et de l’épicerie du coin quand personne ne regarde.",
      ),
    ],
    "fur-slide": [
      line(
        "A slide with fur on it, which is not reasonable and very pleasant.",
        "Des claquettes en fausse fourrure, ce qui n’est pas raisonnable, mais très agréable.",
      ),
      line(
        "Half slipper, half statement: it warms the top of the foot and amuses the rest of the room.",
        "Moitié chaussons, moitié coquetterie : elles réchauffent le dessus du pied et amusent la pièce.",
      ),
      line(
        "For cold floors, late breakfasts and doors answered in style.",
        "Pour les sols froids, les petits déjeuners tardifs et les portes que l’on ouvre avec panache.",
      ),
      line(
        "A soft band, a flat sole, and a certain idea of Sunday morning.",
        "Une bande toute douce, une semelle plate, une certaine idée du dimanche matin.",
      ),
    ],
  },
  details: [
    line(
      "A single broad strap holds the foot.",
      "Une seule bride, large, tient le pied.",
      ofKind("cork-sandal", ({ straps }) => straps === "one"),
    ),
    line(
      "The straps cross over the instep.",
      "Les brides se croisent sur le cou-de-pied.",
      ofKind("cork-sandal", ({ straps }) => straps === "crossed"),
    ),
    line(
      "A strap at the heel lets one run for the bus.",
      "Une bride au talon permet de courir après le bus.",
      ofKind("cork-sandal", ({ straps }) => straps === "heel-strap"),
    ),
    line(
      "The buckles are large enough to be the ornament.",
      "Les boucles sont assez grandes pour servir d’ornement.",
      ofKind("cork-sandal", ({ buckle }) => buckle === "large"),
    ),
    line(
      "The cork is stacked into a platform.",
      "Le liège s’empile en plateforme.",
      ofKind("cork-sandal", ({ base }) => base === "stacked"),
    ),
    line(
      "Five bands make the cage over the foot.",
      "Cinq lanières composent la cage.",
      ofKind("fisherman-sandal", ({ bands }) => bands === 5),
    ),
    line(
      "A sport sole gives the old shape some bounce.",
      "Une semelle sport donne du ressort à la vieille forme.",
      ofKind("fisherman-sandal", ({ base }) => base === "sport"),
    ),
    line(
      "The front is woven like a chair seat.",
      "L’avant est tressé comme un fond de chaise.",
      ofKind("flat-sandal", ({ front }) => front === "woven"),
    ),
    line(
      "A ring joins the straps over the foot.",
      "Un anneau réunit les brides sur le pied.",
      ofKind("flat-sandal", ({ front }) => front === "ring"),
    ),
    line(
      "Long straps wrap the ankle before they buckle.",
      "De longues lanières entourent la cheville avant de se boucler.",
      ofKind("flat-sandal", ({ hold }) => hold === "wrapped"),
    ),
    line(
      "Fine straps lie side by side over the toes.",
      "De fines brides se rangent côte à côte sur les orteils.",
      ofKind("flat-sandal", ({ front }) => front === "thin-straps"),
    ),
    line(
      "The straps cross over the foot before they fasten.",
      "Les sangles se croisent sur le pied avant de se fermer.",
      ofKind("sport-sandal", ({ straps }) => straps === "cross"),
    ),
    line(
      "The strap is broad and stays put.",
      "La lanière est large et ne bouge pas.",
      ofKind("thong-sandal", ({ strap }) => strap === "wide"),
    ),
    line(
      "The straps are barely wider than a shoelace.",
      "Les lanières sont à peine plus larges qu’un lacet.",
      ofKind("thong-sandal", ({ strap }) => strap === "slim"),
    ),
    line(
      "The band is padded like a small duvet.",
      "La bande est rembourrée comme une petite couette.",
      ofKind("slide", ({ band }) => band === "padded"),
    ),
    line(
      "The band is quilted in even diamonds.",
      "La bande est matelassée, en losanges bien réguliers.",
      ofKind("slide", ({ band }) => band === "quilted"),
    ),
    line(
      "A buckle closes the band, for the width of your foot and no other.",
      "Une boucle règle la bande à la largeur de votre pied.",
      ofKind("slide", ({ band }) => band === "buckled"),
    ),
    line(
      "The footbed is moulded in one piece.",
      "La semelle est moulée d’un seul tenant.",
      ofKind("slide", ({ base }) => base === "moulded"),
    ),
    line(
      "The band is ribbed where it bends.",
      "La bande est nervurée là où elle plie.",
      ofKind("pool-slide", ({ shape }) => shape === "ribbed"),
    ),
    line(
      "The sole is thick as a slice of good bread.",
      "La semelle a l’épaisseur d’une bonne tartine.",
      ofKind("pool-slide", ({ shape }) => shape === "chunky"),
    ),
    line(
      "The footbed is furred too, so that both sides of the foot agree.",
      "Le lit du pied est fourré lui aussi : dessus et dessous sont d’accord.",
      ofKind("fur-slide", ({ bed }) => bed === "fur"),
    ),
    line(
      "Two bands do the work, instead of one.",
      "Deux bandes plutôt qu’une seule.",
      ofKind("fur-slide", ({ band }) => band === "two"),
    ),
  ],
  wear: [
    line(
      "Linen trousers, an open shirt, nothing planned before noon.",
      "Un pantalon de lin, une chemise ouverte, rien de prévu avant midi.",
      anyOf("cork-sandal", "fisherman-sandal", "flat-sandal", "sport-sandal", "thong-sandal", "slide"),
    ),
    line(
      "With socks in spring, without in summer, on the doorstep all year.",
      "Avec chaussettes au printemps, sans en été, sur le seuil toute l’année.",
      anyOf("cork-sandal", "slide", "fisherman-sandal", "fur-slide"),
    ),
    line(
      "They go very well with wet hair.",
      "Elles vont très bien avec les cheveux mouillés.",
      anyOf("pool-slide", "thong-sandal", "sport-sandal", "slide"),
    ),
    line(
      "A long dress hides them, a short one shows them: both agree.",
      "Une robe longue les cache, une courte les montre : les deux leur vont.",
      both(forWomen, anyOf("flat-sandal", "thong-sandal", "cork-sandal", "fisherman-sandal")),
    ),
    line(
      "Shorts to the knee and a shirt with a collar keep the peace.",
      "Un bermuda et une chemise à col, et la paix est maintenue.",
      both(forMen, anyOf("fisherman-sandal", "cork-sandal", "slide", "sport-sandal", "thong-sandal")),
    ),
    line(
      "For islands without cars, and cities that should copy them.",
      "Pour les îles sans voitures, et les villes qui devraient les imiter.",
      anyOf("flat-sandal", "fisherman-sandal", "sport-sandal"),
    ),
    line(
      "The walk back from the market will tell you how good they are.",
      "Le retour du marché vous dira ce qu’elles valent.",
      anyOf("cork-sandal", "flat-sandal", "fisherman-sandal", "sport-sandal"),
    ),
    line(
      "Cropped jeans and a big shirt for the evening.",
      "Jean raccourci et grande chemise pour le soir.",
      anyOf("flat-sandal", "slide", "cork-sandal", "thong-sandal"),
    ),
    line(
      "Keep them by the back door and you will never find your slippers again.",
      "Laissez-les près de la porte du jardin, et vous n’enfilerez plus rien d’autre.",
      anyOf("slide", "fur-slide", "pool-slide", "cork-sandal"),
    ),
    line(
      "They rinse clean under the outdoor shower.",
      "Elles se rincent sous la douche du jardin.",
      anyOf("pool-slide", "sport-sandal"),
    ),
    line(
      "A towel over the shoulder, a book under the arm.",
      "Une serviette sur l’épaule, un livre sous le bras.",
      anyOf("pool-slide", "thong-sandal", "slide"),
    ),
    line(
      "Best with pyjamas and a good coffee, though the bakery has seen them too.",
      "Au mieux avec un pyjama et un bon café, mais la boulangerie les a vues aussi.",
      anyOf("fur-slide"),
    ),
    line(
      "Thin straps like a bare wrist and a plain dress.",
      "Les lanières fines aiment les poignets nus et les robes unies.",
      anyOf("flat-sandal"),
    ),
  ],
};
