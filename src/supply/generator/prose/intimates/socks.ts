import { type Bank, both, forMen, forWomen, line, ofKind, under } from "../line.ts";
import { anyOf } from "../when.ts";

const here = under("F.2.1");

/** Up to the ankle, the calf or the knee. */
export const socks: Bank = {
  openings: {
    socks: [
      line(
        "Socks that come halfway up the calf and have no plans to come down.",
        "Des chaussettes à mi-mollet, qui n’ont aucune intention de redescendre.",
      ),
      line(
        "Socks are the part of an outfit one shows when sitting down: these are ready for it.",
        "La partie de la tenue que l’on montre en s’asseyant, autant qu’elle soit belle.",
      ),
      line(
        "A good pair of socks, ribbed at the top and easy at the toe.",
        "Une bonne paire de chaussettes, côtelée en haut, à l’aise au bout.",
      ),
      line(
        "Socks for the shoes that deserve company, and for the others too.",
        "Des chaussettes pour les souliers qui méritent de la compagnie, et les autres aussi.",
      ),
    ],
    "ankle-socks": [
      line(
        "Ankle socks, just high enough to keep the shoe from talking to the heel.",
        "Des socquettes, juste assez hautes pour que le soulier laisse le talon tranquille.",
      ),
      line(
        "Ankle socks, short and neat, that have no quarrel with a pair of shorts.",
        "Des socquettes courtes et nettes, qui ne disputent rien au short.",
      ),
      line(
        "Ankle socks that end where sneakers begin, or a finger’s width above.",
        "Des socquettes qui finissent où commencent les baskets, ou un doigt plus haut.",
      ),
      line(
        "A small pair of ankle socks, meant for mild days and low shoes.",
        "De petites socquettes pour les jours doux et les souliers bas.",
      ),
    ],
    "knee-socks": [
      line(
        "Knee socks, for tall boots, cold offices and legs crossed with confidence.",
        "Des chaussettes hautes, pour les bottes, les bureaux froids et les jambes croisées avec assurance.",
      ),
      line(
        "Knee socks, pulled up once in the morning and left to manage by themselves.",
        "Des chaussettes hautes que l’on tire une fois le matin, et qui se débrouillent ensuite.",
      ),
      line(
        "No bare shin between sock and trouser, which tailors have always recommended.",
        "Pas de mollet nu entre chaussette et pantalon : les tailleurs l’ont toujours recommandé.",
      ),
      line(
        "Knee socks that are warm to the top and well behaved inside boots.",
        "Des chaussettes chaudes jusqu’au genou, et bien élevées dans les bottes.",
      ),
    ],
  },
  details: [
    line(
      "Heel and toe are in another colour.",
      "Le talon et la pointe sont d’une autre couleur.",
      ofKind("socks", ({ heel }) => heel === "contrast"),
    ),
    line(
      "Two stripes circle the top of the sock.",
      "Deux rayures cerclent le haut.",
      ofKind("socks", ({ bands }) => bands),
    ),
    line(
      "The ribbing is long and holds well.",
      "Le bord côtelé est long et tient bien.",
      ofKind("socks", ({ ribbed }) => ribbed > 6),
    ),
    line(
      "Heel and toe stand out in colour.",
      "Talon et pointe se détachent en couleur.",
      ofKind("ankle-socks", ({ heel }) => heel === "contrast"),
    ),
    line(
      "The cuff is so short it barely shows.",
      "Le bord est si court qu’on le voit à peine.",
      ofKind("ankle-socks", ({ leg }) => leg < 14),
    ),
    line(
      "Two stripes run below the knee.",
      "Deux rayures passent sous le genou.",
      ofKind("knee-socks", ({ bands }) => bands),
    ),
    line(
      "The heel is turned in another yarn.",
      "Le talon est tricoté dans un autre fil.",
      ofKind("knee-socks", ({ heel }) => heel === "contrast"),
    ),
    line(
      "A deep rib keeps them up all day.",
      "Une côte haute les fait tenir.",
      ofKind("knee-socks", ({ ribbed }) => ribbed > 6),
    ),
  ],
  wear: [
    line(
      "With loafers, where they can be seen.",
      "Avec des mocassins, là où on les voit.",
      anyOf("socks", "ankle-socks"),
    ),
    line(
      "Match the trouser, or contradict it.",
      "À assortir au pantalon, ou à contrarier.",
      both(anyOf("socks", "knee-socks"), forMen),
    ),
    line(
      "Buy three pairs and lose one sock with composure.",
      "Prenez-en trois paires, et perdez une chaussette avec calme.",
      here,
    ),
    line(
      "Under boots, unseen and grateful.",
      "Sous des bottes, invisibles et bienvenues.",
      anyOf("socks", "knee-socks"),
    ),
    line(
      "With white sneakers and bare legs.",
      "Avec des baskets blanches et des jambes nues.",
      anyOf("ankle-socks"),
    ),
    line(
      "With heeled sandals, for those who dare.",
      "Avec des sandales à talon, pour celles qui osent.",
      both(forWomen, anyOf("ankle-socks", "socks")),
    ),
    line(
      "For sofas, after nine in the evening.",
      "Pour le canapé, après neuf heures.",
      anyOf("socks", "knee-socks"),
    ),
    line(
      "With a kilt, a skirt or a very good story.",
      "Avec un kilt, une jupe, ou une très bonne histoire.",
      anyOf("knee-socks"),
    ),
    line(
      "On trains, shoes off, worth showing.",
      "Dans le train, souliers ôtés, elles peuvent se montrer.",
      here,
    ),
    line(
      "With shorts and hiking boots, pulled up.",
      "Avec un short et des chaussures de marche, bien tirées.",
      both(anyOf("socks", "knee-socks"), forMen),
    ),
    line(
      "Turn them inside out to wash and they keep their colour.",
      "Lavées à l’envers, elles gardent leur couleur.",
      here,
    ),
    line(
      "A grey suit is a good enough excuse.",
      "Un costume gris est un bon prétexte.",
      both(forMen, anyOf("socks")),
    ),
    line(
      "Let them fall a little above the shoe.",
      "On les laisse retomber un peu sur le soulier.",
      both(forWomen, anyOf("socks")),
    ),
  ],
};
