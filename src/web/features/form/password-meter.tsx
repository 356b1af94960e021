import { passwordFault, passwordLength, passwordStrength } from "#vocabulary/password.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { Stitch } from "#web/ui/stitch.tsx";

type PasswordMeterProps = { password: string; email: string };

/** A stitch for every character that is needed; once there are enough, the thread turns red as it gets stronger. */
export function PasswordMeter({ password, email }: PasswordMeterProps) {
  const sewn = Math.min([...password].length, passwordLength.least);
  const red = (passwordStrength(password, email) / 4) * passwordLength.least;
  const word = strengthWord(password, email);
  const stitches = Array.from({ length: passwordLength.least }, (_, place) => ({
    state: place < red ? ("liked" as const) : place < sewn ? ("passed" as const) : ("ahead" as const),
  }));
  return (
    <div className="mt-2 flex min-h-5 items-center gap-4">
      <div aria-hidden="true" className="flex-1">
        <Stitch stitches={stitches} label="" />
      </div>
      <p aria-hidden="true" className="num min-w-22 text-right text-12 text-muted">
        {word}
      </p>
      <p aria-live="polite" className="sr-only">
        {/* The countdown of characters would interrupt at every key. */}
        {sewn === passwordLength.least && m.form_strength_label({ word })}
      </p>
    </div>
  );
}

function strengthWord(password: string, email: string): string {
  if (!password) return "";
  switch (passwordFault(password, email)) {
    case "too_short":
      return m.form_strength_0({ count: passwordLength.least - [...password].length });
    case "too_long":
      return m.form_strength_too_long();
    case "contains_email":
      return m.form_strength_contains_email();
    case undefined:
      return strengthWords[passwordStrength(password, email)]();
  }
}

const strengthWords = [
  m.form_strength_1,
  m.form_strength_1,
  m.form_strength_2,
  m.form_strength_3,
  m.form_strength_4,
] as const;
