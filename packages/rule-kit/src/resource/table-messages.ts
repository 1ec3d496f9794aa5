import { stringMessages, typeCodeMessages } from '@pg/type-codes';
import { findingMessages, rowMessages } from '../findings/messages.ts';
import { countryMessages, meaningMessages } from '../formats/codes.ts';
import { amountMessages, codeMessages, dateMessages } from '../formats/formats.ts';
import { urlMessages } from '../formats/url.ts';
import { nameMessages } from '../names/messages.ts';

/** All messages of rows. It is a function call because bundlers remove unused pure calls, but not spreads. */
export const tableMessages = /* @__PURE__ */ (() => ({
  ...stringMessages,
  ...typeCodeMessages,
  ...rowMessages,
  ...codeMessages,
  ...countryMessages,
  ...meaningMessages,
  ...dateMessages,
  ...amountMessages,
  ...urlMessages,
  ...findingMessages,
  ...nameMessages,
}))();

export type TableCode = keyof typeof tableMessages;
