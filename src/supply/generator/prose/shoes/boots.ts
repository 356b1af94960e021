import { type Bank, both, forMen, forWomen, line, ofKind, under } from "../line.ts";
import { anyOf } from "../when.ts";

const here = under("B.3.1", "B.3.2");

/** From the ankle to above the knee. */
export const boots: Bank = {
  openings: {
    "chelsea-boot": [
      line(
        "A Chelsea boot: two elastic sides, one tab, no laces to think about until spring.",
        "Des bottines chelsea : deux élastiques, une tirette, et plus un lacet à faire avant le printemps.",
      ),
      line(
        "Pulled on in the hall, forgotten by the corner, welcome nearly anywhere.",
        "Enfilées dans l’entrée, oubliées au coin de la rue, bien reçues presque partout.",
      ),
      line(
        "A close ankle boot with elastic at the sides and a line that runs straight on into the trouser.",
        "Des bottines près de la cheville, élastiquées sur les côtés, dont la ligne file droit sous le pantalon.",
      ),
      line(
        "The boot that musicians made famous and commuters kept in work.",
        "Les bottines que les musiciens ont rendues célèbres et que les trains de banlieue font vivre.",
      ),
      line(
        "A Chelsea on a lugged sole, for wet leaves, tram rails and the occasional field.",
        "Des chelsea à semelle crantée, pour les feuilles mouillées, les rails de tram et parfois un champ.",
        ofKind("chelsea-boot", ({ sole }) => sole === "lug"),
      ),
    ],
    "chukka-boot": [
      line(
        "A chukka: ankle high, two pieces of leather, a few eyelets, and a past in polo and deserts.",
        "Des chukkas : à hauteur de cheville, deux pièces, quelques œillets, un passé de polo et de désert.",
      ),
      line(
        "Half boot, half shoe, entirely unpretentious. They are on the foot in the time it takes to find the keys.",
        "Mi-bottines, mi-souliers, sans aucune prétention. Elles sont lacées avant que les clés ne soient trouvées.",
      ),
      line(
        "A short laced boot with a soft shaft, made for people who walk and talk.",
        "Des bottines courtes à tige souple, faites pour ceux qui parlent en marchant.",
      ),
      line(
        "The chukka takes the crease out of formal trousers and puts some into the weekend.",
        "Des chukkas qui détendent le pantalon de ville et donnent un peu de tenue au week-end.",
      ),
    ],
    "heeled-bootie": [
      line(
        "An ankle boot with a heel, cut to end exactly where the trouser begins.",
        "Des bottines à talon, coupées pour finir exactement où commence le pantalon.",
      ),
      line(
        "A heeled boot that takes a dress through the winter and jeans through the evening.",
        "Des bottines à talon qui mènent une robe jusqu’au bout de l’hiver et un jean jusqu’au bout du soir.",
      ),
      line(
        "Close at the ankle and confident underneath: the short boot one hears before one sees.",
        "Serrées à la cheville, assurées du talon : des bottines qui s’entendent avant de se voir.",
      ),
      line(
        "The bootie does what a pump does, without minding the weather.",
        "Ces bottines font le travail d’un escarpin, sans se soucier du temps qu’il fait.",
      ),
      line(
        "Pointed in front, slim behind: a bootie with evening in mind and pavement underfoot.",
        "Pointues devant, fines derrière : des bottines qui pensent au soir en battant le pavé.",
        ofKind("heeled-bootie", ({ heel }) => heel === "stiletto"),
      ),
    ],
    "western-boot": [
      line(
        "A western boot cut short: slanted heel, shaped top, and no horse required.",
        "Des santiags courtes : talon biseauté, tige échancrée, cheval facultatif.",
      ),
      line(
        "It walks with a little more noise and a little more story than other boots.",
        "Elles marchent avec un peu plus de bruit et un peu plus d’histoire que les autres bottines.",
      ),
      line(
        "An ankle boot from the other side of the map, tamed just enough for the city.",
        "Des bottines venues de l’autre bord de la carte, apprivoisées juste ce qu’il faut pour la ville.",
      ),
      line(
        "Dipped at the front, raised at the heel: a boot that leans back and takes its time.",
        "Tige creusée devant, talon incliné : des santiags qui s’appuient en arrière et prennent leur temps.",
      ),
    ],
    "derby-boot": [
      line(
        "A derby that went up over the ankle and took its manners with it.",
        "Des derbies montés au-dessus de la cheville, bonnes manières comprises.",
      ),
      line(
        "A laced dress boot for the months when a shoe is a brave idea.",
        "Des bottines à lacets habillées, pour les mois où le soulier bas est une idée courageuse.",
      ),
      line(
        "Eyelets below, hooks above, and a shaft that stands up straight in company.",
        "Des œillets en bas, des crochets en haut, et une tige qui se tient droite en société.",
      ),
      line(
        "The boot for flannel and for tweed, for the town hall and the walk around it.",
        "Les bottines de la flanelle et du tweed, de la mairie et du tour que l’on fait autour.",
      ),
    ],
    "work-boot": [
      line(
        "A work boot with thread one can see from a distance and a sole that expects gravel.",
        "Des brodequins aux coutures visibles de loin, dont la semelle s’attend à du gravier.",
      ),
      line(
        "Built for sites and workshops, promoted to bars. They have not let it go to their heads.",
        "Nés pour l’atelier et le chantier, promus au comptoir. Cela ne leur est pas monté à la tête.",
      ),
      line(
        "Heavy, plain, resoleable in spirit: a boot one breaks in and then defends.",
        "Lourds, francs, increvables d’esprit : des brodequins que l’on fait à son pied, puis que l’on défend.",
      ),
      line(
        "A broad laced boot that makes light trousers look serious and serious trousers relax.",
        "Des brodequins larges qui donnent du sérieux à une toile légère, et du jeu à un pantalon sérieux.",
      ),
      line(
        "A moccasin toe on a flat wedge sole: the carpenter’s boot, easy on the knees.",
        "Un plateau mocassin sur une semelle plate : les brodequins du charpentier, doux pour les genoux.",
        ofKind("work-boot", ({ toe, sole }) => toe === "moc" && sole === "wedge"),
      ),
    ],
    "knee-boot": [
      line(
        "A boot to the knee, which turns any skirt into an outfit and any outfit into winter.",
        "Des bottes hautes, qui font d’une simple jupe une tenue, et d’une tenue l’hiver.",
      ),
      line(
        "A tall, straight boot, unbothered by November or by the month after it.",
        "Hautes, droites, et nullement impressionnées par le mois de novembre, ni par le suivant.",
      ),
      line(
        "The high boot holds the line from knee to toe and lets the coat do as it likes above.",
        "Des bottes qui tiennent la ligne du genou à la pointe, et laissent le manteau vivre sa vie.",
      ),
      line(
        "A riding shape without the riding: flat, tall and good on long pavements.",
        "L’allure cavalière sans la cavalcade : plates, hautes, à l’aise sur les longs trottoirs.",
        ofKind("knee-boot", ({ base }) => base === "riding"),
      ),
      line(
        "A knee boot that slouches into folds, on purpose and to good effect.",
        "Des bottes qui retombent en plis, exprès, et elles ont raison.",
        ofKind("knee-boot", ({ slouch }) => slouch > 0),
      ),
      line(
        "A knee boot with a heel: the winter answer to the question of what goes under a dress.",
        "Des bottes hautes à talon : la réponse de l’hiver à la question de ce qu’on met sous une robe.",
        ofKind("knee-boot", ({ base }) => base === "heel"),
      ),
    ],
    "over-the-knee-boot": [
      line(
        "A boot that goes over the knee and keeps going, for hems that stop early.",
        "Des cuissardes qui passent le genou et continuent, pour les ourlets qui s’arrêtent tôt.",
      ),
      line(
        "Close along the leg like a second thought that turned out to be right.",
        "Ajustées le long de la jambe, comme une seconde idée qui se révèle la bonne.",
      ),
      line(
        "Tall enough to count as half the outfit. The other half can be a jumper.",
        "Assez hautes pour compter comme la moitié de la tenue. L’autre moitié peut être un pull.",
      ),
      line(
        "An over-the-knee boot drawn long and clean: warmth where tights give up.",
        "Des cuissardes longues et nettes : de la chaleur là où le collant renonce.",
      ),
    ],
    "western-high-boot": [
      line(
        "A cowboy boot of the full height, with its scalloped top and its slanted heel.",
        "Des santiags de pleine hauteur, tige échancrée et talon biseauté, comme il se doit.",
      ),
      line(
        "Boots with a landscape in them: tall shaft, pointed opinions, long stride.",
        "Des bottes qui portent un paysage : tige haute, avis tranchés, longues enjambées.",
      ),
      line(
        "A western boot for flowered dresses, white shirts and other unlikely company.",
        "Des santiags pour robes à fleurs, chemises blanches et autres compagnies improbables.",
      ),
      line(
        "A tall western boot, pulled on by two loops and left on through dinner.",
        "On les enfile par les deux tirants, et on les garde jusqu’au bout du dîner.",
      ),
    ],
  },
  details: [
    line(
      "Elastic panels take the place of laces on both sides.",
      "Un élastique de chaque côté remplace les lacets.",
      anyOf("chelsea-boot"),
    ),
    line(
      "A pull tab stands up behind the ankle.",
      "Une tirette dépasse derrière la cheville.",
      anyOf("chelsea-boot"),
    ),
    line(
      "The crêpe sole walks without a sound.",
      "La semelle de crêpe marche sans un bruit.",
      ofKind("chelsea-boot", ({ sole }) => sole === "crepe"),
    ),
    line(
      "The toe is squared off, though only just.",
      "Le bout est carré, mais à peine.",
      ofKind("chelsea-boot", ({ toe }) => toe === "square"),
    ),
    line(
      "Two pairs of eyelets: blink and it is laced.",
      "Deux paires d’œillets : le temps de le dire, c’est lacé.",
      ofKind("chukka-boot", ({ eyelets }) => eyelets === 2),
    ),
    line(
      "A crêpe sole, thick and quiet.",
      "Une semelle de crêpe, épaisse et silencieuse.",
      ofKind("chukka-boot", ({ sole }) => sole === "crepe"),
    ),
    line(
      "A zip runs down the inner side.",
      "Un zip descend sur le côté intérieur.",
      ofKind("heeled-bootie", ({ closing }) => closing === "zip"),
    ),
    line(
      "The heel is slanted, Cuban fashion.",
      "Le talon est biseauté, à la cubaine.",
      ofKind("heeled-bootie", ({ heel }) => heel === "cuban"),
    ),
    line(
      "A platform evens out the climb.",
      "Une plateforme adoucit la montée.",
      ofKind("heeled-bootie", ({ platform }) => platform),
    ),
    line(
      "Waves of stitching run up the shaft.",
      "Des vagues de surpiqûres montent le long de la tige.",
      ofKind("western-boot", ({ stitching }) => stitching === "waves"),
    ),
    line(
      "Flame stitching climbs from the vamp.",
      "Une flamme de surpiqûres grimpe depuis l’empeigne.",
      ofKind("western-boot", ({ stitching }) => stitching === "flame"),
    ),
    line(
      "The shaft is stitched in waves from calf to ankle.",
      "La tige est surpiquée de vagues, du mollet à la cheville.",
      ofKind("western-high-boot", ({ stitching }) => stitching === "waves"),
    ),
    line(
      "Stitched flames light up the shaft.",
      "Des flammes surpiquées animent la tige.",
      ofKind("western-high-boot", ({ stitching }) => stitching === "flame"),
    ),
    line(
      "A toe cap is stitched across in two rows.",
      "Un bout rapporté, cousu de deux rangs, ferme l’avant.",
      ofKind("derby-boot", ({ front }) => front === "cap"),
    ),
    line(
      "The cap is punched along its edge.",
      "Le bout est fleuri sur son bord.",
      ofKind("derby-boot", ({ front }) => front === "brogue"),
    ),
    line(
      "Hooks take over from the eyelets near the top.",
      "Des crochets prennent le relais des œillets vers le haut.",
      anyOf("derby-boot"),
    ),
    line(
      "A commando sole grips whatever there is.",
      "La semelle commando s’accroche à ce qui se présente.",
      ofKind("derby-boot", ({ sole }) => sole === "commando"),
    ),
    line(
      "The toe is sewn like a moccasin, in thick thread.",
      "Le bout est cousu façon mocassin, au gros fil.",
      ofKind("work-boot", ({ toe, sole }) => toe === "moc" && sole !== "wedge"),
    ),
    line(
      "The collar is padded, which ankles appreciate around noon.",
      "Le col est matelassé, et la cheville l’apprécie vers midi.",
      ofKind("work-boot", ({ collar }) => collar === "padded"),
    ),
    line(
      "A lugged sole gives the boot a firmer step.",
      "Une semelle crantée leur donne un pas plus ferme.",
      ofKind("knee-boot", ({ base }) => base === "lug"),
    ),
    line(
      "The shaft falls in soft folds above the ankle.",
      "La tige retombe en plis souples au-dessus de la cheville.",
      ofKind("over-the-knee-boot", ({ slouch }) => slouch > 0),
    ),
    line(
      "The heel stays low, so the length does the talking.",
      "Le talon reste bas, la longueur parle seule.",
      ofKind("over-the-knee-boot", ({ heel }) => heel === "low"),
    ),
  ],
  wear: [
    line(
      "Dark jeans, a fine knit, a coat with pockets for both hands.",
      "Un jean brut, une maille fine, un manteau à poches pour les deux mains.",
      here,
    ),
    line(
      "They hold through October and apologise to no one in February.",
      "Elles tiennent tout octobre et ne s’excusent de rien en février.",
      anyOf("chelsea-boot", "chukka-boot", "heeled-bootie", "western-boot", "knee-boot"),
    ),
    line(
      "With a suit, they make the weather the excuse and style the result.",
      "Avec un costume, le temps sert d’excuse et l’allure en profite.",
      both(forMen, anyOf("chelsea-boot", "derby-boot", "chukka-boot")),
    ),
    line(
      "Roll the chinos once and leave it at that.",
      "On roule le chino une fois, et on s’en tient là.",
      both(forMen, anyOf("chukka-boot", "work-boot", "derby-boot")),
    ),
    line(
      "Thick socks, corduroy, a walk that was meant to be short.",
      "Grosses chaussettes, velours côtelé, promenade prévue courte.",
      both(here, forMen),
    ),
    line(
      "Selvedge denim is their natural company.",
      "Le jean selvedge est leur compagnie naturelle.",
      anyOf("work-boot", "western-boot"),
    ),
    line(
      "A midi dress, opaque tights, and the winter can be long.",
      "Une robe mi-longue, un collant opaque, et l’hiver peut durer.",
      both(here, forWomen),
    ),
    line(
      "Let the skirt cover the top of the shaft, so that no one knows where it ends.",
      "On laisse la jupe couvrir le haut de la tige, que personne ne sache où elle finit.",
      anyOf("knee-boot", "western-high-boot"),
    ),
    line(
      "A big jumper, a short skirt, and nothing in between.",
      "Un grand pull, une jupe courte, et rien entre les deux.",
      anyOf("over-the-knee-boot"),
    ),
    line(
      "Straight trousers fall over them without a fold.",
      "Un pantalon droit tombe dessus sans un pli.",
      anyOf("heeled-bootie", "chelsea-boot", "western-boot"),
    ),
    line(
      "Denim tucked in or left out: opinions differ, the boot does not care.",
      "Le jean dedans ou dehors : les avis divergent, la botte s’en moque.",
      anyOf("western-boot", "western-high-boot", "knee-boot"),
    ),
    line(
      "They have been seen at concerts, at parents’ evenings and on night trains.",
      "On les a vues au concert, à la réunion de parents et dans le train de nuit.",
      anyOf("chelsea-boot", "heeled-bootie", "western-boot", "western-high-boot"),
    ),
    line(
      "Brush them when dry, and the mud becomes an anecdote.",
      "Un coup de brosse une fois sèches, et la boue devient une anecdote.",
      anyOf("chukka-boot", "chelsea-boot"),
    ),
  ],
};
