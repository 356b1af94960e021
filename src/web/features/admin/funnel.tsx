import { m } from "#web/i18n/paraglide/messages.js";
import { count, percent } from "./figures.ts";

type FunnelProps = {
  label: string;
  steps: readonly { readonly key: string; readonly label: string; readonly people: number }[];
};

/** How many came as far as each step, of those who took the first; the thread is what was lost since the one before. */
export function Funnel({ label, steps }: FunnelProps) {
  const first = steps[0]?.people ?? 0;
  return (
    <ol aria-label={label}>
      {steps.map((step, place) => (
        <Step
          key={step.key}
          label={step.label}
          people={step.people}
          first={first}
          before={steps[place - 1]?.people}
        />
      ))}
    </ol>
  );
}

type StepProps = { label: string; people: number; first: number; before: number | undefined };

function Step({ label, people, first, before }: StepProps) {
  const across = (value: number) => (first > 0 ? Math.round((value / first) * 1000) / 10 : 0);
  return (
    <li className="border-line border-b py-2.5">
      <div className="flex items-baseline justify-between gap-4 text-14">
        <span>{label}</span>
        <span className="num whitespace-nowrap">
          {count(people)}
          {first > 0 && <span className="ml-2 text-12 text-muted">{percent(people / first)}</span>}
        </span>
      </div>
      <svg
        viewBox="0 0 100 6"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="mt-2 block h-1.5 w-full [&_path]:[vector-effect:non-scaling-stroke]"
      >
        <path d="M0 3H100" className="stroke-line" />
        <rect width={across(people)} height="6" className="fill-ink" />
        {before !== undefined && before > people && (
          <path
            d={`M${across(people)} 3H${across(before)}`}
            className="stroke-accent"
            strokeWidth="1.5"
            strokeDasharray="4 3"
          />
        )}
      </svg>
      {before !== undefined && before > people && (
        <span className="sr-only">{m.admin_funnel_lost({ people: count(before - people) })}</span>
      )}
    </li>
  );
}
