// `tsc` checks this file in the `types` task: each line after a `@ts-expect-error` must be an error.
import { check, parse } from '@pg/rule-kit';
import { createSessionRequest, type LiveSession, sessionType, type WalletNames } from '../src/index.ts';

const URL = 'https://pay.example';
const names = { wallet1: 'applepay', wallet2: 'googlepay' } as const;

export const live = [
  createSessionRequest(
    URL,
    { methods: ['applepay'], parameters: { applepay: {}, card: { descriptor: 'a' } } },
    { names },
  ),
  createSessionRequest(
    URL,
    { parameters: { googlepay: {} } },
    { names, strict: true, sign: (body) => body.hash ?? '' },
  ),
  // A literal needs no `as const`.
  createSessionRequest(URL, { parameters: { apay: {}, wallet2: {} } }, { names: { wallet1: 'apay' } }),
  createSessionRequest(URL, { parameters: { wallet1: {} } }),
  createSessionRequest(URL, { parameters: { wallet1: {} } }, { names: undefined, strict: true }),
];

export const mistakes = [
  // @ts-expect-error the live service does not know the name
  createSessionRequest(URL, { parameters: { wallet1: {} } }, { names }),
  // @ts-expect-error the live service does not know the name
  createSessionRequest(URL, { methods: ['wallet1'] }, { names }),
  // @ts-expect-error no method has this name
  createSessionRequest(URL, { methods: ['card', 'aplepay'] }, { names }),
  // @ts-expect-error without `names`, only names
  createSessionRequest(URL, { parameters: { applepay: {} } }),
  // @ts-expect-error there is no third wallet
  createSessionRequest(URL, {}, { names: { wallet3: 'pay' } }),
  // @ts-expect-error a mistake elsewhere
  createSessionRequest(URL, { oder: {} }, { names }),
];

export const session: LiveSession<typeof names> = parse(sessionType, {}, { names });
export const parameters = session.parameters?.googlepay;
// @ts-expect-error
export const neutral = session.parameters?.wallet2;

/** Names from a file, whose type does not say what they are. */
export const loose = (of: WalletNames) =>
  createSessionRequest(URL, { methods: ['any'], parameters: { any: {} } }, { names: of });

export const checked = [
  check(sessionType, {}, { names, profile: { cardSet: 6, debitOperations: ['debit'], require: ['order'] } }),
  // @ts-expect-error there is no third wallet
  check(sessionType, {}, { names: { wallet3: 'pay' } }),
  // @ts-expect-error there is no seventh set
  check(sessionType, {}, { profile: { cardSet: 7 } }),
  // @ts-expect-error of another kind
  check(sessionType, {}, { profile: { brandParameters: {} } }),
  // @ts-expect-error there is no third wallet
  parse(sessionType, {}, { names: { wallet3: 'pay' } }),
  // @ts-expect-error of another kind
  parse(sessionType, {}, { profile: { brandParameters: {} } }),
];
