import type { Messages, Rule, RuleDocs } from '@pg/rule-kit';
import { set5SenderReceiverTable } from '../sets/set-5-sender-receiver.ts';
import { findNamedField } from './named-field.ts';

/** In Set 5, the name `payer_last_name` contradicts its meaning. */
export const rule: Rule = {
  id: 'receiver-last-name',
  concern: 'names',
  section: set5SenderReceiverTable.section,
  basis: 'inferred',
  marks: 'name',
  check: (card) =>
    findNamedField(
      card,
      'payee_last_name',
      'payer_last_name' in card
        ? { code: 'second-last-name' }
        : { code: 'receiver-last-name', choices: [{ name: 'payer_last_name' }] },
    ),
};

// biome-ignore format: a table
export const messages = {
  'receiver-last-name': { message: '{field} is not a field: the receiver’s last name should be in payer_last_name, odd as that name is', hint: 'Rename it to payer_last_name. The name says payer, but its meaning in the interface document is the receiver.' },
  'second-last-name': '{field} is not a field: payer_last_name, odd as that name is, has the receiver’s last name already',
} as const satisfies Messages;

export const docs: RuleDocs = {
  summary: 'The receiver’s last name goes into `payer_last_name`: the table has no `payee_last_name`.',
  accepts: [{ value: { payer_last_name: 'Receiver' } }],
  rejects: [
    { value: { payee_last_name: 'Receiver' } },
    { value: { payee_last_name: 'Receiver', payer_last_name: 'Sender' } },
  ],
};
