import { cardResource, cardTable } from '@pg/card-params';
import { tablesOf } from '@pg/rule-kit/internal';
import { brands } from '@pg/sale-form';
import type { JSX } from 'preact';
import type { NewPayload } from '../checker/tasks.ts';

export interface NewChoicesProps {
  readonly onNew: (payload: NewPayload, title: string) => void;
}

/** "Set 3, descriptor". Set 6 has several tables. */
const titleOfSet = (set: number): string => {
  const parts = tablesOf(cardResource).flatMap(({ section }) => section.split(`2.2 Set ${set}, `)[1] ?? []);
  return `Set ${set}, ${parts.slice(0, 2).join(' and ')}`;
};

interface Choice {
  readonly title: string;
  readonly payload: NewPayload;
}

const GROUPS: readonly { readonly title: string; readonly choices: readonly Choice[] }[] = [
  {
    title: 'Session request',
    choices: [
      ...cardTable.alternatives.tables.map((_, i) => ({
        title: titleOfSet(i + 1),
        payload: { kind: 'session-request', set: i + 1 },
      })),
      { title: 'With wallets', payload: { kind: 'session-request', sample: 'good/wallets.json' } },
    ],
  },
  {
    title: 'Sale',
    choices: Object.keys(brands).map((brand) => ({ title: brand, payload: { kind: 'sale-form', brand } })),
  },
  {
    title: 'Wallets',
    choices: [
      { title: 'Wallet settings of wallet1', payload: { kind: 'wallet1-settings' } },
      { title: 'Wallet settings of wallet2', payload: { kind: 'wallet2-settings' } },
      { title: 'Request of wallet2’s client', payload: { kind: 'wallet2-client-request' } },
    ],
  },
];

/** The payloads that the page can write. */
export const NewChoices = ({ onNew }: NewChoicesProps): JSX.Element => (
  <div class="new-choices stack">
    {GROUPS.map(({ title: group, choices }) => (
      <section key={group} class="row" aria-label={group}>
        <h2>{group}</h2>
        {choices.map(({ title, payload }) => (
          <button
            key={title}
            type="button"
            class="small quiet"
            onClick={({ currentTarget }) => {
              currentTarget.closest('details')?.removeAttribute('open');
              onNew(payload, `${group}: ${title}`);
            }}
          >
            {title}
          </button>
        ))}
      </section>
    ))}
  </div>
);
