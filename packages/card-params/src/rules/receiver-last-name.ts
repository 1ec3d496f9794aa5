import { type DocsOf, defineRules } from '@pg/rule-kit';
import { set5SenderReceiverTable } from '../sets/set-5-sender-receiver.ts';

/** In Set 5, the name `payer_last_name` contradicts its meaning. */
export const rules = defineRules(
  { section: set5SenderReceiverTable.section, basis: 'inferred', onlyIfRowsFail: true, marks: 'name' },
  {
    'receiver-last-name': {
      // biome-ignore format: a table
      messages: {
  'receiver-last-name': { message: "{field} is not a field: the receiver's last name goes in payer_last_name", hint: "Put the receiver's last name in payer_last_name, and remove payee_last_name." },
},
      check(card) {
        if (!('payee_last_name' in card)) return [];
        const choices = 'payer_last_name' in card ? [] : [{ name: 'payer_last_name' }];
        return [{ path: ['payee_last_name'], code: 'receiver-last-name', choices }];
      },
    },
  },
);

export const docs: DocsOf<typeof rules> = {
  'receiver-last-name': {
    summary: "The receiver's last name goes into `payer_last_name`: the table has no `payee_last_name`.",
    accepts: [{ value: { payer_last_name: 'Receiver' } }],
    rejects: [
      { value: { payee_last_name: 'Receiver' } },
      { value: { payee_last_name: 'Receiver', payer_last_name: 'Sender' } },
    ],
  },
};
