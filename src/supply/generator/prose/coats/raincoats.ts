import { type Bank, both, forMen, forWomen, line, ofKind, under } from "../line.ts";
import { either, forOccasion, inSeason } from "../when.ts";

const rain = under("A.5.5");

export const raincoats: Bank = {
  openings: {
    raincoat: [
      line(
        "A fisherman’s raincoat for people whose nearest harbour is a zebra crossing.",
        "Un ciré de pêcheur pour ceux dont le port le plus proche est un passage piéton.",
      ),
      line(
        "Hood up, snaps shut: inside this raincoat the rain is only a sound.",
        "Capuche levée, pressions fermées : sous ce ciré, la pluie n’est plus qu’un bruit.",
      ),
      line(
        "It drips and you do not: a raincoat has no other duties, and this one knows it.",
        "Il ruisselle, vous restez au sec : on n’en demande pas plus à un ciré, et celui-ci le sait.",
      ),
      line(
        "A little wide at the hem, so the water lands beside the shoes and not in them.",
        "Un peu évasé en bas, pour que l’eau tombe à côté des chaussures et non dedans.",
      ),
      line(
        "See-through from hood to hem: the outfit stays dry and on view.",
        "Transparent de la capuche à l’ourlet : la tenue reste au sec, et au programme.",
        ofKind("raincoat", ({ surface }) => surface === "clear"),
      ),
    ],
    "rain-mac": [
      line(
        "A mac that takes the rain personally: straight, collared and proof against a wet commute.",
        "Un imperméable qui prend la pluie au sérieux : droit, à col, à l’épreuve des trajets mouillés.",
      ),
      line(
        "Dressed like a coat, dry like a raincoat; the clouds will not know what to think.",
        "L’allure d’un manteau, le caractère d’un ciré : les nuages ne savent plus que penser.",
      ),
      line(
        "Clean lines and a turned-down collar, for arriving somewhere wet without looking it.",
        "Des lignes nettes, un col rabattu : de quoi arriver sous l’averse sans en avoir l’air.",
      ),
      line(
        "The mac for wet days with meetings in them, and for the walk to each.",
        "L’imperméable des jours où il pleut et où l’on vous attend, parfois à l’autre bout de la ville.",
      ),
    ],
    poncho: [
      line(
        "A poncho that covers you, the rucksack and any remaining doubts.",
        "Un poncho qui couvre la tête, le sac à dos et les derniers doutes.",
      ),
      line(
        "One piece, one hood, no sleeves: put it on over everything and keep walking.",
        "Une pièce, une capuche, pas de manches : on l’enfile par-dessus tout et l’on continue.",
      ),
      line(
        "A poncho as wide as a small tent and about as hard to ruffle.",
        "Un poncho large comme une petite tente, et à peu près aussi difficile à contrarier.",
      ),
      line(
        "For festivals, bicycles and mountains whose weather was described as changeable.",
        "Pour les festivals, le vélo et les montagnes dont la météo s’annonçait variable : un poncho de pluie.",
      ),
    ],
  },
  details: [
    line(
      "Large flaps shelter the pockets.",
      "De grands rabats abritent les poches.",
      ofKind("raincoat", ({ pockets }) => pockets === "flap"),
    ),
    line(
      "Welt pockets, cut on the slant so that water runs past them.",
      "Des poches en biais, pour que l’eau passe son chemin.",
      ofKind("raincoat", ({ pockets }) => pockets === "welt"),
    ),
    line(
      "Small eyelets under the arm let the air out.",
      "De petits œillets sous les bras laissent sortir l’air.",
      ofKind("raincoat"),
    ),
    line(
      "It closes with snaps, which wet fingers appreciate.",
      "Fermeture par pressions, ce dont les doigts mouillés sont reconnaissants.",
      either(ofKind("raincoat"), ofKind("poncho")),
    ),
    line(
      "The hem flares, and clears the knees at a run.",
      "L’ourlet s’évase et libère les genoux, même en courant.",
      ofKind("raincoat", ({ flare }) => flare > 5),
    ),
    line(
      "A hidden placket keeps water away from the buttons.",
      "Une patte cache les boutons et les garde au sec.",
      ofKind("rain-mac", ({ closure }) => closure === "fly"),
    ),
    line(
      "A plain row of buttons, closed up to the collar.",
      "Un boutonnage visible, jusqu’au col.",
      ofKind("rain-mac", ({ closure }) => closure === "buttons"),
    ),
    line(
      "Raglan seams run from the collar to the underarm, with no shoulder seam to leak.",
      "Les coutures raglan filent du col à l’aisselle : pas de couture d’épaule où la pluie s’invite.",
      ofKind("rain-mac", ({ shoulder }) => shoulder === "raglan"),
    ),
    line(
      "Cuff straps close the sleeve on a handlebar.",
      "Des pattes ferment les manches, les mains sur le guidon.",
      ofKind("rain-mac", ({ cuff }) => cuff === "strap"),
    ),
    line(
      "It opens all the way down the front.",
      "S’ouvre devant, sur toute la hauteur.",
      ofKind("poncho", ({ front }) => front === "open-down"),
    ),
    line(
      "A short placket at the neck; the rest goes over the head.",
      "Une courte patte à l’encolure, le reste passe par la tête.",
      ofKind("poncho", ({ front }) => front === "placket"),
    ),
    line(
      "Two flapped pockets in front, which ponchos usually forget.",
      "Deux poches à rabat devant, ce que les ponchos oublient souvent.",
      ofKind("poncho", ({ pockets }) => pockets),
    ),
  ],
  wear: [
    line(
      "Over jeans and wellingtons, with no eye on the forecast.",
      "Sur un jean et des bottes de pluie, sans consulter la météo.",
      rain,
    ),
    line(
      "A thick jumper underneath makes it a winter coat.",
      "Un gros pull dessous, et c’est un manteau d’hiver.",
      both(rain, inSeason("autumn", "winter")),
    ),
    line(
      "Cycle in it, dry it on a hook, cycle home.",
      "On y va à vélo, on le suspend, on rentre à vélo.",
      rain,
    ),
    line(
      "It makes a puddle look like an opportunity.",
      "Devant une flaque, on hésite moins.",
      either(ofKind("raincoat"), ofKind("anorak")),
    ),
    line(
      "Over a suit, with the umbrella left at home.",
      "Sur un costume, le parapluie resté à la maison.",
      both(ofKind("rain-mac"), forMen),
    ),
    line(
      "Over a knitted dress and boots, when the office is two showers away.",
      "Sur une robe-pull et des bottes, quand le bureau est à deux averses.",
      both(either(ofKind("rain-mac"), ofKind("raincoat")), forWomen),
    ),
    line(
      "Ankle boots, straight trousers, collar closed.",
      "Bottines, pantalon droit, col fermé.",
      ofKind("rain-mac"),
    ),
    line(
      "Fits in a bag side pocket until the sky changes its mind.",
      "Tient dans la poche d’un sac jusqu’à ce que le ciel change d’avis.",
      either(ofKind("poncho"), ofKind("anorak")),
    ),
    line(
      "Shorts and hiking shoes below; the rest stays a mystery.",
      "Short et chaussures de marche en bas, le reste demeure un mystère.",
      both(ofKind("poncho"), inSeason("summer")),
    ),
    line(
      "For a weekend in Brittany, which is to say for real.",
      "Pour un week-end en Bretagne, donc pour de vrai.",
      both(rain, forOccasion("travel", "outdoor", "everyday")),
    ),
    line(
      "For dog owners, school runs and open-air concerts.",
      "Pour les maîtres de chien, la sortie des classes et les concerts en plein air.",
      rain,
    ),
    line(
      "In spring, a T-shirt underneath will do.",
      "Au printemps, un T-shirt dessous suffit.",
      both(rain, inSeason("spring", "summer")),
    ),
    line(
      "Shake it out at the door and it is ready again.",
      "On le secoue à la porte, il est prêt à repartir.",
      rain,
    ),
  ],
};
