import { type Bank, both, forMen, forWomen, line, ofKind } from "../line.ts";
import { anyOf, forOccasion } from "../when.ts";

/** Laced, buckled and slipped on: the shoes one polishes. */
export const classics: Bank = {
  openings: {
    oxford: [
      line(
        "An oxford, closed in front and quiet all over: the shoe a good suit expects.",
        "Des richelieus, fermés devant et sobres partout : ce qu’un bon costume attend.",
      ),
      line(
        "Closed lacing, a slender waist and a toe that takes a shine. The rest is posture.",
        "Laçage fermé, cambrure fine, bout qui prend bien le cirage. Le reste est affaire de tenue.",
      ),
      line(
        "The formal lace-up, cut close to the foot, for interviews, weddings and the days in between that pretend.",
        "Les lacés habillés, près du pied, pour l’entretien, le mariage et tous les jours qui s’y croient.",
      ),
      line(
        "A shoe with straight manners: facings that meet, a low heel, and a line that continues the trouser’s.",
        "Des souliers aux manières droites : garants joints, talon bas, une ligne qui prolonge celle du pantalon.",
      ),
      line(
        "Cut from a single piece of leather, with no seam to hide behind. A wholecut is a small act of confidence.",
        "Taillés dans une seule pièce, sans couture où se cacher : un one-cut est un petit acte de confiance.",
        ofKind("oxford", ({ front }) => front === "wholecut"),
      ),
      line(
        "An oxford with its holes punched out like a well-kept secret: country in origin, at home in any office.",
        "Des richelieus fleuris, campagnards d’origine, chez eux dans n’importe quel bureau.",
        ofKind("oxford", ({ front }) => front === "half-brogue" || front === "full-brogue"),
      ),
    ],
    derby: [
      line(
        "A derby: the facings open wide over the instep, so it forgives high arches and long days.",
        "Des derbies : les garants s’ouvrent largement sur le cou-de-pied et pardonnent les journées longues.",
      ),
      line(
        "The lace-up that likes walking. Open lacing, a rounded line, and no opinion about dress codes.",
        "Les lacés qui aiment marcher. Laçage ouvert, ligne ronde, et aucun avis sur les codes vestimentaires.",
      ),
      line(
        "A sturdy shoe with good manners: dressed enough for a blazer, solid enough for the way home.",
        "Des souliers solides et bien élevés : assez habillés pour le blazer, assez robustes pour le retour à pied.",
      ),
      line(
        "Less formal than an oxford and rather pleased about it, a derby laces up and gets on with the day.",
        "Moins formels que des richelieus, et plutôt contents de l’être.",
      ),
      line(
        "A derby on a lugged sole: the upper goes to the meeting, the sole takes the short cut across the park.",
        "Des derbies à semelle crantée : le dessus va en réunion, le dessous coupe par le parc.",
        ofKind("derby", ({ sole }) => sole === "lug"),
      ),
    ],
    "monk-strap": [
      line(
        "A buckle where others have laces: the monk strap is done and undone in one gesture.",
        "Une boucle là où d’autres ont des lacets : ces chaussures se mettent et se quittent d’un seul geste.",
        ofKind("monk-strap", ({ straps }) => straps === 1),
      ),
      line(
        "The shoe of men who have finished choosing between laces and loafers.",
        "Les chaussures de ceux qui ont cessé d’hésiter entre lacets et mocassins.",
      ),
      line(
        "A side buckle, a clean vamp, and the small noise it makes when one decides to stay.",
        "Une boucle sur le côté, une empeigne nette, et le petit bruit qu’elle fait quand on décide de rester.",
        ofKind("monk-strap", ({ straps }) => straps === 1),
      ),
      line(
        "Two buckles, one of which most people leave undone after lunch.",
        "Deux boucles, dont la plupart des gens laissent l’une ouverte après le déjeuner.",
        ofKind("monk-strap", ({ straps }) => straps === 2),
      ),
      line(
        "Monk straps worn over the ankle: a boot with the closing of a shoe and the calm of both.",
        "Des boucles montées sur la cheville : des bottines qui ferment comme des souliers, avec le calme des deux.",
        ofKind("monk-strap", ({ collar }) => collar === "boot"),
      ),
      line(
        "A strapped shoe with an ecclesiastical past and a perfectly secular present.",
        "Des souliers à boucle au passé monacal et au présent tout à fait profane.",
      ),
    ],
    loafer: [
      line(
        "A loafer to step into without bending down, and to keep on longer than planned.",
        "Des mocassins que l’on enfile sans se baisser et que l’on garde plus longtemps que prévu.",
      ),
      line(
        "The slip-on that passed its exams: relaxed at the heel, correct at the front.",
        "Les souliers sans lacets qui ont eu leur diplôme : détendus au talon, corrects devant.",
      ),
      line(
        "Neither dressed up nor dressed down, a loafer simply turns up, and that is usually enough.",
        "Ni habillés ni négligés, ces mocassins arrivent, voilà tout, et en général cela suffit.",
      ),
      line(
        "A low-cut loafer that shows some instep, or the sock you are proud of.",
        "Des mocassins échancrés qui montrent le cou-de-pied, ou la chaussette dont on est fier.",
        ofKind("loafer", ({ vamp }) => vamp === "low"),
      ),
      line(
        "The penny loafer, slot and all. Keep the coin, they come without.",
        "Des mocassins à fente, dans les règles. La pièce n’est pas fournie, la vôtre fera l’affaire.",
        ofKind("loafer", ({ front }) => front === "penny"),
      ),
      line(
        "Tassels at the front, swinging slightly out of step. A loafer with a sense of humour and a straight face.",
        "Deux pampilles devant, qui balancent à contretemps : des mocassins pleins d’humour et très sérieux.",
        ofKind("loafer", ({ front }) => front === "tassel"),
      ),
      line(
        "A loafer on a heel, for the line of a court shoe and the nerves of a flat one.",
        "Des mocassins à talon : la ligne d’un escarpin, la tranquillité d’une semelle plate.",
        both(
          forWomen,
          ofKind("loafer", ({ heel }) => heel > 3.5),
        ),
      ),
    ],
    "mule-loafer": [
      line(
        "A loafer that has let go of its heel: one steps in, one steps out, one sits on a balcony.",
        "Des mules mocassins, talon à l’air : on entre, on sort, on s’installe au balcon.",
      ),
      line(
        "All the front of a loafer, none of the back. The office half and the holiday half of one shoe.",
        "Tout l’avant d’un mocassin, rien de l’arrière : une moitié de bureau, une moitié de vacances.",
      ),
      line(
        "A backless loafer for people who are always just going downstairs.",
        "Des mules mocassins pour celles qui sont toujours sur le point de descendre deux minutes.",
      ),
      line(
        "Closed toe, open heel: a mule that looks composed from across the table and relaxed from behind.",
        "Bout fermé, talon libre : des mules posées vues de face, détendues vues de dos.",
      ),
    ],
  },
  details: [
    line(
      "A plain cap crosses the toe, stitched in two rows.",
      "Un bout droit barre l’avant, souligné de deux rangs de piqûres.",
      ofKind("oxford", ({ front }) => front === "cap"),
    ),
    line(
      "A saddle in a second leather crosses the middle of the shoe.",
      "Une selle d’un second cuir habille le milieu du pied.",
      ofKind("oxford", ({ front }) => front === "saddle"),
    ),
    line(
      "Wing tips sweep back along both sides, punched all the way.",
      "Le bout golf file sur les deux côtés, perforé d’un trait à l’autre.",
      ofKind("oxford", ({ front }) => front === "full-brogue"),
    ),
    line(
      "The toe is chiselled: square at the end, soft at the edges.",
      "Le bout est sculpté en ciseau : carré à l’extrémité, doux sur les bords.",
      ofKind("oxford", ({ toe }) => toe === "chisel"),
    ),
    line(
      "A seam splits the toe down the middle, as on Norwegian hunting shoes.",
      "Une couture fend le bout en son milieu, comme sur les chaussures de chasse norvégiennes.",
      ofKind("derby", ({ front }) => front === "split-toe"),
    ),
    line(
      "Wing seams run back from the toe, without pretending to be English.",
      "Des coutures en ailes partent du bout, sans se prétendre anglaises.",
      ofKind("derby", ({ front }) => front === "wing"),
    ),
    line(
      "A leather sole, thin at the waist.",
      "La semelle est en cuir, affinée à la cambrure.",
      ofKind("derby", ({ sole }) => sole === "leather"),
    ),
    line(
      "Three narrow straps stand one above the other.",
      "Trois brides étroites s’étagent sur le cou-de-pied.",
      ofKind("monk-strap", ({ straps }) => straps === 3),
    ),
    line(
      "One broad strap does all the holding.",
      "Une seule bride, large, se charge de tout tenir.",
      ofKind("monk-strap", ({ broad }) => broad),
    ),
    line(
      "The apron is raised and sewn like that of a moccasin.",
      "Le plateau est relevé, cousu comme celui d’un mocassin.",
      ofKind("monk-strap", ({ front }) => front === "apron"),
    ),
    line(
      "A second leather sets the toe apart.",
      "Un second cuir détache le bout.",
      ofKind("monk-strap", ({ twoTone }) => twoTone === "toe"),
    ),
    line(
      "A metal bit lies across the front, borrowed from the stable.",
      "Un mors de métal traverse l’avant, emprunté à l’écurie.",
      ofKind("loafer", ({ front }) => front === "bit"),
    ),
    line(
      "A fringed flap covers the instep.",
      "Une patte frangée recouvre le cou-de-pied.",
      ofKind("loafer", ({ front }) => front === "kiltie"),
    ),
    line(
      "A small chain is laid over the front.",
      "Une petite chaîne repose sur l’avant.",
      ofKind("loafer", ({ front }) => front === "chain"),
    ),
    line(
      "A strap and buckle cross the front like a watch.",
      "Une bride à boucle barre l’avant comme un bracelet de montre.",
      ofKind("loafer", ({ front }) => front === "belt"),
    ),
    line(
      "The front is cut like a house slipper, with no saddle at all.",
      "L’avant est coupé comme une pantoufle, sans aucune bride.",
      ofKind("loafer", ({ front }) => front === "slipper"),
    ),
    line(
      "The apron is of a second leather.",
      "Le plateau est taillé dans un second cuir.",
      ofKind("loafer", ({ twoTone }) => twoTone === "apron"),
    ),
    line(
      "The lugged sole adds weight where a loafer never had any.",
      "La semelle crantée donne du poids là où le mocassin n’en avait pas.",
      ofKind("loafer", ({ sole }) => sole === "lug"),
    ),
    line(
      "A platform lifts the whole shoe level.",
      "Une plateforme hausse l’ensemble d’un seul tenant.",
      ofKind("loafer", ({ sole }) => sole === "platform"),
    ),
    line(
      "A metal bar is set across the front.",
      "Une barrette de métal traverse l’avant.",
      ofKind("mule-loafer", ({ front }) => front === "bar"),
    ),
    line(
      "Two tassels hang from the tongue.",
      "Deux pampilles pendent de la languette.",
      ofKind("mule-loafer", ({ front }) => front === "tassel"),
    ),
  ],
  wear: [
    line(
      "With grey flannel and a dark sock, they need no introduction.",
      "Avec de la flanelle grise et une chaussette sombre, ils se passent de présentation.",
      anyOf("oxford", "derby"),
    ),
    line(
      "Let the trouser break once over the front, never twice.",
      "Le pantalon casse une fois sur l’avant, jamais deux.",
      anyOf("oxford", "derby", "monk-strap"),
    ),
    line(
      "Black ones stay in town; any other colour may go to lunch in the country.",
      "Noirs, ils restent en ville ; toute autre couleur peut déjeuner à la campagne.",
      anyOf("oxford", "derby"),
    ),
    line(
      "Denim suits them, provided it is dark.",
      "Le jean leur va, à condition qu’il soit brut.",
      anyOf("derby", "monk-strap", "loafer"),
    ),
    line(
      "Show the buckle: stop the trouser at the ankle bone.",
      "On montre la boucle : le pantalon s’arrête à la cheville.",
      anyOf("monk-strap"),
    ),
    line(
      "Trees overnight, polish on Sundays, and they will see out the decade.",
      "Embauchoirs la nuit, cirage le dimanche : rendez-vous dans dix ans.",
      anyOf("oxford", "derby", "monk-strap"),
    ),
    line(
      "They see a man through a wedding, speeches included.",
      "De quoi tenir tout un mariage, discours compris.",
      both(anyOf("oxford", "monk-strap"), forOccasion("wedding", "ceremony", "evening")),
    ),
    line(
      "White socks if you are brave, none if it is June.",
      "Chaussettes blanches pour les courageux, aucune si l’on est en juin.",
      anyOf("loafer"),
    ),
    line(
      "Slip them on with cropped trousers and a large shirt.",
      "À enfiler avec un pantalon court et une grande chemise.",
      anyOf("loafer", "mule-loafer"),
    ),
    line(
      "Pleated trousers, a fine knit, a folded newspaper.",
      "Pantalon à pinces, maille fine, journal plié.",
      anyOf("loafer"),
    ),
    line(
      "Tights and a mini skirt make them look like the clever one of the class.",
      "Avec un collant et une jupe courte, ils ont l’air d’avoir lu le livre.",
      both(anyOf("loafer"), forWomen),
    ),
    line(
      "They go with a suit on weekdays and with shorts on the last one.",
      "Ils suivent le costume en semaine et le bermuda le dernier jour.",
      both(anyOf("loafer"), forMen),
    ),
    line(
      "Good from the desk to the terrace, and no one hears you leave.",
      "Du bureau à la terrasse, sans que l’on vous entende partir.",
      anyOf("mule-loafer"),
    ),
    line(
      "A long skirt, a short jacket, bare heels.",
      "Une jupe longue, une veste courte, les talons nus.",
      anyOf("mule-loafer"),
    ),
    line(
      "They warm up a navy suit better than any tie.",
      "Mieux qu’une cravate, elles réveillent un costume marine.",
      anyOf("monk-strap"),
    ),
  ],
};
