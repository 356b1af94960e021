import type { Piece } from "../../piece.ts";
import { type Bank, both, line, ofKind, under } from "../line.ts";
import { either, forOccasion, inSeason, plain } from "../when.ts";

const skirt = under("A.8");
const mini = under("A.8.1");
const midi = under("A.8.2");
const maxi = under("A.8.3");
const patterned = (piece: Piece) => !plain(piece);

export const skirts: Bank = {
  openings: {
    "pencil-skirt": [
      line(
        "A pencil skirt: it draws a straight line from the waist and keeps to it.",
        "La jupe crayon : elle trace une ligne droite depuis la taille et s’y tient.",
      ),
      line(
        "Narrow, high-waisted, exact; it shortens the stride and lengthens everything else.",
        "Étroite, taille haute, précise : cette jupe raccourcit le pas et allonge tout le reste.",
      ),
      line(
        "The skirt for people who like their clothes to have made up their minds.",
        "La jupe de celles qui aiment qu’un vêtement sache ce qu’il veut.",
      ),
      line(
        "Close over the hips and clean down the side, with no more cloth than needed.",
        "Ajustée aux hanches, nette sur les côtés, sans un centimètre de trop : une jupe crayon bien taillée.",
      ),
    ],
    "denim-skirt": [
      line(
        "Jeans, minus the legs: same waistband, same pockets, more air.",
        "Un jean, moins les jambes : même ceinture, mêmes poches, plus d’air.",
      ),
      line(
        "A denim skirt takes a season to soften and several years to leave.",
        "Une jupe en jean met une saison à s’assouplir et des années à partir.",
      ),
      line(
        "Fly, rivets, topstitching: everything you know about jeans, cut as a skirt.",
        "Braguette, rivets, surpiqûres : tout ce que l’on sait du jean, en jupe.",
      ),
      line(
        "It sits where your jeans do and goes with everything they went with.",
        "Posée là où se pose le jean, cette jupe va avec tout ce qui allait avec lui.",
      ),
    ],
    "a-line-skirt": [
      line(
        "Fitted at the waist and wider at the hem: the letter A, made into a skirt.",
        "Ajustée à la taille, plus large à l’ourlet : la lettre A, devenue jupe.",
      ),
      line(
        "A skirt with a simple slope, which is all a skirt needs for running upstairs.",
        "Une jupe à la pente toute simple, il n’en faut pas plus pour monter l’escalier en courant.",
      ),
      line(
        "It holds the waist, spares the hips and leaves the knees to their business.",
        "Elle tient la taille, épargne les hanches et laisse vivre les genoux : une jupe trapèze bien pensée.",
      ),
      line(
        "A little seventies, a little schoolroom, entirely easy to wear.",
        "Un peu années soixante-dix, un peu salle de classe : une jupe trapèze très facile à vivre.",
      ),
    ],
    "pleated-skirt": [
      line(
        "Pleats that open as you walk and close when you stop; they were well brought up.",
        "Des plis qui s’ouvrent quand on marche et se referment quand on s’arrête : une jupe bien élevée.",
      ),
      line(
        "A pleated skirt has the rhythm already; you only need to add the steps.",
        "Une jupe plissée a déjà le rythme, il ne manque que les pas.",
      ),
      line(
        "Accordion-pleated from waist to hem, it moves like something being played.",
        "Plissée accordéon de la taille à l’ourlet, cette jupe bouge comme si l’on en jouait.",
        ofKind("pleated-skirt", ({ pleats }) => pleats === "accordion"),
      ),
      line(
        "Folded with discipline at the waist, free by the time it reaches the hem.",
        "Disciplinée à la taille, libre à l’ourlet : une jupe plissée qui a bien grandi.",
      ),
      line(
        "Knife pleats, all facing the same way: a kilt that crossed the Channel and stayed for lunch.",
        "Des plis couchés, tous du même côté : un kilt qui a passé la Manche et qui est resté déjeuner.",
        ofKind("pleated-skirt", ({ pleats }) => pleats === "knife"),
      ),
    ],
    "slip-skirt": [
      line(
        "Bias-cut, pulled on, forgotten: the slip skirt keeps moving after you stop.",
        "Coupée en biais, enfilée, oubliée : la jupe fluide bouge encore quand vous vous arrêtez.",
      ),
      line(
        "Half of a slip dress, and the half that goes with more of your jumpers.",
        "La moitié d’une robe nuisette, celle qui s’entend avec tous vos pulls.",
      ),
      line(
        "A skirt simple to the point of silence, until it starts to move.",
        "Simple jusqu’au silence, tant qu’elle ne bouge pas : une jupe fluide qui cache son jeu.",
      ),
      line(
        "A skirt that dresses up a sweatshirt and calms down a sequin or two.",
        "Une jupe qui habille un sweat et calme au besoin quelques paillettes.",
      ),
    ],
    "wrap-skirt": [
      line(
        "One panel over another and something to hold it: the oldest skirt in the world.",
        "Un pan sur l’autre et de quoi les tenir : la plus vieille jupe du monde.",
      ),
      line(
        "A wrap skirt adjusts to you, to lunch, and to the wind within reason.",
        "La jupe portefeuille s’ajuste à vous, au déjeuner et, dans une certaine mesure, au vent.",
      ),
      line(
        "A skirt that closes on one side and opens a little with every step.",
        "Une jupe qui se ferme d’un côté et s’entrouvre un peu à chaque pas.",
      ),
      line(
        "Wrapped, fastened, done: a skirt with a holiday in its construction.",
        "On l’enroule, on la ferme, c’est fini : une jupe qui a les vacances dans sa coupe.",
      ),
    ],
    "circle-skirt": [
      line(
        "A generous skirt on a firm waistband, cut to answer when you turn.",
        "Une jupe généreuse sur une ceinture bien tenue, coupée pour répondre quand on tourne.",
      ),
      line(
        "Cut in a circle: geometry’s kindest contribution to dancing.",
        "Taillée en rond : ce que la géométrie a fait de mieux pour la danse.",
        ofKind("circle-skirt", ({ fullness }) => fullness === "circle"),
      ),
      line(
        "Narrow at the waist and wide at the hem, with folds that sort themselves out.",
        "Étroite à la taille, large à l’ourlet, cette jupe arrange ses plis toute seule.",
      ),
      line(
        "A skirt with some swing in it, meant for pavements as much as for parquet.",
        "Une jupe qui tourne volontiers, sur le trottoir comme sur le parquet.",
      ),
      line(
        "A skirt that takes a small step and makes a large movement of it.",
        "Une jupe qui, d’un tout petit pas, sait faire un grand mouvement.",
      ),
    ],
    "tiered-skirt": [
      line(
        "Tier upon tier, each a little fuller: a skirt that builds up like a good story.",
        "Volant après volant, toujours plus ample : une jupe qui monte comme une bonne histoire.",
      ),
      line(
        "Gathered, layered and easy at the waist, it makes its own breeze.",
        "Froncée, étagée, confortable à la taille, cette jupe fait sa propre brise.",
      ),
      line(
        "More hem than strictly necessary, which is the point of a tiered skirt.",
        "Plus d’ourlet qu’il n’en faut, et c’est bien l’idée : une jupe à volants.",
      ),
      line(
        "A skirt for markets, for ferries and for dancing barefoot on the tiles.",
        "Une jupe pour les marchés, les ferries et les danses pieds nus sur le carrelage.",
        inSeason("summer", "spring"),
      ),
      line(
        "Pull it on, let the gathers settle, consider yourself dressed.",
        "On l’enfile, les fronces se posent, la tenue est faite : une jupe sans formalités.",
      ),
    ],
  },
  details: [
    line(
      "A slit on one side gives the knees their freedom.",
      "Une fente sur le côté rend leur liberté aux genoux.",
      ofKind("pencil-skirt", ({ slit }) => slit !== "none"),
    ),
    line(
      "Faced at the waist, without a band, for a flat front.",
      "Sans ceinture rapportée, pour un devant bien plat.",
      ofKind("pencil-skirt", ({ waist }) => waist === "faced"),
    ),
    line(
      "Darts shape the hip without being noticed.",
      "Des pinces modèlent la hanche, discrètement.",
      ofKind("pencil-skirt", ({ seams }) => seams === "darts"),
    ),
    line(
      "Panels run the whole length, which slims the line.",
      "Des découpes sur toute la hauteur affinent la ligne.",
      ofKind("pencil-skirt", ({ seams }) => seams === "panels"),
    ),
    line(
      "The hem is left raw and will fray as it pleases.",
      "L’ourlet est laissé à cru et s’effilochera à sa guise.",
      ofKind("denim-skirt", ({ hem }) => hem === "raw"),
    ),
    line(
      "A slit at the front, for stairs and bicycles.",
      "Une fente devant, pour les escaliers et le vélo.",
      ofKind("denim-skirt", ({ slit }) => slit),
    ),
    line(
      "Tobacco-coloured stitching, as on the first jeans.",
      "Des surpiqûres couleur tabac, comme sur les premiers jeans.",
      ofKind("denim-skirt", ({ thread }) => thread === "tobacco"),
    ),
    line(
      "Five pockets, one of them for coins nobody uses.",
      "Cinq poches, dont une pour une monnaie qu’on n’utilise plus.",
      ofKind("denim-skirt"),
    ),
    line(
      "Buttons run all the way down the front.",
      "Des boutons descendent tout le long du devant.",
      ofKind("a-line-skirt", ({ front }) => front === "buttoned"),
    ),
    line(
      "Patch pockets, set high on the front.",
      "Des poches plaquées, haut sur le devant.",
      ofKind("a-line-skirt", ({ pockets }) => pockets === "patch"),
    ),
    line(
      "Slanted pockets disappear into the seams.",
      "Des poches en biais qui se font oublier.",
      ofKind("a-line-skirt", ({ pockets }) => pockets === "slant"),
    ),
    line(
      "Belt loops, if you want to underline the waist.",
      "Des passants, pour qui veut souligner la taille.",
      ofKind("a-line-skirt", ({ loops }) => loops),
    ),
    line(
      "Box pleats, deep and symmetrical.",
      "Des plis creux, profonds et symétriques.",
      ofKind("pleated-skirt", ({ pleats }) => pleats === "box"),
    ),
    line(
      "The pleats are stitched down to the hip, as on a kilt.",
      "Les plis sont cousus jusqu’à la hanche, comme sur un kilt.",
      ofKind("pleated-skirt", ({ stitched }) => stitched),
    ),
    line(
      "Fine pleats, close as the pages of a book.",
      "Des plis fins, serrés comme les pages d’un livre.",
      ofKind("pleated-skirt", ({ pleats }) => pleats === "accordion"),
    ),
    line(
      "The waist is elastic and does not mind lunch.",
      "La taille est élastique et ne craint pas le déjeuner.",
      either(
        ofKind("slip-skirt", ({ waist }) => waist === "elastic"),
        ofKind("tiered-skirt"),
      ),
    ),
    line(
      "A border of lace at the hem, as on a petticoat.",
      "Une bordure de dentelle à l’ourlet, comme sur un jupon.",
      ofKind("slip-skirt", ({ hem }) => hem === "lace"),
    ),
    line(
      "It ties at the side with a bow.",
      "Un nœud ferme la jupe sur le côté.",
      ofKind("wrap-skirt", ({ closing }) => closing === "bow"),
    ),
    line(
      "Buttons hold the panel in place.",
      "Des boutons tiennent le pan en place.",
      ofKind("wrap-skirt", ({ closing }) => closing === "buttons"),
    ),
    line(
      "The tie passes through a ring at the hip.",
      "Le lien passe dans un anneau, sur la hanche.",
      ofKind("wrap-skirt", ({ closing }) => closing === "ring"),
    ),
    line(
      "The front edge is cut in a curve.",
      "Le bord du pan est coupé en arrondi.",
      ofKind("wrap-skirt", ({ edge }) => edge === "curved"),
    ),
    line(
      "A wide band sits firmly at the waist.",
      "Une large ceinture tient bien la taille.",
      ofKind("circle-skirt", ({ waist }) => waist === "wide-band"),
    ),
    line(
      "A tie at the waist, knotted in front.",
      "Un lien à la taille, noué devant.",
      ofKind("circle-skirt", ({ waist }) => waist === "tied"),
    ),
    line(
      "Ruffles lie over one another like roof tiles.",
      "Les volants se chevauchent comme des tuiles.",
      ofKind("tiered-skirt", ({ style }) => style === "ruffles"),
    ),
    line(
      "A cord ties at the waist, its ends left to hang.",
      "Un cordon se noue à la taille, les bouts pendants.",
      ofKind("tiered-skirt", ({ cord }) => cord),
    ),
    line(
      "Four tiers, for those who do not do things by halves.",
      "Quatre volants, pour celles qui ne font pas les choses à moitié.",
      ofKind("tiered-skirt", ({ tiers }) => tiers === 4),
    ),
  ],
  wear: [
    line(
      "Tuck in a fine knit and let the waist be seen.",
      "À porter avec une maille fine rentrée, taille bien visible.",
      skirt,
    ),
    line(
      "A white shirt, sleeves rolled, sorts out the top half.",
      "Une chemise blanche, manches retroussées, règle la question du haut.",
      skirt,
    ),
    line(
      "With a big jumper and flat boots from October on.",
      "Avec un gros pull et des bottes plates dès octobre.",
      both(skirt, inSeason("autumn", "winter")),
    ),
    line(
      "Opaque tights and loafers make it a weekday.",
      "Collants opaques et mocassins, et c’est un jour de semaine.",
      both(mini, inSeason("autumn", "winter")),
    ),
    line("Tall boots close the distance.", "Des bottes hautes réduisent la distance.", mini),
    line(
      "A long coat over a short skirt: the old trick, still good.",
      "Manteau long sur jupe courte : la vieille astuce, toujours bonne.",
      both(mini, inSeason("autumn", "winter")),
    ),
    line(
      "Trainers and a sweatshirt take the ceremony out of it.",
      "Baskets et sweat lui retirent toute cérémonie.",
      either(ofKind("pleated-skirt"), ofKind("slip-skirt"), ofKind("circle-skirt")),
    ),
    line(
      "Slim boots under the hem, so that no gap shows.",
      "Des bottes fines sous l’ourlet, pour que rien ne dépasse.",
      both(either(midi, maxi), inSeason("autumn", "winter")),
    ),
    line(
      "Flat sandals, a vest, and nowhere in particular.",
      "Sandales plates, débardeur, aucune destination précise.",
      both(skirt, inSeason("summer")),
    ),
    line(
      "Pumps and a neat blazer see it through the week.",
      "Escarpins et blazer net l’accompagnent toute la semaine.",
      both(either(ofKind("pencil-skirt"), ofKind("a-line-skirt")), forOccasion("work", "interview")),
    ),
    line(
      "With a T-shirt knotted at the waist it is on holiday.",
      "Avec un T-shirt noué à la taille, elle est en vacances.",
      both(
        either(ofKind("wrap-skirt"), ofKind("tiered-skirt"), ofKind("circle-skirt")),
        inSeason("summer", "spring"),
      ),
    ),
    line(
      "A cropped jacket keeps the proportions in order.",
      "Une veste courte garde les proportions en ordre.",
      either(midi, maxi),
    ),
    line(
      "Double denim is allowed, if the two shades are cousins.",
      "Le jean sur jean est permis, si les deux nuances sont cousines.",
      ofKind("denim-skirt"),
    ),
    line(
      "Western boots, of course; ballerinas, unexpectedly.",
      "Des santiags, bien sûr. Des ballerines, plus inattendu.",
      either(ofKind("denim-skirt"), ofKind("tiered-skirt")),
    ),
    line(
      "After dark, a camisole and heeled sandals are enough.",
      "Le soir, un caraco et des sandales à talon suffisent.",
      either(ofKind("slip-skirt"), both(ofKind("pleated-skirt"), midi), both(ofKind("circle-skirt"), midi)),
    ),
    line(
      "Plain above, since the skirt is already talking.",
      "Du simple en haut, puisque la jupe a déjà la parole.",
      both(skirt, patterned),
    ),
    line(
      "Lift the hem on the stairs, drop it on the landing.",
      "On relève l’ourlet dans l’escalier, on le lâche sur le palier.",
      maxi,
    ),
  ],
};
