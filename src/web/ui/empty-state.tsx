import type { ReactNode } from "react";
import type { Scene } from "#vocabulary/scene.ts";
import { classNames } from "./class-names.ts";
import { SceneDrawing } from "./scene-drawing.tsx";
import { StitchRule } from "./stitch.tsx";

export interface EmptyStateProps {
  title: string;
  /** The second clause, set in italics after the title. */
  clause?: string | undefined;
  text?: ReactNode;
  /** What to do next: buttons or links. */
  actions?: ReactNode;
  /** What stands above it; a row of stitches when left out. */
  scene?: Scene | undefined;
  /** The level this heading has on its page. */
  heading?: "h1" | "h2" | "h3" | undefined;
  className?: string | undefined;
}

export function EmptyState({ title, clause, text, actions, scene, heading, className }: EmptyStateProps) {
  const Heading = heading ?? "h2";
  return (
    <section
      className={classNames("flex flex-col items-center px-edge py-16 text-center md:py-24", className)}
    >
      {scene ? <SceneDrawing scene={scene} className="mb-6" /> : <StitchRule className="mb-8" />}
      <Heading className="display-56 max-w-[14em]">
        {title} {clause && <em>{clause}</em>}
      </Heading>
      {text && <p className="mt-5 max-w-[46ch] text-muted">{text}</p>}
      {actions && <div className="mt-8 flex flex-wrap justify-center gap-3">{actions}</div>}
    </section>
  );
}
