import type { Scene } from "#vocabulary/scene.ts";
import { classNames } from "./class-names.ts";

/** A small ink drawing, made once for each theme. A lazy picture that is not displayed is never fetched. */
export function SceneDrawing({ scene, className }: { scene: Scene; className?: string | undefined }) {
  return (
    <>
      <Drawing scene={scene} theme="light" className={classNames("block dark:hidden", className)} />
      <Drawing scene={scene} theme="dark" className={classNames("hidden dark:block", className)} />
    </>
  );
}

function Drawing({ scene, theme, className }: { scene: Scene; theme: "light" | "dark"; className: string }) {
  return (
    <img
      src={`/media/scenes/${scene}-${theme}.svg`}
      alt=""
      width={640}
      height={480}
      loading="lazy"
      decoding="async"
      className={classNames("h-auto w-60 md:w-80", className)}
    />
  );
}
