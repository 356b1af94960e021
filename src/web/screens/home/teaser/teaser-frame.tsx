import { m } from "#web/i18n/paraglide/messages.js";

export function TeaserHead() {
  return (
    <div className="px-edge">
      <h2 id="teaser" className="display-56">
        {m.teaser_title()}
      </h2>
      <p className="mt-2 text-muted">{m.teaser_text()}</p>
    </div>
  );
}

/** Five beside each other; on phones one after the other, by swiping. */
export const teaserRow =
  "scroller flex snap-x snap-mandatory gap-gutter px-gutter md:grid md:grid-cols-5 md:overflow-visible";
export const teaserItem = "w-[62vw] flex-none snap-center md:w-auto";
export const teaserSizes = "(min-width: 1440px) 284px, (min-width: 768px) 20vw, 62vw";
export const teaserProgress = "flex min-h-14 items-center gap-4 px-edge pb-2";
