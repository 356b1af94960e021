import type { ReactNode } from "react";
import type { Scene } from "#vocabulary/scene.ts";
import { classNames } from "#web/ui/class-names.ts";
import { Headline } from "#web/ui/headline.tsx";
import { SceneDrawing } from "#web/ui/scene-drawing.tsx";

type SignInFrameProps = {
  headline: string;
  lead: string;
  scene: Scene;
  /** What is said beside the form, and after it on phones. */
  beside?: ReactNode;
  children: ReactNode;
};

/** Words and a drawing on the left, the form on the right; the form comes first on phones. */
export function SignInFrame({ headline, lead, scene, beside, children }: SignInFrameProps) {
  return (
    <div className="mx-auto grid max-w-page gap-x-16 gap-y-10 px-edge pt-10 md:pt-16 lg:grid-cols-[7fr_5fr] lg:grid-rows-[auto_1fr] lg:pt-24">
      <header>
        <h1 className="display-56 lg:display-80 max-w-[10em]">
          <Headline text={headline} />
        </h1>
        <p className="mt-5 max-w-[42ch] lg:mt-8 lg:text-18">{lead}</p>
      </header>
      <div className="w-full max-w-136 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:pt-3">{children}</div>
      <div className="pt-4 lg:col-start-1 lg:pt-0">
        <SceneDrawing scene={scene} className={classNames("lg:w-112", toTheEdge[scene])} />
        {beside}
      </div>
    </div>
  );
}

/** A drawing has air around it; moved by that much, its ink begins where the words do. */
const toTheEdge: Readonly<Partial<Record<Scene, string>>> = {
  "folded-away": "-translate-x-[23%]",
  letter: "-translate-x-[23%]",
  "empty-rail": "-translate-x-[10%]",
  "lost-button": "-translate-x-[14%]",
  "cut-thread": "-translate-x-[32%]",
};

/** The line under a form that leads to another one. */
export function OtherWay({ children }: { children: ReactNode }) {
  return (
    <p className="mt-8 flex flex-wrap items-center gap-x-3 border-line border-t pt-4 text-14 text-muted">
      {children}
    </p>
  );
}
