// Tasks that a first visit does not need: a chunk of their own.
import { cardResource, cardTable } from '@pg/card-params';
import { completionsAt, fixText, replacePayload, rowAt } from '@pg/lint';
import { type SampleOptions, samplePayload, sampleText } from '@pg/lint/sample';
import { tablesOf } from '@pg/rule-kit/internal';
import { brands } from '@pg/sale-form';
import { redactText } from '../share/redact.ts';
import { optionsOf } from './check-text.ts';
import { writeCode } from './code.ts';
import type { LaterTask, Run } from './tasks.ts';

/** A valid payload to start with. */
export type NewPayload = Pick<SampleOptions, 'set' | 'brand'> & { readonly kind: string };

/** The valid payloads of a menu, with their titles. */
export interface NewGroup {
  readonly title: string;
  readonly choices: readonly { readonly title: string; readonly payload: NewPayload }[];
}

export const later: Run<LaterTask> = {
  fix: (request) => fixText(request.text, optionsOf(request)),
  putBack: (request) => replacePayload(request.text, request.number, request.written, optionsOf(request)),
  complete: ({ text, offset, kind }) => completionsAt(text, offset, { kind }),
  row: ({ text, offset, kind }) => rowAt(text, offset, { kind }),
  list: () => GROUPS,
  write: ({ kind, ...options }) =>
    sampleText(kind, samplePayload({ kind, ...options }), kind === 'sale-form' ? 'form' : 'json'),
  code: ({ kind, text, format }) => writeCode(kind, text, format),
  redact: redactText,
};

const keysOf = <TKey extends string>(object: Readonly<Record<TKey, unknown>>) => Object.keys(object) as TKey[];

/** "Set 3, descriptor". Set 6 has several tables. */
const titleOfSet = (set: number): string => {
  const parts = tablesOf(cardResource).flatMap(({ section }) => section.split(`2.2 Set ${set}, `)[1] ?? []);
  return `Set ${set}, ${parts.slice(0, 2).join(' and ')}`;
};

const GROUPS: readonly NewGroup[] = [
  {
    title: 'Session request',
    choices: ([1, 2, 3, 4, 5, 6] as const)
      .slice(0, cardTable.alternatives.tables.length)
      .map((set) => ({ title: titleOfSet(set), payload: { kind: 'session-request', set } })),
  },
  { title: 'Sale', choices: keysOf(brands).map((brand) => ({ title: brand, payload: { kind: 'sale-form', brand } })) },
  {
    title: 'Wallets',
    choices: [
      { title: 'Wallet settings of wallet1', payload: { kind: 'wallet1-settings' } },
      { title: 'Wallet settings of wallet2', payload: { kind: 'wallet2-settings' } },
      { title: 'Request of wallet2’s client', payload: { kind: 'wallet2-client-request' } },
    ],
  },
];
