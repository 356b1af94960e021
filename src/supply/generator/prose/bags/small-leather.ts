import { type Bank, both, forMen, forWomen, line, ofKind, under } from "../line.ts";
import { anyOf } from "../when.ts";

const here = under("C.2.1", "C.2.2");

/** Wallets and card holders. */
export const smallLeather: Bank = {
  openings: {
    "bifold-wallet": [
      line(
        "A bifold: one crease, notes behind, cards in front, back in the pocket.",
        "Un portefeuille à un pli : billets derrière, cartes devant, et retour à la poche.",
      ),
      line(
        "The wallet as most people draw it, and there is a reason for that.",
        "Le portefeuille tel que tout le monde le dessine, et il y a une raison à cela.",
      ),
      line(
        "A wallet that is flat when new and entirely yours when it no longer is.",
        "Un portefeuille plat quand il est neuf, à votre image quand il ne l’est plus.",
      ),
      line(
        "A wallet that opens like a small book: few pages, but a plot that holds.",
        "Il s’ouvre comme un petit livre : peu de pages, mais une intrigue qui tient.",
      ),
      line(
        "A wallet that keeps cards, notes and one folded photograph in good order.",
        "Un portefeuille qui tient en ordre les cartes, les billets et une photo pliée.",
      ),
    ],
    "zip-wallet": [
      line(
        "A wallet zipped on three sides: turn it over, nothing falls out.",
        "Un portefeuille zippé sur trois côtés : retournez-le, rien ne tombe.",
      ),
      line(
        "For people who keep receipts, coins and one foreign banknote for luck.",
        "Pour ceux qui gardent les tickets, la monnaie et un billet étranger porte-bonheur.",
      ),
      line(
        "Everything in one place and a zip around it: travel made it, bags adopted it.",
        "Tout au même endroit, un zip autour : le voyage l’a inventé, les sacs l’ont adopté.",
      ),
      line(
        "A zipped wallet, long enough for notes, closed enough for crowded trains.",
        "Assez grand pour les billets, assez fermé pour les trains : un portefeuille qui ne perd rien en route.",
      ),
    ],
    "trifold-wallet": [
      line(
        "Folded in three and fastened once, a wallet that takes up less room than it holds.",
        "Plié en trois, fermé une fois, un portefeuille qui prend moins de place qu’il n’en offre.",
      ),
      line(
        "A compact wallet, a little plump, like a letter that took its time to say everything.",
        "Compact, un peu rebondi, comme une lettre où l’on a pris le temps de tout dire.",
      ),
      line(
        "It closes over itself with a flap, and with it the question of where the coins go.",
        "Il se referme sur lui-même par un volet, et règle du même coup la question de la monnaie.",
      ),
      line(
        "Three panels for cards, notes and change: a small filing cabinet with manners.",
        "Trois volets pour les cartes, les billets et la monnaie : un petit classeur bien élevé.",
      ),
    ],
    "card-holder": [
      line(
        "A card holder for those who have stopped carrying all of the rest.",
        "Un porte-cartes pour ceux qui ont cessé de porter tout le reste.",
      ),
      line(
        "A few slots, two rounded corners, and a jacket that hangs straight again.",
        "Quelques fentes, des angles nets, et une veste qui tombe de nouveau droit.",
      ),
      line(
        "A card holder as thin as a notebook page and consulted far more often.",
        "Mince comme une page de carnet, et bien plus souvent consulté.",
      ),
      line(
        "The least a wallet can be: a few cards, one folded note, your name.",
        "Le minimum d’un portefeuille : des cartes, un billet plié, votre nom.",
      ),
      line(
        "A card holder that lives in the front pocket and never asks to be found.",
        "Il vit dans la poche de devant et ne demande jamais qu’on le cherche.",
      ),
    ],
    "zip-card-case": [
      line(
        "A card case with a zip, so that coins and a spare key are welcome too.",
        "Un porte-cartes zippé, où la monnaie a aussi le droit d’entrer.",
      ),
      line(
        "A small flat case, closed by a zip: cards, change, and the matter is settled.",
        "Petit, plat, fermé par un zip : les cartes, la monnaie, l’affaire est réglée.",
      ),
      line(
        "A card case somewhere between a purse and a secret pocket, that really closes.",
        "Quelque part entre le porte-monnaie et la poche secrète, un porte-cartes qui ferme pour de bon.",
      ),
      line(
        "A zipped case for those who travel with little and lose even less.",
        "Un porte-cartes pour qui voyage avec peu de choses, et en perd encore moins.",
      ),
    ],
  },
  details: [
    line(
      "Inside, the card slots are stepped so that each can be seen.",
      "À l’intérieur, les fentes s’étagent pour que chaque carte se voie.",
      ofKind("bifold-wallet", ({ shown }) => shown === "open" || shown === "ajar"),
    ),
    line(
      "It is cut upright, for the inside pocket of a coat.",
      "Sa coupe est en hauteur, pour la poche intérieure du manteau.",
      ofKind("bifold-wallet", ({ height }) => height > 12),
    ),
    line(
      "A wrist strap hangs at the end of the zip.",
      "Une dragonne pend au bout du zip, prête à suivre.",
      ofKind("zip-wallet", ({ wrist }) => wrist),
    ),
    line(
      "The front is quilted in small diamonds.",
      "Le devant est matelassé en petits losanges.",
      ofKind("zip-wallet", ({ front }) => front === "quilted"),
    ),
    line(
      "A small plate is set on the front, for initials or for nothing.",
      "Une petite plaque à l’avant attend des initiales, ou rien.",
      ofKind("zip-wallet", ({ front }) => front === "plate"),
    ),
    line(
      "A raised band crosses the front.",
      "Une bande en relief barre le devant.",
      ofKind("zip-wallet", ({ front }) => front === "banded"),
    ),
    line(
      "It closes with a turning clasp.",
      "Un petit tourniquet de métal le ferme.",
      ofKind("trifold-wallet", ({ holds }) => holds === "turn"),
    ),
    line(
      "A press stud keeps the last fold shut.",
      "Un bouton-pression le tient fermé.",
      ofKind("trifold-wallet", ({ holds }) => holds === "snap"),
    ),
    line(
      "A tab slides into a loop and stays there.",
      "Une patte se glisse dans un passant.",
      ofKind("trifold-wallet", ({ holds }) => holds === "tab"),
    ),
    line(
      "The slots are cut on the slant.",
      "Les fentes sont coupées en biais.",
      ofKind("card-holder", ({ edge }) => edge === "slant"),
    ),
    line(
      "A scoop in the edge lets the thumb push a card up.",
      "Une encoche laisse le pouce pousser la carte.",
      ofKind("card-holder", ({ edge }) => edge === "scoop"),
    ),
    line(
      "It stands upright, cards on end.",
      "Il se tient en hauteur, cartes debout.",
      ofKind("card-holder", ({ lies }) => lies === "tall"),
    ),
    line(
      "Three slots on the face, and a pocket in the middle.",
      "Trois fentes sur la face, une poche au milieu.",
      ofKind("card-holder", ({ slots }) => slots === 3),
    ),
    line(
      "A ring at the corner takes a key.",
      "Un anneau, dans l’angle, accueille une clé.",
      ofKind("zip-card-case", ({ ring }) => ring),
    ),
    line(
      "Two slots outside keep the cards you use most.",
      "Deux fentes extérieures gardent les cartes les plus utiles.",
      ofKind("zip-card-case", ({ slots }) => slots === 2),
    ),
  ],
  wear: [
    line(
      "Inside pocket, left side, where the hand goes first.",
      "Poche intérieure, côté gauche, là où la main va d’abord.",
      both(here, forMen),
    ),
    line(
      "It fits the back pocket of a jean without changing the jean.",
      "Il entre dans la poche arrière d’un jean sans déformer le jean.",
      anyOf("card-holder", "bifold-wallet", "zip-card-case"),
    ),
    line(
      "A good present for people who say they need nothing.",
      "Un bon cadeau pour ceux qui disent n’avoir besoin de rien.",
      here,
    ),
    line(
      "It moves from bag to bag in one go.",
      "Il passe d’un sac à l’autre d’un seul geste.",
      both(here, forWomen),
    ),
    line(
      "Small enough for an evening bag, large enough for the evening.",
      "Assez petit pour un sac du soir, assez grand pour la soirée.",
      both(forWomen, anyOf("card-holder", "zip-card-case", "trifold-wallet")),
    ),
    line(
      "Empty it on Sundays: receipts breed.",
      "À vider le dimanche : les tickets se reproduisent.",
      both(here, under("C.2.1")),
    ),
    line(
      "It ages at the corners first, which is where the charm begins.",
      "Il se patine d’abord aux angles, et c’est là que le charme commence.",
      here,
    ),
    line(
      "Carry it in the hand for a coffee round the corner.",
      "À prendre à la main pour un café au coin de la rue.",
      anyOf("zip-wallet", "zip-card-case", "card-holder"),
    ),
    line("Suits a shirt pocket in summer.", "L’été, une poche de chemise lui suffit.", anyOf("card-holder")),
    line(
      "Abroad, it separates one currency from the other.",
      "À l’étranger, il sépare une monnaie de l’autre.",
      anyOf("zip-wallet", "trifold-wallet", "bifold-wallet"),
    ),
    line(
      "Keep a note in it for the market, which does not take cards.",
      "Gardez-y un billet pour le marché, qui ne prend pas la carte.",
      both(here, under("C.2.2")),
    ),
    line(
      "Choose it in a colour you can find at the bottom of a bag.",
      "À choisir d’une couleur qui se repère au fond d’un sac.",
      here,
    ),
  ],
};
