import * as icons from "#web/ui/icons.tsx";
import { Part, Row, Sample } from "./components-sample.tsx";

export function Foundations() {
  return (
    <Part title="Foundations">
      <Sample name="Display: serif, one step smaller on phones" wide>
        <p className="display-80">
          It learns your taste, <em>and tells you why</em>
        </p>
        <p className="display-56 mt-6">
          Looks, <em>already composed</em>
        </p>
        <p className="display-40 mt-5">
          Your first row, <em>after two answers</em>
        </p>
        <p className="display-28 mt-4">Belted cotton trench</p>
        <p className="display-22 mt-3">Late table, soft light</p>
      </Sample>
      <Sample name="Sans 18, 16, 14, 12; muted; num; link">
        <p className="text-18">Two minutes of yes and no.</p>
        <p>
          Then pieces from 214 brands, each with{" "}
          <a className="link" href="#reasons">
            its reasons
          </a>
          .
        </p>
        <p className="text-14 text-muted">Within your coat budget, in your size.</p>
        <p className="num text-12 text-muted">1 284 pieces · 380 € · Œuvre, été, Łódź</p>
      </Sample>
      <Sample name="Colours">
        <div className="grid grid-cols-3 gap-2 text-12">
          {colours.map(([name, className]) => (
            <div
              key={name}
              className={`grid h-14 place-items-end rounded-pic border border-line p-2 ${className}`}
            >
              {name}
            </div>
          ))}
        </div>
      </Sample>
      <Sample name="Icons, 20 px">
        <Row>
          {allIcons.map(([name, Icon]) => (
            <Icon key={name} />
          ))}
        </Row>
      </Sample>
    </Part>
  );
}

const colours: [string, string][] = [
  ["paper", "bg-paper"],
  ["surface", "bg-surface"],
  ["wash", "bg-wash"],
  ["studio", "bg-studio"],
  ["ink", "bg-ink text-paper"],
  ["muted", "bg-muted text-paper"],
  ["edge", "bg-edge text-transparent"],
  ["thread", "bg-thread"],
  ["accent", "bg-accent text-on-accent"],
];

/** Sorted: a bundler may order the exports of a module differently for the server and for the browser. */
const allIcons = Object.entries(icons).toSorted(([a], [b]) => a.localeCompare(b));
