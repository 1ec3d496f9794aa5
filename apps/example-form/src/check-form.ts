import { cardParams } from '@pg/card-params';
import { check } from '@pg/rule-kit';
import { french } from './french.ts';

/** Checks a payer's form, whose fields are those of Set 4. Gives a message for each field that has a mistake. */
export function checkForm(form: FormData): Readonly<Record<string, string>> {
  const findings = check(cardParams, Object.fromEntries(form), { messages: french });
  return Object.fromEntries(findings.map(({ path, message }) => [String(path[0]), message]));
}
