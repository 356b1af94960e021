import { type Bank, both, forMen, forWomen, line, ofKind, under } from "../line.ts";
import { either, forOccasion, inSeason } from "../when.ts";

const gilet = under("A.4.5");
const sporty = either(ofKind("puffer-gilet"), ofKind("fleece-gilet"), ofKind("utility-gilet"));

export const gilets: Bank = {
  openings: {
    "puffer-gilet": [
      line(
        "A puffer that dispensed with sleeves: warm where it counts, free where you need your arms.",
        "Une doudoune qui a renoncé aux manches : chaude au bon endroit, sans gêner les bras.",
      ),
      line(
        "All torso and no bulk, this gilet turns a jumper into outerwear.",
        "Le buste au chaud, les bras libres : cette doudoune sans manches fait d’un pull un manteau.",
      ),
      line(
        "Quilted, zipped to the chin and light enough to forget until the wind turns.",
        "Matelassée, zippée jusqu’au menton, si légère qu’on l’oublie jusqu’à ce que le vent tourne.",
      ),
      line(
        "The layer for in-between weeks, when a coat is premature and a shirt is optimistic.",
        "L’épaisseur de la mi-saison, quand le manteau est prématuré et la chemise optimiste.",
      ),
    ],
    "fleece-gilet": [
      line(
        "A soft, zipped gilet that goes between the shirt and the weather.",
        "Un gilet doux et zippé, à glisser entre la chemise et le temps qu’il fait.",
      ),
      line(
        "Fleece without sleeves: the warm part of a good Sunday, cut short at the shoulders.",
        "La polaire sans les manches : le meilleur d’un bon dimanche, arrêté aux épaules.",
      ),
      line(
        "Bound edges, a high collar, two slanted pockets: mountain-hut comfort, city opening hours.",
        "Bords gansés, col montant, deux poches en biais : le confort du refuge aux horaires de la ville.",
      ),
      line(
        "It warms the back, leaves the arms alone and has never crushed a shirt sleeve.",
        "Il tient chaud au dos, laisse les bras tranquilles et n’a jamais froissé une manche de chemise.",
      ),
    ],
    "utility-gilet": [
      line(
        "A gilet for people who carry things: pockets first, everything else after.",
        "Un gilet pour ceux qui transportent : les poches d’abord, le reste ensuite.",
      ),
      line(
        "The angler’s vest, retired from fishing and busier than ever.",
        "Le gilet du pêcheur, retiré des rivières et plus occupé que jamais.",
      ),
      line(
        "Zipped, sleeveless and pocketed in front; leave the bag at home.",
        "Zippé, sans manches, des poches devant : le sac peut rester à la maison.",
      ),
      line(
        "Somewhere between a tool and a garment, and at its best over a plain T-shirt.",
        "À mi-chemin de l’outil et du vêtement, ce gilet donne toute sa mesure sur un T-shirt uni.",
      ),
    ],
    "sleeveless-coat": [
      line(
        "A coat with the sleeves left out: one long line from shoulder to hem, and nothing in its way.",
        "Un manteau dont on a oublié les manches : une seule longue ligne, de l’épaule à l’ourlet, sans rien pour l’arrêter.",
      ),
      line(
        "Worn open, it frames whatever you have on; that is its whole job.",
        "Porté ouvert, ce manteau encadre la tenue. C’est tout son métier.",
      ),
      line(
        "Long, sleeveless and slightly theatrical, in the way of people who enter rooms slowly.",
        "Long, sans manches, un peu théâtral, à la manière des gens qui entrent lentement.",
      ),
      line(
        "The layer that goes over the jumper and under the scarf, and lengthens everything it meets.",
        "À mettre sur le pull et sous l’écharpe : un manteau sans manches qui allonge tout ce qu’il touche.",
      ),
    ],
    "fur-gilet": [
      line(
        "A sleeveless gilet with a good deal of hair and no animal to answer to.",
        "Un gilet sans manches très chevelu, qui ne doit rien à aucun animal.",
      ),
      line(
        "Deep pile, open front, no sleeves: all the volume of a coat and half the coat.",
        "Poil profond, devant ouvert, sans manches : le volume d’un manteau, la moitié du manteau.",
      ),
      line(
        "Plush, light and a little rock and roll; the sort of thing one strokes while talking.",
        "Dense, léger, un brin rock : le genre de gilet qu’on caresse en parlant.",
      ),
      line(
        "A gilet that makes a plain jumper look as if it had somewhere to be.",
        "Un gilet qui donne à un simple pull l’air d’être attendu quelque part.",
      ),
    ],
  },
  details: [
    line(
      "The quilting is fine and even, so it layers without bulk.",
      "Un matelassage fin et régulier, qui se superpose sans épaissir.",
      ofKind("puffer-gilet", ({ pitch }) => pitch < 6),
    ),
    line(
      "Wide chambers, generously filled.",
      "De larges boudins, généreusement garnis.",
      ofKind("puffer-gilet", ({ pitch }) => pitch > 9),
    ),
    line(
      "A hood, for a garment that takes rain seriously and arms less so.",
      "Une capuche : la tête au sec, les bras en liberté.",
      ofKind("puffer-gilet", ({ collar }) => collar === "hood"),
    ),
    line(
      "The funnel collar zips up past the chin.",
      "Le col cheminée se zippe au-dessus du menton.",
      ofKind("puffer-gilet", ({ collar }) => collar === "funnel"),
    ),
    line(
      "A contrasting yoke protects the shoulders from rucksack straps.",
      "Un empiècement contrasté protège les épaules des bretelles du sac.",
      ofKind("fleece-gilet", ({ yoke }) => yoke),
    ),
    line(
      "A zipped pocket on the chest, at card height.",
      "Une poche poitrine zippée, à hauteur de carte.",
      ofKind("fleece-gilet", ({ chest }) => chest === "zip"),
    ),
    line(
      "A patch pocket on the chest, in a second cloth.",
      "Une poche plaquée sur la poitrine, dans un second tissu.",
      ofKind("fleece-gilet", ({ chest }) => chest === "patch"),
    ),
    line(
      "Four pockets in front, two by two.",
      "Quatre poches devant, deux par deux.",
      ofKind("utility-gilet", ({ pockets }) => pockets === 2),
    ),
    line(
      "Flaps close the pockets, so nothing is lost on the stairs.",
      "Des rabats ferment les poches, rien ne se perd dans l’escalier.",
      ofKind("utility-gilet", ({ flaps }) => flaps),
    ),
    line(
      "A V neck leaves room for a collar.",
      "Une encolure en V laisse passer un col.",
      ofKind("utility-gilet", ({ neck }) => neck === "v"),
    ),
    line(
      "The shawl collar rolls down to the waist.",
      "Le col châle roule jusqu’à la taille.",
      ofKind("sleeveless-coat", ({ front }) => front === "shawl"),
    ),
    line(
      "A tied belt draws it in, when you feel like having a waist.",
      "Une ceinture à nouer, pour les jours où l’on veut une taille.",
      ofKind("sleeveless-coat", ({ belt }) => belt),
    ),
    line(
      "Large patch pockets sit just below the waist.",
      "De grandes poches plaquées, juste sous la taille.",
      ofKind("sleeveless-coat", ({ pockets }) => pockets),
    ),
    line(
      "A shawl collar, as deep as the pile allows.",
      "Un col châle, aussi profond que le poil le permet.",
      ofKind("fur-gilet", ({ collar }) => collar === "shawl"),
    ),
  ],
  wear: [
    line(
      "Over a flannel shirt for the weekend, under a blazer for the train.",
      "Sur une chemise en flanelle le week-end, sous un blazer dans le train.",
      both(either(ofKind("puffer-gilet"), ofKind("fleece-gilet")), forMen),
    ),
    line(
      "Good over a chunky jumper, which does the sleeves.",
      "Très bien sur un gros pull, qui se charge des manches.",
      both(gilet, inSeason("autumn", "winter")),
    ),
    line(
      "Take it walking, take it shopping, leave it in the car.",
      "En promenade, au marché, ou oublié dans la voiture.",
      both(either(ofKind("fleece-gilet"), ofKind("utility-gilet")), forOccasion("outdoor", "everyday")),
    ),
    line(
      "With leggings and boots on a cold walk, with tailored trousers after it.",
      "Sur un legging et des bottes pour marcher, sur un pantalon habillé au retour.",
      both(sporty, forWomen),
    ),
    line(
      "Slip it under a raincoat and October stops being a problem.",
      "Glissée sous un imperméable, elle règle le cas d’octobre.",
      ofKind("puffer-gilet"),
    ),
    line(
      "Wear it over a shirt and tie on the coldest platform of the line.",
      "À porter sur chemise et cravate, sur le quai le plus froid de la ligne.",
      both(ofKind("puffer-gilet"), forMen),
    ),
    line(
      "A T-shirt and loose trousers, and the pockets can do the rest.",
      "Un T-shirt, un pantalon ample, et les poches font le reste.",
      ofKind("utility-gilet"),
    ),
    line(
      "For festivals, flea markets and anywhere one needs both hands.",
      "Pour les festivals, les brocantes et partout où il faut ses deux mains.",
      ofKind("utility-gilet"),
    ),
    line(
      "Over a roll-neck and wide trousers, it needs no other effort.",
      "Sur un col roulé et un pantalon large, il n’en faut pas davantage.",
      ofKind("sleeveless-coat"),
    ),
    line(
      "Belt it over a shirt dress, or leave it open and walk fast.",
      "À ceinturer sur une robe chemise, ou à laisser ouvert en marchant vite.",
      ofKind("sleeveless-coat"),
    ),
    line(
      "With denim it behaves; with a slip dress it does not.",
      "Avec un jean, il se tient bien. Avec une robe nuisette, beaucoup moins.",
      ofKind("fur-gilet"),
    ),
    line(
      "Skinny roll-neck, straight jeans, tall boots: leave the volume to one piece.",
      "Col roulé fin, jean droit, bottes hautes : un seul volume à la fois.",
      ofKind("fur-gilet"),
    ),
    line(
      "On at the campfire, off by the second coffee.",
      "On le garde au coin du feu, on l’enlève au deuxième café.",
      ofKind("fleece-gilet"),
    ),
    line(
      "It also does very well at a desk by a draughty window.",
      "Fait aussi merveille au bureau, près d’une fenêtre qui ferme mal.",
      both(sporty, inSeason("autumn", "winter")),
    ),
    line(
      "A fine long-sleeved T-shirt, pleated trousers, loafers: no cardigan required.",
      "Un T-shirt fin à manches longues, un pantalon à pinces, des mocassins : le cardigan peut attendre.",
      both(gilet, forWomen),
    ),
    line(
      "With a white shirt, cuffs out, it makes a suit of any trousers.",
      "Sur une chemise blanche, poignets sortis, il fait un tailleur de n’importe quel pantalon.",
      ofKind("sleeveless-coat"),
    ),
    line(
      "Over a plain column of black, it gets the whole stage.",
      "Sur une silhouette toute noire, il a la scène pour lui.",
      ofKind("fur-gilet"),
    ),
    line(
      "Zip it over a sweatshirt and leave the coat on its hook.",
      "Zippée sur un sweat, elle laisse le manteau à sa patère.",
      ofKind("puffer-gilet"),
    ),
  ],
};
