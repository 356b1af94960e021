import { useId } from "react";
import { m } from "#web/i18n/paraglide/messages.js";
import { classNames } from "#web/ui/class-names.ts";
import { Picture } from "#web/ui/picture.tsx";
import { PictureSkeleton } from "#web/ui/skeleton.tsx";
import { ChosenFrame } from "./chosen-frame.tsx";
import { LinkedIcon } from "./linked-icon.tsx";
import type { StyleTileContent } from "./style-tiles.ts";

export interface StyleTileProps {
  tile: StyleTileContent;
  toggle: () => void;
  /** One of its kin was pressed last. */
  follows: boolean;
  /** Its picture is on its way. */
  awaited: boolean;
  priority: boolean;
  /** How many lines are kept under its name for those that toggle with it, so that nothing moves when they show. */
  lines: 1 | 2;
}

export function StyleTile({ tile, toggle, follows, awaited, priority, lines }: StyleTileProps) {
  const { name, chosen, kin, image } = tile;
  const id = useId();
  const shares = kin.length > 0;
  return (
    <>
      <button
        type="button"
        aria-pressed={chosen}
        aria-labelledby={`${id}name`}
        aria-describedby={shares ? `${id}kin` : undefined}
        onClick={toggle}
        className="group peer block w-full rounded-pic text-left text-14"
      >
        <span className="relative block transition-transform duration-fast ease-out group-active:scale-[0.98]">
          {image ? (
            <Picture image={image} sizes={sizes} priority={priority} className="rounded-pic" />
          ) : (
            <PictureSkeleton className={classNames(!awaited && "animate-none")} />
          )}
          <ChosenFrame chosen={chosen} follows={follows} />
        </span>
        <span className="mt-2 flex items-center gap-2">
          <span id={`${id}name`} className={classNames("leading-snug", chosen && "font-medium")}>
            {name}
          </span>
          {shares && <LinkedIcon className="h-2.5 flex-none text-muted" />}
        </span>
      </button>
      {/* The button is described by it: nobody needs to hear it twice. */}
      <p
        id={`${id}kin`}
        aria-hidden="true"
        className={classNames(
          "mt-0.5 text-12 text-muted transition-opacity duration-medium ease-out",
          lines === 1 ? "min-h-[1lh]" : "min-h-[2lh]",
          !chosen && "opacity-0 peer-hover:opacity-100 peer-focus-visible:opacity-100",
        )}
      >
        {shares && m.styles_kin({ names: kin.join(", ") })}
      </p>
    </>
  );
}

const sizes = "(min-width: 48rem) 220px, 45vw";
