import { stringMessages, typeCodeMessages } from '@pg/type-codes';
import { findingMessages, rowMessages } from '../findings/messages.ts';
import { countryMessages, meaningMessages } from '../formats/codes.ts';
import { amountMessages, codeMessages, dateMessages } from '../formats/formats.ts';
import { urlMessages } from '../formats/url.ts';
import { nameMessages } from '../names/messages.ts';

/** All messages of rows. */
export const tableMessages = {
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
};

export type TableCode = keyof typeof tableMessages;
