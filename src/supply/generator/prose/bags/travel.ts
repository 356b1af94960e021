import { type Bank, line, ofKind, under } from "../line.ts";
import { anyOf } from "../when.ts";

const here = under("C.1.5");

/** For one night, a week, or a suit that must arrive flat. */
export const travelBags: Bank = {
  openings: {
    weekender: [
      line(
        "A weekend bag for two nights, three if you repeat the jumper.",
        "Un sac week-end pour deux nuits, trois si l’on remet le même pull.",
      ),
      line(
        "It opens wide, zips shut and sits in the rack without rolling about.",
        "Il s’ouvre en grand, se zippe d’un trait et tient dans le filet sans rouler.",
      ),
      line(
        "The bag for trains on Friday evening, with room for the book you will not open.",
        "Le sac des trains du vendredi soir, avec de la place pour le livre que l’on n’ouvrira pas.",
      ),
      line(
        "Two handles, a generous body and the look of someone who has somewhere to be.",
        "Deux anses, un ventre généreux, et l’air de quelqu’un qu’on attend quelque part.",
      ),
      line(
        "A holdall that slips under the seat and out again before the others stand up.",
        "Un sac souple qui passe sous le siège et en ressort avant que les autres se lèvent.",
      ),
    ],
    trolley: [
      line(
        "A trolley case that stands up straight, on wheels that agree with one another.",
        "Une valise à roulettes qui se tient droite, sur des roues qui s’entendent entre elles.",
      ),
      line(
        "A case that rolls beside you rather than after you, which improves many a connection.",
        "Elle roule à côté de vous plutôt que derrière, et cela change bien des correspondances.",
      ),
      line(
        "A case with a telescopic handle, made for lifts, cobbles and the last overhead locker.",
        "Une valise à poignée télescopique, faite pour les ascenseurs, les pavés et le dernier coffre à bagages.",
      ),
      line(
        "Upright and clean in outline, easy to spot when the belt starts moving.",
        "Droite, bien dessinée, facile à reconnaître quand le tapis se met à tourner.",
      ),
    ],
    "garment-holdall": [
      line(
        "A garment bag that folds once, so that a suit travels flat and arrives calm.",
        "Une housse de voyage qui se plie une fois : le costume voyage à plat et arrive calme.",
      ),
      line(
        "For weddings in other towns: jacket inside, creases left behind.",
        "Pour les mariages loin de chez soi : la veste dedans, les faux plis restés à la maison.",
      ),
      line(
        "A garment bag: half suitcase, half wardrobe, with handles where it folds.",
        "Moitié valise, moitié penderie, avec des poignées là où elle se plie.",
      ),
      line(
        "A garment bag for whatever it would be a crime to roll into a ball.",
        "Une housse de voyage pour tout ce qu’il serait criminel de rouler en boule.",
      ),
    ],
  },
  details: [
    line(
      "It is cut as a barrel, round at both ends.",
      "Sa coupe est en polochon, ronde aux deux bouts.",
      ofKind("weekender", ({ shape }) => shape === "barrel"),
    ),
    line(
      "The ends are faced in leather, where porters are careless.",
      "Les extrémités sont habillées de cuir, là où les bagagistes sont distraits.",
      ofKind("weekender", ({ ends }) => ends === "leather"),
    ),
    line(
      "An outer pocket keeps the tickets.",
      "Une poche extérieure garde les billets.",
      ofKind("weekender", ({ pocket }) => pocket),
    ),
    line(
      "The base is square and stands straight.",
      "Le fond est carré et se tient droit.",
      ofKind("weekender", ({ shape }) => shape === "holdall"),
    ),
    line(
      "The shell is ribbed from top to bottom.",
      "La coque est nervurée de haut en bas.",
      ofKind("trolley", ({ shell }) => shell === "ribbed" || shell === "broad-ribs"),
    ),
    line(
      "The shell is smooth and hides nothing, least of all stickers.",
      "La coque est lisse et ne cache rien, surtout pas les autocollants.",
      ofKind("trolley", ({ shell }) => shell === "smooth"),
    ),
    line(
      "Crossed ribs stiffen the shell.",
      "Des nervures croisées raidissent la coque.",
      ofKind("trolley", ({ shell }) => shell === "crossed"),
    ),
    line(
      "The corners wear guards against the world.",
      "Les angles sont protégés contre les chocs.",
      ofKind("trolley", ({ corners }) => corners === "guards"),
    ),
    line(
      "A zipped pocket on the front takes ties and socks.",
      "Une poche zippée à l’avant prend cravates et chaussettes.",
      ofKind("garment-holdall", ({ pocket }) => pocket === "zip"),
    ),
    line(
      "Two straps keep it folded on the way.",
      "Deux sangles la maintiennent pliée.",
      anyOf("garment-holdall"),
    ),
  ],
  wear: [
    line(
      "Pack it the evening before, or during the taxi’s last five minutes.",
      "À préparer la veille, ou pendant les cinq dernières minutes du taxi.",
      here,
    ),
    line(
      "Cabin in, cabin out, no waiting at the belt.",
      "De la cabine à la cabine, sans attendre au tapis.",
      anyOf("trolley", "weekender"),
    ),
    line(
      "It looks right on a station platform and in the boot of a borrowed car.",
      "Aussi juste sur un quai de gare que dans le coffre d’une voiture empruntée.",
      here,
    ),
    line(
      "For houses with a view and no washing machine.",
      "Pour les maisons avec vue et sans machine à laver.",
      anyOf("weekender", "trolley"),
    ),
    line(
      "Roll the knitwear, fold the shirts, wear the boots.",
      "On roule les mailles, on plie les chemises, on garde les bottes aux pieds.",
      anyOf("weekender", "trolley"),
    ),
    line(
      "On the shoulder up the stairs, at arm’s length along the sea.",
      "À l’épaule dans l’escalier, à bout de bras le long de la mer.",
      anyOf("weekender"),
    ),
    line(
      "Hang it as soon as you arrive, then look for the bar.",
      "À suspendre dès l’arrivée, avant de chercher le bar.",
      anyOf("garment-holdall"),
    ),
    line(
      "It prefers hotels, and tolerates sofas.",
      "L’hôtel a sa préférence, le canapé son indulgence.",
      anyOf("garment-holdall", "trolley"),
    ),
    line(
      "One suit, two shirts, one pair of shoes: enough for most honours.",
      "Un costume, deux chemises, une paire de souliers : de quoi recevoir bien des honneurs.",
      anyOf("garment-holdall"),
    ),
    line(
      "Leave a corner empty for what you will bring back.",
      "Laissez un coin vide pour ce que vous rapporterez.",
      anyOf("weekender", "trolley"),
    ),
    line(
      "It waits under the bed between two departures.",
      "Entre deux départs, la place sous le lit lui suffit.",
      here,
    ),
    line(
      "The sort of bag that makes departures look enviable.",
      "Du genre à faire envie au moment des départs.",
      here,
    ),
  ],
};
