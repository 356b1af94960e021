import type { Image } from "#contract/image.ts";
import { scenes } from "#vocabulary/scene.ts";
import { MatchRing } from "#web/ui/match-ring.tsx";
import { Picture } from "#web/ui/picture.tsx";
import { SceneDrawing } from "#web/ui/scene-drawing.tsx";
import { PictureSkeleton, Skeleton, TextSkeleton } from "#web/ui/skeleton.tsx";
import { Steps, Stitch, type StitchState } from "#web/ui/stitch.tsx";
import { Swatch, SwatchButton } from "#web/ui/swatch.tsx";
import { Part, Row, Sample } from "./components-sample.tsx";

export function Drawings({ covers }: { covers: readonly Image[] }) {
  return (
    <Part title="Drawings">
      <Sample name="MatchRing 40, 52, 88; 0 and 100">
        <Row>
          {[94, 63, 0, 100].map((score) => (
            <MatchRing key={score} score={score} label={`Match ${score} of 100`} />
          ))}
          <MatchRing score={91} size={52} label="Match 91 of 100" />
          <MatchRing score={94} size={88} label="Match 94 of 100" />
        </Row>
      </Sample>
      <Sample name="Stitch: liked, passed, now, ahead; raised is a stretch. Steps">
        <Stitch label="Card 8 of 20" stitches={stitches} className="max-w-66" />
        <Steps count={5} done={4} label="Budget, 4 of 5" className="mt-6" />
      </Sample>
      <Sample name="SwatchButton">
        <div className="-ml-2.5 flex flex-wrap">
          {palette.map(([label, cloth], place) => (
            <SwatchButton
              key={label}
              cloth={cloth}
              label={label}
              pressed={place === 2}
              onPress={() => undefined}
            />
          ))}
        </div>
      </Sample>
      <Sample name="Swatch: width is the share" wide>
        <div className="flex gap-2.5">
          {palette.map(([label, cloth], place) => (
            <div key={label} className={`min-w-0 basis-0 ${shares[place]}`}>
              <Swatch cloth={cloth} />
              <p className="mt-2.5 truncate text-14">{label}</p>
            </div>
          ))}
        </div>
      </Sample>
      <Sample name="Skeletons of the final size" wide>
        <div className="grid grid-cols-2 gap-gutter md:grid-cols-4">
          {["a", "b", "c", "d"].map((card) => (
            <div key={card}>
              <PictureSkeleton />
              <TextSkeleton lines={2} size={14} className="mt-3.5 px-3" />
            </div>
          ))}
        </div>
        <Skeleton round className="mt-6 h-13 w-48" />
      </Sample>
      <Sample name="Picture: of its own shape; filling its place; one that did not come" wide>
        <div className="grid grid-cols-2 gap-gutter md:grid-cols-3">
          {covers.map((cover) => (
            <Picture key={cover.src} image={cover} sizes={thirds} className="rounded-pic" />
          ))}
          {covers.slice(0, 2).map((cover) => (
            <Picture key={cover.src} image={cover} sizes={thirds} ratio="fill" className="h-60 rounded-pic" />
          ))}
          <Picture image={broken} sizes={thirds} ratio="fill" className="h-60 rounded-pic" />
        </div>
      </Sample>
      <Sample name="SceneDrawing: where there is nothing else to see" wide>
        <div className="flex flex-wrap gap-6">
          {scenes.map((scene) => (
            <SceneDrawing key={scene} scene={scene} />
          ))}
        </div>
      </Sample>
    </Part>
  );
}

const thirds = "(min-width: 48rem) 33vw, 50vw";
const broken: Image = {
  src: "data:image/webp;base64,AAAA",
  srcset: "",
  width: 800,
  height: 800,
  alt: "Navy flannel, folded back",
  colour: "#2a3145",
};

const palette: [string, string][] = [
  ["Camel", "#c09a63"],
  ["Ecru", "#e3dcca"],
  ["Navy", "#2a3145"],
  ["Oxblood", "#5c1f1f"],
  ["Forest", "#2f4a3a"],
  ["Charcoal", "#4a4843"],
  ["Sky", "#a9c3ea"],
];
const answers: StitchState[] = ["liked", "passed", "liked", "liked", "passed", "liked", "passed", "now"];
const stitches = [...Array(20).keys()].map((place) => ({
  state: answers[place] ?? "ahead",
  stretch: [3, 9, 14, 18].includes(place),
}));

/** Widest first. */
const shares = ["grow-7", "grow-6", "grow-5", "grow-4", "grow-3", "grow-2", "grow"];
