const list = (words: string) => words.split(" ");

/** What somebody says who asks for something, without saying what: both languages, folded. */
const fillers = list(
  "a an the for with in of to and or my me i am im is it on at by from some something anything thing things want wanted need looking look find show buy shop please get that which goes go wear wearing very really nice good best pretty cute beautiful great kind type style like one ones piece pieces item items outfit clothes clothing fashion any this these you your our made gift gifts present idea ideas " +
    "un une des de du la le les l d en et ou a au aux avec pour je j cherche veux voudrais besoin trouver acheter moi mon ma mes qui que quelque chose quelques tres joli jolie jolis jolies beau belle beaux belles bon bonne super petit petite petits petites genre type sorte tenue vetement vetements article piece s il vous plait svp y ce cet cette ces sur par dans est mode look modele modeles cadeau cadeaux idee idees offrir maman papa mere pere soeur frere copine copain mari mamie",
);

/** What turns the next words into what is not wanted. */
export const negators: ReadonlySet<string> = new Set(
  list("without not no except excluding minus nor sans pas sauf ni hors excepte"),
);

/** What may stand between that and what it is about, and what carries it on. */
export const between: ReadonlySet<string> = new Set(
  list("de d du des en trop too a an any the le la les un une of in made very tres with avec l"),
);
export const carriers: ReadonlySet<string> = new Set(list("or nor ou ni"));

const prices = list(
  "under below less than most max maxi maximum more over above least min minimum between around about up moins plus entre jusqu partir environ autour budget euro euros eur price prix size taille pointure",
);

export const isSmall = (word: string): boolean => fillerSet.has(word);
const fillerSet: ReadonlySet<string> = new Set(fillers);

/** Never taken for a slip of the pen. */
export const smallWords: readonly string[] = [...fillers, ...negators, ...between, ...carriers, ...prices];
