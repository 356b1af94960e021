import { type RefObject, useEffect, useState } from "react";
import { oneTimeCode } from "#vocabulary/person.ts";
import { clockText, useCountdown } from "#web/features/form/countdown.ts";
import { FormAlert } from "#web/features/form/form-alert.tsx";
import { useSubmission } from "#web/features/form/use-submission.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { Button } from "#web/ui/button.tsx";
import { useMounted } from "#web/ui/mounted.ts";
import { checkEmail, textOf } from "./checks.ts";
import { keepJourney, readJourney } from "./journey.ts";
import { useCalls } from "./use-calls.ts";

type ResendCodeProps = {
  form: RefObject<HTMLFormElement | null>;
  /** The address is missing or none: the form says so. */
  complain: (faults: ReturnType<typeof checkEmail>) => void;
};

/** Another code, a minute after the last one; the countdown goes on after a reload. */
export function ResendCode({ form, complain }: ResendCodeProps) {
  const submission = useSubmission();
  const calls = useCalls();
  const mounted = useMounted();
  const [sentAt, setSentAt] = useState<number>();
  const [sent, setSent] = useState(false);
  useEffect(() => setSentAt(readJourney().codeSentAt), []);
  const left = useCountdown(sentAt === undefined ? undefined : sentAt + oneTimeCode.resendSeconds * 1000);

  function send() {
    if (!form.current) return;
    const values = new FormData(form.current);
    const faults = checkEmail(values);
    if (faults.email) return complain(faults);
    setSent(false);
    void submission.submit({
      call: async () => (await calls()).resendCode(textOf(values, "email")),
      done: () => {
        const now = Date.now();
        keepJourney({ codeSentAt: now });
        setSentAt(now);
        setSent(true);
      },
    });
  }

  return (
    <div className="border-line border-t pt-5">
      <p className="text-14 text-muted">{m.verify_otp_nothing()}</p>
      <Button
        size="medium"
        busy={submission.busy}
        disabled={!mounted || left > 0}
        onClick={send}
        className="num mt-4 min-w-60"
      >
        {left > 0 ? m.verify_otp_resend_in({ clock: clockText(left) }) : m.verify_otp_resend()}
      </Button>
      <div role="status" className="mt-3 text-14">
        {sent && m.verify_otp_resent()}
      </div>
      <FormAlert submission={submission} />
    </div>
  );
}
