import type * as z from "zod/mini";
import { type FieldFault, fieldFaults } from "./errors.ts";

type Issue = z.core.$ZodIssue;

/** Each field that is wrong, by its path, with its fault. `root` names the whole when no field can be named. */
export function faultsByField(issues: readonly Issue[], root: string): Record<string, FieldFault> {
  const faults: [string, FieldFault][] = issues.flatMap((issue): [string, FieldFault][] => {
    const path = issue.path.map(String);
    if (issue.code === "unrecognized_keys")
      return issue.keys.map((key) => [[...path, key].join("."), "unknown"]);
    return [[path.join(".") || root, faultOf(issue)]];
  });
  // The first fault of a field is the one worth telling. `fromEntries` defines, it never assigns to a prototype.
  return Object.fromEntries(faults.toReversed());
}

function faultOf(issue: Issue): FieldFault {
  const said = fieldFaults.find((fault) => fault === issue.message);
  if (said) return said;
  switch (issue.code) {
    case "invalid_type":
      return issue.input === undefined ? "required" : "wrong_type";
    case "too_small":
      return issue.origin === "string" ? "too_short" : "too_small";
    case "too_big":
      return issue.origin === "string" ? "too_long" : "too_big";
    default:
      return "invalid";
  }
}
