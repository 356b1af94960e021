import { ago, moment } from "./figures.ts";

/** How long ago, with the exact time for whoever asks. */
export function MomentText({ at }: { at: string }) {
  return (
    <time dateTime={at} title={moment(at)} className="whitespace-nowrap">
      {ago(at)}
    </time>
  );
}
