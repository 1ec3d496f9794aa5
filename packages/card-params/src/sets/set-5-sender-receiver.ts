import { calendarDate, type Named, stringTable, type TableSchema, tableSchema } from '@pg/rule-kit';
import type { InferOutput } from 'valibot';

/** Section 2.2, Set 5, identity of sender (`payer_`) and receiver (`payee_`), for debit operations. */
// biome-ignore format: the columns are the document's
export const set5SenderReceiverTable = stringTable('2.2 Set 5, sender and receiver', 'parameters.card', {
  payer_identity_type:     ['string', 'optional', 'Sender: type of identity document'],
  payer_identity_id:       ['string', 'optional', 'Sender: number of the identity document', { should: 'code' }],
  payer_identity_country:  ['string', 'optional', 'Sender: country that issued the document'],
  payer_identity_exp_date: ['string', 'optional', 'Sender: expiry date of the document', { format: calendarDate }],
  payer_nationality:       ['string', 'optional', 'Sender: nationality'],
  payer_country_of_birth:  ['string', 'optional', 'Sender: country of birth'],
  payee_first_name:        ['string', 'optional', 'Receiver: first name'],
  payer_last_name:         ['string', 'optional', 'Receiver: last name', { quirk: "The name starts with payer_, but this is the receiver's last name." }],
  payee_middle_name:       ['string', 'optional', 'Receiver: middle name'],
  payee_address:           ['string', 'optional', 'Receiver: street'],
  payee_city:              ['string', 'optional', 'Receiver: city'],
  payee_state:             ['string', 'optional', 'Receiver: state'],
  payee_country:           ['string', 'optional', 'Receiver: country'],
  payee_zip:               ['string', 'optional', 'Receiver: postal code', { should: 'postcode', beside: 'payee_country' }],
  payee_phone:             ['string', 'optional', 'Receiver: phone number', { should: 'phone' }],
  payee_birth_date:        ['string', 'optional', 'Receiver: date of birth', { format: calendarDate }],
  payee_identity_type:     ['string', 'optional', 'Receiver: type of identity document'],
  payee_identity_id:       ['string', 'optional', 'Receiver: number of the identity document', { should: 'code' }],
  payee_identity_country:  ['string', 'optional', 'Receiver: country that issued the document'],
  payee_identity_exp_date: ['string', 'optional', 'Receiver: expiry date of the document', { format: calendarDate }],
  payee_nationality:       ['string', 'optional', 'Receiver: nationality'],
  payee_country_of_birth:  ['string', 'optional', 'Receiver: country of birth'],
});

/** The schema of Set 5 (section 2.2). */
export const Set5SenderReceiver: TableSchema<typeof set5SenderReceiverTable> = tableSchema(set5SenderReceiverTable);
/** Sender and receiver: Set 5 of `parameters.card` (section 2.2), for debit operations. Dates are YYYY-MM-DD. */
export type Set5SenderReceiver = Named<InferOutput<typeof Set5SenderReceiver>>;
