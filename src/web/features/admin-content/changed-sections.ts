/** Sections of a text in Markdown by their heading; what stands before the first has none. */
function sectionsOf(body: string): ReadonlyMap<string, string> {
  const sections = new Map<string, string>();
  for (const part of body.trim().split(/^(?=## )/m)) {
    const [, heading = "", text = ""] = /^(?:## (.*)\n?)?([\s\S]*)$/.exec(part) ?? [];
    sections.set(heading.trim(), text.trim());
  }
  return sections;
}

type SectionChanges = {
  readonly added: readonly string[];
  readonly reworded: readonly string[];
  readonly removed: readonly string[];
};

/** Which sections a new version adds, words differently, or leaves out. */
export function changedSections(before: string, after: string): SectionChanges {
  const [old, next] = [sectionsOf(before), sectionsOf(after)];
  return {
    added: [...next.keys()].filter((heading) => !old.has(heading)),
    reworded: [...next]
      .filter(([heading, text]) => old.has(heading) && old.get(heading) !== text)
      .map(([h]) => h),
    removed: [...old.keys()].filter((heading) => !next.has(heading)),
  };
}
