import { calendarDate, type TableSchema, tableSchema, wordTable } from '@pg/rule-kit';
import type { InferOutput } from 'valibot';

/** Section 2.2, Set 5, identity of sender (`payer_`) and receiver (`payee_`), for debit operations. */
// biome-ignore format: the columns are the document's
export const set5SenderReceiver = /* @__PURE__ */ wordTable('2.2 Set 5, sender and receiver', 'parameters.card', {
  payer_identity_type:     ['text', 'optional', 'Sender: kind of identity document'],
  payer_identity_id:       ['text', 'optional', 'Sender: number of that document'],
  payer_identity_country:  ['text', 'optional', 'Sender: country that issued it'],
  payer_identity_exp_date: ['text', 'optional', 'Sender: day on which it expires', { format: calendarDate }],
  payer_nationality:       ['text', 'optional', 'Sender: nationality'],
  payer_country_of_birth:  ['text', 'optional', 'Sender: country of birth'],
  payee_first_name:        ['text', 'optional', 'Receiver: first name'],
  payer_last_name:         ['text', 'optional', 'Receiver: last name', { quirk: 'The name says payer, the meaning says receiver.' }],
  payee_middle_name:       ['text', 'optional', 'Receiver: middle name'],
  payee_address:           ['text', 'optional', 'Receiver: street'],
  payee_city:              ['text', 'optional', 'Receiver: city'],
  payee_state:             ['text', 'optional', 'Receiver: state'],
  payee_country:           ['text', 'optional', 'Receiver: country'],
  payee_zip:               ['text', 'optional', 'Receiver: postal code'],
  payee_phone:             ['text', 'optional', 'Receiver: phone number'],
  payee_birth_date:        ['text', 'optional', 'Receiver: day of birth', { format: calendarDate }],
  payee_identity_type:     ['text', 'optional', 'Receiver: kind of identity document'],
  payee_identity_id:       ['text', 'optional', 'Receiver: number of that document'],
  payee_identity_country:  ['text', 'optional', 'Receiver: country that issued it'],
  payee_identity_exp_date: ['text', 'optional', 'Receiver: day on which it expires', { format: calendarDate }],
  payee_nationality:       ['text', 'optional', 'Receiver: nationality'],
  payee_country_of_birth:  ['text', 'optional', 'Receiver: country of birth'],
});

/** The schema of Set 5 (section 2.2). */
export const Set5SenderReceiver: TableSchema<typeof set5SenderReceiver> =
  /* @__PURE__ */ tableSchema(set5SenderReceiver);
/** Who sends and who receives: Set 5 of `parameters.card` (section 2.2), for debit operations. Dates are YYYY-MM-DD. */
export type Set5SenderReceiver = InferOutput<typeof Set5SenderReceiver>;
