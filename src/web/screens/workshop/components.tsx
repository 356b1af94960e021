import { PatternSketch } from "#web/ui/pattern-sketch.tsx";
export default function Components() {
  return <main><div className="w-[662px] aspect-picture"><PatternSketch /></div></main>;
}
