/** What a version of a text changed: the titles of its sections. */
export type ChangedSections = {
  readonly added: readonly string[];
  readonly reworded: readonly string[];
  readonly removed: readonly string[];
};

/**
 * Compares two versions of a document in Markdown by their sections. Found, not told: a history that editors write
 * by hand may forget what they changed.
 */
export function changedSections(before: string, after: string): ChangedSections {
  const [old, now] = [sectionsOf(before), sectionsOf(after)];
  return {
    added: [...now.keys()].filter((title) => !old.has(title)),
    reworded: [...now].filter(([title, text]) => (old.get(title) ?? text) !== text).map(([title]) => title),
    removed: [...old.keys()].filter((title) => !now.has(title)),
  };
}

/** By title; how a text is wrapped or spaced changes nothing. */
function sectionsOf(body: string): ReadonlyMap<string, string> {
  const [, ...sections] = `\n${body}`.split(/\n## /);
  return new Map(
    sections.map((section) => {
      const [title = "", ...lines] = section.split("\n");
      return [title.trim(), lines.join(" ").replace(/\s+/g, " ").trim()];
    }),
  );
}
