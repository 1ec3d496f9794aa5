import { findingMessages, valueMessages } from '../findings/messages.ts';
import { countryMessages, meaningMessages } from '../formats/codes.ts';
import { formatCauseMessages } from '../formats/format-causes.ts';
import { amountMessages, codeMessages, dateMessages } from '../formats/formats.ts';
import { urlMessages } from '../formats/url.ts';
import { urlCauseMessages } from '../formats/url-causes.ts';
import { causeMessages } from '../mistakes/causes.ts';
import { listCauseMessages } from '../mistakes/listed-causes.ts';
import { listMessages } from '../mistakes/listed-values.ts';
import { nameMessages } from '../names/messages.ts';
import { stringMessages } from '../words/string-messages.ts';
import { typeCodeMessages } from '../words/type-code-messages.ts';

/** All messages of rows. */
export const tableMessages = {
  ...stringMessages,
  ...typeCodeMessages,
  ...valueMessages,
  ...causeMessages,
  ...listMessages,
  ...listCauseMessages,
  ...codeMessages,
  ...countryMessages,
  ...meaningMessages,
  ...dateMessages,
  ...formatCauseMessages,
  ...amountMessages,
  ...urlMessages,
  ...urlCauseMessages,
  ...findingMessages,
  ...nameMessages,
};

export type TableMessages = typeof tableMessages;
