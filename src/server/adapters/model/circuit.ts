/** After so many failures in a row nobody is asked for a while. */
const [mostFailures, restMs] = [3, 30_000];

export type Circuit = {
  /** False while it is open. Once the rest is over, one may try; the others wait for how that ends. */
  readonly mayTry: () => boolean;
  readonly succeeded: () => void;
  readonly failed: () => void;
  /** The try was given up for reasons that say nothing of the other side. */
  readonly letGo: () => void;
};

export function openCircuit(now: () => number): Circuit {
  let failures = 0;
  let restsUntil = 0;
  let isTrying = false;
  return {
    mayTry() {
      if (failures < mostFailures) return true;
      if (now() < restsUntil || isTrying) return false;
      isTrying = true;
      return true;
    },
    succeeded() {
      [failures, isTrying] = [0, false];
    },
    failed() {
      [failures, isTrying] = [failures + 1, false];
      if (failures >= mostFailures) restsUntil = now() + restMs;
    },
    letGo() {
      isTrying = false;
    },
  };
}
