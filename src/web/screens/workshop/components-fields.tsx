import { useState } from "react";
import { Combobox } from "#web/ui/combobox.tsx";
import { Dial } from "#web/ui/dial.tsx";
import { Field, TextareaField } from "#web/ui/field.tsx";
import { SearchIcon } from "#web/ui/icons.tsx";
import { type Range, RangeSlider } from "#web/ui/range-slider.tsx";
import { Slider } from "#web/ui/slider.tsx";
import { Part, Sample } from "./components-sample.tsx";

export function Fields() {
  return (
    <Part title="Fields and dials">
      <Sample name="Field: empty, filled, with hint">
        <Field label="Email" type="email" autoComplete="off" placeholder="ines@example.com" required />
        <Field
          label="First name"
          defaultValue="Inès"
          hint="As you would like to be called."
          className="mt-6"
        />
      </Sample>
      <Sample name="Field: invalid, disabled">
        <Field
          label="Password"
          type="password"
          defaultValue="123"
          error="Twelve characters at least; you have three."
        />
        <Field label="Country" defaultValue="France" disabled className="mt-6" />
      </Sample>
      <Sample name="Field: prefix and suffix, hidden label; TextareaField">
        <Field label="Find a brand" labelHidden prefix={<SearchIcon />} placeholder="Find a brand" />
        <Field label="At most" suffix="€" inputMode="numeric" defaultValue="380" className="mt-6" />
        <TextareaField label="What was wrong?" placeholder="The sleeves, the colour…" className="mt-6" />
      </Sample>
      <BrandBox />
      <Budget />
      <Sliders />
    </Part>
  );
}

function BrandBox() {
  const [brand, setBrand] = useState<string | null>("halden");
  const texts = { emptyText: "No brand of that name.", clearLabel: "Clear", searchLabel: "Find a brand" };
  return (
    <Sample name="Combobox: chosen, invalid, disabled">
      <Combobox
        label="Brand"
        options={brands}
        value={brand}
        onChange={setBrand}
        placeholder="Any brand"
        {...texts}
      />
      <Combobox
        label="Second brand"
        className="mt-6"
        options={brands}
        value={null}
        onChange={setBrand}
        error="Choose one from the list."
        {...texts}
      />
      <Combobox
        label="Shop"
        className="mt-6"
        options={brands}
        value="osmunda"
        onChange={setBrand}
        disabled
        {...texts}
      />
    </Sample>
  );
}

function Budget() {
  const [coats, setCoats] = useState<Range>([160, 380]);
  const [formality, setFormality] = useState<Range>([2, 4]);
  const euros = (value: number) => `€${value}`;
  return (
    <Sample name="RangeSlider: with bars, plain, disabled">
      <div className="flex items-baseline justify-between">
        <span className="display-28">Coats</span>
        <span className="num">
          {euros(coats[0])} – {euros(coats[1])}
        </span>
      </div>
      <RangeSlider
        label="Coats"
        endLabels={["At least", "At most"]}
        value={coats}
        onChange={setCoats}
        min={0}
        max={720}
        step={5}
        format={euros}
        bars={pieces}
        className="mt-2"
      />
      <RangeSlider
        label="Formality"
        endLabels={["From", "To"]}
        value={formality}
        onChange={setFormality}
        min={1}
        max={5}
        format={(value) => `${value} of 5`}
        className="mt-4"
      />
      <RangeSlider
        label="Bags"
        endLabels={["At least", "At most"]}
        value={[70, 240]}
        onChange={() => undefined}
        min={0}
        max={400}
        format={euros}
        disabled
      />
    </Sample>
  );
}

function Sliders() {
  const [dress, setDress] = useState(3);
  const [open, setOpen] = useState(4);
  const [tape, setTape] = useState(7);
  return (
    <>
      <Sample name="Slider: with stops; tape">
        <Slider
          label="Dress code"
          value={dress}
          onChange={setDress}
          min={1}
          max={5}
          format={(value) => stops[value - 1] ?? ""}
          stops={stops}
        />
        <Slider
          label="How far we go"
          look="tape"
          className="mt-6"
          value={tape}
          onChange={setTape}
          min={0}
          max={20}
          format={(value) => `${value} of 20`}
          stops={["Only what I love", "Surprise me"]}
        />
      </Sample>
      <Sample name="Dial: openness">
        <Dial
          label="Openness"
          value={open}
          onChange={setOpen}
          min={1}
          max={5}
          format={(value) => `${value} of 5`}
        />
      </Sample>
    </>
  );
}

const stops = ["Lounge", "Casual", "Smart", "Formal", "Black tie"];
const brands = [
  { value: "atelier-norde", label: "Atelier Norde", note: "18" },
  { value: "maison-verel", label: "Maison Verel", note: "14" },
  { value: "osmunda", label: "Osmunda", note: "12" },
  { value: "halden", label: "Halden", note: "11" },
  { value: "tessel", label: "Tessel", note: "9" },
  { value: "studio-pell", label: "Studio Pell", note: "8" },
];
const pieces = [
  2, 5, 9, 12, 17, 22, 27, 33, 34, 31, 32, 45, 36, 38, 58, 40, 46, 39, 43, 34, 41, 32, 37, 30, 26, 24, 23, 20,
  22, 19, 18, 15, 16, 13, 14, 14, 13, 12, 10, 11, 8, 9, 7, 6,
];
