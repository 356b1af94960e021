import type { LensCut } from "../../../illustrator/silhouettes/jewellery/sunglass-materials.ts";
import type { Piece } from "../../piece.ts";
import { type Bank, both, forMen, forWomen, line, ofKind, under } from "../line.ts";
import { anyOf, inSeason } from "../when.ts";

const here = under("D.6.1");

/** Every pair says how its lenses are tinted. */
const tinted =
  (tint: LensCut["tint"]) =>
  ({ garment: { cut } }: Piece): boolean =>
    "tint" in cut && cut.tint === tint;

/** Frames by their shape. */
export const sunglasses: Bank = {
  openings: {
    "acetate-sunglasses": [
      line(
        "Sunglasses with a full frame and a settled character: they look like you on a good day.",
        "Des lunettes à monture pleine et au caractère posé : elles vous ressemblent un jour de chance.",
      ),
      line(
        "Cut from a plate, polished at the edges, sure of their weight.",
        "Taillées dans la plaque, polies aux arêtes, sûres de leur poids.",
      ),
      line(
        "The frame film directors keep on at lunch, even after the sun has gone round.",
        "La monture que les cinéastes gardent à table, même quand le soleil est passé.",
      ),
      line(
        "Neither large nor small, a pair that suits more faces than it has any right to.",
        "Ni grandes ni petites, elles vont à plus de visages qu’elles ne devraient.",
      ),
      line(
        "Rounded below and level above, in the panto line that professors made respectable.",
        "Rondes en bas, droites en haut : la forme panto, rendue respectable par les professeurs.",
        ofKind("acetate-sunglasses", ({ shape }) => shape === "panto"),
      ),
    ],
    "aviator-sunglasses": [
      line(
        "Aviators: a drop-shaped lens, a thin rim, a double bridge, and clear skies assumed.",
        "Des lunettes aviateur : verre en goutte, cercle fin, double pont, et ciel dégagé par principe.",
        ofKind("aviator-sunglasses", ({ shape }) => shape === "classic"),
      ),
      line(
        "Aviators: light on the nose, long on reputation, still good at landings.",
        "Légères sur le nez, lourdes de réputation, elles font encore très bien les atterrissages.",
      ),
      line(
        "Pilots needed the coverage of an aviator lens. The rest of us liked the line.",
        "Les pilotes avaient besoin du champ de vision. Les autres ont aimé la ligne.",
      ),
      line(
        "A wire frame that disappears and leaves the lens to make the impression.",
        "Une monture de métal qui s’efface et laisse le verre faire son effet.",
      ),
      line(
        "Aviators squared off at the corners, from a decade with moustaches.",
        "Des lunettes aviateur aux angles carrés, venues d’une décennie à moustaches.",
        ofKind("aviator-sunglasses", ({ shape }) => shape === "square"),
      ),
    ],
    "cat-eye-sunglasses": [
      line(
        "A frame swept up at the corners, like an eyebrow with an opinion on everything.",
        "Relevées aux angles, comme un sourcil qui a son avis sur tout.",
      ),
      line(
        "A cat-eye frame, meant for exits quite as much as for sunshine.",
        "Une monture papillon, pour les sorties autant que pour le soleil.",
      ),
      line(
        "They lift the face half a centimetre and the tone of the conversation with it.",
        "Elles relèvent le visage d’un demi-centimètre, et le ton de la conversation avec.",
      ),
      line(
        "Drawn in one upward stroke, from a time when people dressed for the ferry.",
        "Dessinées d’un trait montant, du temps où l’on s’habillait pour prendre le bateau.",
      ),
    ],
    "half-rim-sunglasses": [
      line(
        "A brow above, a wire below: the browline frame means what it says.",
        "Un sourcil en haut, un fil en bas : des demi-cerclées qui vont au bout de leur idée.",
      ),
      line(
        "Half-rims that give the face a top line, as a good headline does a page.",
        "Elles donnent au visage une ligne de tête, comme un bon titre.",
      ),
      line(
        "Half heavy, half light, worn by jazzmen and by accountants after hours.",
        "Moitié denses, moitié légères, portées par les jazzmen et par les comptables après l’heure.",
      ),
      line(
        "A frame that thinks from the brow down and lets the lower lens breathe.",
        "Une monture qui pense par le haut et laisse le bas du verre respirer.",
      ),
    ],
    "oversized-sunglasses": [
      line(
        "Large sunglasses, behind which one may be famous or just tired.",
        "De grandes lunettes, derrière lesquelles on peut être célèbre ou simplement fatiguée.",
      ),
      line(
        "Large frames that cover the cheekbones and discourage most questions.",
        "Elles couvrent les pommettes et découragent la plupart des questions, ce qui repose.",
      ),
      line(
        "A frame on a grand scale, equally good for sun, wind and airports.",
        "Une monture en grand format, bonne pour le soleil, le vent et les aéroports.",
      ),
      line(
        "As much shade as a hat gives, with both hands free and the hair intact.",
        "Autant d’ombre qu’un chapeau, les mains libres et la coiffure intacte.",
      ),
    ],
    "round-sunglasses": [
      line(
        "Thin metal around a small lens, with a poet’s vision of noon.",
        "Un métal fin autour d’un petit verre, et une vue de poète sur l’heure de midi.",
      ),
      line(
        "A light frame that makes a beard or a bun look as if it had been intended.",
        "Elles pèsent peu et donnent à une barbe ou à un chignon l’air d’être voulus.",
      ),
      line(
        "Round as a coin: it took courage in 1968, now it only takes sun.",
        "Rondes comme une pièce : il fallait du courage en 1968, il suffit désormais de soleil.",
        ofKind("round-sunglasses", ({ shape }) => shape === "round"),
      ),
      line(
        "A wire frame with six soft corners, for people who find circles too easy.",
        "Une monture de métal à six angles adoucis, pour qui trouve le cercle trop facile.",
        ofKind("round-sunglasses", ({ shape }) => shape === "hexagon"),
      ),
      line(
        "A light wire frame that gives the face the lead and the sun second billing.",
        "Une monture légère qui laisse au visage le premier rôle, et au soleil le second.",
      ),
    ],
    "slim-sunglasses": [
      line(
        "Narrow sunglasses that shade the eyes and, strictly speaking, little else.",
        "Des lunettes étroites qui ombrent les yeux et pas grand-chose d’autre.",
      ),
      line(
        "A strip of shade across the face, with a playlist from the nineties.",
        "Une bande d’ombre en travers du visage, avec la musique des années quatre-vingt-dix.",
      ),
      line(
        "Slim sunglasses, low, long and slightly insolent: they look over the conversation.",
        "Basses, longues, légèrement insolentes : elles regardent par-dessus la conversation.",
      ),
      line(
        "Slim frames that sit close and look fast, even at a café table.",
        "Près du visage, elles ont l’air d’aller vite, même à une table de café.",
      ),
    ],
  },
  details: [
    line(
      "Small rivets mark the corners of the frame.",
      "De petits rivets marquent les coins de la monture.",
      ofKind("acetate-sunglasses", ({ pins }) => pins === "rivets"),
    ),
    line(
      "A metal bar is set at each hinge.",
      "Une barrette de métal signe chaque charnière.",
      ofKind("acetate-sunglasses", ({ pins }) => pins === "bar"),
    ),
    line(
      "The front is drawn as a soft trapeze.",
      "La face dessine un trapèze adouci.",
      ofKind("acetate-sunglasses", ({ shape }) => shape === "trapeze"),
    ),
    line(
      "Small pads keep them off the cheeks.",
      "De petites plaquettes les tiennent loin des joues.",
      anyOf("aviator-sunglasses", "round-sunglasses"),
    ),
    line(
      "The lens fades from dark above to clear below.",
      "Le verre est dégradé, sombre en haut, clair en bas.",
      both(here, tinted("gradient")),
    ),
    line(
      "The lens is dark from edge to edge.",
      "Le verre est sombre de bord à bord.",
      both(here, tinted("dark")),
    ),
    line(
      "The tint is pale enough to keep them on indoors.",
      "La teinte est assez claire pour les garder à l’intérieur.",
      both(here, tinted("light")),
    ),
    line(
      "The corners sweep up without hesitation.",
      "Les angles remontent franchement.",
      ofKind("cat-eye-sunglasses", ({ shape }) => shape === "swept"),
    ),
    line(
      "The brow runs straight across the eyes.",
      "Le sourcil file tout droit au-dessus des yeux.",
      ofKind("half-rim-sunglasses", ({ brow }) => brow === "straight"),
    ),
    line(
      "The front spreads outwards like wings.",
      "La face s’ouvre vers l’extérieur, en ailes.",
      ofKind("oversized-sunglasses", ({ shape }) => shape === "butterfly"),
    ),
    line(
      "The lens is an oval laid flat.",
      "Le verre dessine un ovale couché.",
      ofKind("slim-sunglasses", ({ shape }) => shape === "oval"),
    ),
    line(
      "The lens is a clean rectangle.",
      "Le verre est un rectangle net.",
      ofKind("slim-sunglasses", ({ shape }) => shape === "rectangle"),
    ),
  ],
  wear: [
    line(
      "On the nose at noon, in the hair at six.",
      "Sur le nez à midi, dans les cheveux à six heures.",
      here,
    ),
    line(
      "With a white shirt, they do not need the sea.",
      "Avec une chemise blanche, elles se passent de la mer.",
      here,
    ),
    line(
      "For terraces facing west, at the hour when everyone squints.",
      "Pour les terrasses plein ouest, à l’heure où tout le monde plisse les yeux.",
      here,
    ),
    line(
      "In winter too: low sun, long walks.",
      "L’hiver aussi : le soleil est bas, les promenades longues.",
      here,
    ),
    line(
      "Behind the wheel, with something on the radio.",
      "Au volant, avec quelque chose de bien à la radio.",
      here,
    ),
    line(
      "They hide late nights and show good taste.",
      "Elles cachent les nuits courtes et montrent du goût.",
      here,
    ),
    line("A suit without a tie, and these.", "Un costume sans cravate, et elles.", both(here, forMen)),
    line(
      "A scarf over the hair and a road along the coast.",
      "Un foulard sur les cheveux et une route en corniche.",
      both(here, forWomen),
    ),
    line("Keep the case: they deserve it.", "Gardez l’étui, elles le méritent.", here),
    line("A plain tee is all the setting they need.", "Un T-shirt uni leur suffit comme décor.", here),
    line(
      "Take them off to say hello: that is all their etiquette.",
      "On les ôte pour dire bonjour, c’est toute leur étiquette.",
      here,
    ),
    line(
      "At weddings outdoors, during the longer speeches.",
      "Aux mariages en plein air, pendant les discours les plus longs.",
      here,
    ),
    line(
      "On the beach they outlast the book.",
      "À la plage, elles tiennent plus longtemps que le livre.",
      both(here, inSeason("summer")),
    ),
  ],
};
