import type { Rule, RuleDocs } from '@pg/rule-kit';
import { set5SenderReceiver } from '../sets/set-5-sender-receiver.ts';
import { findNamedField } from './named-field.ts';

/** In Set 5, the name `payer_last_name` contradicts its meaning. */
export const receiverLastName: Rule = {
  id: 'receiver-last-name',
  concern: 'names',
  get section() {
    return set5SenderReceiver.section;
  },
  basis: 'inferred',
  marks: 'name',
  check: (card) =>
    findNamedField(card, 'payee_last_name', {
      code: 'payer_last_name' in card ? 'second-last-name' : 'receiver-last-name',
    }),
};

export const docs: RuleDocs = {
  summary: 'The receiver’s last name goes into `payer_last_name`: the table has no `payee_last_name`.',
  accepts: [{ value: { payer_last_name: 'Receiver' } }],
  rejects: [
    { value: { payee_last_name: 'Receiver' } },
    { value: { payee_last_name: 'Receiver', payer_last_name: 'Sender' } },
  ],
};
