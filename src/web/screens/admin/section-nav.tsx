import { useId } from "react";
import { useLocation } from "react-router";
import { withoutLanguage } from "#vocabulary/language-path.ts";
import { Link } from "#web/features/navigation/link.tsx";
import { isIn, sectionGroups } from "./sections.ts";

type SectionNavProps = { label: string; onLeave?: () => void };

/** A thread marks where one is. */
export function SectionNav({ label, onLeave }: SectionNavProps) {
  const id = useId();
  const path = withoutLanguage(useLocation().pathname).replace(/\/+$/, "");
  return (
    <nav aria-label={label} className="grid gap-6 text-14">
      {sectionGroups().map((group, place) => (
        <div key={group.label}>
          <p id={`${id}-${place}`} className="text-12 text-muted">
            {group.label}
          </p>
          <ul aria-labelledby={`${id}-${place}`} className="mt-1">
            {group.sections.map(({ to, label: name }) => (
              <li key={to}>
                <Link
                  to={to}
                  onClick={onLeave}
                  aria-current={isIn(path, to) ? "page" : undefined}
                  className="group relative flex min-h-11 items-center hover:underline aria-[current]:font-medium lg:min-h-9"
                >
                  <span
                    aria-hidden="true"
                    className="absolute -left-4 h-0.5 w-2.5 rounded-chip bg-transparent group-aria-[current]:bg-accent"
                  />
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
