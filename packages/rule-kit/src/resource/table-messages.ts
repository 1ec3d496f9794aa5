import { stringMessages, typeCodeMessages } from '@pg/type-codes';
import { findingMessages, rowMessages } from '../findings/messages.ts';
import { countryMessages, meaningMessages } from '../formats/codes.ts';
import { amountMessages, codeMessages, dateMessages } from '../formats/formats.ts';
import { urlMessages } from '../formats/url.ts';

/** The messages of everything that rows can report. Bundlers drop a pure call that is unused, but no spread. */
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
}))();

/** The codes of everything that rows can report. */
export type TableCode = keyof typeof tableMessages;
