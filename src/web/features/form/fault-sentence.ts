import type { FieldFault } from "#contract/errors.ts";
import { mostEmailLength } from "#vocabulary/email.ts";
import { passwordLength } from "#vocabulary/password.ts";
import { ageRange, nameLength, oneTimeCode } from "#vocabulary/person.ts";
import { m } from "#web/i18n/paraglide/messages.js";

type Sentence = () => string;

/** What to say beside a field about its fault, in the page's language. */
export function faultSentence(field: string, fault: FieldFault): string {
  const own = Object.hasOwn(ofField, field) ? ofField[field]?.[fault] : undefined;
  return (own ?? general[fault])();
}

/** Where a form of ours cannot meet a fault, it only asks to look again. */
const general: Readonly<Record<FieldFault, Sentence>> = {
  required: m.form_fault_required,
  unknown: m.form_fault_invalid,
  wrong_type: m.form_fault_invalid,
  too_short: m.form_fault_too_short,
  too_long: m.form_fault_too_long,
  too_small: m.form_fault_invalid,
  too_big: m.form_fault_invalid,
  invalid: m.form_fault_invalid,
  common: m.form_fault_invalid,
  contains_email: m.form_fault_invalid,
  too_young: () => m.form_fault_too_young({ least: ageRange.least }),
  too_old: m.form_fault_too_old,
  not_accepted: m.form_fault_required,
  taken: m.form_fault_taken,
};

const name = {
  too_long: () => m.form_most({ most: nameLength.most }),
  invalid: m.form_line_invalid,
} as const;

const code = () => m.form_code_invalid({ digits: oneTimeCode.digits });

const ofField: Readonly<Record<string, Partial<Record<FieldFault, Sentence>>>> = {
  email: {
    required: m.form_email_required,
    invalid: m.form_email_invalid,
    too_long: () => m.form_most({ most: mostEmailLength }),
  },
  password: {
    required: m.form_password_required,
    too_short: m.form_password_too_short,
    too_long: () => m.form_most({ most: passwordLength.most }),
    common: m.form_password_common,
    contains_email: m.form_password_contains_email,
  },
  firstname: { ...name, required: m.form_firstname_required },
  lastname: { ...name, required: m.form_lastname_required },
  birthdate: { invalid: m.form_birthdate_invalid, required: m.form_birthdate_invalid },
  gender: { required: m.form_gender_required, invalid: m.form_gender_required },
  phone: { invalid: m.form_phone_invalid },
  terms: { required: m.form_terms_not_accepted, not_accepted: m.form_terms_not_accepted },
  code: { required: code, invalid: code },
};
