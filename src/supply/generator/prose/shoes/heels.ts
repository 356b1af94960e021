import { type Bank, both, forWomen, line, ofKind, under } from "../line.ts";
import { anyOf, forOccasion } from "../when.ts";

const here = both(forWomen, under("B.2.1", "B.2.3", "B.2.4"));

/** Pumps, heeled sandals and mules, and the flats one changes into. */
export const heels: Bank = {
  openings: {
    pump: [
      line(
        "A pump with a clean throat and a firm heel: it finishes a hem the way a full stop finishes a sentence.",
        "Des escarpins au décolleté net, au talon franc : ils terminent un ourlet comme un point termine une phrase.",
      ),
      line(
        "The shoe that changes how one stands. Everything else about the outfit may stay as it was.",
        "Les souliers qui changent la façon de se tenir. Le reste de la tenue peut ne pas bouger.",
      ),
      line(
        "A court shoe drawn close to the foot, made for short distances and long evenings.",
        "Des escarpins dessinés près du pied, faits pour les petites distances et les longues soirées.",
      ),
      line(
        "Pointed, plain and very sure of itself: a pump that needs no ornament to be noticed.",
        "Pointus, nets, sûrs d’eux : des escarpins qu’aucun ornement ne ferait remarquer davantage.",
        ofKind("pump", ({ toe }) => toe === "pointed"),
      ),
      line(
        "A kitten heel, low enough for stairs and trains, just high enough to be heard.",
        "Un petit talon bobine, assez bas pour les escaliers et les trains, juste assez haut pour s’entendre.",
        ofKind("pump", ({ heel }) => heel === "kitten"),
      ),
      line(
        "A slingback: covered in front, free behind, and quick to leave under the table.",
        "Des escarpins à bride arrière : couverts devant, libres derrière, vite ôtés sous la table.",
        ofKind("pump", ({ back }) => back === "sling"),
      ),
      line(
        "A pump on a broad heel, which means one can also walk home in it.",
        "Des escarpins à talon large, ce qui veut dire que l’on peut aussi rentrer à pied.",
        ofKind("pump", ({ heel }) => heel === "block" || heel === "flared"),
      ),
    ],
    "heeled-sandal": [
      line(
        "A heeled sandal with as few straps as it needs, and a heel that does the rest.",
        "Des sandales à talon avec le strict nombre de brides, et un talon qui fait le reste.",
      ),
      line(
        "Open, raised and ready for the evening part of the invitation.",
        "Ouvertes, hautes, prêtes pour la partie de l’invitation qui commence le soir.",
      ),
      line(
        "A sandal for floors that are danced on, and for the walk to them.",
        "Des sandales pour les parquets où l’on danse, et pour le chemin qui y mène.",
      ),
      line(
        "Summer, taken up a few centimetres: bare toes, a held foot, a hem that can afford to be long.",
        "L’été, quelques centimètres plus haut : orteils nus, pied tenu, ourlet qui peut se permettre d’être long.",
      ),
      line(
        "A sandal on a steady block, for garden weddings and other soft grounds.",
        "Des sandales sur talon carré, pour les mariages au jardin et autres terrains meubles.",
        ofKind("heeled-sandal", ({ heel }) => heel === "block"),
      ),
      line(
        "Straps that wind around the ankle and stay where they were put, at least until midnight.",
        "Des brides qui s’enroulent à la cheville et restent où on les a mises, au moins jusqu’à minuit.",
        ofKind("heeled-sandal", ({ back }) => back === "wrapped"),
      ),
      line(
        "A wedge under an open sandal: the height of a heel with the footing of a flat.",
        "Un compensé sous une sandale ouverte : la hauteur d’un talon, l’assise d’une semelle plate.",
        ofKind("heeled-sandal", ({ heel }) => heel === "wedge"),
      ),
    ],
    "heeled-mule": [
      line(
        "A mule with a heel: one slides in, one rises, one is already dressed.",
        "Des mules à talon : on glisse le pied, on prend de la hauteur, on est habillée.",
      ),
      line(
        "Nothing at the back, everything at the front: a mule that trusts the way you walk.",
        "Rien derrière, tout devant : des mules qui font confiance à votre démarche.",
      ),
      line(
        "The heeled shoe for people who dislike buckles and being late.",
        "Le talon de celles qui n’aiment ni les boucles ni le retard.",
      ),
      line(
        "Bare at the heel and composed at the toe, a mule that makes a shirt and trousers look like an evening plan.",
        "Talon nu, bout soigné : des mules qui donnent à une chemise et un pantalon des airs de soirée.",
      ),
      line(
        "A low mule on a kitten heel, for tables outside and paved streets taken slowly.",
        "Des mules sur petit talon bobine, pour les tables dehors et les pavés sans se presser.",
        ofKind("heeled-mule", ({ heel }) => heel === "kitten"),
      ),
    ],
    ballerina: [
      line(
        "A ballerina, flat and slight, cut low enough to show where the toes begin.",
        "Des ballerines plates et menues, échancrées juste à la naissance des orteils.",
      ),
      line(
        "The flat that behaves like a dress shoe: light, bendable, and gone from the bag when you need it.",
        "Des ballerines qui se tiennent comme des souliers habillés : légères, souples, toujours au fond du sac au bon moment.",
      ),
      line(
        "Made like a dance slipper, for people who take the stairs and the last metro.",
        "Faites comme des chaussons de danse, pour celles qui prennent l’escalier.",
      ),
      line(
        "Little shoe, long leg: a ballerina leaves the whole instep free and asks only for a good trouser.",
        "Petit soulier, longue jambe : le cou-de-pied reste libre, il ne manque qu’un bon pantalon.",
      ),
      line(
        "A strap across the instep turns the ballerina back into a schoolgirl’s shoe, with better marks.",
        "Une bride sur le cou-de-pied, et la ballerine redevient soulier d’écolière, avec de meilleures notes.",
        ofKind("ballerina", ({ trim }) => trim === "mary-jane"),
      ),
      line(
        "A flat with a bow where a dancer would tie hers. It is allowed to be charming.",
        "Des ballerines avec un nœud là où une danseuse noue le sien. Elles ont le droit d’être charmantes.",
        ofKind("ballerina", ({ trim }) => trim === "bow"),
      ),
    ],
  },
  details: [
    line(
      "The toe comes to a fine point.",
      "Le bout s’étire en pointe fine.",
      ofKind("pump", ({ toe }) => toe === "pointed"),
    ),
    line(
      "The toe is cut square, which keeps the whole shoe modern.",
      "Le bout est coupé au carré, et tout le soulier en paraît actuel.",
      ofKind("pump", ({ toe }) => toe === "square"),
    ),
    line(
      "A strap buckles across the instep.",
      "Une bride se boucle sur le cou-de-pied.",
      ofKind("pump", ({ strap }) => strap === "mary-jane"),
    ),
    line(
      "The sides are cut away to the sole, as on a d’Orsay pump.",
      "Les côtés sont échancrés jusqu’à la semelle, à la d’Orsay.",
      ofKind("pump", ({ back }) => back === "dorsay"),
    ),
    line(
      "A platform under the ball of the foot takes back some of the height.",
      "Un plateau sous l’avant-pied rend une partie de la hauteur.",
      ofKind("pump", ({ platform }) => platform),
    ),
    line(
      "The heel flares towards the ground.",
      "Le talon s’évase nettement vers le sol.",
      ofKind("pump", ({ heel }) => heel === "flared"),
    ),
    line(
      "The stiletto is slim from the first centimetre.",
      "L’aiguille est fine dès le premier centimètre.",
      ofKind("pump", ({ heel }) => heel === "stiletto"),
    ),
    line(
      "Two bands hold the front, one behind the other.",
      "Deux bandes tiennent l’avant, l’une derrière l’autre.",
      ofKind("heeled-sandal", ({ front }) => front === "two-bands"),
    ),
    line(
      "Thin straps are laid over the toes like lines on a page.",
      "De fines brides se posent sur les orteils comme des lignes sur une page.",
      ofKind("heeled-sandal", ({ front }) => front === "strappy"),
    ),
    line(
      "The straps cross over the foot.",
      "Les brides se croisent sur le pied.",
      ofKind("heeled-sandal", ({ front }) => front === "crossed"),
    ),
    line(
      "A single line over the toes is all there is in front.",
      "Un seul trait sur les orteils : l’avant s’en tient là.",
      ofKind("heeled-sandal", ({ front }) => front === "bare"),
    ),
    line(
      "The ankle strap closes with a small buckle.",
      "La bride de cheville se ferme par une petite boucle.",
      ofKind("heeled-sandal", ({ back }) => back === "ankle"),
    ),
    line(
      "The heel is held in a closed counter.",
      "Le talon est pris dans un contrefort fermé.",
      ofKind("heeled-sandal", ({ back }) => back === "counter"),
    ),
    line(
      "The band is padded, soft as a folded scarf.",
      "La bande est rembourrée, douce comme un foulard plié.",
      ofKind("heeled-mule", ({ front }) => front === "padded"),
    ),
    line(
      "The bands cross over the foot and leave the toes in view.",
      "Les bandes se croisent et laissent voir les orteils.",
      ofKind("heeled-mule", ({ front }) => front === "crossed"),
    ),
    line(
      "The toe is closed, so nobody needs to see the polish.",
      "Le bout est fermé : le vernis ne regarde que vous.",
      ofKind("heeled-mule", ({ front }) => front === "closed"),
    ),
    line(
      "A toe cap in another leather shortens the foot by a size.",
      "Un bout rapporté, d’un autre cuir, raccourcit le pied d’une pointure.",
      ofKind("ballerina", ({ trim }) => trim === "cap"),
    ),
    line(
      "A small metal buckle sits on the front, for looks alone.",
      "Une petite boucle de métal orne l’avant, pour le seul plaisir.",
      ofKind("ballerina", ({ trim }) => trim === "buckle-bar"),
    ),
    line(
      "A fine strap goes round the ankle.",
      "Une bride fine fait le tour de la cheville.",
      ofKind("ballerina", ({ trim }) => trim === "ankle-strap"),
    ),
    line(
      "The back is open, held by a sling strap.",
      "L’arrière est ouvert, tenu par une bride.",
      ofKind("ballerina", ({ back }) => back === "sling"),
    ),
  ],
  wear: [
    line(
      "A trouser suit and these: the meeting may begin.",
      "Un tailleur-pantalon et cette paire : la réunion peut commencer.",
      both(anyOf("pump"), forWomen),
    ),
    line(
      "They lengthen a midi skirt better than a tailor would.",
      "Ils allongent une jupe mi-longue mieux qu’une retoucheuse.",
      anyOf("pump"),
    ),
    line(
      "Jeans, a shirt, and these to say that it is evening.",
      "Un jean, une chemise, et cette paire pour dire que c’est le soir.",
      anyOf("pump", "heeled-sandal", "heeled-mule"),
    ),
    line(
      "Bare legs in June, sheer tights in November.",
      "Jambes nues en juin, collant fin en novembre.",
      anyOf("pump", "ballerina"),
    ),
    line(
      "For weddings, and for the photographs taken from the knee down.",
      "Pour les mariages, et pour les photos prises à hauteur de cheville.",
      both(anyOf("heeled-sandal"), forOccasion("wedding", "party", "evening", "ceremony")),
    ),
    line(
      "A slip dress does not ask for anything else.",
      "Une robe nuisette n’en demande pas davantage.",
      anyOf("heeled-sandal", "heeled-mule"),
    ),
    line(
      "Wide trousers hide them until you sit down.",
      "Un pantalon large les cache jusqu’au moment où l’on s’assoit.",
      here,
    ),
    line(
      "With socks, if you are that sort of person. It works.",
      "Avec des chaussettes, si vous êtes de celles-là. Cela marche.",
      anyOf("heeled-sandal", "ballerina"),
    ),
    line(
      "They suit dinners that start outside.",
      "Elles vont aux dîners qui commencent dehors.",
      anyOf("heeled-mule", "heeled-sandal"),
    ),
    line(
      "A straight jean rolled once shows just enough ankle.",
      "Un jean droit roulé une fois montre juste assez de cheville.",
      anyOf("ballerina", "heeled-mule"),
    ),
    line(
      "In a bag for the way home, on the feet for everything else.",
      "Dans le sac pour le retour, aux pieds pour tout le reste.",
      anyOf("ballerina"),
    ),
    line(
      "Cycle in them, queue in them, dance if it comes to that.",
      "On pédale avec, on patiente avec, on danse si l’occasion se présente.",
      anyOf("ballerina"),
    ),
    line(
      "A long coat over them makes the whole thing look planned.",
      "Un long manteau par-dessus, et tout a l’air prévu.",
      anyOf("pump"),
    ),
    line(
      "Satin trousers and a plain tee will keep them company.",
      "Un pantalon de satin et un T-shirt uni leur tiendront compagnie.",
      anyOf("heeled-sandal", "heeled-mule", "pump"),
    ),
  ],
};
