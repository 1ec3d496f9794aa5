import { findingMessages, valueMessages } from '../findings/messages.ts';
import { countryMessages, meaningMessages } from '../formats/codes.ts';
import { amountMessages, codeMessages, dateMessages, digitsMessages } from '../formats/formats.ts';
import { urlMessages } from '../formats/url.ts';
import { nameMessages } from '../names/messages.ts';
import { listMessages } from '../report/listed-values.ts';
import { tableCheckMessages } from '../report/table-checks.ts';
import { stringMessages } from '../words/string-messages.ts';
import { typeCodeMessages } from '../words/type-code-messages.ts';

/** All messages of rows. */
export const tableMessages = {
  ...stringMessages,
  ...typeCodeMessages,
  ...valueMessages,
  ...listMessages,
  ...tableCheckMessages,
  ...codeMessages,
  ...countryMessages,
  ...meaningMessages,
  ...dateMessages,
  ...digitsMessages,
  ...amountMessages,
  ...urlMessages,
  ...findingMessages,
  ...nameMessages,
};

export type TableCode = keyof typeof tableMessages;
