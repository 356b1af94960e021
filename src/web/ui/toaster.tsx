import { Toast as Base } from "@base-ui/react/toast";
import { useEffect } from "react";
import { CloseIcon } from "./icons.tsx";
import { onToast, takeToasts } from "./toast-store.ts";

export interface ToastRegionProps {
  /** Names the region and its close button for screen readers. */
  label: string;
  closeLabel: string;
}

export function Toaster(props: ToastRegionProps) {
  return (
    <Base.Provider timeout={6000} limit={2}>
      <Queue {...props} />
    </Base.Provider>
  );
}

function Queue({ label, closeLabel }: ToastRegionProps) {
  const { toasts, add, close } = Base.useToastManager();
  useEffect(() => {
    function take() {
      for (const { text, action, urgent } of takeToasts()) {
        const id = add({
          title: text,
          priority: urgent ? "high" : "low",
          actionProps: action && {
            children: action.label,
            onClick: () => {
              action.run();
              close(id);
            },
          },
        });
      }
    }
    take();
    return onToast(take);
  }, [add, close]);
  return (
    <Base.Portal>
      <Base.Viewport
        aria-label={label}
        className="pointer-events-none fixed inset-x-4 bottom-[calc(1.25rem+env(safe-area-inset-bottom)+var(--bottom-bar,0px))] z-70 flex flex-col items-center gap-2 outline-none"
      >
        {toasts.map((toast) => (
          <Base.Root
            key={toast.id}
            toast={toast}
            swipeDirection={["down", "right", "left"]}
            className="pointer-events-auto w-full max-w-110 rounded-pic bg-ink text-paper shadow-float transition-[opacity,transform] duration-slow ease-out data-limited:hidden data-ending-style:translate-y-2 data-starting-style:translate-y-3 data-ending-style:opacity-0 data-starting-style:opacity-0"
          >
            <Base.Content className="flex min-h-13 items-center gap-2 py-1 pr-1 pl-5 text-14">
              <Base.Title render={<p />} className="flex-1" />
              <Base.Action className="min-h-11 rounded-pic px-3 font-medium underline underline-offset-4 outline-offset-0 outline-paper!" />
              <Base.Close
                aria-label={closeLabel}
                className="grid size-11 flex-none place-items-center rounded-pic opacity-70 outline-offset-0 outline-paper! transition-opacity duration-fast hover:opacity-100"
              >
                <CloseIcon className="size-4" />
              </Base.Close>
            </Base.Content>
          </Base.Root>
        ))}
      </Base.Viewport>
    </Base.Portal>
  );
}
