import { wholeWords } from "./patterns.ts";

/** Ways to refuse that have no "no" in them: "spare me polyester", « jamais de cuir », "he refuses anything with buttons". */
export function plainRefusals(text: string): string {
  return turned(text.replace(refusing, (found) => "without".padEnd(found.length, " ")));
}

/** What may stand between a refusal and what it is about. */
const any =
  "(?: (?:any(?:thing|one)?|all|everything|whatever|the|my|your|those|these|more|with|in|made of|made from|that (?:is|has|contains)|a|an))*";
const toute =
  "(?: (?:tout ce qui (?:est|a|contient|porte|ressemble a)|tout|toute|tous|toutes|moi|nous|en|avec|de la|de l|des|du|de|d|les|le|la|l|au|aux|a la|a l|porter|mettre|voir|acheter|avoir|une?|quoi que ce soit))*";

const refusing = wholeWords([
  `(?:(?:please |kindly )?spare|save|deliver|preserve) (?:me|us|him|her)(?: from| all)?${any}`,
  `(?:i |we |he |she |they |who )?(?:(?:just|flat out|point blank|absolutely|simply|flatly|totally) )*refuses?(?: to (?:wear|touch|put on|own|buy|go near|be seen in))?(?! to(?![a-z]))${any}`,
  `(?:i |we |he |she |they |who )?(?:(?:will|would|wont|do|does|did|id|hed|shed|ill|shell) )?(?:not|never) (?:ever )?(?:touch|do|go (?:near|for)|entertain|consider|tolerate|accept|put on|be (?:seen|caught)(?: dead)? (?:in|wearing))${any}`,
  `(?:i |he |she |my skin |skin )?(?:can not|can never) (?:take|tolerate|have|go near|be seen in)${any}`,
  "never(?! (?:mind|again|been|had|heard|knew|know|worn|wore|wear|owned|bought|understood|sure|ever|to|too|know|fails?|goes|go|gets?|stops?|really|did|tried|used|seen|felt|found)(?![a-z]))(?: any| in)?",
  `(?:under no circumstances|on no account|no way(?: am i wearing)?|not ever|not in a million years)${any}`,
  `(?<=(?:^|[,.;!]) *)(?:hold|cut|kill|nix|bin|ban|banish) the`,
  "(?:devoid|free|clear|rid|void) (?:of|from)(?: any| all)?",
  `(?:i |he |she )?(?:would|id|hed|shed|d) (?:rather|sooner) (?:die|go naked|starve) than (?:wear|be seen in|own)${any}`,
  `(?:he|she|i)(?: am| is|s|m)? not (?:one|the type|the sort|big|huge|massive|great) (?:for|on|into)${any}`,
  `(?:away|down|out) with (?:the|all)`,
  `epargne[rz]?(?: moi| nous| lui)?${toute}`,
  `(?:il |elle |je |on |qui |nous |ils |elles )?refus(?:e|es|ent|ons|ez|ait)(?! (?:de|d) (?!porter|mettre|voir|acheter|avoir)[a-z]+er(?![a-z]))${toute}`,
  `jamais(?! (?:trop|mis|porte|eu|vu|su|ete|rien|assez|facile|simple|encore|deux|sure?|contente?|aussi|plus)(?![a-z]))(?: au grand jamais)?${toute}`,
  `(?:hors de question|pas moyen|impossible|inenvisageable)(?: pour (?:moi|lui|elle))? (?:de|d|que je)(?: porter| mettre| porte| mette| voir| m habiller)?${toute}`,
  `plutot (?:mourir|crever|aller nue?|sortir nue?) que (?:de |d )?(?:porter|mettre|voir)${toute}`,
  `(?:je |on |nous )?(?:bannis|bannit|banni[rz]?|bannissez|proscri[st]|proscrire|proscrivez|boycott(?:e|er|ez)|exclure|zappe[rz]?|fuyez|fuit|fuir)${toute}`,
  "(?:(?:exit|stop|adieu|halte|basta|a bas)(?: au| aux| a la| a l| le| la| les| l)|non (?:au|aux|a la|a l))(?= [a-z])",
  "sans (?:la |le |une? )?(?:moindre|aucune?|seule?)(?: (?:trace|once|gramme|touche|bout|pointe|brin))?(?: de| d)?",
]);

/** What rules it out stands on both sides of it: "give the leopard a miss", "keep wool away from me", "wool-free". */
const turned = (text: string): string =>
  text
    .replace(around, (found: string, before: string, thing: string) =>
      `${"no".padEnd(before.length, " ")}${thing}`.padEnd(found.length, " "),
    )
    .replace(free, (found: string, thing: string) => `no ${thing},`.padEnd(found.length))
    .replace(closed, (found: string, thing: string) =>
      `no ${thing}`.slice(0, found.length).padEnd(found.length),
    );

const around =
  /(?<![a-z])((?:give|keep|leave) (?:the |all |any )?)((?:[a-z]+ ){0,2}?[a-z]+) (?:a (?:miss|swerve|wide berth)|(?:well |far )?away from (?:me|him|her|us)|at home|well alone)(?![a-z])/g;
const free =
  /(?<![a-z])(?!(?:feel|tax|duty|sugar|care|iron|crease|wrinkle|stress|hands|fuss|hassle|gluten|smoke|worry|shipping|totally|completely|break|with|them|this|that|when|returns)(?![a-z]))([a-z]{4,}) free(?= [a-z]| ?$|[,.!])/g;
const closed =
  /(?<![a-z])(?:the |le |la |les |l )?(?!(?:it|this|that|what|which|there|size|price|ca|he|she)(?![a-z]))([a-z]+)(?: ones)?,? (?:(?:is|are)(?: an?)? (?:(?:complete |total |absolute |hard |firm |big )?(?:pass|deal ?breaker|nope|veto|turn off)|off (?:the (?:table|menu|cards)|limits)|not an option|no option|forbidden|verboten|not allowed|ruled out|not welcome|my nemesis)(?: for (?:me|him|her))?|(?:c est |est |sont )(?:redhibitoires?|exclue?s?|interdite?s?|bannie?s?|impossibles?|inenvisageables?|pas envisageables?|a proscrire|a eviter|a bannir|la cata|non negociable|au dessus de mes forces)(?: pour (?:moi|lui|elle))?|(?:je )?(?:n )?en veux (?:plus|pas)|(?:je|j|on) (?:evite|fuis|refuse|boycotte|bannis|oublie|zappe)|jamais de la vie|plus jamais)(?![a-z])/g;
