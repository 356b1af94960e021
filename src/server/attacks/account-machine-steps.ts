import fc from "fast-check";

const passwords = ["lavender tram oboe", "copper kite lagoon", "velvet anchor plum"] as const;

/** One thing that somebody does. */
export type Step =
  | { readonly what: "signUp" | "signIn"; readonly who: 0 | 1; readonly password: string }
  | { readonly what: "resend" | "askForReset" | "remove"; readonly who: 0 | 1 }
  | { readonly what: "verify"; readonly who: 0 | 1; readonly with: "right" | "wrong" | "old" | "other's" }
  | {
      readonly what: "reset";
      readonly who: 0 | 1;
      readonly with: "right" | "wrong" | "old" | "other's";
      readonly password: string;
    }
  | { readonly what: "signOut" | "signOutAll" | "revoke"; readonly who: 0 | 1; readonly nth: number }
  | { readonly what: "pass"; readonly minutes: number };

const who = fc.constantFrom(0 as const, 1 as const);
const password = fc.constantFrom(...passwords);
const secret = fc.constantFrom(
  "right" as const,
  "right" as const,
  "right" as const,
  "wrong" as const,
  "old" as const,
  "other's" as const,
);
const kind = <Name extends string>(...names: Name[]) => fc.constantFrom(...names);

const anySteps = (most: number): fc.Arbitrary<Step[]> =>
  fc.array(
    fc.oneof(
      { weight: 4, arbitrary: fc.record({ what: kind("signUp", "signIn", "signIn"), who, password }) },
      { weight: 3, arbitrary: fc.record({ what: kind("resend", "askForReset", "askForReset"), who }) },
      { weight: 5, arbitrary: fc.record({ what: kind("verify"), who, with: secret }) },
      { weight: 3, arbitrary: fc.record({ what: kind("reset"), who, with: secret, password }) },
      {
        weight: 3,
        arbitrary: fc.record({ what: kind("signOut", "signOutAll", "revoke"), who, nth: fc.nat(5) }),
      },
      { weight: 1, arbitrary: fc.record({ what: kind("remove"), who }) },
      {
        weight: 1,
        arbitrary: fc.record({ what: kind("pass"), minutes: fc.constantFrom(1, 1, 11, 31, 31 * 24 * 60) }),
      },
    ),
    // Nothing can happen to whoever is not there.
    { minLength: 4, maxLength: most, size: "max" },
  );

/** Mostly somebody is in already: from nothing it takes many steps until there is something to lose. */
export const steps = (most: number): fc.Arbitrary<Step[]> =>
  fc.tuple(fc.nat(3), password, anySteps(most)).map(([chance, chosen, rest]) => {
    const begun: Step[] = [
      { what: "signUp", who: 0, password: chosen },
      { what: "verify", who: 0, with: "right" },
      { what: "signIn", who: 0, password: chosen },
      { what: "askForReset", who: 0 },
    ];
    return chance === 0 ? rest : [...begun, ...rest];
  });
