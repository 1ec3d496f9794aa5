import type { Rule, RuleDocs } from '@pg/rule-kit';
import { set5SenderReceiver } from '../sets/set-5-sender-receiver.ts';
import { findNamedEntry } from './named-entry.ts';

/** The one name of Set 5 that doesn't say what it means. */
export const receiverLastName: Rule = {
  id: 'receiver-last-name',
  concern: 'names',
  get section() {
    return set5SenderReceiver.section;
  },
  basis: 'inferred',
  marks: 'name',
  check: (card) =>
    findNamedEntry(card, 'payee_last_name', {
      found: 'an entry that Set 5 does not have',
      allowed: 'the receiver’s last name is payer_last_name',
      hint: 'Did you mean "payer_last_name"? Its name says payer, but the document describes it as the receiver’s.',
    }),
};

export const docs: RuleDocs = {
  summary: 'The receiver’s last name goes into `payer_last_name`: the table has no `payee_last_name`.',
  accepts: [{ value: { payer_last_name: 'Receiver' } }],
  rejects: [{ value: { payee_last_name: 'Receiver' } }],
};
