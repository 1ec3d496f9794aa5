// `tsc` checks this file in the `types` task: each line after a `@ts-expect-error` must be an error.
import { parse } from '@pg/rule-kit';
import { createSessionRequest, type LiveSession, type Names, sessionResource } from '../src/index.ts';

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
  // @ts-expect-error the live service does not know the neutral name
  createSessionRequest(URL, { parameters: { wallet1: {} } }, { names }),
  // @ts-expect-error without `names`, only neutral names
  createSessionRequest(URL, { parameters: { applepay: {} } }),
  // @ts-expect-error there is no third wallet
  createSessionRequest(URL, {}, { names: { wallet3: 'pay' } }),
  // @ts-expect-error a mistake elsewhere
  createSessionRequest(URL, { oder: {} }, { names }),
];

export const session: LiveSession<typeof names> = parse(sessionResource, {}, { names });
export const parameters = session.parameters?.googlepay;
// @ts-expect-error
export const neutral = session.parameters?.wallet2;

/** Names from a file, whose type does not say what they are. */
export const loose = (of: Names) => createSessionRequest(URL, { parameters: { any: {} } }, { names: of });
