import { ageOn, ageRange } from "#vocabulary/person.ts";

export function birthdateFault(birthdate: string, now: Date): "too_young" | "too_old" | undefined {
  const age = ageOn(birthdate, now.toISOString().slice(0, 10));
  if (age < ageRange.least) return "too_young";
  return age > ageRange.most ? "too_old" : undefined;
}
