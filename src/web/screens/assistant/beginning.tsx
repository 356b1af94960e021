import { Link } from "#web/features/navigation/link.tsx";
import { m } from "#web/i18n/paraglide/messages.js";
import { Headline } from "#web/ui/headline.tsx";
import { ArrowRightIcon } from "#web/ui/icons.tsx";

/** Before anything was said: what it does, and sentences to begin with. */
export function Beginning({ onSay }: { onSay: (text: string) => void }) {
  const examples = [
    m.talk_example_1(),
    m.talk_example_2(),
    m.talk_example_3(),
    m.talk_example_4(),
    m.talk_example_5(),
  ];
  return (
    <div className="flex-1 pb-8">
      <header className="pt-6 md:pt-12">
        <h1 className="display-80 max-w-[10em]">
          <Headline text={m.talk_headline()} />
        </h1>
        <p className="mt-6 max-w-[46ch] text-18 text-muted">{m.talk_lead()}</p>
      </header>
      <h2 className="mt-10 text-14 text-muted md:mt-14">{m.talk_examples()}</h2>
      <ul className="mt-3 border-line border-b">
        {examples.map((text) => (
          <li key={text} className="border-line border-t">
            <Link
              to={`/assistant?q=${encodeURIComponent(text)}`}
              onClick={(event) => {
                if (event.ctrlKey || event.metaKey || event.shiftKey) return;
                event.preventDefault();
                onSay(text);
              }}
              className="group flex min-h-14 items-center justify-between gap-6 py-3"
            >
              <span className="display-22 group-hover:underline">{text}</span>
              <ArrowRightIcon className="size-4 flex-none text-muted transition-transform duration-fast group-hover:translate-x-1" />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
