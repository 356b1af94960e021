import { Tabs as Base } from "@base-ui/react/tabs";
import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

export interface TabsProps<Value extends string> {
  /** What the tabs are about, for screen readers. */
  label: string;
  tabs: readonly {
    value: Value;
    label: ReactNode;
    count?: ReactNode;
    disabled?: boolean | undefined;
    panel: ReactNode;
  }[];
  value: Value;
  /** Called on click and on arrow keys: put it in the address. */
  onChange: (value: Value) => void;
  className?: string | undefined;
}

export function Tabs<Value extends string>({ label, tabs, value, onChange, className }: TabsProps<Value>) {
  return (
    <Base.Root
      value={value}
      onValueChange={(next) => {
        const tab = tabs.find((one) => one.value === next);
        if (tab) onChange(tab.value);
      }}
      className={className}
    >
      <Base.List
        activateOnFocus
        aria-label={label}
        className="scroller relative flex gap-7 border-line border-b"
      >
        {tabs.map((tab) => (
          <Base.Tab
            key={tab.value}
            value={tab.value}
            disabled={tab.disabled}
            className={classNames(
              "flex min-h-12 min-w-11 flex-none items-center justify-center gap-1.5 whitespace-nowrap text-14 text-muted transition-colors duration-fast",
              "-outline-offset-2! hover:text-ink data-active:text-ink data-disabled:line-through data-disabled:opacity-60",
            )}
          >
            {tab.label}
            {tab.count !== undefined && <span className="num text-12 text-muted">{tab.count}</span>}
          </Base.Tab>
        ))}
        <Base.Indicator className="absolute bottom-0 left-0 h-px w-(--active-tab-width) translate-x-(--active-tab-left) bg-ink transition-[translate,width] duration-slow ease-out" />
      </Base.List>
      {tabs.map((tab) => (
        <Base.Panel key={tab.value} value={tab.value} className="pt-6">
          {tab.panel}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
