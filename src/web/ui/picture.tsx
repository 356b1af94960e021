import { useEffect, useRef, useState } from "react";
import type { Image } from "#contract/image.ts";
import { classNames } from "./class-names.ts";

export interface PictureProps {
  image: Image;
  /** How wide it is shown, as in `sizes` of an image: the browser chooses its file by it. */
  sizes: string;
  /** For a picture that people see before they scroll. */
  priority?: boolean;
  /** `own`: as wide as its place, as high as its shape asks. `fill`: whatever its class gives it, cropped. */
  ratio?: "own" | "fill";
  className?: string | undefined;
  /** The class of what is laid over it in its own colour. */
  veil?: string | undefined;
}

/** Its colour until it is there. If it does not come, its words stay, and it is tried again when online again. */
export function Picture({ image, sizes, priority = false, ratio = "own", className, veil }: PictureProps) {
  const { src, srcset, width, height, alt, colour } = image;
  const { failed, attempt, watch, fail } = useSecondChance(src);
  return (
    <span className={classNames("relative block overflow-hidden [filter:var(--picture)]", className)}>
      {/* A style attribute is against our policy; the attributes of a drawing are not. */}
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        className={ratio === "own" ? "block w-full" : "absolute inset-0 size-full"}
      >
        <rect width={width} height={height} fill={colour} />
      </svg>
      <img
        key={attempt}
        ref={watch}
        src={src}
        srcSet={srcset}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
        loading={priority ? "eager" : "lazy"}
        fetchPriority={priority ? "high" : "auto"}
        decoding="async"
        onError={fail}
        className={classNames("absolute inset-0 size-full object-cover", failed && "opacity-0")}
      />
      {veil && <svg aria-hidden="true" color={colour} className={veil} />}
      {failed && (
        <span
          aria-hidden="true"
          className="absolute inset-x-3 bottom-3 w-fit max-w-full bg-paper px-2 py-1 text-12 text-ink"
        >
          {alt}
        </span>
      )}
    </span>
  );
}

function useSecondChance(src: string) {
  const [failedSrc, setFailedSrc] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const seen = useRef<HTMLImageElement>(null);

  const failed = failedSrc === src;

  // The server's picture may have failed before anyone could listen.
  useEffect(() => {
    if (seen.current?.complete && seen.current.naturalWidth === 0) setFailedSrc(src);
  }, [src]);

  useEffect(() => {
    if (!failed) return;
    const again = () => {
      setFailedSrc(undefined);
      setAttempt((before) => before + 1);
    };
    window.addEventListener("online", again, { once: true });
    return () => window.removeEventListener("online", again);
  }, [failed]);

  return { failed, attempt, watch: seen, fail: () => setFailedSrc(src) };
}
