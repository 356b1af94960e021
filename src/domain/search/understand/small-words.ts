const list = (words: string) => words.split(" ");

/** What somebody says who asks for something, without saying what: both languages, folded. */
const fillers = list(
  "a an the for with in of to and or my me i am im is it on at by from some something anything thing things want wanted need looking look find show buy shop please get that which goes go wear wearing very really nice good best pretty cute beautiful great kind type style like one ones piece pieces item items outfit clothes clothing fashion any this these you your our made gift gifts present idea ideas can could would should will be been are was were have has had do does what when where who how there here then than but so also just only more much many lot big people guest someone somebody going today tomorrow tonight weekend day days home house rain fits laptop phone dog walk walking using use would ill ive dont cant wont " +
    "un une des de du la le les l d en et ou a au aux avec pour je j cherche veux voudrais besoin trouver acheter moi mon ma mes qui que quelque chose quelques tres joli jolie jolis jolies beau belle beaux belles bon bonne super petit petite petits petites genre type sorte tenue vetement vetements article piece s il vous plait svp y ce cet cette ces sur par dans est mode look modele modeles cadeau cadeaux idee idees offrir maman papa mere pere soeur frere copine copain mari mamie qqch qqn quoi quel quelle quels quelles comment quand ou est-ce mais donc car si pas-trop aussi bien grand grande grands grandes gros grosse mettre porter aller faire avoir etre suis sommes vais va ai as cherchons peut peux jour jours soir week end maison chez ordi ordinateur portable chien pluie promener trainer cet leur notre votre ton ta tes son sa ses invite invitee invites tous toutes tout toute",
);

/** What turns the next words into what is not wanted. */
export const negators: ReadonlySet<string> = new Set(
  list(
    "without not no non neither except excluding minus nor sans pas sauf ni hors excepte hormis nothing rien",
  ),
);

/** Those that leave everything else: "and" carries them on too. */
export const exceptions: ReadonlySet<string> = new Set(list("except excluding sauf hors excepte hormis"));

/** What may stand between that and what it is about, and what carries it on. */
export const between: ReadonlySet<string> = new Set(
  list(
    "de d du des en trop too a an any the le la les un une of in made very tres with avec l like want into be have wearing really vraiment ces those these cette ce that",
  ),
);
export const carriers: ReadonlySet<string> = new Set(list("or nor ou ni"));

/** What prices and sizes are told with: a slip in one of them loses the number too. */
export const measures: readonly string[] = list(
  "under below less than most max maxi maximum more over above least min minimum between around about up moins plus entre jusqu partir environ autour budget euro euros eur price prix size taille pointure",
);

export const isSmall = (word: string): boolean => fillerSet.has(word);
const fillerSet: ReadonlySet<string> = new Set(fillers);

/** Never taken for a slip of the pen. */
export const smallWords: readonly string[] = [...fillers, ...negators, ...between, ...carriers, ...measures];
