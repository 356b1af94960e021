import { type DragEvent, useId, useState } from "react";
import { classNames } from "#web/ui/class-names.ts";
import { Sewing } from "#web/ui/sewing.tsx";

type FileDropProps = {
  label: string;
  hint: string;
  accept?: string | undefined;
  /** What is said while it is on its way. */
  busy?: string | undefined;
  error?: string | undefined;
  onFile: (file: File) => void;
};

/** A place to let a file fall on, and a field to choose one with: the same for mouse, touch and keyboard. */
export function FileDrop({ label, hint, accept, busy, error, onFile }: FileDropProps) {
  const id = useId();
  const [isOver, setIsOver] = useState(false);
  function drop(event: DragEvent) {
    event.preventDefault();
    setIsOver(false);
    const file = event.dataTransfer.files[0];
    if (file && !busy) onFile(file);
  }
  return (
    <div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the field inside does the same by keyboard */}
      <div
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
        className={classNames(
          "relative grid min-h-36 place-items-center rounded-pic border border-dashed px-5 py-6 text-center transition-colors duration-fast",
          "has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-3",
          isOver ? "border-ink bg-wash" : error ? "border-accent" : "border-edge hover:border-ink",
        )}
      >
        <input
          type="file"
          id={id}
          accept={accept}
          disabled={busy !== undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-hint`}
          onChange={({ currentTarget }) => {
            const file = currentTarget.files?.[0];
            // The same file again is a choice again.
            currentTarget.value = "";
            if (file) onFile(file);
          }}
          className="absolute inset-0 size-full cursor-pointer opacity-0 disabled:cursor-progress"
        />
        <div>
          <label htmlFor={id} className={busy ? "sr-only" : "font-medium"}>
            {label}
          </label>
          <p role="status" className="empty:hidden">
            {busy && (
              <span className="grid justify-items-center gap-3">
                <Sewing className="w-14 text-accent" />
                {busy}
              </span>
            )}
          </p>
          <p id={`${id}-hint`} className="mt-2 max-w-[46ch] text-14 text-muted">
            {hint}
          </p>
        </div>
      </div>
      <p role="alert" className="mt-2 text-14 text-accent empty:hidden">
        {error}
      </p>
    </div>
  );
}
