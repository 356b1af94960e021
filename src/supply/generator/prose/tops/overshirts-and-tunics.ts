import { type Bank, both, line, ofKind } from "../line.ts";
import { anyOf, atLeast, forOccasion, inSeason, notIn } from "../when.ts";

/** What hangs over the rest: overshirts for men, tunics and kaftans for women. */
export const overshirtsAndTunics: Bank = {
  openings: {
    overshirt: [
      line(
        "Too thick for a shirt, too easy for a jacket: an overshirt settles the question from March to May.",
        "Trop épaisse pour une chemise, trop souple pour une veste : la surchemise règle la question de mars à mai.",
      ),
      line(
        "An overshirt with room for a jumper underneath and no opinion about what goes on top.",
        "Une surchemise où passe un pull en dessous, et qui n’a pas d’avis sur ce qui vient par-dessus.",
      ),
      line(
        "An overshirt cut like a shirt, worn like a jacket, and never far from the back of a chair.",
        "Une surchemise coupée comme une chemise, portée comme une veste, et jamais loin du dossier d’une chaise.",
      ),
      line(
        "A workshop shirt that has come in from the workshop: straight, sturdy, good at pockets.",
        "Une chemise d’atelier sortie de l’atelier : droite, solide, forte en poches.",
        ofKind("overshirt", ({ chest, hips }) => chest !== "none" || hips !== "none"),
      ),
      line(
        "A short, square overshirt that stops at the belt and leaves the legs their length.",
        "Une surchemise courte et carrée qui s’arrête à la ceinture et n’ôte rien aux jambes.",
        ofKind("overshirt", ({ length }) => length < 70),
      ),
      line(
        "A wide overshirt, long in the body, that goes over everything including a bad mood.",
        "Une surchemise ample et longue qui passe sur tout, mauvaise humeur comprise.",
        ofKind("overshirt", ({ fit, length }) => fit > 0.9 && length > 70),
      ),
    ],
    tunic: [
      line(
        "A long tunic, slit at the sides, that walks well over trousers and stands well without them.",
        "Une longue tunique fendue sur les côtés, à l’aise sur un pantalon comme sur des jambes nues.",
      ),
      line(
        "Straight lines, side slits, plenty of air: a tunic that has understood the heat.",
        "Des lignes droites, des fentes, beaucoup d’air : une tunique qui a compris la chaleur.",
        both(ofKind("tunic"), inSeason("summer")),
      ),
      line(
        "A tunic halfway between a shirt and a dress, with the best manners of both.",
        "Une tunique à mi-chemin de la chemise et de la robe, qui a pris le meilleur des deux.",
      ),
      line(
        "A roomy tunic that falls from the shoulders and leaves you in peace.",
        "Une tunique ample qui tombe des épaules et vous laisse tranquille.",
        ofKind("tunic", ({ fit }) => fit > 0.6),
      ),
      line(
        "A narrow tunic with deep slits at the sides, drawn out by its own length.",
        "Une tunique étroite, bien fendue sur les côtés, toute en longueur.",
        ofKind("tunic", ({ fit, slits }) => fit < 0.5 && slits > 10),
      ),
      line(
        "A tunic with a stand collar and a half placket, a cousin of the collarless shirt.",
        "Une tunique à col montant et patte boutonnée, cousine de la chemise de grand-père.",
        ofKind("tunic", ({ neck }) => neck === "band"),
      ),
    ],
    kaftan: [
      line(
        "A kaftan cut in one piece, sleeves and all: you put it on and the packing is done.",
        "Un caftan taillé d’une pièce, manches comprises : on l’enfile et la valise est faite.",
      ),
      line(
        "Wings under the arms and nothing that pulls: a kaftan for long lunches and short swims.",
        "Des ailes sous les bras et rien qui serre : un caftan pour déjeuners longs et bains courts.",
      ),
      line(
        "A loose, flowing kaftan that always moves about a second after you do.",
        "Un caftan fluide et libre, qui bouge toujours une seconde après vous.",
      ),
      line(
        "A kaftan drawn in at the waist by a tie, so that all that width has somewhere to go.",
        "Un caftan resserré à la taille par un lien, pour que toute cette ampleur sache où aller.",
        ofKind("kaftan", ({ waist }) => waist === "drawn"),
      ),
      line(
        "A kaftan left loose from neck to hem, the nearest thing to wearing shade.",
        "Un caftan libre du col à l’ourlet, ce que l’on peut porter de plus proche de l’ombre.",
        ofKind("kaftan", ({ waist }) => waist === "loose"),
      ),
    ],
  },
  details: [
    line(
      "Two flap pockets on the chest, buttoned shut.",
      "Deux poches poitrine à rabat, qui se boutonnent.",
      ofKind("overshirt", ({ chest }) => chest === "two-flaps"),
    ),
    line(
      "Two patch pockets on the chest, open, plain, useful.",
      "Deux poches plaquées sur la poitrine, ouvertes, simples, utiles.",
      ofKind("overshirt", ({ chest }) => chest === "two-patches"),
    ),
    line(
      "A single flap pocket sits on the left of the chest.",
      "Une seule poche à rabat, côté cœur.",
      ofKind("overshirt", ({ chest }) => chest === "one-flap"),
    ),
    line(
      "Four patch pockets: phone, keys, notebook, and one to spare.",
      "Quatre poches plaquées : téléphone, clés, carnet, et une de réserve.",
      ofKind("overshirt", ({ chest }) => chest === "four-patches"),
    ),
    line(
      "Slit pockets at the hips give the hands somewhere to be.",
      "Des poches fendues aux hanches, pour savoir quoi faire de ses mains.",
      ofKind("overshirt", ({ hips }) => hips === "welts"),
    ),
    line(
      "A metal zip runs up the front instead of buttons.",
      "Une fermeture métallique remplace les boutons.",
      ofKind("overshirt", ({ front }) => front === "zip"),
    ),
    line(
      "The buttons hide behind a placket, and the front stays smooth.",
      "Les boutons se cachent sous une patte, le devant reste lisse.",
      ofKind("overshirt", ({ front }) => front === "fly"),
    ),
    line(
      "A plain band at the neck, nothing to fold.",
      "Un simple pied de col, rien à rabattre.",
      ofKind("overshirt", ({ collar }) => collar === "band"),
    ),
    line(
      "The curved hem gives away where it comes from: a shirt.",
      "Le bas arrondi trahit ses origines : une chemise.",
      ofKind("overshirt", ({ hem }) => hem === "tail"),
    ),
    line(
      "Stitched ornament circles the neck in a second colour.",
      "Une broderie d’une autre couleur fait le tour de l’encolure.",
      ofKind("tunic", ({ embroidery }) => embroidery),
    ),
    line(
      "Deep side slits, made for walking.",
      "De grandes fentes sur les côtés, faites pour marcher.",
      ofKind("tunic", ({ slits }) => slits > 14),
    ),
    line(
      "Two pockets on the front: rare on a tunic, welcome on any.",
      "Deux poches sur le devant : rares sur une tunique, bienvenues partout.",
      ofKind("tunic", ({ pockets }) => pockets),
    ),
    line(
      "The sleeves widen into a bell.",
      "Les manches s’élargissent en cloche.",
      ofKind("tunic", ({ sleeve }) => sleeve === "bell"),
    ),
    line(
      "A round neck opens on a short slit.",
      "L’encolure ronde s’ouvre sur une petite fente.",
      ofKind("tunic", ({ neck }) => neck === "slit"),
    ),
    line(
      "Sleeves end in a buttoned cuff, like a shirt.",
      "Les manches finissent par un poignet boutonné, comme une chemise.",
      ofKind("tunic", ({ sleeve }) => sleeve === "cuffed"),
    ),
    line(
      "A band of a second colour edges the neck and the sleeves.",
      "Une bande d’une autre couleur borde l’encolure et les manches.",
      ofKind("kaftan", ({ border }) => border === "band"),
    ),
    line(
      "Embroidery runs around the neckline and down the front.",
      "Une broderie court autour de l’encolure et sur le devant.",
      ofKind("kaftan", ({ border, neck }) => border === "embroidery" && neck !== "boat"),
    ),
    line(
      "A deep V, which shows a little of the swimsuit.",
      "Un V profond, qui laisse entrevoir le maillot.",
      both(
        ofKind("kaftan", ({ neck }) => neck === "v"),
        inSeason("summer"),
      ),
    ),
  ],
  wear: [
    line(
      "Over a T-shirt in spring, over a roll-neck in October, under a coat after that.",
      "Sur un T-shirt au printemps, sur un col roulé en octobre, sous un manteau ensuite.",
      ofKind("overshirt"),
    ),
    line(
      "Open, with raw jeans and boots that have been resoled once.",
      "Ouverte, avec un jean brut et des bottines déjà ressemelées une fois.",
      both(
        ofKind("overshirt", ({ front }) => front !== "fly"),
        notIn("summer"),
      ),
    ),
    line(
      "Buttoned up, with tailored trousers, where a jacket would be too much.",
      "Boutonnée, avec un pantalon habillé, là où une veste serait de trop.",
      ofKind("overshirt", ({ front }) => front !== "zip"),
    ),
    line(
      "It keeps the train cold off, then folds into the bag.",
      "Elle protège de la climatisation du train, puis se plie dans le sac.",
      ofKind("overshirt"),
    ),
    line(
      "With chinos and suede shoes, for offices where nobody wears a tie.",
      "Avec un chino et des souliers en daim, pour les bureaux sans cravate.",
      both(ofKind("overshirt"), forOccasion("work", "everyday")),
    ),
    line(
      "Over a hoodie, with the hood out.",
      "Sur un sweat à capuche, la capuche dehors.",
      both(
        ofKind("overshirt", ({ fit, collar }) => fit >= 0.6 && collar !== "band"),
        notIn("summer"),
      ),
    ),
    line(
      "Thrown over the shoulders at the end of a summer dinner.",
      "Jetée sur les épaules à la fin d’un dîner d’été.",
      both(ofKind("overshirt"), inSeason("summer")),
    ),
    line(
      "For gardening, driving, moving house: it does not mind.",
      "Pour jardiner, conduire, déménager : elle ne craint rien.",
      ofKind("overshirt", ({ chest }) => chest !== "none"),
    ),
    line(
      "Over slim trousers and flat sandals.",
      "Se porte sur un pantalon étroit, avec des sandales plates.",
      both(anyOf("tunic", "kaftan"), inSeason("spring", "summer")),
    ),
    line(
      "From the beach to the café without stopping to change.",
      "De la plage au café, sans passer par la cabine.",
      both(anyOf("tunic", "kaftan"), inSeason("summer")),
    ),
    line(
      "Over leggings and flat boots once the leaves are down.",
      "Se porte sur un legging et des bottes plates, une fois les feuilles tombées.",
      both(ofKind("tunic"), notIn("summer")),
    ),
    line(
      "With wide trousers in the same colour, for one long line.",
      "Avec un pantalon large de la même couleur, pour une seule longue ligne.",
      ofKind("tunic"),
    ),
    line(
      "A belt at the waist turns it into something else entirely.",
      "Une ceinture à la taille, et c’est un tout autre vêtement.",
      ofKind("tunic", ({ pockets }) => !pockets),
    ),
    line(
      "Over straight jeans, with a stack of bracelets.",
      "Se porte sur un jean droit, avec une pile de bracelets.",
      anyOf("tunic", "kaftan"),
    ),
    line(
      "With gold sandals and hair still wet, for dinner outside.",
      "Avec des sandales dorées et les cheveux encore mouillés, pour dîner dehors.",
      both(ofKind("kaftan"), inSeason("summer")),
    ),
    line(
      "Large earrings, nothing else: the sleeves do the talking.",
      "De grandes boucles d’oreilles et rien d’autre : les manches parlent d’elles-mêmes.",
      ofKind("kaftan"),
    ),
    line(
      "Over satin trousers when the evening asks for some effort.",
      "Se porte sur un pantalon en satin quand la soirée demande un effort.",
      both(anyOf("kaftan", "tunic"), atLeast(3)),
    ),
    line(
      "Rolled, it takes the place of one T-shirt in the suitcase.",
      "Roulé, il ne prend dans la valise que la place d’un T-shirt.",
      ofKind("kaftan"),
    ),
    line(
      "Over cropped jeans, with basket and dark glasses.",
      "Sur un jean court, avec un panier et des lunettes noires.",
      anyOf("tunic", "kaftan"),
    ),
    line(
      "At home on Sunday, with bare feet and guests expected.",
      "À la maison le dimanche, pieds nus, en attendant les invités.",
      anyOf("tunic", "kaftan"),
    ),
    line(
      "With a flat leather belt, or with nothing at all at the waist.",
      "Avec une fine ceinture de cuir, ou sans rien à la taille.",
      ofKind("kaftan", ({ waist }) => waist === "loose"),
    ),
    line(
      "With dark jeans and a striped T-shirt, at any table.",
      "Avec un jean foncé et une marinière, à n’importe quelle table.",
      ofKind("overshirt"),
    ),
  ],
};
