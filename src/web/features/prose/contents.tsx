import { type Block, plainText } from "#vocabulary/prose.ts";
import { m } from "#web/i18n/paraglide/messages.js";

/** The sections of a long text, beside it on wide screens. */
export function Contents({ blocks }: { blocks: readonly Block[] }) {
  const sections = blocks.flatMap((block) => (block.kind === "heading" && block.level === 2 ? [block] : []));
  return (
    <nav aria-label={m.contents_label()} className="hidden lg:block">
      <ul className="sticky top-8 border-line border-l">
        {sections.map((section) => (
          <li key={section.id}>
            <a
              href={`#${section.id}`}
              className="block py-1.5 pl-5 text-14 text-muted transition-colors duration-fast hover:text-ink"
            >
              {plainText(section.spans)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
