import { checkMessages, depthMessages, valueMessages } from '../findings/messages.ts';
import { countryMessages } from '../formats/codes.ts';
import { amountMessages, codeMessages, dateMessages } from '../formats/formats.ts';
import { urlMessages } from '../formats/url.ts';
import { listMessages } from '../mistakes/listed-values.ts';
import { signMessages } from '../signs/signs.ts';
import { stringMessages } from '../words/string-messages.ts';
import { typeCodeMessages } from '../words/type-code-messages.ts';

/** All messages of rows. */
export const tableMessages = {
  ...stringMessages,
  ...typeCodeMessages,
  ...valueMessages,
  ...listMessages,
  ...codeMessages,
  ...countryMessages,
  ...dateMessages,
  ...amountMessages,
  ...urlMessages,
  ...depthMessages,
  ...checkMessages,
  ...signMessages,
};

export type TableMessages = typeof tableMessages;
