import { type Bank, both, forMen, forWomen, line, ofKind, under } from "../line.ts";
import { anyOf, inSeason, notIn } from "../when.ts";

/** Track jackets, running shells and fleeces. */
export const sportJackets: Bank = {
  openings: {
    "track-jacket": [
      line(
        "A track jacket, zipped to the chin: the podium look, with or without a podium.",
        "Une veste de survêtement, zippée jusqu’au menton : l’allure du podium, podium non compris.",
      ),
      line(
        "A track jacket with ribs at the wrists and the hem, and some old finals in its posture.",
        "Une veste de survêtement à bords-côtes, qui garde dans son maintien quelques vieilles finales.",
      ),
      line(
        "The jacket for before and after; what happens in between is up to you.",
        "La veste de survêtement de l’avant et de l’après ; entre les deux, c’est à vous de jouer.",
      ),
      line(
        "A zipped jacket that is a jumper by feeling and a blazer by ambition.",
        "Une veste de survêtement qui a la souplesse d’un pull et l’ambition d’un blazer.",
      ),
      line(
        "A close track jacket, cut for speed and mostly worn in cafés.",
        "Une veste de survêtement ajustée, coupée pour la vitesse et surtout portée au café.",
        both(
          forMen,
          ofKind("track-jacket", ({ fit }) => fit < 0),
        ),
      ),
      line(
        "A cropped track jacket that stops at the waist and starts conversations.",
        "Une veste de survêtement courte, arrêtée à la taille, qui lance les conversations.",
        ofKind("track-jacket", ({ length }) => length < 50),
      ),
    ],
    "running-shell": [
      line(
        "A running shell that weighs next to nothing and stops most of the wind.",
        "Un coupe-vent de course qui ne pèse presque rien et arrête presque tout le vent.",
      ),
      line(
        "A thin jacket for thick weather: zip up, head down, carry on.",
        "Un coupe-vent fin pour gros temps : on ferme, on baisse la tête, on continue.",
      ),
      line(
        "A shell to roll into a fist and carry until the sky changes its mind.",
        "Un coupe-vent de course à rouler dans le poing, en attendant que le ciel change d’avis.",
      ),
      line(
        "A running shell that is seen by headlights and barely felt by you.",
        "Un coupe-vent que les phares voient très bien et que vous sentez à peine.",
      ),
      line(
        "A hooded running shell for people who do not check the forecast.",
        "Un coupe-vent à capuche, pour ceux qui courent sans consulter la météo.",
        ofKind("running-shell", ({ collar }) => collar === "hood"),
      ),
      line(
        "A running shell with a stand-up collar and nothing flapping behind you.",
        "Un coupe-vent de course à col montant, sans rien qui batte dans le dos.",
        ofKind("running-shell", ({ collar }) => collar === "stand"),
      ),
    ],
    "fleece-jacket": [
      line(
        "A fleece jacket, in other words the mountain’s answer to the cardigan.",
        "Une veste polaire, autrement dit la réponse de la montagne au cardigan.",
      ),
      line(
        "A fleece to live in from the first frost to the last, and to sleep in at the refuge.",
        "Une veste polaire à ne plus quitter de la première gelée à la dernière, refuge compris.",
      ),
      line(
        "Warm, light, hard to crease: a fleece jacket takes care of the weekend.",
        "Chaude, légère, infroissable : cette veste polaire se charge du week-end.",
      ),
      line(
        "A fleece jacket with its edges bound, as neat as a fleece can be.",
        "Une veste polaire aux bords gansés, aussi nette qu’une polaire peut l’être.",
      ),
      line(
        "A fleece that pulls on over the head and closes with snaps, like the first ones.",
        "Une polaire qui s’enfile par la tête et ferme par pressions, comme les premières.",
        ofKind("fleece-jacket", ({ front }) => front === "snaps"),
      ),
      line(
        "A zipped fleece with a tall collar, ready for the summit or the car park below it.",
        "Une veste polaire zippée à col haut, prête pour le sommet ou pour le parking du bas.",
        ofKind("fleece-jacket", ({ front }) => front === "zip"),
      ),
    ],
  },
  details: [
    line(
      "Side panels come in a second colour.",
      "Les panneaux de côté sont d’une autre couleur.",
      ofKind("track-jacket", ({ panel }) => panel === "sides"),
    ),
    line(
      "The yoke is cut in a second colour.",
      "L’empiècement est taillé dans une autre couleur.",
      ofKind("track-jacket", ({ panel }) => panel === "yoke"),
    ),
    line(
      "A band of colour runs down each sleeve.",
      "Une bande de couleur descend sur chaque manche.",
      ofKind("track-jacket", ({ panel }) => panel === "sleeve-band"),
    ),
    line(
      "Raglan sleeves, for arms that go up.",
      "Des manches raglan, pour lever les bras.",
      ofKind("track-jacket", ({ shoulder }) => shoulder === "raglan"),
    ),
    line(
      "Two zipped pockets keep the keys in place.",
      "Deux poches zippées retiennent les clés.",
      both(
        anyOf("track-jacket", "fleece-jacket"),
        ({ garment }) => !("front" in garment.cut) || garment.cut.front === "zip",
      ),
    ),
    line("The collar stands up on its own.", "Le col montant tient tout seul.", ofKind("track-jacket")),
    line(
      "The hood is close and stays on.",
      "La capuche, bien ajustée, reste en place.",
      ofKind("running-shell", ({ collar }) => collar === "hood"),
    ),
    line(
      "The shoulders come in a second colour.",
      "Les épaules sont d’une autre couleur.",
      ofKind("running-shell", ({ yoke }) => yoke),
    ),
    line(
      "A zipped chest pocket takes a key and a gel.",
      "Une poche poitrine zippée, pour une clé et un gel.",
      ofKind("running-shell", ({ pocket }) => pocket === "chest"),
    ),
    line(
      "Two zipped pockets at the sides.",
      "Deux poches zippées sur les côtés.",
      ofKind("running-shell", ({ pocket }) => pocket === "sides"),
    ),
    line(
      "Reflective lines run along the seams and forearms.",
      "Des lisérés réfléchissants suivent les coutures et les avant-bras.",
      ofKind("running-shell"),
    ),
    line(
      "A smooth pocket sits on the chest, in a second colour.",
      "Une poche lisse, d’une autre couleur, se pose sur la poitrine.",
      ofKind("fleece-jacket", ({ chest }) => chest === "pocket"),
    ),
    line(
      "The shoulders are covered by a smooth yoke.",
      "Un empiècement lisse couvre les épaules.",
      ofKind("fleece-jacket", ({ chest }) => chest === "yoke"),
    ),
    line(
      "Hem and cuffs are bound in another cloth.",
      "Le bas et les poignets sont gansés dans un autre tissu.",
      ofKind("fleece-jacket"),
    ),
    line(
      "A short strip of snaps closes the neck.",
      "Une courte patte à pressions ferme le col.",
      ofKind("fleece-jacket", ({ front }) => front === "snaps"),
    ),
  ],
  wear: [
    line(
      "With straight jeans and retro trainers, as if from an old school photograph.",
      "Avec un jean droit et des baskets rétro, comme sur une vieille photo de classe.",
      ofKind("track-jacket"),
    ),
    line(
      "With the matching trousers, if you can carry off a whole tracksuit.",
      "Avec le pantalon assorti, si vous assumez le survêtement complet.",
      ofKind("track-jacket"),
    ),
    line(
      "Over a shirt, in place of a blazer, on Fridays.",
      "Sur une chemise, à la place du blazer, le vendredi.",
      both(forMen, ofKind("track-jacket")),
    ),
    line(
      "With a slip skirt and flat shoes: the skirt wins.",
      "Avec une jupe fluide et des chaussures plates : c’est la jupe qui gagne.",
      both(forWomen, ofKind("track-jacket")),
    ),
    line(
      "With high-waisted tights and nothing to prove.",
      "Avec un collant taille haute et rien à prouver.",
      both(forWomen, anyOf("track-jacket", "running-shell")),
    ),
    line(
      "Zipped up on the way to training, open on the way back.",
      "Fermée pour aller à l’entraînement, ouverte pour en revenir.",
      ofKind("track-jacket"),
    ),
    line(
      "Over a long-sleeved top in winter, over a T-shirt in spring.",
      "Sur un haut à manches longues en hiver, sur un T-shirt au printemps.",
      anyOf("running-shell", "track-jacket"),
    ),
    line(
      "For the bicycle, the boat, the second half of a concert.",
      "Pour le vélo, le bateau, la seconde moitié d’un concert.",
      ofKind("running-shell"),
    ),
    line(
      "Tied round the waist for the last three kilometres.",
      "Noué à la taille pour les trois derniers kilomètres.",
      ofKind("running-shell"),
    ),
    line(
      "At dusk, with a head torch and a short loop.",
      "À la tombée du jour, avec une lampe frontale et une petite boucle.",
      ofKind("running-shell"),
    ),
    line(
      "Over a fleece when the wind means it.",
      "Par-dessus une polaire, quand le vent est sérieux.",
      both(ofKind("running-shell"), notIn("summer")),
    ),
    line(
      "It lives at the bottom of the bag, where it takes up no room.",
      "Il vit au fond du sac, où il ne prend pas de place.",
      ofKind("running-shell"),
    ),
    line(
      "Under a shell on the mountain, on its own in the kitchen.",
      "Sous un coupe-vent en montagne, seule dans la cuisine.",
      ofKind("fleece-jacket"),
    ),
    line(
      "With corduroy trousers and hiking boots that have seen a hill.",
      "Avec un pantalon en velours côtelé et des chaussures de marche qui ont vu une colline.",
      both(ofKind("fleece-jacket"), inSeason("autumn", "winter")),
    ),
    line(
      "With leggings, thick socks and a flask.",
      "Avec un legging, de grosses chaussettes et un thermos.",
      both(forWomen, ofKind("fleece-jacket")),
    ),
    line(
      "With chinos and a shirt, in the manner of geologists.",
      "Avec un chino et une chemise, à la manière des géologues.",
      both(forMen, ofKind("fleece-jacket")),
    ),
    line(
      "Under a wool coat on the coldest days.",
      "Sous un manteau en laine, les jours de grand froid.",
      both(
        ofKind("fleece-jacket", ({ fit }) => fit < 0.6),
        inSeason("winter"),
      ),
    ),
    line(
      "For the campfire, the balcony and the draughty end of the office.",
      "Pour le feu de camp, le balcon et le coin mal chauffé du bureau.",
      both(under("G.1.3"), ofKind("fleece-jacket")),
    ),
    line(
      "With jeans and trainers, on errands that may turn into a walk.",
      "Avec un jean et des baskets, pour des courses qui finiront en promenade.",
      anyOf("fleece-jacket", "track-jacket"),
    ),
    line(
      "Over a roll-neck, at the edge of a pitch on a Saturday morning.",
      "Sur un col roulé, au bord d’un terrain un samedi matin.",
      ofKind("fleece-jacket"),
    ),
    line(
      "On the train to the mountains, rolled up as a pillow.",
      "Dans le train des montagnes, roulée en oreiller.",
      ofKind("fleece-jacket"),
    ),
  ],
};
