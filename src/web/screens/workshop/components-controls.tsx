import { useState } from "react";
import { Button, buttonClass } from "#web/ui/button.tsx";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { AddChip, ChoiceChip, Pill } from "#web/ui/chip.tsx";
import { ExternalIcon } from "#web/ui/external-icon.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { ArrowRightIcon, AutoThemeIcon, CloseIcon, MoonIcon, SunIcon } from "#web/ui/icons.tsx";
import { LockIcon, UndoIcon } from "#web/ui/late-icons.tsx";
import { Segmented } from "#web/ui/segmented.tsx";
import { Switch } from "#web/ui/switch.tsx";
import { BookmarkIcon, HeartIcon, PlusIcon } from "#web/ui/tool-icons.tsx";
import { Part, Row, Sample } from "./components-sample.tsx";

export function Controls() {
  return (
    <Part title="Controls">
      <Sample name="Button: accent once a screen, ink, line, quiet; sizes; as a link" wide>
        <Row>
          <Button look="accent">
            See it at Galerie Sud <ExternalIcon />
          </Button>
          <Button look="ink">Keep this look</Button>
          <Button>Show more</Button>
          <Button look="quiet">Skip this</Button>
          <Button size="medium">Medium</Button>
          <Button size="small">Small</Button>
          <a href="#next" className={buttonClass({ look: "ink", size: "medium" })}>
            To the looks <ArrowRightIcon />
          </a>
        </Row>
      </Sample>
      <Sample name="Button: busy, disabled" wide>
        <Row>
          <Button look="accent" busy>
            Saving
          </Button>
          <Button busy>Show more</Button>
          <Button look="accent" disabled>
            Accent
          </Button>
          <Button look="ink" disabled>
            Ink
          </Button>
          <Button disabled>Line</Button>
          <Button look="quiet" disabled>
            Quiet
          </Button>
        </Row>
      </Sample>
      <IconButtons />
      <Chips />
      <Sample name="Checkbox: off, on, excluded, mixed, invalid, disabled">
        <Checkbox count={82}>Wool</Checkbox>
        <Checkbox count={63} defaultChecked>
          Soft tailoring
        </Checkbox>
        <Checkbox count={24} excluded>
          Down
        </Checkbox>
        <Checkbox mixed>Outerwear, some of it</Checkbox>
        <Checkbox invalid>I have read the terms</Checkbox>
        <Checkbox disabled>Not in your size</Checkbox>
        <Checkbox disabled defaultChecked>
          Always on
        </Checkbox>
      </Sample>
      <Sample name="Switch: acts at once">
        <Switch defaultChecked>Brands you follow</Switch>
        <Switch note="Two a week at most">Brands new to you</Switch>
        <Switch disabled>Reduced only</Switch>
        <Switch disabled defaultChecked>
          Your size only
        </Switch>
      </Sample>
      <Choices />
    </Part>
  );
}

function IconButtons() {
  const [liked, setLiked] = useState(true);
  return (
    <Sample name="IconButton: plain, line, surface, ink, accent; 44, 52, 68 px; pressed, disabled" wide>
      <Row>
        <IconButton label="Close" icon={<CloseIcon />} />
        <IconButton label="Like" icon={<HeartIcon />} pressed={liked} onClick={() => setLiked(!liked)} />
        <IconButton label="Save" icon={<BookmarkIcon />} look="line" size="large" />
        <IconButton label="Saved" icon={<BookmarkIcon />} look="line" size="large" pressed />
        <IconButton label="Undo" icon={<UndoIcon />} look="surface" disabled />
        <IconButton label="Pass" icon={<CloseIcon />} look="surface" size="huge" />
        <IconButton label="Yes" icon={<HeartIcon className="fill-current" />} look="accent" size="huge" />
        <IconButton label="Send" icon={<ArrowRightIcon />} look="ink" />
      </Row>
    </Sample>
  );
}

function Chips() {
  const [on, setOn] = useState(true);
  const nothing = () => undefined;
  return (
    <>
      <Sample name="ChoiceChip, AddChip">
        <Row>
          <ChoiceChip pressed={on} onClick={() => setOn(!on)}>
            Minimal
          </ChoiceChip>
          <ChoiceChip pressed={!on} onClick={() => setOn(!on)}>
            Vintage
          </ChoiceChip>
          <ChoiceChip pressed={false} disabled>
            Resort
          </ChoiceChip>
          <AddChip>
            <PlusIcon /> Add
          </AddChip>
        </Row>
      </Sample>
      <Sample name="Pill: hard is black, soft is outlined, not is struck through">
        <Row>
          <Pill strength="hard" icon={<LockIcon />} onPress={nothing}>
            400 € at most
          </Pill>
          <Pill strength="hard" not="Not" onRemove={nothing} removeLabel="Remove not black">
            black
          </Pill>
          <Pill onPress={nothing} onRemove={nothing} removeLabel="Remove Autumn">
            Autumn
          </Pill>
          <Pill not="Not" onRemove={nothing} removeLabel="Remove not down">
            down
          </Pill>
          <Pill disabled onRemove={nothing} removeLabel="Remove FR 38">
            FR 38
          </Pill>
        </Row>
      </Sample>
    </>
  );
}

function Choices() {
  const [theme, setTheme] = useState<"light" | "auto" | "dark">("auto");
  const [size, setSize] = useState("38");
  return (
    <Sample name="Segmented: line and boxes; crossed out when sold out">
      <Segmented
        label="Theme"
        value={theme}
        onChange={setTheme}
        options={[
          { value: "light", label: "Light", icon: <SunIcon /> },
          { value: "auto", label: "Auto", icon: <AutoThemeIcon /> },
          { value: "dark", label: "Dark", icon: <MoonIcon /> },
        ]}
      />
      <Segmented
        label="Size, FR"
        look="boxes"
        className="mt-5 grid-cols-5"
        value={size}
        onChange={setSize}
        options={["34", "36", "38", "40", "42"].map((value) => ({
          value,
          label: value,
          disabled: value === "42",
        }))}
      />
    </Sample>
  );
}
