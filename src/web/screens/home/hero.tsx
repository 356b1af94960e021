import type { Image } from "#contract/image.ts";
import type { Universe } from "#vocabulary/universe.ts";
import { Link } from "#web/features/navigation/link.tsx";
import { m } from "#web/i18n/paraglide/messages.js";
import { useUniverse } from "#web/state/root-data.ts";
import { buttonClass } from "#web/ui/button.tsx";
import { Headline } from "#web/ui/headline.tsx";
import { Picture } from "#web/ui/picture.tsx";

export function Hero({ looks }: { looks: Readonly<Record<Universe, Image>> }) {
  const universe = useUniverse();
  return (
    <section className="mx-auto grid max-w-page md:min-h-[min(828px,calc(100dvh-72px))] md:grid-cols-[1fr_46%]">
      <div className="flex flex-col justify-end px-edge py-10 md:py-12">
        <h1 className="display-80 max-w-[9.5em]">
          <Headline text={m.home_headline()} />
        </h1>
        <p className="mt-5 max-w-[42ch] md:mt-8 md:text-18">{m.home_lead()}</p>
        <div className="mt-7 flex flex-col items-stretch gap-4 text-center md:mt-9 md:flex-row md:items-center md:gap-6">
          <Link to="/onboarding/styles" className={buttonClass({ look: "accent" })}>
            {m.home_begin()}
          </Link>
          <p className="text-14 text-muted">{m.home_no_account()}</p>
        </div>
      </div>
      <Picture
        key={universe}
        image={looks[universe]}
        sizes="(min-width: 1440px) 662px, (min-width: 768px) 46vw, 100vw"
        priority
        ratio="fill"
        className="aspect-picture md:aspect-auto"
      />
    </section>
  );
}
