import { useState } from "react";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Disclosure } from "#web/ui/disclosure.tsx";
import { Drawer } from "#web/ui/drawer.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Field } from "#web/ui/field.tsx";
import { Switch } from "#web/ui/switch.tsx";
import { Tabs } from "#web/ui/tabs.tsx";
import { ToastRegion } from "#web/ui/toast.tsx";
import { showToast } from "#web/ui/toast-store.ts";
import { Tooltip } from "#web/ui/tooltip.tsx";
import { Part, Row, Sample } from "./components-sample.tsx";

export function Overlays() {
  const [tab, setTab] = useState<"saved" | "liked" | "seen">("saved");
  return (
    <Part title="Things that open">
      <Sample name="Dialog, Drawer, Tooltip, toast with undo">
        <Row>
          <Dialog
            trigger={<Button size="medium">Open dialog</Button>}
            title="Save this search"
            description="We look every morning and write when something new fits."
            closeLabel="Close"
            footer={
              <Button look="accent" className="max-md:w-full">
                Save it
              </Button>
            }
          >
            <Field label="Name" defaultValue="Autumn layers, not down" />
          </Dialog>
          <Drawer
            trigger={<Button size="medium">Open drawer</Button>}
            title="Tune"
            closeLabel="Close"
            footer={
              <>
                <span className="text-14 text-muted">1,284 pieces can reach you</span>
                <Button look="quiet" size="small">
                  Undo changes
                </Button>
              </>
            }
          >
            <Switch defaultChecked>Brands you follow</Switch>
            <Switch>Brands new to you</Switch>
          </Drawer>
          <Tooltip text="We compare it with what you liked this season.">
            <Button size="medium">With a tooltip</Button>
          </Tooltip>
          <Button
            size="medium"
            onClick={() =>
              showToast({ text: "Cable roll-neck removed.", action: { label: "Undo", run: () => undefined } })
            }
          >
            Show toast
          </Button>
        </Row>
        <ToastRegion label="Messages" closeLabel="Close" />
      </Sample>
      <Sample name="Tabs: arrows activate">
        <Tabs
          label="Your pieces"
          value={tab}
          onChange={setTab}
          tabs={[
            { value: "saved", label: "Saved", count: 12, panel: "Twelve pieces you keep." },
            { value: "liked", label: "Liked", count: 41, panel: "Forty-one you liked." },
            { value: "seen", label: "Seen", panel: "What you looked at this week." },
          ]}
        />
      </Sample>
      <Sample name="Disclosure: facet or fold">
        <Disclosure title="Composition" aside="92 % wool" open>
          92 % wool, 8 % cashmere, lined in viscose. Woven in Biella.
        </Disclosure>
        <Disclosure title="Cut" aside="Straight">
          Straight, regular length.
        </Disclosure>
      </Sample>
      <Sample name="EmptyState" wide>
        <EmptyState
          title="Nothing saved,"
          clause="yet"
          text="Press the bookmark on a piece and it waits for you here, with its price and your size."
          actions={
            <>
              <Button look="ink">Discover pieces</Button>
              <Button look="quiet">See looks</Button>
            </>
          }
        />
      </Sample>
    </Part>
  );
}
