import { type Bank, both, forMen, forWomen, line, ofKind, under } from "../line.ts";
import { either, forOccasion, inSeason } from "../when.ts";

const puffed = either(ofKind("puffer"), ofKind("long-puffer"));
const parkaLeaf = under("A.5.3");

export const parkasAndPuffers: Bank = {
  openings: {
    parka: [
      line(
        "A parka for waiting in: at bus stops, at school gates, at the edge of pitches.",
        "Une parka pour attendre : le bus, la sortie de l’école, la fin du match.",
      ),
      line(
        "Hood, snaps, deep pockets, and length enough to sit down on cold benches.",
        "Capuche, pressions, poches profondes, et assez de longueur pour s’asseoir sur un banc froid.",
      ),
      line(
        "Army surplus by descent, civilian by temperament: a parka that takes orders only from the weather.",
        "Militaire par la naissance, civile par tempérament : une parka qui n’obéit qu’à la météo.",
      ),
      line(
        "A coat that hides everything you threw on that morning, and keeps the secret.",
        "Une parka qui cache tout ce qu’on a enfilé à la hâte, et qui garde le secret.",
      ),
      line(
        "A fishtail parka, long and split at the back, as on the scooters it is usually pictured on.",
        "Une parka fishtail, longue et fendue dans le dos, comme sur les scooters où on l’imagine.",
        ofKind("parka", ({ fishtail }) => fishtail),
      ),
      line(
        "Fur-edged hood up, the world gets smaller and a good deal warmer.",
        "Capuche bordée relevée, le monde rapetisse et se réchauffe nettement.",
        ofKind("parka", ({ hood }) => hood === "fur"),
      ),
    ],
    puffer: [
      line(
        "A puffer jacket is mostly warm air, very well organised; this one keeps it in tidy rows.",
        "Une doudoune, c’est surtout de l’air chaud bien rangé ; celle-ci le tient en rangs serrés.",
      ),
      line(
        "Chambers of lightness stitched in rows, zipped to the chin and ready for the cold shift.",
        "Des rangs de légèreté cousus l’un sur l’autre, zippés jusqu’au menton, prêts pour la saison froide.",
      ),
      line(
        "It weighs almost nothing, until you take it off and notice the winter.",
        "Elle ne pèse presque rien, jusqu’au moment où on l’enlève et où l’on remarque l’hiver.",
      ),
      line(
        "Round shoulders, elastic cuffs, a good zip: bad weather hardly dares.",
        "Épaules rondes, poignets élastiqués, bon zip : le mauvais temps n’ose plus trop.",
      ),
      line(
        "A cropped puffer, all volume and no length, that sits on the waistband like a cloud on a hill.",
        "Une doudoune courte, toute en volume, posée à la taille comme un nuage sur une colline.",
        ofKind("puffer", ({ length }) => length === "cropped"),
      ),
      line(
        "Long enough to cover the back pockets, which is where the cold usually gets in.",
        "Assez longue pour couvrir les poches du jean : c’est par là que le froid passe.",
        ofKind("puffer", ({ length }) => length === "long"),
      ),
      line(
        "Finely quilted and close to the body, a puffer that fits under a coat as well as over a shirt.",
        "Matelassage fin, près du corps : une doudoune qui passe sous un manteau comme sur une chemise.",
        ofKind("puffer", ({ pitch, fit, collar }) => pitch < 6 && fit < 0.2 && collar !== "hood"),
      ),
      line(
        "Oversized and proud of it: the sort of puffer one leans back into on the train.",
        "Trop grande et fière de l’être : le genre de doudoune qui sert d’oreiller dans le train.",
        ofKind("puffer", ({ fit }) => fit > 0.6),
      ),
    ],
    "long-puffer": [
      line(
        "A duvet with a zip: the long puffer sees no reason why bed should be warmer than the street.",
        "Une couette à fermeture éclair : la doudoune longue ne voit pas pourquoi le lit serait seul à avoir chaud.",
      ),
      line(
        "From the collar down past the thigh, one warm, quilted, unbothered line.",
        "Du col jusque sous la cuisse, une seule ligne chaude, matelassée, imperturbable.",
      ),
      line(
        "For the weeks when style is counted in degrees, and this comes out ahead.",
        "Pour les semaines où l’élégance se compte en degrés : cette doudoune finit devant.",
      ),
      line(
        "A long puffer: zip it up and the wind has nowhere left to go.",
        "Une fois zippée, cette doudoune longue ne laisse plus rien à faire au vent.",
      ),
    ],
    "quilted-jacket": [
      line(
        "A stable-yard jacket with town manners: quilted, light, bound at the edges.",
        "Une veste d’écurie aux manières de ville : matelassée, légère, bordée avec soin.",
      ),
      line(
        "Just thick enough to be warm and just thin enough to go under a coat.",
        "Assez épaisse pour tenir chaud, assez fine pour passer sous un manteau : une veste bien réglée.",
      ),
      line(
        "Stitched all over and snapped up the front, it is the liner that learned to go out alone.",
        "Piquée de partout, fermée par des pressions : une doublure qui a appris à sortir seule.",
      ),
      line(
        "The quilted jacket, as useful on a muddy path as in a draughty meeting.",
        "La veste matelassée, aussi utile sur un chemin boueux que dans un bureau mal chauffé.",
      ),
      line(
        "No collar, soft edges, two pockets: half cardigan, half eiderdown.",
        "Sans col, bords souples, deux poches : mi-cardigan, mi-édredon.",
        ofKind("quilted-jacket", ({ collar }) => collar === "none"),
      ),
    ],
  },
  details: [
    line(
      "Faux fur edges the hood and keeps the snow off your eyelashes.",
      "La fausse fourrure borde la capuche et retient la neige avant les cils.",
      either(
        ofKind("parka", ({ hood }) => hood === "fur"),
        ofKind("long-puffer", ({ collar }) => collar === "fur-hood"),
      ),
    ),
    line(
      "A plain hood, deep enough for a beanie.",
      "Une capuche sans bordure, assez profonde pour un bonnet.",
      ofKind("parka", ({ hood }) => hood === "plain"),
    ),
    line(
      "A cord at the waist draws in as much shape as you want.",
      "Un cordon à la taille dessine la ligne qu’on veut.",
      ofKind("parka", ({ waist }) => waist === "cord"),
    ),
    line(
      "It hangs straight, with no cord to untangle.",
      "La coupe est droite, sans cordon à démêler.",
      ofKind("parka", ({ waist }) => waist === "straight"),
    ),
    line(
      "Slanted pockets on the chest warm the hands, the flapped ones below carry the rest.",
      "Les poches hautes, en biais, réchauffent les mains ; celles du bas, à rabat, portent le reste.",
      ofKind("parka", ({ chest }) => chest === "welt"),
    ),
    line(
      "Four flapped pockets, and something to find in each by spring.",
      "Quatre poches à rabat, et de quoi y faire des trouvailles au printemps.",
      ofKind("parka", ({ chest }) => chest === "flap"),
    ),
    line("A snapped placket covers the zip.", "Une patte à pressions couvre le zip.", ofKind("parka")),
    line(
      "Tabs tighten the cuffs over gloves.",
      "Des pattes resserrent les poignets sur les gants.",
      ofKind("parka"),
    ),
    line(
      "The back hangs lower than the front and is split in two.",
      "Le dos descend plus bas que le devant et se fend en deux.",
      ofKind("parka", ({ fishtail }) => fishtail),
    ),
    line(
      "Wide chambers give it its volume.",
      "De larges boudins lui donnent son volume.",
      either(
        ofKind("puffer", ({ pitch }) => pitch > 9),
        ofKind("long-puffer", ({ pitch }) => pitch > 9),
      ),
    ),
    line(
      "The rows of quilting are narrow, so it packs small.",
      "Les rangs de matelassage sont étroits : elle tient peu de place.",
      ofKind("puffer", ({ pitch }) => pitch < 6),
    ),
    line(
      "The hood is padded as well, so leave the hat at home.",
      "La capuche est matelassée aussi, le bonnet peut rester à la maison.",
      either(
        ofKind("puffer", ({ collar }) => collar === "hood"),
        ofKind("long-puffer", ({ collar }) => collar === "hood"),
      ),
    ),
    line(
      "A funnel neck stands up to the chin, and does for a scarf.",
      "Le col cheminée monte jusqu’au menton et remplace l’écharpe.",
      either(
        ofKind("puffer", ({ collar }) => collar === "funnel"),
        ofKind("long-puffer", ({ collar }) => collar === "funnel"),
      ),
    ),
    line(
      "A low padded collar leaves the scarf its place.",
      "Un petit col matelassé, qui laisse sa place à l’écharpe.",
      ofKind("puffer", ({ collar }) => collar === "low"),
    ),
    line(
      "Slanted pockets, set among the quilting.",
      "Des poches en biais, glissées entre les surpiqûres.",
      either(
        ofKind("puffer", ({ pockets }) => pockets),
        ofKind("long-puffer"),
      ),
    ),
    line(
      "The cuffs are gathered on elastic against draughts.",
      "Les poignets élastiqués ferment la porte au froid.",
      ofKind("puffer"),
    ),
    line(
      "A belt brings the waist back into it.",
      "Une ceinture redonne une taille à tout cela.",
      ofKind("long-puffer", ({ belt }) => belt),
    ),
    line(
      "Diamond quilting, as on a good horse blanket.",
      "Un matelassage en losanges, comme une bonne couverture de cheval.",
      ofKind("quilted-jacket", ({ quilt }) => quilt === "diamond"),
    ),
    line(
      "The stitching runs in onion waves, as in army liners.",
      "Les piqûres ondulent, comme sur les doublures de l’armée.",
      ofKind("quilted-jacket", ({ quilt }) => quilt === "onion"),
    ),
    line(
      "A turned-down collar in a second cloth.",
      "Un col rabattu, dans un second tissu.",
      ofKind("quilted-jacket", ({ collar }) => collar === "turned"),
    ),
    line(
      "Large patch pockets, quilted like the rest.",
      "De grandes poches plaquées, matelassées comme le reste.",
      ofKind("quilted-jacket"),
    ),
  ],
  wear: [
    line(
      "With jeans and heavy boots, from the first frost to the last.",
      "Avec un jean et de grosses chaussures, de la première gelée à la dernière.",
      either(parkaLeaf, puffed),
    ),
    line(
      "Over a suit it looks like someone who cycles in. Possibly you.",
      "Sur un costume, on dirait quelqu’un qui vient à vélo. Peut-être vous.",
      both(parkaLeaf, forMen),
    ),
    line(
      "A hoodie underneath, if you like your hoods in pairs.",
      "Un sweat à capuche dessous, pour qui aime les capuches par deux.",
      either(parkaLeaf, ofKind("puffer")),
    ),
    line(
      "Over a long knitted dress it is the best part of staying outside.",
      "Sur une longue robe-pull, on en oublierait de rentrer.",
      both(either(parkaLeaf, puffed), forWomen),
    ),
    line(
      "For forest walks, ferry decks and Christmas markets.",
      "Pour la forêt, le pont des ferries et les marchés de Noël.",
      both(either(parkaLeaf, puffed), forOccasion("outdoor", "travel", "everyday")),
    ),
    line(
      "Tailored trousers and loafers turn it into a city coat.",
      "Un pantalon habillé et des mocassins en font un manteau de ville.",
      either(ofKind("puffer"), ofKind("quilted-jacket"), parkaLeaf),
    ),
    line(
      "A fine jumper is enough underneath; the jacket has the rest in hand.",
      "Un pull fin suffit dessous, elle se charge du reste.",
      puffed,
    ),
    line(
      "High-waisted jeans meet it halfway.",
      "Un jean taille haute vient à sa rencontre.",
      ofKind("puffer", ({ length }) => length === "cropped"),
    ),
    line(
      "It rolls up into a pillow on night trains.",
      "Roulée, elle fait un oreiller très honnête dans les trains de nuit.",
      ofKind("puffer"),
    ),
    line(
      "Leggings and flat boots below, snow above.",
      "Legging et bottes plates en bas, neige en haut.",
      both(ofKind("long-puffer"), forWomen, inSeason("winter")),
    ),
    line(
      "Over the tracksuit, on the touchline, coffee in hand.",
      "Sur un jogging, au bord du terrain, un café à la main.",
      both(ofKind("long-puffer"), forMen),
    ),
    line(
      "Between seasons it is the coat; in winter it goes under one.",
      "À la mi-saison, c’est le manteau. En hiver, elle se glisse dessous.",
      ofKind("quilted-jacket"),
    ),
    line(
      "Cords, an Oxford shirt, a dog if available.",
      "Un velours, une chemise oxford, un chien si possible.",
      both(ofKind("quilted-jacket"), forMen),
    ),
    line(
      "Over a shirt dress with wellingtons, or a pleated skirt with loafers.",
      "Sur une robe chemise et des bottes de pluie, ou une jupe plissée et des mocassins.",
      both(ofKind("quilted-jacket"), forWomen),
    ),
    line(
      "Stuff the pockets; it was built for that.",
      "On peut bourrer les poches, elles sont là pour ça.",
      parkaLeaf,
    ),
    line(
      "Hood up, phone away, straight home.",
      "Capuche levée, téléphone rangé, et droit à la maison.",
      either(
        parkaLeaf,
        ofKind("long-puffer", ({ collar }) => collar !== "funnel"),
      ),
    ),
    line(
      "It also forgives pyjamas, at least as far as the letterbox.",
      "Pardonne même le pyjama, du moins jusqu’à la boîte aux lettres.",
      either(ofKind("long-puffer"), parkaLeaf),
    ),
  ],
};
