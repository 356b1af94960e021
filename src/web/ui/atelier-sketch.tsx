import { classNames } from "./class-names.ts";

/** The atelier's table, drawn once for each theme. A lazy picture that is not displayed is never fetched. */
export function AtelierSketch({ className }: { className?: string | undefined }) {
  return (
    <>
      <Sketch theme="light" className={classNames("block dark:hidden", className)} />
      <Sketch theme="dark" className={classNames("hidden dark:block", className)} />
    </>
  );
}

function Sketch({ theme, className }: { theme: "light" | "dark"; className: string }) {
  return (
    <img
      src={`/media/atelier/${theme}.svg`}
      alt=""
      width={800}
      height={1000}
      loading="lazy"
      decoding="async"
      className={classNames("size-full bg-studio object-cover", className)}
    />
  );
}
