import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import type { Image } from "#contract/image.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { IconButton } from "#web/ui/icon-button.tsx";
import { ArrowLeftIcon, ArrowRightIcon, CloseIcon, MinusIcon } from "#web/ui/icons.tsx";
import { PlusIcon } from "#web/ui/tool-icons.tsx";
import { useView } from "./use-view.ts";

type ZoomProps = { images: readonly Image[]; name: string; first: number; onClose: () => void };

const step = 1.6;

/** A picture as large as the screen, and larger. A native dialog: it keeps the focus and gives it back. */
export default function Zoom({ images, name, first, onClose }: ZoomProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const picture = useRef<HTMLImageElement>(null);
  const [at, setAt] = useState(first);
  const go = (by: 1 | -1) => {
    setAt((before) => (before + by + images.length) % images.length);
    reset();
  };
  const { zoom, reset } = useView(stage, picture, { onSwipe: (by) => images.length > 1 && go(by) });
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);

  function press(event: KeyboardEvent) {
    const acts: Readonly<Record<string, () => void>> = {
      ArrowRight: () => images.length > 1 && go(1),
      ArrowLeft: () => images.length > 1 && go(-1),
      "+": () => zoom(step),
      "=": () => zoom(step),
      "-": () => zoom(1 / step),
      "0": reset,
    };
    const act = acts[event.key];
    if (!act || event.metaKey || event.ctrlKey || event.altKey) return;
    event.preventDefault();
    act();
  }

  const image = images[at];
  if (!image) return null;
  return (
    <dialog
      ref={dialog}
      aria-label={m.product_zoom({ name })}
      onClose={onClose}
      onKeyDown={press}
      className="fixed inset-0 m-0 h-dvh max-h-none w-screen max-w-none overflow-hidden bg-paper text-ink outline-none"
    >
      <div
        ref={stage}
        className="grid size-full cursor-zoom-in touch-none select-none place-items-center overflow-hidden data-[zoomed=true]:cursor-grab"
      >
        <img
          key={image.src}
          ref={picture}
          src={image.src}
          srcSet={image.srcset}
          sizes="(min-width: 64rem) 1200px, 240vw"
          width={image.width}
          height={image.height}
          alt={image.alt}
          draggable={false}
          className="h-auto max-h-dvh w-auto max-w-full object-contain [filter:var(--picture)]"
        />
      </div>
      <p aria-live="polite" className="num absolute top-6 left-edge text-14">
        <span aria-hidden="true">
          {at + 1} / {images.length}
        </span>
        <span className="sr-only">{m.product_count({ at: at + 1, all: images.length })}</span>
      </p>
      <div className="absolute top-3 right-3 flex gap-1">
        <IconButton
          look="surface"
          label={m.product_zoom_out()}
          icon={<MinusIcon />}
          onClick={() => zoom(1 / step)}
        />
        <IconButton
          look="surface"
          label={m.product_zoom_in()}
          icon={<PlusIcon />}
          onClick={() => zoom(step)}
        />
        <IconButton
          look="surface"
          label={m.product_zoom_close()}
          icon={<CloseIcon />}
          onClick={() => dialog.current?.close()}
        />
      </div>
      {images.length > 1 && (
        <div className="absolute right-3 bottom-[max(0.75rem,env(safe-area-inset-bottom))] flex gap-1">
          <IconButton
            look="surface"
            label={m.product_zoom_before()}
            icon={<ArrowLeftIcon />}
            onClick={() => go(-1)}
          />
          <IconButton
            look="surface"
            label={m.product_zoom_next()}
            icon={<ArrowRightIcon />}
            onClick={() => go(1)}
          />
        </div>
      )}
    </dialog>
  );
}
