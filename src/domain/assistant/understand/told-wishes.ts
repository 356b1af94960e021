/** Where somebody goes: "I am off to a christening". */
export const toldOf =
  /(?<![a-z])(?:(?:i|we) (?:am |are |have |ve |got |have got )+(?:an? |my |our |to |going |off |invited |been |hosting |throwing )|(?:going|off|heading|invited|got invited) to (?:an?|the|my)|(?:day|dinner|lunch|night|drinks) (?:at|with|on)|je (?:vais|pars|suis invitee?) (?:a|au|en|chez|pour)|on (?:va|part|est invites?) (?:a|au|en|chez)|j ai (?:un|une|mon|ma)|invitee? (?:a|au|chez|pour)|(?:journee|diner|soiree|dejeuner) (?:a|au|chez|avec|sur))(?![a-z])/;
/** What somebody would rather hide, or show. */
export const ofBody =
  /(?<![a-z])(?:hide|hides|hiding|cover|covers|cover up|disguise|flatters?|show off|minimise|cacher?|cachent?|camoufler?|masquer?|couvrir|dissimuler?|flatter?|mettre en valeur|gommer) (?:my|the|mes|mon|ma|les|le|la|un peu (?:mes|mon|ma|les|le|la)) (?:[a-z]+ )?(?:tummy|belly|stomach|arms?|legs?|hips?|bum|thighs?|knees?|shoulders?|bust|boobs|chest|waist|curves|bump|love handles|ventre|bourrelets?|bras|jambes?|hanches?|fesses|cuisses?|genoux|epaules?|poitrine|formes|taille|rondeurs|culotte de cheval)(?![a-z])/;
/** Something, and nothing to eat or to read. */
export const sought =
  /(?<![a-z])(?:something|anything|quelque chose|un truc|de quoi)(?! (?:else|other|d autre|wrong|about|is|happened|to (?:eat|drink|read|watch|do|say|tell)|a (?:manger|boire|lire|regarder|faire|dire)|manger|boire|lire|funny|drole))(?= [a-z]+)/;
/** "Shirts that need no ironing", « une chemise qui se repasse pas »: a wish, and no question of how. */
export const isCarefree = (text: string): boolean =>
  !/[?]|(?<![a-z])(?:how|comment|what|can i|should i|faut il|peut on)(?![a-z])/.test(text) &&
  carefree.test(text);
const carefree =
  /(?<![a-z])(?:(?:that|which|who|qui)(?: [a-z]+){0,5} (?:iron|wash|dry|shrink|pill|crease|fade|bobbl|wrinkl|stain|clean|machine|repass|lav|froiss|bouloch|retrec|detei|tach|sech)[a-z]*|(?:no|non|easy|easy to|sans|facile a|faciles a|machine|hand) (?:iron|care|wash|clean|repassage|entretien|repasser|laver|nettoyer)[a-z]*)/;
/** "Spilled coffee on my blouse, need a white one": no question of how, but another one. */
export const wantsAnother = (text: string): boolean =>
  !/[?]|(?<![a-z])(?:how|comment|what do i do|que faire|quoi faire|je fais quoi|help)(?![a-z])/.test(text) &&
  another.test(text);
const another =
  /(?<![a-z])(?:(?:need|want|after|looking for|find me|get me|show me|buy)(?: to buy)? (?:an? (?:new|white|black|[a-z]+ one)|another|some(?:thing)?|new)|(?:il (?:me|m en) (?:faut|faudrait)|je (?:cherche|veux|voudrais)|trouve[zr]? (?:moi|m en)) (?:une?|des|du|d autres?|quelque chose))(?![a-z])/;
