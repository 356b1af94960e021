import { type GlossaryTerm, inSection } from "./term.ts";

export const sleeveTerms: readonly GlossaryTerm[] = inSection("sleeve", [
  {
    key: "set-in-sleeve",
    term: { en: "Set-in sleeve", fr: "Manche montée" },
    meaning: {
      en: "A sleeve sewn into a round armhole at the edge of the shoulder: the classic, clean line. The seam should sit on the bone. A high armhole moves better than a low one.",
      fr: "Manche cousue dans une emmanchure ronde, au bord de l’épaule : la ligne classique. La couture doit tomber sur l’os. Une emmanchure haute suit mieux le geste qu’une emmanchure basse.",
    },
    drawing: "sleeve-set-in",
  },
  {
    key: "raglan-sleeve",
    term: { en: "Raglan sleeve", fr: "Manche raglan" },
    meaning: {
      en: "A sleeve that runs up to the neck along a slanting seam, with no shoulder seam. Soft in outline, free in movement, it forgives a coat over a jacket and shoulders that are hard to fit.",
      fr: "Manche qui remonte jusqu’à l’encolure par une couture oblique, sans couture d’épaule. Ligne douce, geste libre : elle tolère une veste sous le manteau et les épaules difficiles à habiller.",
    },
    drawing: "sleeve-raglan",
  },
  {
    key: "batwing-sleeve",
    term: { en: "Batwing sleeve", fr: "Manche chauve-souris" },
    meaning: {
      en: "Cut in one with the body, very deep under the arm and narrow at the wrist. Comfortable and dramatic, it bunches under anything but a cape or a loose coat.",
      fr: "Coupée d’un tenant avec le corps, très profonde sous le bras, étroite au poignet. Confortable et spectaculaire, elle fait des plis sous tout ce qui n’est pas une cape ou un manteau ample.",
    },
    search: { en: "batwing jumper", fr: "pull à manches chauve-souris" },
    drawing: "sleeve-batwing",
  },
  {
    key: "kimono-sleeve",
    term: { en: "Kimono sleeve", fr: "Manche kimono" },
    meaning: {
      en: "A wide, straight sleeve cut in one with the body or joined by a straight seam, without shaping at the shoulder. Airy in summer. Reaching up lifts the whole garment, so check the length.",
      fr: "Manche large et droite, coupée d’un tenant ou jointe par une couture droite, sans forme à l’épaule. Aérée l’été. Lever le bras soulève tout le vêtement : vérifiez la longueur.",
    },
    search: { en: "kimono sleeve top", fr: "top à manches kimono" },
    drawing: "sleeve-kimono",
  },
  {
    key: "puff-sleeve",
    concept: "puff",
    term: { en: "Puff sleeve", fr: "Manche bouffante" },
    meaning: {
      en: "Gathered at the shoulder, the cuff or both so that the cloth balloons. Poplin and organza hold it; limp cloth lets it sink. Leave it room: it does not fit under a tailored jacket.",
      fr: "Froncée à l’épaule, au poignet ou aux deux, pour que l’étoffe gonfle. La popeline et l’organza la tiennent ; un tissu mou la laisse retomber. Elle ne passe pas sous une veste ajustée.",
    },
    search: { en: "puff sleeve blouse", fr: "blouse à manches bouffantes" },
    drawing: "sleeve-puff",
  },
  {
    key: "leg-of-mutton-sleeve",
    term: { en: "Leg-of-mutton sleeve", fr: "Manche gigot" },
    meaning: {
      en: "Full and gathered at the shoulder, then close from elbow to wrist. It broadens the top and slims the arm, with a period air. Buttons or a zip at the wrist let the hand through.",
      fr: "Ample et froncée à l’épaule, ajustée du coude au poignet. Elle élargit le haut et affine l’avant-bras, avec un air d’époque. Au poignet, des boutons ou un zip laissent passer la main.",
    },
    drawing: "sleeve-leg-of-mutton",
  },
  {
    key: "bishop-sleeve",
    term: { en: "Bishop sleeve", fr: "Manche évêque" },
    meaning: {
      en: "Smooth at the shoulder, widening to a full lower sleeve gathered into a cuff. Graceful in chiffon or viscose. At table, a deep cuff keeps the fullness out of your plate.",
      fr: "Lisse à l’épaule, de plus en plus ample vers le bas, resserrée dans un poignet. Gracieuse en mousseline ou en viscose. À table, un poignet haut garde l’ampleur hors de l’assiette.",
    },
    search: { en: "bishop sleeve blouse", fr: "blouse à manches évêque" },
    drawing: "sleeve-bishop",
  },
  {
    key: "bell-sleeve",
    term: { en: "Bell sleeve", fr: "Manche cloche" },
    meaning: {
      en: "Close on the upper arm, then flared like a bell to an open edge. Lovely in motion, awkward at a keyboard or a sink. Three-quarter length is the practical version.",
      fr: "Près du bras en haut, puis évasée comme une cloche jusqu’au bord, sans poignet. Belle en mouvement, gênante au clavier ou à l’évier. La longueur trois-quarts est la plus pratique.",
    },
    search: { en: "bell sleeve top", fr: "top à manches cloche" },
    drawing: "sleeve-bell",
  },
  {
    key: "cap-sleeve",
    term: { en: "Cap sleeve", fr: "Mancheron" },
    meaning: {
      en: "A very short sleeve that covers only the shoulder and leaves the underarm bare. It looks neat on narrow shoulders; across a strong upper arm the edge can cut, so check that it stands free.",
      fr: "Manche très courte qui couvre la seule épaule et laisse l’aisselle nue. Nette sur une épaule étroite ; sur un bras fort, le bord peut marquer : voyez s’il reste libre.",
    },
    search: { en: "cap sleeve dress", fr: "robe à mancherons" },
    drawing: "sleeve-cap",
  },
  {
    key: "three-quarter-sleeve",
    concept: "three-quarter",
    term: { en: "Three-quarter sleeve", fr: "Manche trois-quarts" },
    meaning: {
      en: "A sleeve that ends between elbow and wrist, at the narrowest part of the forearm. It shows a bracelet or a watch and keeps cuffs dry. Not to be confused with a long sleeve that has shrunk.",
      fr: "Manche arrêtée entre le coude et le poignet, là où l’avant-bras s’affine. Elle montre un bracelet ou une montre et reste au sec. Ne la confondez pas avec une manche longue devenue trop courte.",
    },
    search: { en: "3/4 sleeve top", fr: "top à manches 3/4" },
    drawing: "sleeve-three-quarter",
  },
  {
    key: "sleeveless",
    concept: "sleeveless",
    term: { en: "Sleeveless", fr: "Sans manches" },
    meaning: {
      en: "No sleeve, with an armhole finished by a facing or binding. It should lie close without cutting: a gap at the front shows the bra, a tight edge makes folds at the underarm.",
      fr: "Pas de manche ; l’emmanchure est finie par une parementure ou un biais. Elle doit plaquer sans couper : béante, elle montre le soutien-gorge ; serrée, elle fait des plis sous le bras.",
    },
    search: { en: "sleeveless dress", fr: "robe sans manches" },
    drawing: "sleeve-sleeveless",
  },
  {
    key: "barrel-cuff",
    term: { en: "Barrel cuff", fr: "Poignet simple" },
    meaning: {
      en: "The ordinary shirt cuff, without a fold, closed by one or two buttons. It should stop at the wrist bone and let a watch through. Two buttons side by side let you choose how tight.",
      fr: "Le poignet ordinaire d’une chemise, fermé par un ou deux boutons. Il s’arrête à l’os du poignet et laisse passer la montre. Deux boutons côte à côte permettent de régler la largeur.",
    },
    drawing: "cuff-barrel",
  },
  {
    key: "double-cuff",
    term: { en: "Double cuff", fr: "Poignet mousquetaire" },
    meaning: {
      en: "A long cuff folded back on itself and fastened with cufflinks through four buttonholes. Formal, right with a dark suit and the rule with a dinner jacket. Show one to two centimetres beyond the jacket sleeve.",
      fr: "Long poignet replié sur lui-même, fermé par des boutons de manchette à travers quatre boutonnières. Habillé, bien avec un costume sombre, de règle avec un smoking. Il dépasse la manche de la veste d’un à deux centimètres.",
    },
    drawing: "cuff-double",
  },
  {
    key: "working-cuffs",
    term: { en: "Working cuffs", fr: "Boutonnières ouvertes" },
    meaning: {
      en: "Jacket cuffs whose buttons really undo. A sign of care in the making, and a nuisance if the sleeve must be shortened: it is then altered from the shoulder. Check the length before you are charmed.",
      fr: "Boutons de manche qui s’ouvrent vraiment, au bas d’une veste. Signe de soin, et souci si la manche est à raccourcir : il faut alors la reprendre par l’épaule. Vérifiez la longueur avant de céder.",
    },
    drawing: "cuff-working",
  },
]);
