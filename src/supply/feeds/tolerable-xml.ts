import { entityCharacter } from "./html-entities.ts";

/** The text with what XML forbids and feeds contain put right: bare ampersands, HTML's entities, control characters. */
export function tolerableXml(xml: string): { text: string; isLoose: boolean; hadControls: boolean } {
  let isLoose = false;
  const clean = xml.replace(/[^\P{Cc}\t\n\r]/gu, "").toWellFormed();
  const text = clean
    .split(/(<!\[CDATA\[[\s\S]*?\]\]>)/u)
    .map((part) =>
      part.startsWith("<![CDATA[")
        ? part
        : part.replace(
            /&(?:(#x?[0-9a-f]{1,7}|[a-z]{2,8}[0-9]{0,2});)?/giu,
            (whole, name: string | undefined) => {
              if (name !== undefined && ownEntities.has(name)) return whole;
              const character = name === undefined ? undefined : entityCharacter(name);
              isLoose ||= character === undefined;
              if (character === undefined) return name?.startsWith("#") ? "" : `&amp;${whole.slice(1)}`;
              return character === "<" || character === "&" ? `&#${character.charCodeAt(0)};` : character;
            },
          ),
    )
    .join("");
  return { text, isLoose, hadControls: clean.length !== xml.length };
}

const ownEntities = new Set(["amp", "lt", "gt", "quot", "apos"]);
