import type { ChangeEvent } from "react";
import type { User } from "#contract/users.ts";
import { type Language, languages } from "#vocabulary/language.ts";
import { ageRange, genders } from "#vocabulary/person.ts";
import { BirthdateField } from "#web/features/form/birthdate-field.tsx";
import { GenderChoice } from "#web/features/form/gender-choice.tsx";
import { countriesIn } from "#web/i18n/countries.ts";
import { currentLanguage } from "#web/i18n/language.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { Field } from "#web/ui/field.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { AccountSection, FieldGrid } from "../account-section.tsx";
import { ChoiceField } from "./choice-field.tsx";
import type { ProfileField } from "./profile-values.ts";

/** What ties a field of the page to its value, its change and its fault. */
type Bound = {
  name: ProfileField;
  value: string;
  onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => void;
  error: string | undefined;
};
type SectionProps = { bind: (field: ProfileField) => Bound };

export function You({ bind }: SectionProps) {
  return (
    <AccountSection title={m.account_you()} note={m.account_you_note()}>
      <FieldGrid>
        <Field {...bind("firstname")} label={m.account_firstname()} required autoComplete="given-name" />
        <Field {...bind("lastname")} label={m.account_lastname()} required autoComplete="family-name" />
        <GenderChoice
          label={m.account_gender()}
          hint={m.account_gender_hint()}
          error={bind("gender").error}
          preset={genders.find((gender) => gender === bind("gender").value)}
        />
        {/* The browser gives each input room for twenty letters; here they share a column. */}
        <div className="min-w-0 [&_label]:min-w-0">
          <BirthdateField
            defaultValue={bind("birthdate").value}
            hint={m.account_birthdate_hint({ age: ageRange.least })}
            error={bind("birthdate").error}
          />
        </div>
      </FieldGrid>
    </AccountSection>
  );
}

/** Each in its own words, so that whoever landed in the wrong one finds the way out. */
const languageNames: Record<Language, string> = { en: "English", fr: "Français" };

type ContactProps = SectionProps & { user: User; chooseLanguage: (language: Language) => void };

export function Contact({ user, bind, chooseLanguage }: ContactProps) {
  return (
    <AccountSection title={m.account_contact()} note={m.account_contact_note()}>
      <FieldGrid>
        <div>
          <p className="font-medium text-14">{m.account_email()}</p>
          <p className="wrap-anywhere flex min-h-12 items-center">{user.email}</p>
          <p className="mt-2 text-14 text-muted">{m.account_email_note()}</p>
        </div>
        <Field
          {...bind("phone")}
          label={m.account_phone()}
          hint={m.account_phone_hint()}
          type="tel"
          autoComplete="tel"
        />
        <ChoiceField
          label={m.account_language()}
          hint={m.account_language_hint()}
          options={languages.map((one) => ({ value: one, label: languageNames[one] }))}
          value={languages.find((one) => one === bind("lang").value) ?? currentLanguage()}
          onChange={chooseLanguage}
        />
      </FieldGrid>
    </AccountSection>
  );
}

export function Address({ bind }: SectionProps) {
  return (
    <AccountSection title={m.account_address_title()} note={m.account_address_note()}>
      <FieldGrid>
        <Field {...bind("address")} label={m.account_address()} autoComplete="address-line1" />
        <Field {...bind("address2")} label={m.account_address2()} autoComplete="address-line2" />
        <Field {...bind("zip")} label={m.account_zip()} autoComplete="postal-code" />
        <Field {...bind("city")} label={m.account_city()} autoComplete="address-level2" />
        <Field {...bind("state")} label={m.account_state()} autoComplete="address-level1" />
        <SelectField {...bind("country_code")} label={m.account_country()} autoComplete="country">
          <option value="">{m.account_country_none()}</option>
          {countriesIn(currentLanguage()).map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
      </FieldGrid>
    </AccountSection>
  );
}
