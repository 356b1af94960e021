import { type FormEvent, useEffect, useId, useState } from "react";
import { type AdminSchool, addSchool, changeSchool } from "#contract/admin/schools.ts";
import { faultOf } from "#web/features/form/fault-of.ts";
import { FormAlert } from "#web/features/form/form-alert.tsx";
import { useSubmission } from "#web/features/form/use-submission.ts";
import { countriesIn } from "#web/i18n/countries.ts";
import { currentLanguage } from "#web/i18n/language.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { client } from "#web/state/client.ts";
import { Button } from "#web/ui/button.tsx";
import { Drawer } from "#web/ui/drawer.tsx";
import { Field, TextareaField } from "#web/ui/field.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { Switch } from "#web/ui/switch.tsx";
import { domainsIn, type SchoolValues, valuesOf } from "./school-values.ts";

type SchoolDrawerProps = {
  /** Closed when there is none. */
  school: AdminSchool | "new" | undefined;
  onClose: () => void;
  onSaved: (name: string) => void;
};

export function SchoolDrawer({ school, onClose, onSaved }: SchoolDrawerProps) {
  const id = useId();
  const submission = useSubmission();
  const [values, setValues] = useState<SchoolValues>(valuesOf("new"));
  useEffect(() => {
    if (school) setValues(valuesOf(school));
  }, [school]);
  const put = (next: Partial<SchoolValues>) => setValues((before) => ({ ...before, ...next }));
  const close = () => submission.busy || onClose();
  const badDomains = Object.keys(submission.faults).some((field) => field.startsWith("domains"));

  function save(event: FormEvent) {
    event.preventDefault();
    const body = {
      name: values.name.trim(),
      city: values.city.trim() || null,
      country_code: values.country || null,
      domains: domainsIn(values.domains),
      active: values.active,
    };
    void submission.submit({
      faults: body.name.length < 2 ? { name: "too_short" } : {},
      call: () =>
        school === "new" || !school
          ? client(addSchool, { body })
          : client(changeSchool, { params: { id: school.id }, body }),
      done: ({ ecole }) => {
        onClose();
        onSaved(ecole.name);
      },
    });
  }
  return (
    <Drawer
      open={school !== undefined}
      onOpenChange={close}
      title={school === "new" ? m.admin_school_add() : m.admin_school_edit()}
      closeLabel={m.nav_close()}
      footer={
        <>
          <Button size="medium" onClick={close}>
            {m.admin_cancel()}
          </Button>
          <Button size="medium" look="ink" type="submit" form={id} busy={submission.busy}>
            {m.admin_save()}
          </Button>
        </>
      }
    >
      <form
        id={id}
        ref={submission.form}
        noValidate
        onSubmit={save}
        onInput={submission.forgive}
        className="grid gap-7"
      >
        <Field
          name="name"
          required
          label={m.admin_school_name()}
          maxLength={120}
          autoComplete="off"
          error={faultOf(submission, "name")}
          value={values.name}
          onChange={(event) => put({ name: event.target.value })}
        />
        <Field
          name="city"
          label={m.admin_city()}
          maxLength={80}
          autoComplete="off"
          error={faultOf(submission, "city")}
          value={values.city}
          onChange={(event) => put({ city: event.target.value })}
        />
        <SelectField
          name="country_code"
          label={m.admin_country()}
          error={faultOf(submission, "country_code")}
          value={values.country}
          onChange={(event) => put({ country: event.target.value })}
        >
          <option value="">{m.admin_country_none()}</option>
          {countriesIn(currentLanguage()).map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
        <TextareaField
          name="domains"
          label={m.admin_school_domains()}
          hint={m.admin_school_domains_hint()}
          error={badDomains && m.admin_school_domains_wrong()}
          autoCapitalize="none"
          spellCheck={false}
          rows={2}
          value={values.domains}
          onChange={(event) => put({ domains: event.target.value })}
        />
        <Switch
          checked={values.active}
          note={m.admin_school_offered_note()}
          onChange={(event) => put({ active: event.target.checked })}
        >
          {m.admin_school_offered()}
        </Switch>
        <FormAlert
          submission={submission}
          fields={["name", "city", "country_code", ...domainFaults(submission.faults)]}
        />
      </form>
    </Drawer>
  );
}

const domainFaults = (faults: object) => Object.keys(faults).filter((field) => field.startsWith("domains"));
