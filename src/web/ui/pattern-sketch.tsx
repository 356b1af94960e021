import { type ReactNode, useId } from "react";
import { classNames } from "./class-names.ts";

/** The atelier's table: a trench coat drawn flat on dotted pattern paper, half sewn, its cloth pinned beside it. */
export function PatternSketch({ className }: { className?: string | undefined }) {
  const id = useId();
  return (
    <svg
      viewBox="0 0 800 1000"
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={classNames("block size-full bg-studio text-ink", className)}
    >
      <Table id={id} />
      <g transform="translate(384 10)">
        <Construction />
        <Coat />
      </g>
      <Thread />
      <Swatches id={id} />
    </svg>
  );
}

function Table({ id }: { id: string }) {
  return (
    <>
      <defs>
        <pattern id={`${id}dots`} width="32" height="32" patternUnits="userSpaceOnUse" x="64" y="64">
          <path className="stroke-thread" strokeWidth="1.2" d="M14 16h4M16 14v4" />
        </pattern>
        <filter id={`${id}lift`} x="-20%" y="-20%" width="140%" height="150%">
          <feDropShadow dx="0" dy="10" stdDeviation="12" floodColor="#171411" floodOpacity=".18" />
        </filter>
      </defs>
      <g filter={`url(#${id}lift)`}>
        <path className="fill-surface" d="M64 56H736V944H64z" />
      </g>
      <path fill={`url(#${id}dots)`} d="M64 64H736V944H64z" />
      {/* The rule along the edge: a tick every 8, a long one every 40. */}
      <path
        className="stroke-edge"
        strokeLinecap="butt"
        strokeWidth="8"
        strokeDasharray="1 7"
        d="M68 56V944"
      />
      <path
        className="stroke-edge"
        strokeLinecap="butt"
        strokeWidth="18"
        strokeDasharray="1 39"
        d="M73 56V944"
      />
      {/* Tailor's chalk with the line it drew, and the spare buttons. */}
      <path className="stroke-thread" strokeWidth="3" d="M112 700c-6 60-2 110 20 150" />
      <path
        className="fill-wash stroke-edge"
        strokeWidth="1.4"
        d="m121 858 30-12q7-2 9 4l10 34q1 7-6 8l-38 6q-8 0-8-7l-1-25q0-6 4-8Z"
      />
      <path className="stroke-edge" strokeWidth="1.2" d="m125 868 32-12m6 28-36 5" />
      <g stroke="currentColor">
        <Button x={126} y={128} />
        <Button x={152} y={146} />
        <Button x={128} y={164} small />
      </g>
    </>
  );
}

/** Lines drawn before the coat: middle, waist, hem, length. */
function Construction() {
  return (
    <g className="stroke-muted" strokeWidth="1">
      <path strokeDasharray="14 4 2 4" d="M0 92V914" />
      <path strokeDasharray="4 6" d="M-236 490H262M-216 862H262M52 188H262" />
      <path d="M252 188V862m-5-10 5 10 5-10m-10-654 5-10 5 10" />
      <path d="M-6 110H6M-6 900H6M-226 484v12m-6-6h12M-206 856v12m-6-6h12" />
      <g className="fill-muted font-serif text-d22 italic" stroke="none">
        <text x="264" y="532">
          104
        </text>
        <text x="-232" y="478">
          38
        </text>
      </g>
    </g>
  );
}

function Coat() {
  return (
    <g stroke="currentColor" strokeWidth="1.8">
      <g className="fill-surface">
        <Both>
          <path d={sleeve} />
          <path stroke="none" d={`${body}H-1V188Z`} />
          <path fill="none" d={body} />
          <path d="M128 227 102 209q-10-3-9 8l27 29z" />
          <Button x={103} y={219} small />
        </Both>
        <path d="M-51 158C-24 146 24 146 51 158L34 206 0 344-34 206Z" className="fill-wash" />
        <path strokeWidth="1.2" d="M-33 174c18 12 48 12 66 0M-15 190h30v12h-30z" />
        <path d="M-112 328C-107 364-96 378-82 374Q-72 368-68 354" />
        <Flipped>
          <path d="M34 206 54 258 122 272C108 322 70 374 4 402L0 344Z" />
          <path d={collar} />
        </Flipped>
        <path d="M34 206 54 258 122 272C108 326 60 386-42 424-8 366 24 290 34 206Z" />
        <path d={collar} />
      </g>
      <Both>
        <path strokeWidth="1.2" d="m152 528 50-9m-47 28 51-9" />
        <path d="m96 560 15-4 24 98-15 5z" />
        <path
          strokeWidth="1"
          className="stroke-muted"
          d="M84 512c10 110 22 230 26 342M138 360c8 60 16 110 20 150M66 516c3 26 4 44 2 66m-44-64c2 20 2 36 0 54M80 468c0-16-3-30-8-42m20 36c0-12 2-22 5-32"
        />
        <Button x={192} y={530} small />
        <Button x={42} y={446} />
        <Button x={42} y={556} />
        <Button x={42} y={648} />
      </Both>
      <path d="M-42 424C-54 440-62 456-62 474V862" />
      <Seams />
      <Belt />
    </g>
  );
}

const body =
  "M52 188Q92 204 122 226C113 262 108 306 112 354 111 400 102 444 97 486 106 560 152 720 174 842 120 858 60 862 0 862";
const collar = "M51 158C68 178 86 212 94 244L54 260C42 230 34 200 33 174Z";
const sleeve = "M122 226C150 240 160 282 167 322L208 568Q184 578 159 578L112 354C108 306 113 262 122 226Z";

/** What is already sewn: the running stitch in the house's thread. */
function Seams() {
  return (
    <g className="stroke-accent" strokeWidth="1.8" strokeDasharray="8 5">
      <path d="M-166 830C-118 844-60 848 0 848S118 844 166 830" />
      <path d="M-53 520V846M114 279C98 324 56 376-28 412M-114 279C-100 318-66 364-6 396" />
      <Both>
        <path d="M55 172c12 18 24 42 30 66l-30 12M161 566q22 0 43-8" />
      </Both>
    </g>
  );
}

function Belt() {
  return (
    <g className="fill-surface">
      <path d="M60 512c1 38 5 68 8 100l12 12 11-15c-3-34-8-66-13-98Z" />
      <path d="M-98 472C-50 482 50 482 98 472L101 507C50 518-50 518-101 507Z" />
      <g strokeWidth="1" strokeDasharray="5 4" className="stroke-muted">
        <path d="M-97 477C-50 487 50 487 97 477M-99 502C-50 512 50 512 99 502M66 514c1 36 4 66 7 96M74 512c4 34 7 64 11 94" />
      </g>
      <path d="M74 467h9v53h-9zM-83 467h9v53h-9z" />
      <rect x="-28" y="467" width="48" height="56" rx="6" />
      <rect x="-20" y="476" width="32" height="38" rx="3" />
      <path d="M-20 495H22" />
      <g strokeWidth="1.4">
        <circle cx="36" cy="495" r="2" />
        <circle cx="52" cy="494" r="2" />
      </g>
    </g>
  );
}

function Button({ x, y, small }: { x: number; y: number; small?: boolean }) {
  return (
    <g strokeWidth="1.4" className="fill-surface">
      <circle cx={x} cy={y} r={small ? 5 : 9} />
      <path strokeWidth={small ? 1.4 : 2.2} d={`M${x - 2.5} ${y}h.1m4.9 0h.1`} />
    </g>
  );
}

function Thread() {
  return (
    <>
      <path
        className="stroke-accent"
        strokeWidth="1.8"
        d="M550 840c40-12 66 6 62 34s-40 28-34 2 62-28 92 0c8 8 14 16 18 25"
      />
      <path fill="currentColor" d="M692 897q6 0 4 5l-6 4-92 23 88-29Z" />
      <path className="stroke-surface" strokeWidth="1.4" d="m690 901-8 2.600" />
    </>
  );
}

/** Camel twill and houndstooth, cut with pinking shears and pinned to the sheet. */
function Swatches({ id }: { id: string }) {
  return (
    <>
      <defs>
        <pattern id={`${id}hound`} width="16" height="16" patternUnits="userSpaceOnUse">
          <path fill="#e6dfd0" d="M0 0h16v16H0z" />
          <path fill="#2b2724" d="M0 0h8v8H0zM8 0h4l4 4v4L8 0zM0 8h4l4 4v4l-8-8zM12 8h4v4zM8 12l4 4H8z" />
        </pattern>
        <pattern
          id={`${id}twill`}
          width="5"
          height="5"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(60)"
        >
          <path fill="#b8956a" d="M0 0h5v5H0z" />
          <path stroke="#9d7b50" strokeWidth="1.3" d="M0 2.500h5" />
        </pattern>
      </defs>
      <g filter={`url(#${id}lift)`}>
        <path fill={`url(#${id}hound)`} transform="translate(606 108) rotate(7)" d={pinkedSquare} />
        <path fill={`url(#${id}twill)`} transform="translate(576 84) rotate(-5)" d={pinkedSquare} />
      </g>
      <path stroke="currentColor" strokeWidth="1.6" d="m638 96-26 34" />
      <circle className="fill-accent" cx="640" cy="94" r="5" />
    </>
  );
}

const tooth = "l5-5 5 5";
const pinkedSquare = `M0 0${tooth.repeat(10)}${"l5 5-5 5".repeat(12)}${"l-5 5-5-5".repeat(10)}${"l-5-5 5-5".repeat(12)}Z`;

/** The left half is the right half, seen in a mirror. */
function Both({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <Flipped>{children}</Flipped>
    </>
  );
}

function Flipped({ children }: { children: ReactNode }) {
  return <g transform="scale(-1 1)">{children}</g>;
}
