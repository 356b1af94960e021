import { useId } from "react";
import { type CableKnit, cableKnit } from "./cable-knit.ts";
import { classNames } from "./class-names.ts";
import { brokenTwill, type Cloth, threads, twill, weave } from "./weave.ts";

export type ClothWeave = "houndstooth" | "cable" | "twill" | "herringbone" | "pinstripe" | "check";

export interface ClothCoverProps {
  weave: ClothWeave;
  /** Give it a height or an aspect ratio; the cloth fills it. */
  className?: string | undefined;
}

/** A length of cloth folded over itself under studio light. Decorative: the title beside it carries the meaning. */
export function ClothCover({ weave: name, className }: ClothCoverProps) {
  const id = useId();
  const { ground, stitch, scale, turn, make } = cloths[name];
  const cloth = make();
  return (
    <svg
      viewBox="0 0 600 600"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className={classNames("block size-full rounded-pic bg-studio [filter:var(--picture)]", className)}
    >
      <defs>
        {"ribs" in cloth ? (
          <KnitPattern id={`${id}c`} knit={cloth} transform={`rotate(${turn}) scale(${scale})`} />
        ) : (
          <WovenPattern id={`${id}c`} cloth={cloth} transform={`rotate(${turn}) scale(${scale})`} />
        )}
        <pattern
          id={`${id}f`}
          href={`#${id}c`}
          patternTransform={`translate(470 0) rotate(${turn + 24}) scale(${scale})`}
        />
        <Lights id={id} />
      </defs>
      <path fill={ground} d="M0 0h600v600H0z" />
      <path fill={`url(#${id}c)`} d="M0 0h600v600H0z" />
      <path fill={`url(#${id}d)`} d="M0 0h600v600H0z" />
      <path fill="#1a120a" opacity=".55" filter={`url(#${id}b)`} d={fold} transform="translate(-14 10)" />
      <path fill={ground} d={fold} />
      <path fill={`url(#${id}f)`} d={fold} />
      <path fill={`url(#${id}r)`} d={fold} />
      <path
        fill="none"
        stroke={stitch}
        strokeWidth="2"
        strokeDasharray="9 6"
        strokeLinecap="round"
        d={seam}
      />
      <path fill={`url(#${id}l)`} d="M0 0h600v600H0z" />
    </svg>
  );
}

/* The cloth turns back along this edge, as a lapel does; the seam runs beside it. */
const fold = "M472-20C446 150 372 300 262 620H620V-20Z";
const seam = "M488-20C462 153 388 304 279 620";

const ecru = "#e6dfd0";
const chalk = "#d9d2c4";
const ink = "#2b2724";
const camel = "#b8956a";

const cloths: Record<
  ClothWeave,
  { ground: string; stitch: string; scale: number; turn: number; make: () => Cloth | CableKnit }
> = {
  houndstooth: {
    ground: "#8d857a",
    stitch: "#1d1a18",
    scale: 7,
    turn: 3,
    make: () => {
      const yarns = threads([4, ink], [4, ecru]);
      return { warp: yarns, weft: yarns, binding: twill };
    },
  },
  twill: {
    ground: "#8f6f49",
    stitch: "#7c5c38",
    scale: 6,
    turn: 3,
    make: () => ({ warp: threads([4, camel]), weft: threads([4, "#c8a87f"]), binding: twill }),
  },
  herringbone: {
    ground: "#4f4841",
    stitch: "#2f2a26",
    scale: 5.5,
    turn: 2,
    make: () => ({ warp: threads([24, "#6b635a"]), weft: threads([4, "#b3aa9c"]), binding: brokenTwill(12) }),
  },
  pinstripe: {
    ground: "#23252b",
    stitch: "#14161a",
    scale: 5,
    turn: 3,
    make: () => ({
      warp: threads([9, "#3d3f46"], [1, chalk], [10, "#3d3f46"]),
      weft: threads([4, "#33353c"]),
      binding: (column, row) => (column === 9 ? row !== 0 : twill(column, row)),
    }),
  },
  check: {
    ground: "#7d6a54",
    stitch: "#6d5238",
    scale: 6,
    turn: 3,
    make: () => {
      const yarns = threads(
        [6, "#c9b597"],
        [2, "#5a4535"],
        [6, "#c9b597"],
        [4, ecru],
        [2, "#a2482f"],
        [4, ecru],
      );
      return { warp: yarns, weft: yarns, binding: twill };
    },
  },
  cable: { ground: "#a89c86", stitch: "#8f836d", scale: 1, turn: 2, make: cableKnit },
};

function WovenPattern({ id, cloth, transform }: { id: string; cloth: Cloth; transform: string }) {
  return (
    <pattern
      id={id}
      width={cloth.warp.length}
      height={cloth.weft.length}
      patternUnits="userSpaceOnUse"
      patternTransform={transform}
    >
      {weave(cloth).map(({ colour, path }) => (
        <g key={colour} fill="none" strokeLinecap="round">
          <path d={path} stroke={colour} strokeWidth=".86" />
          <path d={path} stroke="#fff6e6" strokeWidth=".26" opacity=".16" transform="translate(-.16 -.16)" />
        </g>
      ))}
    </pattern>
  );
}

function KnitPattern({ id, knit, transform }: { id: string; knit: CableKnit; transform: string }) {
  const { width, height } = knit;
  return (
    <pattern id={id} width={width} height={height} patternUnits="userSpaceOnUse" patternTransform={transform}>
      <g fill="none" strokeLinecap="round">
        <path stroke="#bdb19c" strokeWidth="4" d={knit.purls} />
        <path stroke="#e9e1d0" strokeWidth="5" d={knit.ribs} />
        <path stroke="#5d523f" strokeWidth="44" opacity=".28" d={knit.underLine} />
        <path stroke="#b9ad97" strokeWidth="38" d={knit.underLine} />
        <path stroke="#e4dbc9" strokeWidth="5" d={knit.under} />
        <path stroke="#5d523f" strokeWidth="48" opacity=".3" d={knit.overLine} />
        <path stroke="#b9ad97" strokeWidth="38" d={knit.overLine} />
        <path stroke="#f0e9da" strokeWidth="5" d={knit.over} />
      </g>
    </pattern>
  );
}

/** l: studio light over all · d: the drape below · r: the roll of the fold · b: the softness of its shadow. */
function Lights({ id }: { id: string }) {
  return (
    <>
      <linearGradient id={`${id}l`} x1="0" y1="0" x2="1" y2="1">
        <stop stopColor="#fffaf0" stopOpacity=".26" />
        <stop offset=".45" stopColor="#fffaf0" stopOpacity="0" />
        <stop offset="1" stopColor="#1a120a" stopOpacity=".32" />
      </linearGradient>
      <linearGradient id={`${id}d`} x1="0" y1=".1" x2="1" y2="0">
        <stop stopColor="#1a120a" stopOpacity=".22" />
        <stop offset=".14" stopColor="#fffaf0" stopOpacity=".12" />
        <stop offset=".3" stopColor="#1a120a" stopOpacity=".16" />
        <stop offset=".46" stopColor="#fffaf0" stopOpacity=".1" />
        <stop offset=".7" stopColor="#1a120a" stopOpacity=".3" />
      </linearGradient>
      <linearGradient id={`${id}r`} gradientUnits="userSpaceOnUse" x1="366" y1="300" x2="540" y2="360">
        <stop stopColor="#fffaf0" stopOpacity=".42" />
        <stop offset=".14" stopColor="#fffaf0" stopOpacity=".16" />
        <stop offset=".5" stopColor="#1a120a" stopOpacity="0" />
        <stop offset="1" stopColor="#1a120a" stopOpacity=".18" />
      </linearGradient>
      <filter id={`${id}b`} x="-20%" y="-20%" width="140%" height="140%">
        <feGaussianBlur stdDeviation="13" />
      </filter>
    </>
  );
}
